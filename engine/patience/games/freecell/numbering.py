"""The well-known numbers of FreeCell's deals: the same number gives the cards that other programs deal."""

from collections.abc import Sequence

from patience.cards import Card, Suit

_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)


def well_known(cards: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Puts a pack in the order in which a numbered deal lays it out, the first card first."""
    pack = sorted(cards, key=lambda card: (card.rank, _SUITS.index(card.suit)))
    dealt: list[Card] = []
    drawn = number
    while pack:
        drawn = (214013 * drawn + 2531011) % 2**31
        chosen = (drawn >> 16) % len(pack)
        pack[chosen], pack[-1] = pack[-1], pack[chosen]
        dealt.append(pack.pop())
    return tuple(dealt)
