"""Code: between fences, of which only titles and captions are words, or indented."""

from mkdocs_gettext.markdown import comments, syntax
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.markdown.reader import Found, Reader
from mkdocs_gettext.markdown.syntax import Line


def fenced(reader: Reader, line: Line) -> Found:
    fence = reader.fences.get(line.number)
    if fence is None:
        return None
    title = syntax.FENCE_TITLE.search(line.text)
    found = list(reader.part(Kind.CODE_TITLE, line, *title.span("title"))) if title else []
    lines = reader.lines[reader.index + 1 : reader.index + fence.last - fence.first]
    reader.index += fence.last - fence.first + 1
    if fence.language in reader.scope.fence_captions:
        for inside in lines:
            if caption := syntax.CAPTION.match(inside.text):
                found += reader.part(Kind.CAPTION, inside, *caption.span("text"))
    elif fence.language in reader.scope.code_comments:
        for comment in comments.find(lines, fence.language):
            found += reader.part(Kind.COMMENT, lines[comment.line], comment.start, comment.end)
    return found


def indented(reader: Reader, line: Line) -> Found:
    if not reader.begins_block or line.level <= reader.depth:
        return None
    while (inside := reader.line) and (inside.blank or inside.level > reader.depth):
        reader.index += 1
    reader.fresh = reader.index
    return ()
