"""Finds `patience` fences in Markdown and reads them as worked examples."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from patience.registry import Games
from patience.text.notation import NotationError
from patience.text.record import Example, parse_example

LANGUAGE = "patience"
OPTIONS = frozenset({"compare", "play", "yours"})
_FENCE = re.compile(
    r"^(?P<indent> *)(?P<marks>`{3,}) *patience *\n(?P<body>.*?)^ *(?P=marks) *$", re.MULTILINE | re.DOTALL
)


class Fence(NamedTuple):
    """A fence: its text, and the line of the page on which that text begins."""

    text: str
    line: int


def find(markdown: str) -> Iterator[Fence]:
    """Yields the patience fences of a page, in order."""
    for found in _FENCE.finditer(markdown):
        yield Fence(found["body"], markdown.count("\n", 0, found.start("body")) + 1)


def replace(markdown: str, drawn: Callable[[Fence], str]) -> str:
    """Puts something else in the place of each fence, at its indentation."""

    def one(found: re.Match[str]) -> str:
        line = markdown.count("\n", 0, found.start("body")) + 1
        return found["indent"] + drawn(Fence(found["body"], line))

    return _FENCE.sub(one, markdown)


def read(fence: Fence, games: Games) -> Example:
    """Reads a fence.

    Raises:
        NotationError: a line is not in the notation; its number is that of the page.
    """
    try:
        return parse_example(fence.text, OPTIONS, games)
    except NotationError as fault:
        raise NotationError(str(fault), fence.line + fault.line - 1) from None
