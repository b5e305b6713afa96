"""A record is a game, its variants, how it began and the moves; an example may hold refused moves too."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from patience.definition.game import Game, VariantsClash
from patience.definition.shuffle import FIRST_DEAL, LAST_DEAL
from patience.playing.dealing import deal
from patience.playing.judging import judge
from patience.playing.moving import Forced, apply, carry_out
from patience.refusals import Illegal
from patience.registry import GAMES, Games
from patience.state import Move, Note, PileId, State
from patience.text.completion import SetupError
from patience.text.notation import (
    NotationError,
    parse_move,
    parse_notes,
    parse_number,
    parse_pile_name,
    quoted,
    write_move,
    write_state,
)
from patience.text.reading import LONGEST, Line, cut, numbered
from patience.text.setup import complete


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
    """A start, as it was `written` too, and the steps shown from it; `options` are header lines that are no piles."""

    game: Game
    start: int | State
    steps: tuple[Step, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    written: str = ""

    def record(self) -> Record:
        """The legal moves alone."""
        return Record(self.game, self.start, tuple(step.move for step in self.steps if not step.refusal))


def find_game(text: str, games: Games = GAMES) -> Game:
    """Finds a game by its id and variants, such as `game+variant`.

    Raises:
        NotationError: the game or a variant is unknown, or the variants do not go together.
    """
    name, *variants = text.strip().split("+")
    if name not in games:
        raise NotationError(f"unknown game {quoted(name)}; known: {', '.join(games) or 'none'}")
    try:
        return games[name].with_variants(frozenset(variants))
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


def parse_record(text: str, games: Games = GAMES) -> Record:
    """Reads a record.

    Raises:
        NotationError: the text is no record.
    """
    example = parse_example(text, games=games)
    if refused := next((step for step in example.steps if step.refusal), None):
        raise NotationError("a record holds legal moves only; expected no '!'", refused.line)
    return example.record()


def parse_example(text: str, options: frozenset[str] = frozenset(), games: Games = GAMES) -> Example:
    """Reads a worked example; header lines named in `options` are kept as they are.

    Raises:
        NotationError: a line is not in the notation; its number counts from 1.
    """
    header, moves = cut(text)
    if not header or header[0].name != "game":
        place = header[0].number if header else 1
        known = ", ".join(games) or "none"
        raise NotationError(f"no game is named; expected a first line 'game: …' with one of: {known}", place)
    with numbered(header[0]):
        game = find_game(header[0].text, games)
    beginning = [line for line in header[1:] if line.name not in options]
    start = _start(game, beginning)
    written = "".join(f"{line.name}: {line.text}".rstrip() + "\n" for line in beginning)
    kept = {line.name: line.text for line in header if line.name in options}
    return Example(game, start, tuple(_step(game, line) for line in moves), kept, written)


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


class Frame(NamedTuple):
    """A step of an example, the positions around it, and what it forced or why it was refused."""

    step: Step
    before: State
    after: State
    forced: tuple[Forced, ...] = ()
    reason: Illegal | None = None


def follow(example: Example) -> Iterator[Frame]:
    """Plays an example step by step; a refused move leaves the position as it was.

    Raises:
        NotationError: a move is refused though it should be legal, or not refused as it should be.
    """
    game, state = example.game, example.record().first()
    for step in example.steps:
        reason = judge(game, state, step.move)
        _check_refusal(game, step, reason)
        after, forced = (state, ()) if reason else carry_out(game, state, step.move)
        yield Frame(step, state, after, forced, reason)
        state = after


def _check_refusal(game: Game, step: Step, reason: Illegal | None) -> None:
    if reason and reason.name != step.refusal:
        expected = f"!{step.refusal}" if step.refusal else "a legal move"
        raise NotationError(f"{against_the_rules(game, step.move, reason)}; expected {expected}", step.line)
    if step.refusal and not reason:
        raise NotationError(f"the move is legal; expected it to be refused as !{step.refusal}", step.line)


def against_the_rules(game: Game, move: Move, reason: Illegal) -> str:
    """Says for authors and testers which move was refused and why."""
    return f"{write_move(game, move)} is against the rules: {reason.name} (rule {reason.rule})"


def _start(game: Game, lines: list[Line]) -> int | State:
    settings = {line.name: line for line in lines if line.name in ("deal", "pass", "notes")}
    if deal_line := settings.get("deal"):
        return _deal_number(deal_line, lines)
    passes, notes = 1, frozenset[Note]()
    if line := settings.get("pass"):
        passes = _number(line, 1, game.passes or LONGEST)
    if line := settings.get("notes"):
        with numbered(line):
            notes = parse_notes(game, line.text)
    piles = {_pile_name(game, line): line for line in lines if line.name not in settings}
    try:
        return complete(game, {pile: line.text.split() for pile, line in piles.items()}, passes, notes)
    except SetupError as fault:
        raise NotationError(str(fault), piles[fault.pile].number if fault.pile in piles else 1) from None


def _deal_number(deal_line: Line, lines: list[Line]) -> int:
    if other := next((line for line in lines if line is not deal_line), None):
        raise NotationError(f"a deal number and {other.name!r} are both given; expected one of them", other.number)
    return _number(deal_line, FIRST_DEAL, LAST_DEAL)


def _pile_name(game: Game, line: Line) -> PileId:
    with numbered(line):
        return parse_pile_name(game, line.name)


def _step(game: Game, line: Line) -> Step:
    words, _, caption = line.text.partition("#")
    move, mark, refusal = words.partition("!")
    if mark and not refusal.strip().isidentifier():
        raise NotationError(f"{quoted(line.text)} is no step; expected 'move  !Reason  # caption'", line.number)
    with numbered(line):
        return Step(parse_move(game, move), refusal.strip() or None, caption.strip() or None, line.number)


def _number(line: Line, lowest: int, highest: int) -> int:
    with numbered(line):
        return parse_number(line.text, lowest, highest, line.name)
