"""Where addresses stand in raw HTML: the one scanner that everybody asks."""

import html
import re
from collections.abc import Iterator
from typing import NamedTuple

from mkdocs_gettext.markdown.inline import tags

ELEMENTS = (
    "a", "area", "audio", "body", "embed", "iframe", "image", "img", "input", "link", "object", "script", "source",
    "table", "td", "th", "track", "use", "video",
)  # fmt: skip
SINGLE = frozenset({"src", "href", "xlink:href", "poster", "background", "longdesc"})
SETS = frozenset({"srcset", "imagesrcset"})
ONE_OF_SET = re.compile(r"[\s,]*(?P<address>\S*[^\s,])(?:,+|[^,]*(?:,|\Z))")
QUOTE = r"(?:&quot;|&#3[49];|[\"'])"
IN_STYLE = re.compile(rf"url\(\s*{QUOTE}?(?P<address>[^\"'()\s]+?){QUOTE}?\s*\)|@import\s+[\"'](?P<imported>[^\"']+)")
OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|[/?#\\]|.*[{<]", re.I | re.S)

_OPAQUE = rf"<(?P<opaque>{'|'.join(sorted(tags.RAW_TEXT))})(?![^\s/<>])(?P<opened>{tags.ATTRIBUTES})>"
_WHOLE = rf"{tags.COMMENT}|{_OPAQUE}(?P<inside>.*?)</(?P=opaque)\s*>"
_NAMED = rf"<(?P<name>{'|'.join(ELEMENTS)})(?![^\s/<>])(?P<attributes>{tags.ATTRIBUTES})>"
_STYLED = rf"<[a-z][^\s/<>]*(?=[^<>]*\bstyle)(?P<styled>{tags.ATTRIBUTES})>"
FEW = re.compile(f"{_WHOLE}|{_NAMED}", re.S | re.I)
MORE = re.compile(f"{_WHOLE}|{_NAMED}|{_STYLED}", re.S | re.I)


class Address(NamedTuple):
    """An address inside the site; those that lead elsewhere, and templates, are nobody's business here."""

    value: str  # without character references
    start: int  # where it stands
    end: int


def find(text: str) -> Iterator[Address]:
    """The addresses in the tags of a page, in their order.

    >>> [found.value for found in find('<a href="b/"><img src=a.png srcset="b.png 2x, c.png 3x"><a href="#top">')]
    ['b/', 'a.png', 'b.png', 'c.png']
    """
    for tag in (MORE if "url(" in text else FEW).finditer(text):
        if not tag.lastgroup:  # a comment
            continue
        group = "opened" if tag["opaque"] else str(tag.lastgroup)
        name = (tag["name"] or tag["opaque"] or "").lower()
        places = [*_places(name, tag[group], tag.start(group))]
        places += _in_style(tag["inside"], tag.start("inside")) if name == "style" else ()
        for start, end in places:
            yield from _inside(text, start, end)


def _inside(text: str, start: int, end: int) -> Iterator[Address]:
    value = html.unescape(text[start:end]).strip()
    if value and not OUTSIDE.match(value):
        yield Address(value, start, end)


def _places(element: str, attributes: str, offset: int) -> Iterator[tuple[int, int]]:
    for found in tags.attributes(attributes):
        start = offset + found.start
        if found.name in SINGLE or (found.name == "data" and element == "object"):
            yield start, start + len(found.value)
        elif found.name in SETS:
            for one in ONE_OF_SET.finditer(found.value):
                yield start + one.start("address"), start + one.end("address")
        elif found.name == "style":
            yield from _in_style(found.value, start)


def _in_style(css: str, offset: int) -> Iterator[tuple[int, int]]:
    for found in IN_STYLE.finditer(css):
        start, end = found.span(str(found.lastgroup))
        yield offset + start, offset + end
