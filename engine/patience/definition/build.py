"""How one card goes on another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property

from patience.cards import ALL_CARDS, Card, Rank


class Match(Enum):
    """What the suits of two neighbours must have in common."""

    ANY_SUIT = auto()
    SAME_SUIT = auto()
    SAME_COLOUR = auto()
    OTHER_SUIT = auto()
    ALTERNATE_COLOURS = auto()

    def holds(self, below: Card, card: Card) -> bool:
        """Tells whether the suits of a card and the one below it go together."""
        match self:
            case Match.ANY_SUIT:
                return True
            case Match.SAME_SUIT:
                return below.suit is card.suit
            case Match.SAME_COLOUR:
                return below.suit.colour is card.suit.colour
            case Match.OTHER_SUIT:
                return below.suit is not card.suit
            case Match.ALTERNATE_COLOURS:
                return below.suit.colour is not card.suit.colour


@dataclass(frozen=True, eq=False)
class Build:
    """The order in which cards lie on each other."""

    steps: tuple[int, ...]  # ranks upward from the card below: 1 up, -1 down, 0 equal rank; any of them may follow
    match: Match
    wrap: bool = False  # King and Ace are neighbours
    ends: frozenset[Rank] = frozenset()  # nothing goes on these

    def next_ranks(self, below: Card) -> tuple[Rank, ...]:
        """Tells the ranks that may go on a card, from low to high; none where the row of ranks ends."""
        if below.rank in self.ends:
            return ()
        ranks = {below.rank + step for step in self.steps}
        if self.wrap:
            ranks = {(rank - 1) % len(Rank) + 1 for rank in ranks}
        return tuple(Rank(rank) for rank in sorted(ranks) if 1 <= rank <= len(Rank))

    def accepts(self, below: Card, card: Card) -> bool:
        """Tells whether a card may go on the card below it."""
        return card in self.fits[below]

    def run_length(self, cards: Sequence[Card]) -> int:
        """Counts the cards, from the top down, that each lie rightly on the one below."""
        for n in range(1, len(cards)):
            if cards[-n] not in self.fits[cards[-n - 1]]:
                return n
        return len(cards)

    @cached_property
    def fits(self) -> Mapping[Card, frozenset[Card]]:
        """For each card, the cards that may go on it: worked out once, looked up in every move."""
        return {below: frozenset(c for c in ALL_CARDS if self._fits(below, c)) for below in ALL_CARDS}

    def _fits(self, below: Card, card: Card) -> bool:
        return card.rank in self.next_ranks(below) and self.match.holds(below, card)


UP_IN_SUIT = Build((1,), Match.SAME_SUIT)
UP_IN_SUIT_ROUND = Build((1,), Match.SAME_SUIT, wrap=True)
UP_ANY_SUIT = Build((1,), Match.ANY_SUIT)
UP_ANY_SUIT_ROUND = Build((1,), Match.ANY_SUIT, wrap=True)
DOWN_ANY_SUIT = Build((-1,), Match.ANY_SUIT)
DOWN_ANY_SUIT_ROUND = Build((-1,), Match.ANY_SUIT, wrap=True)
DOWN_IN_SUIT_ROUND = Build((-1,), Match.SAME_SUIT, wrap=True)
DOWN_ALTERNATING = Build((-1,), Match.ALTERNATE_COLOURS)
EQUAL_RANK = Build((0,), Match.ANY_SUIT)
DOWN_IN_SUIT = Build((-1,), Match.SAME_SUIT)
UP_OR_DOWN = Build((-1, 1), Match.ANY_SUIT)
UP_OR_DOWN_ROUND = Build((-1, 1), Match.ANY_SUIT, wrap=True)
