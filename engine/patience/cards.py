"""Cards, ranks and suits, and the full packs they come in."""

from enum import Enum, IntEnum, StrEnum
from typing import NamedTuple


class Colour(Enum):
    """The colour of a suit."""

    RED = "red"
    BLACK = "black"


class Suit(StrEnum):
    """The four suits in the order of a new pack."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def colour(self) -> Colour:
        """Red for hearts and diamonds, black for spades and clubs."""
        return Colour.RED if self in "HD" else Colour.BLACK


class Rank(IntEnum):
    """The ranks from low to high; 10 is written T."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The rank in one English letter or digit."""
        return RANK_LETTERS[self - 1]


RANK_LETTERS = "A23456789TJQK"


class Card(NamedTuple):
    """A card; `pack` tells the twins of a two-pack game apart."""

    rank: Rank
    suit: Suit
    pack: int = 0

    def __str__(self) -> str:
        """Writes the card in two letters; a card of the second pack gets a 2 behind them."""
        return f"{self.rank.letter}{self.suit}{self.pack + 1 if self.pack else ''}"


def full_packs(packs: int) -> tuple[Card, ...]:
    """Gives whole packs in the order of new ones: pack by pack, ♠ ♥ ♦ ♣, Ace to King."""
    return tuple(Card(rank, suit, pack) for pack in range(packs) for suit in Suit for rank in Rank)


ALL_CARDS = full_packs(2)
