"""Code: between fences, of which only titles and captions are words, or indented."""

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.markdown.reader import Found, Reader
from mkdocs_gettext.markdown.syntax import Line


def fenced(reader: Reader, line: Line) -> Found:
    fence = reader.fences.get(line.number)
    if fence is None:
        return None
    title = syntax.FENCE_TITLE.search(line.text)
    found = list(reader.part(Kind.CODE_TITLE, line, *title.span("title"))) if title else []
    has_captions = fence.language in reader.scope.fence_captions
    last = line.number + fence.last - fence.first
    reader.index += 1
    while (inside := reader.line) and inside.number <= last:
        if has_captions and inside.number < last and (caption := syntax.CAPTION.match(inside.text)):
            found += reader.part(Kind.CAPTION, inside, *caption.span("text"))
        reader.index += 1
    return found


def indented(reader: Reader, line: Line) -> Found:
    if not reader.begins_block or line.level <= reader.depth:
        return None
    while (inside := reader.line) and (inside.blank or inside.level > reader.depth):
        reader.index += 1
    return ()
