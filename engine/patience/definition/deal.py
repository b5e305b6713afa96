"""The deal as data."""

from enum import Enum, auto
from typing import NamedTuple

from patience.cards import Rank


class Shape(Enum):
    """The order in which a group is dealt."""

    ROWS = auto()  # a card to each pile, row by row
    TRIANGLE = auto()  # row by row, each row beginning one pile further right
    PILES = auto()  # one pile after the other


class Deal(NamedTuple):
    """One step of the deal; cards are counted for each pile, None means all that are left."""

    to: str
    shape: Shape = Shape.ROWS
    cards: int | None = 1
    face_up: int | None = None  # how many top cards of each pile; None: all of them
    piles: int | None = None  # how many piles of the group, from the first; None: all of them

    def sizes(self, count: int) -> tuple[int, ...]:
        """Tells how many cards each pile gets of a group of `count`; a step that deals the rest counts none."""
        piles = count if self.piles is None else min(self.piles, count)
        if self.shape is Shape.TRIANGLE:
            return tuple(range(1, piles + 1))
        return (self.cards or 0,) * piles

    def face_down(self, size: int) -> int:
        """Tells how many cards of a dealt pile lie face down."""
        return 0 if self.face_up is None else max(0, size - self.face_up)


class TakeOut(NamedTuple):
    """Cards of a rank leave the pack after the shuffle, the first ones met, one for each pile."""

    rank: Rank
    to: str
    piles: int = 1
