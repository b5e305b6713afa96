"""How much two texts have in common."""

import re
from collections import Counter
from difflib import SequenceMatcher
from functools import lru_cache

# Thai, Lao, Burmese, Khmer, Japanese and Chinese put no blanks between words; there each letter counts as one.
UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
WORD = re.compile(rf"[{UNSPACED}]|[^\W{UNSPACED}]+")
PART = 0.75
FEW = 4  # so few words say little; letters are counted as well


def likeness(one: str, other: str) -> float:
    """From 0 to 1: the share of words in common; of letters, where there are few words.

    >>> likeness("Turn the top card.", "Turn the top cards.") > 0.6
    True
    """
    ours, theirs = words(one), words(other)
    total = ours.total() + theirs.total()
    if min(ours.total(), theirs.total()) < FEW:
        return SequenceMatcher(None, one, other).ratio()
    return 2 * (ours & theirs).total() / total


def is_part(one: str, other: str) -> bool:
    """Whether the shorter of two texts stands in the longer one, as after a paragraph was split or joined.

    >>> is_part("Turn a card.", "Turn a card. Then play it to the waste."), is_part("A card.", "Play a card to it.")
    (True, False)
    """
    shorter = min(words(one).total(), words(other).total())
    if shorter < FEW - 1 or (words(one) & words(other)).total() < PART * shorter:
        return False
    short, long = sorted((in_order(one), in_order(other)), key=len)
    if shorter < FEW:
        return short in (long[:shorter], long[-shorter:])
    blocks = SequenceMatcher(None, short, long, autojunk=False).get_matching_blocks()
    return sum(block.size for block in blocks) >= PART * shorter


@lru_cache(maxsize=20_000)
def words(text: str) -> Counter[str]:
    return Counter(in_order(text))


def in_order(text: str) -> list[str]:
    return WORD.findall(text.casefold())
