"""Code: between fences, of which only titles and captions are words, or indented."""

from collections.abc import Sequence

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.reader import Found, Reader
from mkdocs_gettext.markdown.syntax import Line


def fenced(reader: Reader, line: Line) -> Found:
    match = syntax.FENCE.match(line.text)
    closing = closing_fence(reader, match["mark"]) if match else None
    if not match or closing is None:
        return None
    inside = reader.lines[reader.index + 1 : closing]
    reader.index = closing + 1
    title = syntax.FENCE_TITLE.search(line.text)
    found = list(reader.part(Kind.CODE_TITLE, line, *title.span("title"))) if title else []
    if match["info"].split()[:1] and match["info"].split()[0] in reader.fence_captions:
        found += _captions(reader, inside)
    return found


def closing_fence(reader: Reader, mark: str) -> int | None:
    for index in range(reader.index + 1, len(reader.lines)):
        if reader.lines[index].text.strip() == mark:
            return index
    return None


def _captions(reader: Reader, inside: Sequence[Line]) -> Sequence[Segment]:
    matches = [(line, syntax.CAPTION.match(line.text)) for line in inside]
    return [part for line, match in matches if match for part in reader.part(Kind.CAPTION, line, *match.span("text"))]


def indented(reader: Reader, line: Line) -> Found:
    if not reader.after_blank or line.level <= reader.depth:
        return None
    while (inside := reader.line) and (inside.blank or inside.level > reader.depth):
        reader.index += 1
    return ()
