"""A further page in mkdocs.yml and a further card on the start page: a few lines more, everything else as it was."""

import re
from collections.abc import Iterator

from mkdocs.exceptions import ConfigurationError
from mkdocs.utils.yaml import yaml_load

_GAME = re.compile(r"(?P<indent> *)- (?:[^#\n]*?: +)?[\"']?games/[^\s\"']+\.md[\"']?\s*(?:#.*)?")
_ITEM = re.compile(r"(?P<indent> *)- ")
_CARD_ENDS = "</section>"


def with_page(text: str, page: str) -> str | None:
    """Puts a page into the navigation, behind the last game or else at the end; None where that cannot be done.

    A site without a navigation needs nothing: the folders of its pages make one.
    """
    nav = yaml_load(text).get("nav")
    if nav is None or page in _pages(nav):
        return text
    lines = text.splitlines(keepends=True)
    place, indent = _place(lines)
    new = _joined(lines, place, f"{indent}- {page}\n")
    try:
        return new if page in _pages(yaml_load(new).get("nav")) else None
    except ConfigurationError:
        return None


def with_card(text: str, card: str) -> str | None:
    """Puts a card behind the last one; None where there is none."""
    lines = text.splitlines(keepends=True)
    ends = [number for number, line in enumerate(lines, 1) if line.strip() == _CARD_ENDS]
    return _joined(lines, ends[-1], f"\n{card}") if ends else None


def _place(lines: list[str]) -> tuple[int, str]:
    """Tells behind which line a game goes, and how far it is indented."""
    nav = range(0)
    for number, line in enumerate(lines):
        if line.startswith("nav:"):
            nav = range(number + 1, _end(lines, number + 1))
    games = [(number, found) for number in nav if (found := _GAME.fullmatch(lines[number].rstrip("\r\n")))]
    items = [(number, found) for number in nav if (found := _ITEM.match(lines[number]))]
    if games:
        return games[-1][0] + 1, games[-1][1]["indent"]
    return nav.stop, items[0][1]["indent"] if items else ""


def _end(lines: list[str], first: int) -> int:
    """Tells where the lines of a block end that begins there; blank lines behind it are no part of it."""
    end = first
    for number in range(first, len(lines)):
        if lines[number].strip() and not lines[number].startswith((" ", "-", "#")):
            break
        if lines[number].strip():
            end = number + 1
    return end


def _joined(lines: list[str], place: int, new: str) -> str:
    """Puts text between lines, which end as theirs do."""
    ending = "\r\n" if lines and lines[0].endswith("\r\n") else "\n"
    return "".join([*lines[:place], new.replace("\n", ending), *lines[place:]])


def _pages(nav: object) -> Iterator[str]:
    match nav:
        case str():
            yield nav
        case list():
            for item in nav:
                yield from _pages(item)
        case dict():
            for item in nav.values():
                yield from _pages(item)
