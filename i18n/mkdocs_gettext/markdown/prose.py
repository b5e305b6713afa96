"""Headings, tables and text that runs over lines."""

from collections.abc import Sequence

from mkdocs_gettext.markdown import raw_html, syntax
from mkdocs_gettext.markdown.inline.text import cells, fold, without_attributes
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.reader import Doubt, Found, Reader
from mkdocs_gettext.markdown.syntax import Line


def heading(reader: Reader, line: Line) -> Found:
    if not (match := syntax.HEADING.match(line.text)) or not (reader.begins_block or line.level <= reader.step):
        return None
    reader.index = reader.fresh = reader.index + 1
    if match["text"].startswith(":::"):  # a call of a plugin, as it may stand on a line of its own
        reader.skip_indented(line)
        return ()
    ending = syntax.HEADING_END.search(line.text, match.start("text"))
    return reader.part(Kind.HEADING, line, match.start("text"), ending.start() if ending else len(line.text))


def table(reader: Reader, line: Line) -> Found:
    below = reader.following
    if "|" not in line.text or not below or "|" not in below.text or not syntax.DELIMITER.match(below.text):
        return None
    found: list[Segment] = []
    first = reader.index
    while (row := reader.line) and not row.blank and row.number not in reader.fences:
        if reader.index != first + 1:
            found += [part for span in cells(row) for part in reader.part(Kind.CELL, row, *span)]
        reader.index += 1
    return found


def paragraph(reader: Reader, line: Line) -> Found:
    if is_underline(reader.following):
        reader.index = reader.fresh = reader.index + 2
        ending = syntax.HEADING_END.search(line.text)
        return reader.part(Kind.HEADING, line, 0, ending.start() if ending else len(line.text))
    return run(reader, Kind.PARAGRAPH, line)


def is_underline(line: Line | None) -> bool:
    """Whether the line makes a heading of the first one of a block."""
    return line is not None and line.text.lstrip()[:1] in ("=", "-") and syntax.UNDERLINE.match(line.text) is not None


def run(reader: Reader, kind: Kind, first: Line) -> Sequence[Segment]:
    """The line and those that continue it."""
    lines = [first]
    reader.index += 1
    while (line := reader.line) and not interrupts(reader, line, kind):
        if len(lines) == 1 and is_underline(line):  # a heading behind the mark of an item
            reader.index = reader.fresh = reader.index + 1
            break
        lines.append(line)
        reader.index += 1
    following = line.text if line else ""
    if kind is Kind.PARAGRAPH and syntax.ITEM.match(following):
        text = "a list needs an empty line before it; it becomes part of the paragraph"
        reader.doubts.append(Doubt(lines[-1].number + 1, text))
    if kind is Kind.PARAGRAPH and _definition_follows(reader):
        return [part for line in lines for part in reader.part(Kind.TERM, line, 0, len(line.text))]
    start = first.start + len(first.text) - len(first.text.lstrip())
    if len(lines) == 1:  # as most are
        text = without_attributes(first.text)
        indent = first.text[: start - first.start] if kind is Kind.PARAGRAPH else "    "
        return reader.segment(kind, first, start, first.start + len(text), text.strip(), first.quote + indent)
    texts = [*(line.text for line in lines[:-1]), without_attributes(lines[-1].text)]
    indent = lines[1].text[: len(lines[1].text) - len(lines[1].text.lstrip())]
    found = reader.segment(kind, first, start, lines[-1].start + len(texts[-1]), fold(texts), first.quote + indent)
    if not following.strip() or following.strip(" -"):
        return found
    blank = f"\n{first.quote}".rstrip(" ")  # or the folded line would become a heading over the rule
    return [part._replace(after=blank) for part in found]


def _definition_follows(reader: Reader) -> bool:
    index = reader.index
    while index < len(reader.lines) and reader.lines[index].blank:
        index += 1
    return index < len(reader.lines) and syntax.DEFINITION.match(reader.lines[index].text) is not None


def interrupts(reader: Reader, line: Line, kind: Kind = Kind.PARAGRAPH) -> bool:
    """Whether the line cannot continue a text of this kind."""
    if reader.titles and reader.leaves_title(line):
        return True
    sign = line.text.lstrip()[:1]
    if sign not in syntax.SIGNS:
        return kind is Kind.ITEM and _is_fancy_item(reader, line)
    if sign in syntax.SIGNS_AT_STEP and line.level > reader.step:
        return _is_fancy_item(reader, line)
    if line.blank or line.number in reader.fences or syntax.begins_block(line.text):
        return True
    tag = syntax.HTML.match(line.text)
    return bool(tag and raw_html.is_block(tag["tag"])) or _is_fancy_item(reader, line)


def _is_fancy_item(reader: Reader, line: Line) -> bool:
    return reader.has_fancy_lists and syntax.FANCY_ITEM.match(line.text) is not None
