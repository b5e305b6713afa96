"""Wraps the strings of a .po file as GNU gettext, Poedit and Weblate do: blanks stay at the ends of lines."""

import re
from collections.abc import Iterator

WIDTH = 77  # as Weblate wraps
STRING = re.compile(r'(?P<head>(?:#[~|] ?|#~\| )?(?:msg\w+(?:\[\d+\])? )?)"(?P<text>.*)"$')
CHUNK = re.compile(r"(?:[^\\ ]|\\.)*(?: +|$)")


def wrapped(body: str) -> str:
    return "\n".join(part for line in body.split("\n") for part in _line(line))


def _line(line: str) -> Iterator[str]:
    match = STRING.match(line)
    if not match or len(line) <= WIDTH:
        yield line
        return
    mark = re.match(r"(?:#[~|] |#~\| )?", line)
    prefix = mark[0] if mark else ""
    if match["head"] != prefix:
        yield f'{match["head"]}""'
    for text in _pieces(match["text"], WIDTH - len(prefix) - 2):
        yield f'{prefix}"{text}"'


def _pieces(text: str, width: int) -> Iterator[str]:
    piece = ""
    for match in CHUNK.finditer(text):
        if piece and len(piece) + len(match[0].rstrip(" ")) > width:
            yield piece
            piece = ""
        piece += match[0]
    if piece:
        yield piece
