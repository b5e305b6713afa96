"""Where HTML tags are: the one scanner that everybody asks, for pages, messages and the finished site."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

RAW_TEXT = frozenset({"iframe", "script", "style", "textarea", "xmp"})  # elements in which `<` begins no tag
NAME = r"[a-zA-Z][^\s/<>]*"
# A quote counts behind `=` only, and only if another one follows; if not, the first `>` ends the tag.
ATTRIBUTES = r"""(?:(?:=\s*+(?:"[^"]*+"|'[^']*+')|[^<>=]++|=)*+(?=>)|[^<>]*+)"""
COMMENT = r"<!--.*?-->"
PATTERN = rf"{COMMENT}|</?{NAME}{ATTRIBUTES}>"
ATTRIBUTE = re.compile(
    r"""(?P<name>[^\s"'<>/=]+)(?:\s*=\s*(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)'|(?P<bare>[^\s"'<>]+)))?"""
)


class Attribute(NamedTuple):
    name: str  # in small letters
    value: str  # as it is written; empty if there is none
    start: int  # where the value stands
    end: int


@cache
def markup(opaque: frozenset[str] = RAW_TEXT) -> re.Pattern[str]:
    """Finds comments, tags (`close`, `name`, `attributes`) and, whole, the elements whose inside is left alone.

    Of those, `opaque` is the name, `opened` the attributes and `inside` the rest.
    """
    names = "|".join(sorted(opaque))
    whole = rf"<(?P<opaque>{names})(?![^\s/<>])(?P<opened>{ATTRIBUTES})>(?P<inside>.*?)</(?P=opaque)\s*>|"
    tag = rf"<(?P<close>/?)(?P<name>{NAME})(?P<attributes>{ATTRIBUTES})>"
    return re.compile(rf"({COMMENT}|{whole if opaque else ''}{tag})", re.S | re.I)


@cache
def named(*names: str) -> re.Pattern[str]:
    """Finds the tags that open elements of these names, and their `attributes`."""
    return re.compile(rf"<(?P<name>{'|'.join(names)})(?![^\s/<>])(?P<attributes>{ATTRIBUTES})>", re.I)


@cache
def element(name: str) -> re.Pattern[str]:
    """Finds elements of this name that have no other of it in them, and what is `inside`."""
    return re.compile(rf"<{name}(?![^\s/<>]){ATTRIBUTES}>(?P<inside>.*?)</{name}\s*>", re.S | re.I)


def split(html: str, opaque: frozenset[str] = RAW_TEXT) -> list[str]:
    """Text at even places; at odd ones comments, tags, and the elements whose inside is left alone.

    >>> split('<p title="a > b">Text<script>if (a<b) c()</script>')
    ['', '<p title="a > b">', 'Text', '<script>if (a<b) c()</script>', '']
    """
    pattern = markup(opaque)
    pieces = pattern.split(html)
    step = pattern.groups + 1
    found = [""] * (2 * (len(pieces) // step) + 1)
    found[::2], found[1::2] = pieces[::step], pieces[1::step]
    return found


def removed(html: str, by: str = "") -> str:
    """The text between the tags.

    >>> removed('A <b title="x>y">card</b>')
    'A card'
    """
    return _ANY.sub(by, html) if "<" in html else html


_ANY = re.compile(PATTERN, re.S)


def attributes(text: str) -> Iterator[Attribute]:
    """The attributes in a tag, behind its name.

    >>> [(found.name, found.value) for found in attributes(' hidden lang=de title="a > b"')]
    [('hidden', ''), ('lang', 'de'), ('title', 'a > b')]
    """
    for match in ATTRIBUTE.finditer(text):
        group = match.lastgroup or "name"
        start, end = match.span(group) if group != "name" else (match.end(), match.end())
        yield Attribute(match["name"].lower(), text[start:end], start, end)


def value(text: str, name: str) -> str | None:
    """The value of an attribute in a tag; None if it is not there."""
    return next((found.value for found in attributes(text) if found.name == name), None)
