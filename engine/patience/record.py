"""A record is a game, its variants, how it began and the moves; an example may hold refused moves too."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from patience.dealing import deal
from patience.game import Game, VariantsClash
from patience.games import GAMES
from patience.notation import NotationError, parse_move, parse_notes, parse_pile_name, write_move, write_state
from patience.play import apply
from patience.refusals import Illegal
from patience.rules import judge
from patience.setup import complete
from patience.shuffle import FIRST_DEAL, LAST_DEAL
from patience.state import Move, PileId, State

LONGEST = 5_000  # moves


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was played; `start` is a deal number or a set-up."""

    game: Game
    start: int | State
    moves: tuple[Move, ...] = ()

    def first(self) -> State:
        """The position before the first move."""
        return self.start if isinstance(self.start, State) else deal(self.game, self.start)


class Step(NamedTuple):
    """A line of an example: a move, the refusal it must meet, its caption, and where it stands."""

    move: Move
    refusal: str | None
    caption: str | None
    line: int


@dataclass(frozen=True, slots=True)
class Example:
    """A start and the steps shown from it; `options` are header lines that are no piles."""

    game: Game
    start: int | State
    steps: tuple[Step, ...] = ()
    options: dict[str, str] = field(default_factory=dict)

    def record(self) -> Record:
        """The legal moves alone."""
        return Record(self.game, self.start, tuple(step.move for step in self.steps if not step.refusal))


def find_game(text: str) -> Game:
    """Finds a game by its id and variants, such as `windmill+free-kings`.

    Raises:
        NotationError: the game or a variant is unknown, or the variants do not go together.
    """
    name, *variants = text.strip().split("+")
    if name not in GAMES:
        raise NotationError(f"unknown game {name!r}; known: {', '.join(GAMES)}")
    try:
        return GAMES[name].with_variants(frozenset(variants))
    except VariantsClash as clash:
        raise NotationError(f"{name}: {clash}") from clash


def write_game(game: Game) -> str:
    """Writes a game's id and variants."""
    return "+".join((game.id, *sorted(game.chosen)))


def write_record(record: Record) -> str:
    """Writes a record, one line for each move."""
    lines = [f"game: {write_game(record.game)}"]
    if isinstance(record.start, State):
        lines.append(write_state(record.game, record.start).rstrip("\n"))
    else:
        lines.append(f"deal: {record.start}")
    if record.moves:
        lines += ["moves:", *(f"  {write_move(record.game, move)}" for move in record.moves)]
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Reads a record.

    Raises:
        NotationError: the text is no record.
    """
    example = parse_example(text)
    if refused := next((step for step in example.steps if step.refusal), None):
        raise NotationError("a record holds legal moves only; expected no '!'", refused.line)
    return example.record()


def parse_example(text: str, options: frozenset[str] = frozenset()) -> Example:
    """Reads a worked example; header lines named in `options` are kept as they are.

    Raises:
        NotationError: a line is not in the notation; its number counts from 1.
    """
    return _Reader(options).read(text)


def replay(record: Record) -> State:
    """Plays a record to its last position.

    Raises:
        NotationError: a move is against the rules; the line counts moves from 1.
    """
    state = record.first()
    for number, move in enumerate(record.moves, 1):
        if reason := judge(record.game, state, move):
            raise NotationError(against_the_rules(record.game, move, reason), number)
        state = apply(record.game, state, move)
    return state


def against_the_rules(game: Game, move: Move, reason: Illegal) -> str:
    """Says for authors and testers which move was refused and why."""
    return f"{write_move(game, move)} is against the rules: {reason.name} (rule {reason.rule})"


_STEP = re.compile(r"(?P<move>[^!#]*?)\s*(?:!(?P<refusal>\w+)\s*)?(?:\s#\s*(?P<caption>.*?))?\s*")
_HEADER = re.compile(r"(?P<name>[a-z]+(?: \d+)?):\s*(?P<value>.*?)\s*")


class _Reader:
    """Reads an example line by line."""

    def __init__(self, options: frozenset[str]) -> None:
        self.known_options = options
        self.game: Game | None = None
        self.number: int | None = None
        self.passes = 1
        self.notes = ""
        self.piles: dict[PileId, list[str]] = {}
        self.options: dict[str, str] = {}
        self.steps: list[Step] = []
        self.in_moves = False

    def read(self, text: str) -> Example:
        line = 1
        for line, words in enumerate(text.splitlines(), 1):
            if words.strip() and not words.lstrip().startswith("#"):
                self._at(line, self._step if self.in_moves else self._header, words.strip())
        if self.game is None:
            raise NotationError("no game is named; expected a first line such as 'game: windmill'")
        return Example(self.game, self._start(), tuple(self.steps), self.options)

    def _at(self, line: int, read: Callable[[str, int], None], words: str) -> None:
        try:
            read(words, line)
        except NotationError as fault:
            raise NotationError(str(fault), line) from None

    def _header(self, words: str, _line: int) -> None:
        found = _HEADER.fullmatch(words)
        if not found:
            raise NotationError(f"{words!r} is no line of a set-up; expected 'pile: cards' or 'moves:'")
        name, value = found.groups()
        if name == "game":
            self.game = find_game(value)
        elif self.game is None:
            raise NotationError("the first line must name the game; expected 'game: …'")
        else:
            self._setting(self.game, name, value)

    def _setting(self, game: Game, name: str, value: str) -> None:
        if name == "moves" and not value:
            self.in_moves = True
        elif name == "deal":
            self.number = _number(value, FIRST_DEAL, LAST_DEAL, "deal")
        elif name == "pass":
            self.passes = _number(value, 1, LONGEST, "pass")
        elif name == "notes":
            self.notes = value
        elif name in self.known_options:
            self.options[name] = value
        else:
            pile = parse_pile_name(game, name)
            if pile in self.piles:
                raise NotationError(f"{name} is named twice")
            self.piles[pile] = value.split()

    def _step(self, words: str, line: int) -> None:
        assert self.game is not None
        found = _STEP.fullmatch(words)
        if not found:
            raise NotationError(f"{words!r} is no step; expected 'move  !Reason  # caption'")
        if len(self.steps) == LONGEST:
            raise NotationError(f"there are too many moves; expected at most {LONGEST}")
        move = parse_move(self.game, found["move"])
        self.steps.append(Step(move, found["refusal"], found["caption"], line))

    def _start(self) -> int | State:
        assert self.game is not None
        if self.number is not None:
            if self.piles:
                raise NotationError("a deal number and piles are both given; expected one of them")
            return self.number
        return complete(self.game, self.piles, self.passes, parse_notes(self.game, self.notes))


def _number(text: str, lowest: int, highest: int, what: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and lowest <= int(text) <= highest):
        raise NotationError(f"{text!r} is no {what}; expected a number from {lowest} to {highest}")
    return int(text)
