"""Code in a sentence: the one scanner that everybody asks. What it finds is code for Python-Markdown as well."""

import re
from collections.abc import Iterator
from typing import NamedTuple

TICKS = re.compile(r"`+")
BLANK_LINE = re.compile(r"\n[ \t]*\n")


class CodeSpan(NamedTuple):
    start: int
    end: int  # behind the ticks that close it
    code: str


def find(text: str) -> Iterator[CodeSpan]:
    """A run of ticks is closed by the next one of the same length in its block; behind a backslash a tick begins none.

    >>> [span.code for span in find("a `b`, ``c`d`` and `e")]
    ['b', 'c`d']
    """
    if "`" not in text:
        return
    blanks = [match.span() for match in BLANK_LINE.finditer(text)]
    starts, ends = [0, *(end for _, end in blanks)], [*(start for start, _ in blanks), len(text)]
    for first, last in zip(starts, ends, strict=True):
        yield from _in_block(text, [match.span() for match in TICKS.finditer(text, first, last)])


def _in_block(text: str, runs: list[tuple[int, int]]) -> Iterator[CodeSpan]:
    position = 0
    for number, (start, end) in enumerate(runs):
        start += _is_escaped(text, start)
        if position <= start < end and (span := _closed(text, start, end, runs[number + 1 :])):
            position = span.end
            yield span


def _closed(text: str, start: int, end: int, later: list[tuple[int, int]]) -> CodeSpan | None:
    """The span that begins with a run of ticks; it may be closed by fewer ticks if there are no better ones."""
    width = end - start
    for first, last in later:
        if last - first == width:
            return CodeSpan(start, last, text[end:first])
    first, last = max(later, key=lambda run: run[1] - run[0], default=(0, width))
    fewer = last - first
    return CodeSpan(start, last, text[start + fewer : first]) if fewer < width else None


def _is_escaped(text: str, start: int) -> bool:
    return (start - len(text[:start].rstrip("\\"))) % 2 == 1


def replaced(text: str, by: str) -> str:
    """The text with something else in place of code.

    >>> replaced("Press `deal 5`.", " ")
    'Press  .'
    """
    return by.join(split(text)[::2]) if "`" in text else text


def split(text: str) -> list[str]:
    """Words at even places, code with its ticks at odd ones.

    >>> split("Press `deal 5`.")
    ['Press ', '`deal 5`', '.']
    """
    pieces, position = [], 0
    for span in find(text):
        pieces += [text[position : span.start], text[span.start : span.end]]
        position = span.end
    return [*pieces, text[position:]]
