"""Titles of admonitions, details, tabs and blocks, and those that Markdown gives where the author gives none."""

import re
from collections.abc import Sequence

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.reader import Found, Reader
from mkdocs_gettext.markdown.syntax import Line


def title(reader: Reader, line: Line) -> Found:
    """`!!! note "Title"`, `=== "Title"`, `/// note | Title`; None where no such line begins."""
    if match := syntax.BLOCK.match(line.text):
        return _block_title(reader, line, match)
    match = syntax.LABEL.match(line.text)
    if not match or not (reader.begins_block or line.level <= reader.step):
        return None
    reader.index = reader.fresh = reader.index + 1
    reader.depth = line.level + 1
    reader.titles.append(reader.depth)
    if match["text"] is not None:
        return reader.part(Kind.LABEL, line, *match.span("text"))
    if match["type"] is None:
        return ()
    end = line.start + match.end("type")
    return _default_title(reader, line, end, match["type"].split()[0].capitalize(), ' "', '"')


def callout(reader: Reader, line: Line) -> Found:
    """`> [!NOTE]` as GitHub has it, or with a title as Obsidian has it; None where no such line begins in a quote."""
    match = syntax.CALLOUT.match(line.text) if line.quote else None
    if not match:
        return None
    reader.index += 1
    is_title = "pymdownx.quotes" in reader.scope.extensions
    if is_title:
        reader.fresh = reader.index
    if match["text"]:
        return reader.part(Kind.LABEL, line, *match.span("text"))
    if not is_title:
        return ()
    return _default_title(reader, line, line.start + match.end("mark"), match["type"].title(), " ")


def _block_title(reader: Reader, line: Line, match: re.Match[str]) -> Found:
    """A block between `///`; its options stand right below, indented."""
    reader.index += 1
    options = reader.index
    reader.skip_indented(line)
    if match["text"] is not None:
        return reader.part(Kind.LABEL, line, *match.span("text")) if match["name"] != "html" else ()
    found = (syntax.BLOCK_TYPE.match(option.text) for option in reader.lines[options : reader.index])
    name = match["name"] if match["name"] in syntax.BLOCK_TYPES else next((m["type"] for m in found if m), "")
    if not name or match["bar"]:
        return ()
    return _default_title(reader, line, line.start + match.end("name"), name.replace("-", " ").title(), " | ")


def _default_title(
    reader: Reader, line: Line, place: int, text: str, before: str, after: str = ""
) -> Sequence[Segment]:
    found = reader.segment(Kind.DEFAULT_LABEL, line, place, place, text)
    return [part._replace(before=before, after=after) for part in found]
