"""A position: where every card lies, and what the rules must remember."""

from typing import NamedTuple

from patience.cards import Card


class PileId(NamedTuple):
    """The name of a pile: its group and its number in it, counted from 0."""

    group: str
    index: int = 0  # type: ignore[assignment]  # the field hides a method of tuples


class Pile(NamedTuple):
    """Cards bottom to top; the first `face_down` of them lie face down."""

    cards: tuple[Card, ...] = ()
    face_down: int = 0

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The cards that can be seen, bottom to top."""
        return self.cards[self.face_down :]

    def lifted(self, count: int) -> "Pile":
        """The pile without its `count` top cards."""
        return Pile(self.cards[:-count], min(self.face_down, len(self.cards) - count))

    def topped(self, cards: tuple[Card, ...]) -> "Pile":
        """The pile with cards laid face up on it."""
        return Pile(self.cards + cards, self.face_down)


class Note(NamedTuple):
    """Something that happened and that a rule must remember, of the whole game or of one pile."""

    name: str
    pile: PileId | None = None


class State(NamedTuple):
    """A position; `piles` follow the order of the game's pile names."""

    piles: tuple[Pile, ...]
    passes: int = 1  # the pass through the stock that is under way
    notes: frozenset[Note] = frozenset()


class Move(NamedTuple):
    """A player's action: cards from one pile to another, or the stock's turn, row or redeal."""

    source: PileId
    target: PileId
    count: int = 1  # type: ignore[assignment]  # the field hides a method of tuples
