"""Finds `patience` fences in Markdown and reads them as worked examples."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from mkdocs_gettext.markdown import fences
from patience.registry import Games
from patience.text.notation import NotationError
from patience.text.record import Example, parse_example

LANGUAGE = "patience"
OPTIONS = frozenset({"compare", "play", "yours"})


class Fence(NamedTuple):
    """A fence: its text, and the line of the page on which that text begins."""

    text: str
    line: int


def find(markdown: str) -> Iterator[Fence]:
    """Yields the patience fences of a page, in order."""
    lines = markdown.split("\n")
    return (_read(found, lines) for found in _found(lines))


def replace(markdown: str, drawn: Callable[[Fence], str]) -> str:
    """Puts something else in the place of each fence, at its indentation."""
    lines = markdown.split("\n")
    pieces, position = [], 0
    for found in _found(lines):
        pieces += [*lines[position : found.first], found.prefix + drawn(_read(found, lines))]
        position = found.last + 1
    return "\n".join([*pieces, *lines[position:]])


def _found(lines: list[str]) -> Iterator[fences.Fence]:
    return (found for found in fences.find(lines) if found.language == LANGUAGE)


def _read(found: fences.Fence, lines: list[str]) -> Fence:
    return Fence("".join(f"{line}\n" for line in found.inside(lines)), found.first + 2)


def read(fence: Fence, games: Games) -> Example:
    """Reads a fence.

    Raises:
        NotationError: a line is not in the notation; its number is that of the page.
    """
    try:
        return parse_example(fence.text, OPTIONS, games)
    except NotationError as fault:
        raise NotationError(str(fault), fence.line + fault.line - 1) from None
