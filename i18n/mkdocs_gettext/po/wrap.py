"""Strings of a .po file, wrapped as GNU gettext, Poedit and Weblate wrap them: blanks stay at the ends of lines."""

import re
from collections.abc import Iterator

WIDTH = 77  # as Weblate wraps
LINE = re.compile(r"[^\n]*\n|[^\n]+")
CHUNK = re.compile(r"(?:[^\\ ]|\\.)*(?: +|$)")
ESCAPES = {
    "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r",
    "\a": "\\a", "\b": "\\b", "\f": "\\f", "\v": "\\v",
}  # fmt: skip
SPECIAL = re.compile('[\\\\"\n\t\r\a\b\f\v]')


def escaped(text: str) -> str:
    return SPECIAL.sub(lambda match: ESCAPES[match[0]], text)


def wrapped(keyword: str, text: str, mark: str = "") -> Iterator[str]:
    """The lines of a string; `mark` begins each of them.

    >>> list(wrapped("msgid", "A card.", "#~ "))
    ['#~ msgid "A card."']
    """
    lines = [escaped(line) for line in LINE.findall(text)] or [""]
    if len(lines) == 1 and len(mark) + len(keyword) + len(lines[0]) + 3 <= WIDTH:
        yield f'{mark}{keyword} "{lines[0]}"'
        return
    yield f'{mark}{keyword} ""'
    for line in lines:
        for piece in _pieces(line, WIDTH - len(mark) - 2):
            yield f'{mark}"{piece}"'


def _pieces(text: str, width: int) -> Iterator[str]:
    if len(text) <= width:
        yield text
        return
    piece = ""
    for match in CHUNK.finditer(text):
        if piece and len(piece) + len(match[0].rstrip(" ")) > width:
            yield piece
            piece = ""
        piece += match[0]
    if piece:
        yield piece
