"""The words between the tags of a block of HTML, which Markdown leaves alone."""

import re
from collections.abc import Iterator

from markdown.util import BLOCK_LEVEL_ELEMENTS

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.inline import tags
from mkdocs_gettext.markdown.inline.text import fold
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.markdown.reader import Found, Reader
from mkdocs_gettext.markdown.syntax import Line

BLOCK_TAGS = frozenset(BLOCK_LEVEL_ELEMENTS) | {"br", "source", "track"}
MARKUP = tags.markup(tags.RAW_TEXT | {"pre", "svg", "math", "template"})
VOID = frozenset({"hr", "br", "img", "source", "track", "input", "link", "meta"})
PARSED = re.compile(r"\bmarkdown\b(?:\s*=\s*[\"']?(?:1|block|span)\b)?", re.I)


def block(reader: Reader, line: Line) -> Found:
    """A block of HTML, out of which only words become messages."""
    match = syntax.HTML.match(line.text)
    if not match or not is_block(match["tag"]):
        return None
    start = line.start + len(line.text) - len(line.text.lstrip())
    one_line = line.quote or is_parsed(line.text)
    end = line.start + len(line.text) if one_line else end_of(reader.source, start)
    while (inside := reader.line) and inside.start < end:
        reader.index += 1
    spans = [(span, Kind.HTML) for span in texts(reader.source, start, end)]
    spans += [(span, Kind.ATTRIBUTE) for span in attributes(reader.source, start, end)]
    return [
        part
        for span, kind in sorted(spans)
        for part in reader.segment(kind, line, *span, fold(reader.source[slice(*span)].split("\n")))
    ]


def is_block(tag: str | None) -> bool:
    """Whether a line that begins with the tag is HTML for Markdown; None stands for a comment."""
    return tag is None or tag.lower() in BLOCK_TAGS


def is_parsed(line: str) -> bool:
    """Whether the words behind the tag that begins the line are Markdown again (md_in_html)."""
    match = MARKUP.match(line.lstrip())
    return bool(match and match["name"] and (match["close"] or PARSED.search(match["attributes"])))


def end_of(source: str, start: int) -> int:
    """The position behind the tag that closes the one at `start`; without one, the next blank line."""
    first = MARKUP.match(source, start)
    name = first["name"].lower() if first and first["name"] else ""
    if first and (not name or first["close"] or name in VOID or first["attributes"].endswith("/")):
        return first.end()
    depth = 0
    for match in MARKUP.finditer(source, start) if first else ():
        if match["name"] and match["name"].lower() == name:
            depth += -1 if match["close"] else 1
        if depth == 0:
            return match.end()
    blank = source.find("\n\n", start)
    return len(source) if blank < 0 else blank


def texts(source: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The stretches of text between block-level tags; tags inside a sentence belong to it."""
    position = start
    for match in MARKUP.finditer(source, start, end):
        if match["name"] and not is_block(match["name"]):
            continue
        yield from _trimmed(source, position, match.start())
        position = match.end()
    yield from _trimmed(source, position, end)


def attributes(source: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The words in attributes of block-level tags; those of others belong to the sentence around them."""
    for match in MARKUP.finditer(source, start, end):
        if match["name"] and is_block(match["name"]):
            inside = match.span("attributes")
        elif match["opaque"] and match["opaque"].lower() == "iframe":
            inside = match.span("opened")
        else:
            continue
        for found in syntax.WORDS_IN_TAG.finditer(source, *inside):
            yield found.span("double" if found["double"] is not None else "single")


def _trimmed(source: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    text = source[start:end]
    if text.strip():
        yield start + len(text) - len(text.lstrip()), end - (len(text) - len(text.rstrip()))
