"""The words between the tags of a block of HTML, which Markdown leaves alone."""

import re
from collections.abc import Iterable, Iterator, Sequence

from markdown.util import BLOCK_LEVEL_ELEMENTS

from mkdocs_gettext.markdown import code_blocks, fences, syntax
from mkdocs_gettext.markdown.inline import tags
from mkdocs_gettext.markdown.inline.text import fold
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.reader import Found, Reader
from mkdocs_gettext.markdown.syntax import Line

BLOCK_TAGS = frozenset(BLOCK_LEVEL_ELEMENTS) | {"br", "source", "track"}
MARKUP = tags.markup(tags.RAW_TEXT | {"pre", "svg", "math", "template"})
VOID = frozenset({"hr", "br", "img", "source", "track", "input", "link", "meta"})
PARSED = re.compile(r"\bmarkdown\b(?:\s*=\s*[\"']?(?:1|block|span)\b)?", re.I)


def block(reader: Reader, line: Line) -> Found:
    """A block of HTML, out of which only words become messages, and what fences in it have for readers."""
    match = syntax.HTML.match(line.text)
    if not match or not is_block(match["tag"]):
        return None
    start = line.start + len(line.text) - len(line.text.lstrip())
    if reader.html.startswith("<!--", start) and reader.html.find("-->", start) < 0:
        return None
    end = _end(reader, line, start)
    found = list(_words(reader, line, start, end))
    while (inside := reader.line) and inside.start < end:
        if (fenced := code_blocks.fenced(reader, inside)) is not None:
            found += fenced
        elif inside.text[end - inside.start :].strip():
            reader.lines[reader.index] = inside.cut(end - inside.start)
            break
        else:
            reader.index += 1
    if not line.quote and not line.level:
        reader.fresh = reader.index
    return sorted(found, key=lambda part: part.start)


def without_fences(source: str, lines: Sequence[Line], found: Iterable[fences.Fence]) -> str:
    """The source with a tag in the place of each fence."""
    pieces, position = [], 0
    for fence in found:
        start, last = lines[fence.first].start, lines[fence.last]
        end = last.start + len(last.text)
        pieces += [source[position:start], "<hr", " " * (end - start - 4), ">"]
        position = end
    return "".join([*pieces, source[position:]])


def _end(reader: Reader, line: Line, start: int) -> int:
    """Where the block ends. In quotes, in lists and behind `markdown` only the tags themselves are HTML."""
    if line.quote:
        return line.start + len(line.text)
    if line.level:
        return _end_of_paragraph(reader)
    tag = MARKUP.match(reader.html, start)
    if tag and is_parsed(tag):
        line_end = reader.source.find("\n", tag.end())
        return len(reader.source) if line_end < 0 else line_end
    return end_of(reader.html, start)


def _end_of_paragraph(reader: Reader) -> int:
    index = reader.index + 1
    while index < len(reader.lines):
        line = reader.lines[index]
        if line.blank or line.number in reader.fences or syntax.begins_block(line.text):
            break
        index += 1
    last = reader.lines[index - 1]
    return last.start + len(last.text)


def _words(reader: Reader, line: Line, start: int, end: int) -> Iterator[Segment]:
    spans = [(span, Kind.HTML) for span in texts(reader.html, start, end)]
    spans += [(span, Kind.ATTRIBUTE) for span in attributes(reader.html, start, end)]
    for span, kind in sorted(spans):
        yield from reader.segment(kind, line, *span, fold(reader.source[slice(*span)].split("\n")))


def is_block(tag: str | None) -> bool:
    """Whether a line that begins with the tag is HTML for Markdown; None stands for a comment."""
    return tag is None or tag.lower() in BLOCK_TAGS


def is_parsed(tag: re.Match[str]) -> bool:
    """Whether the words behind a tag are Markdown again (md_in_html)."""
    return bool(tag["name"] and (tag["close"] or PARSED.search(tag["attributes"])))


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
