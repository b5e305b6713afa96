"""Which old message a changed one comes from."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mkdocs_gettext.po.likeness import likeness

SAME_PLACE, ANYWHERE = 0.3, 0.6


class Candidate(NamedTuple):
    text: str
    kind: str
    gap: int  # how many unchanged messages stand before it
    number: int


def pairs(new: Sequence[Candidate], old: Sequence[Candidate]) -> dict[int, int]:
    """New messages with the old ones they replace, by number: first by place and kind, then by likeness."""
    found: dict[int, int] = {}
    for ranked in (_in_order, _in_same_gap, _anywhere):
        taken = set(found.values())
        for _, one, other in ranked(new, old):
            if one.number not in found and other.number not in taken:
                found[one.number] = other.number
                taken.add(other.number)
        new = [one for one in new if one.number not in found]
        old = [other for other in old if other.number not in taken]
    return found


Pair = tuple[float, Candidate, Candidate]


def _in_order(new: Sequence[Candidate], old: Sequence[Candidate]) -> Iterator[Pair]:
    groups = _groups(old)
    for place, ones in _groups(new).items():
        others = groups.get(place, [])
        if len(ones) == len(others):
            scored = ((likeness(one.text, other.text), one, other) for one, other in zip(ones, others, strict=True))
            yield from (pair for pair in scored if pair[0] >= (SAME_PLACE if len(ones) == 1 else ANYWHERE))


def _in_same_gap(new: Sequence[Candidate], old: Sequence[Candidate]) -> list[Pair]:
    groups = _groups(old)
    scored = (
        (likeness(one.text, other.text), one, other)
        for place, ones in _groups(new).items()
        for one in ones
        for other in groups.get(place, [])
    )
    return _best_first(pair for pair in scored if pair[0] >= SAME_PLACE)


def _anywhere(new: Sequence[Candidate], old: Sequence[Candidate]) -> list[Pair]:
    scored = ((likeness(one.text, other.text), one, other) for one in new for other in old)
    return _best_first(pair for pair in scored if pair[0] >= ANYWHERE)


def _groups(candidates: Sequence[Candidate]) -> dict[tuple[int, str], list[Candidate]]:
    groups: dict[tuple[int, str], list[Candidate]] = {}
    for candidate in candidates:
        groups.setdefault((candidate.gap, candidate.kind), []).append(candidate)
    return groups


def _best_first(pairs: Iterator[Pair]) -> list[Pair]:
    return sorted(pairs, key=lambda pair: (-pair[0], pair[1].number, pair[2].number))
