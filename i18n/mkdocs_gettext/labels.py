"""Titles of admonitions, details, tabs and blocks, and those that Markdown gives where the author gives none."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mkdocs_gettext import syntax
from mkdocs_gettext.kinds import Kind, Segment
from mkdocs_gettext.syntax import Line

if TYPE_CHECKING:
    from mkdocs_gettext.segment import Reader


def label(reader: "Reader", line: Line) -> Sequence[Segment] | None:
    """`!!! note "Title"`, `=== "Title"`, `/// note | Title`; None where no such line begins."""
    if match := syntax.BLOCK.match(line.text):
        return _block_label(reader, line, match)
    if not (match := syntax.LABEL.match(line.text)):
        return None
    reader.index += 1
    reader.depth = line.level + 1
    if match["text"] is not None:
        return reader.part(Kind.LABEL, line, *match.span("text"))
    end = line.start + match.end("type")
    return _default_label(reader, line, end, match["type"].split()[0].capitalize(), ' "', '"')


def _block_label(reader: "Reader", line: Line, match: re.Match[str]) -> Sequence[Segment] | None:
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
    return _default_label(reader, line, line.start + match.end("name"), name.replace("-", " ").title(), " | ")


def _default_label(
    reader: "Reader", line: Line, place: int, title: str, before: str, after: str = ""
) -> Sequence[Segment]:
    found = reader.segment(Kind.DEFAULT_LABEL, line, place, place, title)
    return [part._replace(before=before, after=after) for part in found]
