"""Relative links, pictures in raw HTML, and anchors: whether they lead somewhere, from every language."""

import posixpath
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from urllib.parse import unquote

from mkdocs_gettext.faults import Fault
from mkdocs_gettext.markdown.inline.parts import CODE, parts
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.translation import anchors
from mkdocs_gettext.translation.sources import Page

FENCE = re.compile(r"^(?P<indent>[ \t>]*)(?P<mark>`{3,}|~{3,}).*?^[ \t>]*(?P=mark)[ \t]*$", re.M | re.S)
COMMENT = re.compile(r"<!--.*?-->", re.S)
SOURCE = re.compile(
    r"(?P<head><(?:img|source|video|audio|iframe|embed|track)\b[^<>]*?\s(?:src|poster)=)(?P<quote>[\"'])(?P<path>[^\"']+)(?P=quote)"
)
RAW_ID = re.compile(r"<[^<>]+\s(?:id|name)=[\"']?(?P<id>[^\s\"'>]+)")
OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|//|/|#|\{", re.I)


def faults(pages: Mapping[str, Page], files: Collection[str], slugify: anchors.Slugify) -> Iterator[Fault]:
    """E-FILE and E-ANCHOR. `pages` by path inside the folder of the sources, `files` all paths there."""
    ids = {uri: ids_of(page, slugify) for uri, page in pages.items()}
    for uri, page in pages.items():
        yield from _anchors(uri, page, ids)
        yield from _pictures(uri, page, files)


def ids_of(page: Page, slugify: anchors.Slugify) -> set[str]:
    """What a link to the page can name behind `#`."""
    text = _without_code(page.source)
    made = {anchor for _, anchor in anchors.missing_ids(page.source, page.segments, slugify)}
    notes = {f"fn:{name}" for name in re.findall(r"\[\^([^\]]+)\]:", text)}
    raw = {match["id"] for match in RAW_ID.finditer(text)}
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


def _pictures(uri: str, page: Page, files: Collection[str]) -> Iterator[Fault]:
    for match in SOURCE.finditer(_without_code(page.source)):
        if not OUTSIDE.match(match["path"]) and not _found(uri, match["path"], files):
            line = page.source.count("\n", 0, match.start()) + 1
            yield Fault(page.origin, line, f"{match['path']} is not there; expected a file", "E-FILE")


def _found(uri: str, path: str, files: Collection[str]) -> str | None:
    """The file that an author means: seen from the source, or from where the page will be."""
    path = unquote(re.split(r"[?#]", path)[0])
    folders = (posixpath.dirname(uri), uri.removesuffix(".md").removesuffix("index"))
    found = (posixpath.normpath(posixpath.join(folder, path)) for folder in folders)
    return next((file for file in found if file in files), None)


def repaired(html: str, uri: str, files: Collection[str], address: Callable[[str], str]) -> str:
    """Raw HTML of a page, whose relative addresses do not know that it lies one folder deeper."""

    def repair(match: re.Match[str]) -> str:
        found = None if OUTSIDE.match(match["path"]) else _found(uri, match["path"], files)
        return f"{match['head']}{match['quote']}{address(found)}{match['quote']}" if found else match[0]

    return SOURCE.sub(repair, html)


def _without_code(source: str) -> str:
    """The same text with blanks for code and comments, so that lines and positions stay."""

    def blank(match: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", match[0])

    for mark, pattern in (("<!--", COMMENT), ("```", FENCE), ("~~~", FENCE), ("`", CODE)):
        if mark in source:
            source = pattern.sub(blank, source)
    return source
