"""The deal is the only chance: a number means the same cards in every release and every language.

SplitMix64 (Steele, Lea and Flood, 2014) seeded with the deal number feeds a Fisher-Yates shuffle from
the last place down; a draw that would favour some places is drawn again.
"""

from collections.abc import Iterator, Sequence

from patience.cards import Card

FIRST_DEAL, LAST_DEAL = 1, 999_999
_MASK = (1 << 64) - 1


def split_mix(seed: int) -> Iterator[int]:
    """Yields 64-bit numbers that depend on nothing but the seed."""
    state = seed & _MASK
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        yield word ^ (word >> 31)


def shuffled(cards: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Shuffles the cards as the deal number says.

    Raises:
        ValueError: the number is not from 1 to 999,999.
    """
    if not FIRST_DEAL <= number <= LAST_DEAL:
        raise ValueError(f"there is no deal {number}; expected a number from {FIRST_DEAL} to {LAST_DEAL}")
    deck, words = list(cards), split_mix(number)
    for last in range(len(deck) - 1, 0, -1):
        other = _below(last + 1, words)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def _below(bound: int, words: Iterator[int]) -> int:
    fair = (1 << 64) - (1 << 64) % bound
    return next(word for word in words if word < fair) % bound
