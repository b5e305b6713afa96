"""Plays a worked example step by step; every line must be legal, or refused as it says."""

from collections.abc import Iterator

from patience.text.notation import NotationError
from patience.text.record import Example, Frame, follow


def play(example: Example) -> Iterator[Frame]:
    """Yields the frames of an example.

    Raises:
        NotationError: a move is refused though it should be legal, or not refused as it should be; or the reader
            is to make a step that is no legal move.
    """
    yours(example)
    yield from follow(example)


def yours(example: Example) -> frozenset[int]:
    """Tells which steps the reader is to make herself, counted from 1: those that are marked, else the last move.

    Raises:
        NotationError: a marked step is no legal move.
    """
    legal = [n for n, step in enumerate(example.steps, 1) if not step.refusal]
    if (marked := example.options.get("yours")) is None:
        return frozenset(legal[-1:])
    if unknown := [word for word in marked.split() if word not in map(str, legal)]:
        raise NotationError(f"yours: {unknown[0]!r} is no step with a legal move; expected numbers such as '1 3'", 1)
    return frozenset(map(int, marked.split()))
