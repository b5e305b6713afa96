"""Relative links and pictures in raw HTML: whether they lead somewhere, from every language."""

import posixpath
import re
from collections.abc import Collection, Iterator, Mapping
from urllib.parse import unquote

from mkdocs_gettext.faults import Fault
from mkdocs_gettext.markdown import fences
from mkdocs_gettext.markdown.inline import code_spans, tags
from mkdocs_gettext.markdown.inline.parts import parts
from mkdocs_gettext.markdown.inline.tokens import TITLED
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.translation.sources import Page

COMMENT = re.compile(tags.COMMENT, re.S)
MEDIA = tags.named("img", "source", "video", "audio", "iframe", "embed", "track")
OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|//|/|#|\{", re.I)


def faults(pages: Mapping[str, Page], files: Collection[str]) -> Iterator[Fault]:
    """E-FILE. `pages` by path inside the folder of the sources, `files` all paths there and those that plugins made."""
    for uri, page in pages.items():
        yield from _pages(uri, page, files)
        yield from _pictures(uri, page, files)


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


def _pictures(uri: str, page: Page, files: Collection[str]) -> Iterator[Fault]:
    text = _without_code(page.source)
    for tag in MEDIA.finditer(text):
        for path in addresses(tag["attributes"]):
            if not file_of(uri, path.value, files):
                line = text.count("\n", 0, tag.start("attributes") + path.start) + 1
                yield Fault(page.origin, line, f"{path.value} is not there; expected a file", "E-FILE")


def addresses(attributes: str) -> list[tags.Attribute]:
    """Those that lead to files of the site."""
    found = (one for one in tags.attributes(attributes) if one.name in {"src", "poster"} and one.value)
    return [one for one in found if not OUTSIDE.match(one.value)]


def file_of(uri: str, path: str, files: Collection[str]) -> str | None:
    """The file that an author means: seen from the source, or from where the page will be."""
    path = unquote(re.split(r"[?#]", path)[0])
    folders = (posixpath.dirname(uri), uri.removesuffix(".md").removesuffix("index"))
    found = (posixpath.normpath(posixpath.join(folder, path)) for folder in folders)
    return next((file for file in found if file in files), None)


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
