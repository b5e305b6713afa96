"""The text form of cards, piles, moves and positions, and the way back."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from patience.cards import RANK_LETTERS, Card, Rank, Suit
from patience.definition.game import Game
from patience.state import Move, Note, Pile, PileId, State

_CARD = re.compile(rf"([{RANK_LETTERS}])([SHDC])(2?)", re.IGNORECASE)
_MOVE = re.compile(r"(?P<source>[a-z]+(?: [0-9]+)?)(?: x(?P<count>[1-9][0-9]?))? > (?P<target>[a-z]+(?: [0-9]+)?)")

LONGEST_QUOTE = 60  # characters
MOVES_KNOWN = 5_000  # moves whose reading is kept: a table is sent its whole record with each question


class NotationError(ValueError):
    """Text that is not in the notation; `line` counts from 1 in the text that was read."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


def clipped(text: str) -> str:
    """Gives a text for a message, a long one only as far as it helps."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def quoted(text: str) -> str:
    """Quotes a text for a message, a long one only as far as it helps."""
    return repr(clipped(text))


def parse_number(text: str, lowest: int, highest: int, what: str) -> int:
    """Reads a number.

    Raises:
        NotationError: the text is no number in these bounds.
    """
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and lowest <= int(text) <= highest):
        raise NotationError(f"{quoted(text)} is no {what}; expected a number from {lowest} to {highest}")
    return int(text)


def write_card(card: Card, *, face_down: bool = False) -> str:
    """Writes a card; face down in small letters."""
    return str(card).lower() if face_down else str(card)


def parse_card(text: str) -> tuple[Card, bool, bool]:
    """Reads a card; tells as well whether it lies face down and whether its pack was named.

    Raises:
        NotationError: the text is no card.
    """
    found = _CARD.fullmatch(text)
    if not found or text not in (text.upper(), text.lower()):
        raise NotationError(f"{quoted(text)} is no card; expected a rank and a suit such as QH or TS")
    rank, suit, pack = found.groups()
    card = Card(Rank(RANK_LETTERS.index(rank.upper()) + 1), Suit(suit.upper()), 1 if pack else 0)
    return card, text.islower(), bool(pack)


def write_pile_name(game: Game, pile: PileId) -> str:
    """Writes a pile's name; its number counts from 1 and is left out where there is one pile only."""
    group = game.group.get(pile.group)
    return pile.group if group is None or group.count == 1 else f"{pile.group} {pile.index + 1}"


def parse_pile_name(game: Game, text: str) -> PileId:
    """Reads a pile's name.

    Raises:
        NotationError: the game has no such pile.
    """
    if text not in _piles_by_name(game):
        known = ", ".join(_pile_names(game))
        raise NotationError(f"{game.id} has no pile {quoted(text)}; expected one of: {known}")
    return _piles_by_name(game)[text]


@cache
def _piles_by_name(game: Game) -> Mapping[str, PileId]:
    return {write_pile_name(game, pile): pile for pile in game.piles}


def _pile_names(game: Game) -> Iterator[str]:
    for group in game.groups:
        yield group.name if group.count == 1 else f"{group.name} 1–{group.count}"


def write_move(game: Game, move: Move) -> str:
    """Writes a move, such as `column 5 x3 > column 2`."""
    count = f" x{move.count}" if move.count != 1 else ""
    return f"{write_pile_name(game, move.source)}{count} > {write_pile_name(game, move.target)}"


@lru_cache(maxsize=MOVES_KNOWN)
def parse_move(game: Game, text: str) -> Move:
    """Reads a move.

    Raises:
        NotationError: the text is no move between piles of the game.
    """
    found = _MOVE.fullmatch(text.strip())
    if not found:
        raise NotationError(f"{quoted(text.strip())} is no move; expected something like 'column 5 x3 > column 2'")
    target, together = found["target"], PileId(found["target"])
    onto = together if together in game.named and target not in game.group else parse_pile_name(game, target)
    return Move(parse_pile_name(game, found["source"]), onto, int(found["count"] or 1))


def write_pile(pile: Pile) -> str:
    """Writes a pile's cards, bottom to top; face-down cards in small letters."""
    return " ".join(write_card(card, face_down=n < pile.face_down) for n, card in enumerate(pile.cards))


def write_state(game: Game, state: State) -> str:
    """Writes a position, a line for each pile, the pass and the notes where there are any."""
    lines = [
        f"{write_pile_name(game, name)}: {write_pile(pile)}".rstrip()
        for name, pile in zip(game.piles, state.piles, strict=True)
    ]
    if state.passes != 1:
        lines.append(f"pass: {state.passes}")
    if state.notes:
        lines.append(f"notes: {', '.join(sorted(_write_note(game, note) for note in state.notes))}")
    return "\n".join(lines) + "\n"


def parse_notes(game: Game, text: str) -> frozenset[Note]:
    """Reads what the rules remember, such as `borrowed, reopened foundation 2`.

    Raises:
        NotationError: no rule of the game makes such a note.
    """
    known = {_write_note(game, note): note for rule in game.rules for note in rule.notes(game)}
    words = [part.strip() for part in text.split(",") if part.strip()]
    if unknown := next((word for word in words if word not in known), None):
        expected = ", ".join(sorted(known)) or "none"
        raise NotationError(f"{game.id} has no note {quoted(unknown)}; expected one of: {expected}")
    return frozenset(known[word] for word in words)


def _write_note(game: Game, note: Note) -> str:
    return f"{note.name} {write_pile_name(game, note.pile)}" if note.pile else note.name
