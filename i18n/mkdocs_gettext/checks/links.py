"""Relative links and addresses in raw HTML: whether they lead somewhere, from every language."""

import posixpath
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from urllib.parse import unquote

from mkdocs_gettext.checks.places import Places
from mkdocs_gettext.faults import Fault
from mkdocs_gettext.markdown import fences
from mkdocs_gettext.markdown.inline import addresses, code_spans, tags
from mkdocs_gettext.markdown.inline.parts import parts
from mkdocs_gettext.markdown.inline.tokens import TITLED
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.translation.sources import Page

COMMENT = re.compile(tags.COMMENT, re.S)
OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|//|/|#|\{", re.I)
HOLDS = re.compile(  # a line that may have indented ones below it: an item, a note, an admonition, a block of HTML
    r"[ ]{0,3}(?:[-+*:][ \t]|\d+[.)][ \t]|[a-z][.)][ \t]|\[\^|!!!|\?\?\?|===|///|>"
    r"|<(?!/?(?:a|abbr|b|code|em|i|img|kbd|span|strong|sub|sup)\b))",
    re.I,
)


def faults(pages: Mapping[str, Page], files: Collection[str], has_folders: bool = True) -> Iterator[Fault]:
    """E-FILE. `pages` by path inside the folder of the sources, `files` all paths there and those that plugins made.

    `has_folders` tells whether each page of the site lies in a folder of its own.
    """
    places = Places.of(files, has_folders)
    for uri, page in pages.items():
        yield from _pages(uri, page, files)
        yield from _lost(uri, page, places)


def _pages(uri: str, page: Page, files: Collection[str]) -> Iterator[Fault]:
    for segment in page.segments:
        if segment.kind in {Kind.META, Kind.META_LINE, Kind.CAPTION, Kind.COMMENT}:
            continue
        for target in parts(segment.text).links:
            path = unquote(target.removesuffix(TITLED)).partition("#")[0]
            if not OUTSIDE.match(path) and path.endswith(".md"):
                other = posixpath.normpath(posixpath.join(posixpath.dirname(uri), path))
                if other not in files:
                    text = f"link to {path}, which is not there; expected a page"
                    yield Fault(page.origin, segment.line, text, "E-FILE")


def _lost(uri: str, page: Page, places: Places) -> Iterator[Fault]:
    if "<" not in page.source:
        return
    text = _without_code(page.source)
    for address in addresses.find(text):
        line = text.count("\n", 0, address.start)
        if not places.find(uri, address.value) and not _is_code(text.split("\n"), line):
            yield Fault(page.origin, line + 1, f"{address.value} is not there; expected a file", "E-FILE")


def _is_code(lines: Sequence[str], number: int) -> bool:
    """Whether a line is part of an indented block that nothing holds: no item, note or admonition."""
    if not lines[number].startswith(("    ", "\t")):
        return False
    above = (line for line in reversed(lines[:number]) if line.strip() and not line.startswith(("    ", "\t")))
    return not HOLDS.match(next(above, ""))


@lru_cache(maxsize=1024)
def _without_code(source: str) -> str:
    """The same text with blanks for code and comments, so that lines and positions stay."""

    lines = source.split("\n")
    for fence in fences.find(lines):
        lines[fence.first : fence.last + 1] = map(_blank, lines[fence.first : fence.last + 1])
    pieces = code_spans.split("\n".join(lines))
    pieces[1::2] = map(_blank, pieces[1::2])
    return COMMENT.sub(lambda match: _blank(match[0]), "".join(pieces))


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)
