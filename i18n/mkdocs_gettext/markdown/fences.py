"""Where the fences of a page are: the one scanner that everybody asks.

It reads as `pymdownx.superfences` does, which draws the line where CommonMark leaves a choice: a fence is closed by
as many marks as have opened it, at the same indentation or in the same quote; without them it is no fence.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

OPENING = re.compile(r"(?P<prefix>[ \t>]*)(?P<mark>`{3,}|~{3,})(?P<info>[^`]*)$")
LANGUAGE = re.compile(r"\s*(?:\{[^}]*?(?<![\w-])\.|\{?\s*\.?)(?P<name>[\w#+-][\w#.+-]*)")
TAB = 4


class Fence(NamedTuple):
    """A closed fence, its lines counted from 0."""

    first: int  # the line that opens it
    last: int  # the line that closes it
    prefix: str  # blanks, and marks of the quotes in which it stands
    info: str  # what stands behind the marks that open it

    @property
    def language(self) -> str:
        """The first word or class behind the marks.

        >>> [Fence(0, 1, "", info).language for info in ('py title="x"', " .py", "{ .py #id }", "")]
        ['py', 'py', 'py', '']
        """
        match = LANGUAGE.match(self.info)
        return match["name"] if match else ""

    def inside(self, lines: Sequence[str]) -> list[str]:
        """The lines between, without what stands before the fence itself."""
        width = _width(self.prefix)
        return [_behind(line, width)[1] for line in lines[self.first + 1 : self.last]]


def find(lines: Sequence[str]) -> Iterator[Fence]:
    """The fences of a page in their order; what looks like one inside another is text there.

    >>> page = ["````markdown", "```patience", "```", "````", "~~~", "never closed"]
    >>> [(fence.first, fence.last, fence.language) for fence in find(page)]
    [(0, 3, 'markdown')]
    """
    number = 0
    while number < len(lines):
        first = number
        if opening := OPENING.match(lines[first]):
            number, is_closed = _end(opening, lines, first + 1)
            if is_closed:
                yield Fence(first, number, opening["prefix"], opening["info"])
        number += 1


def _end(opening: re.Match[str], lines: Sequence[str], start: int) -> tuple[int, bool]:
    """The line at which a fence ends, and whether it is closed there or given up."""
    width, depth = _width(opening["prefix"]), opening["prefix"].count(">")
    after_blank = False
    for number in range(start, len(lines)):
        before, rest = _behind(lines[number], width)
        level = before.count(">")
        is_blank = not rest or not lines[number].strip()
        if level > depth or (level < depth and after_blank and not is_blank):
            return number, False
        if is_blank:
            after_blank = True
        elif _width(before) != width:
            return number, False
        elif rest.rstrip(" \t") == opening["mark"]:
            return number, True
        else:
            after_blank = False
    return len(lines), False


def _behind(line: str, width: int) -> tuple[str, str]:
    """A line cut where a fence that is indented by so many columns begins."""
    column = position = 0
    while column < width and line[position : position + 1] in (" ", "\t", ">"):
        column += TAB - column % TAB if line[position] == "\t" else 1
        position += 1
    return line[:position], line[position:]


def _width(prefix: str) -> int:
    return len(prefix.expandtabs(TAB))
