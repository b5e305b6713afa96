"""Pages that were renamed take their catalogs along."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from mkdocs_gettext.po.likeness import in_order

SAME_PAGE = 0.5  # the share of pairs of words, as git asks for half of the lines


def renamed(new: Mapping[str, Iterable[str]], gone: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """New catalogs with the ones that they continue, by their texts.

    >>> renamed({"b": ["Turn a card.", "Play it."]}, {"a": ["Turn a card.", "Play one."], "c": ["Terms"]})
    {'b': 'a'}
    """
    ours, theirs = ({name: _shingles(texts) for name, texts in side.items()} for side in (new, gone))
    ranked = sorted((-_share(one, other), name, old) for name, one in ours.items() for old, other in theirs.items())
    found: dict[str, str] = {}
    for share, name, old in ranked:
        if -share >= SAME_PAGE and name not in found and old not in found.values():
            found[name] = old
    return found


def _shingles(texts: Iterable[str]) -> frozenset[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    for text in texts:
        words = in_order(text)
        found.update(pairwise(words) if len(words) > 1 else [tuple(words)])
    return frozenset(found)


def _share(one: frozenset[object], other: frozenset[object]) -> float:
    return 2 * len(one & other) / (len(one) + len(other)) if one and other else 0.0
