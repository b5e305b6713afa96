"""Relative links, addresses in raw HTML, and anchors: whether they lead somewhere, from every language."""

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
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.translation import anchors
from mkdocs_gettext.translation.sources import Page

COMMENT = re.compile(tags.COMMENT, re.S)
OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|//|/|#|\{", re.I)
HOLDS = re.compile(  # a line that may have indented ones below it: an item, a note, an admonition, a block of HTML
    r"[ ]{0,3}(?:[-+*:][ \t]|\d+[.)][ \t]|[a-z][.)][ \t]|\[\^|!!!|\?\?\?|===|///|>"
    r"|<(?!/?(?:a|abbr|b|code|em|i|img|kbd|span|strong|sub|sup)\b))",
    re.I,
)


def faults(
    pages: Mapping[str, Page], files: Collection[str] | None, slugify: anchors.Slugify, has_folders: bool = True
) -> Iterator[Fault]:
    """E-FILE and E-ANCHOR. `pages` by path inside the folder of the sources, `files` all paths there if known."""
    ids = {uri: ids_of(page, slugify) for uri, page in pages.items()}
    for uri, page in pages.items():
        yield from _anchors(uri, page, ids)
    if files is not None:
        yield from lost(pages, Places.of(files, has_folders))


def lost(pages: Mapping[str, Page], places: Places) -> Iterator[Fault]:
    """E-FILE for addresses in raw HTML that lead nowhere."""
    for uri, page in pages.items():
        yield from _lost(uri, page, places)


def ids_of(page: Page, slugify: anchors.Slugify) -> set[str]:
    """What a link to the page can name behind `#`."""
    text = _without_code(page.source)
    made = {anchor for _, anchor in anchors.missing_ids(page.source, page.segments, slugify)}
    notes = {f"fn:{name}" for name in re.findall(r"\[\^([^\]]+)\]:", text)}
    raw = {found.value for found in _attributes(text) if found.name in {"id", "name"}}
    return made | set(anchors.EXPLICIT.findall(text)) | raw | notes | {"", "__toc"}


def _anchors(uri: str, page: Page, ids: Mapping[str, set[str]]) -> Iterator[Fault]:
    for segment in page.segments:
        if segment.kind in {Kind.META, Kind.CAPTION}:
            continue
        for target in parts(segment.text).links:
            path, _, anchor = unquote(target).partition("#")
            if OUTSIDE.match(path) or not (path.endswith(".md") or not path):
                continue
            other = posixpath.normpath(posixpath.join(posixpath.dirname(uri), path)) if path else uri
            if other not in ids:
                yield Fault(page.origin, segment.line, f"link to {path}, which is not there; expected a page", "E-FILE")
            elif anchor not in ids[other]:
                text = f"link to #{anchor}, which {other} does not have; expected an id of a heading or a block"
                yield Fault(page.origin, segment.line, text, "E-ANCHOR")


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


def _attributes(text: str) -> Iterator[tags.Attribute]:
    for match in tags.markup().finditer(text) if "<" in text else ():
        yield from tags.attributes(match["attributes"] or match["opened"] or "")


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
