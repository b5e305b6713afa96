"""Cuts a Markdown page into messages without parsing it into anything else.

Only words inside the original lines become messages; marks, ids and white space around them stay.
"""

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from mkdocs_gettext.markdown import code_blocks, fences, front_matter, raw_html, syntax
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.passive import passive
from mkdocs_gettext.markdown.prose import heading, interrupts, paragraph, run, table
from mkdocs_gettext.markdown.reader import Found, Reader
from mkdocs_gettext.markdown.remarks import REMARK, Remarks
from mkdocs_gettext.markdown.syntax import Line, lines_of
from mkdocs_gettext.markdown.titles import title


class Cut(NamedTuple):
    segments: tuple[Segment, ...]  # in the order of the text
    doubts: tuple[tuple[int, str], ...]  # lines that Python-Markdown reads in another way than they look


def cut(source: str, fence_captions: Collection[str] = ()) -> Cut:
    """The messages of a page and what is doubtful in it. Raises: FrontMatterError."""
    body = front_matter.end_of(source)
    lines = [line for line in lines_of(source) if line.start >= body]
    found = {lines[fence.first].number: fence for fence in fences.find([line.text for line in lines])}
    reader = Reader(source, lines, found, fence_captions)
    return Cut((*front_matter.segments(source), *read(reader)), tuple(reader.doubts))


def segments(source: str, fence_captions: Collection[str] = ()) -> tuple[Segment, ...]:
    """The messages of a page. Raises: FrontMatterError.

    >>> [part.text for part in segments("# Windmill {#top}\\n\\n- a *sail*\\n- a corner")]
    ['Windmill', 'a *sail*', 'a corner']
    """
    return cut(source, fence_captions).segments


def read(reader: Reader) -> Iterator[Segment]:
    """The messages of one block after the other."""
    while line := reader.line:
        if reader.after_blank and not line.blank and line.level <= reader.depth:
            reader.depth = line.level
        constructs = BEGINNINGS.get(line.text.lstrip()[:1], PLAIN)
        yield from next(found for begin in constructs if (found := begin(reader, line)) is not None)


# Constructs that have others in them, or none at all. Each moves the reader behind what it has read.


def blank(reader: Reader, line: Line) -> Found:
    if not line.blank:
        return None
    if not reader.remarks_wait:
        reader.remarks = Remarks()
    reader.index += 1
    return ()


def remark(reader: Reader, line: Line) -> Found:
    if not (match := REMARK.match(line.text)):
        return None
    reader.remarks = reader.remarks.with_remark(match["name"], match["text"])
    reader.remarks_wait = True
    reader.index += 1
    return ()


def quote(reader: Reader, line: Line) -> Found:
    if not syntax.QUOTE.match(line.text):
        return None
    lines: list[Line] = []
    last = 0  # an empty line does not end a quote inside a fence
    while (inner := reader.line) and (not inner.blank or inner.number <= last):
        if fence := reader.fences.get(inner.number):
            last = inner.number + fence.last - fence.first
        mark = syntax.QUOTE.match(inner.text)
        if not mark and inner.number > last and interrupts(reader, inner):
            break
        lines.append(inner.cut(mark.end(), mark[0]) if mark else inner)
        reader.index += 1
    inside = reader.inside(lines)
    found = list(read(inside))
    reader.doubts += inside.doubts
    return found


def note(reader: Reader, line: Line) -> Found:
    for kind, pattern in (
        (Kind.FOOTNOTE, syntax.FOOTNOTE),
        (Kind.ABBREVIATION, syntax.ABBREVIATION),
        (Kind.DEFINITION, syntax.DEFINITION),
    ):
        if match := pattern.match(line.text):
            reader.depth = line.level + (kind is not Kind.ABBREVIATION)
            if match["text"] is None:
                reader.index += 1
                return ()
            return _behind_mark(reader, kind, line.cut(match.start("text")), line.level + 2)
    return None


def item(reader: Reader, line: Line) -> Found:
    if syntax.EMPTY_ITEM.match(line.text):
        reader.index += 1
        return ()
    if not (match := syntax.ITEM.match(line.text)):
        return None
    indent = line.text[: len(line.text) - len(line.text.lstrip())]
    if reader.depth and len(reader.item_indent) < len(indent) < len(reader.item_indent) // 4 * 4 + 4:
        reader.doubts.append((line.number, "an inner list needs four blanks; it becomes part of the outer one"))
    else:
        reader.item_indent = indent
    reader.depth = line.level + 1
    return _behind_mark(reader, Kind.ITEM, line.cut(match.start("text")), reader.depth)


def _behind_mark(reader: Reader, kind: Kind, rest: Line, depth: int) -> Found:
    """What begins on the line of the mark of a list item, a footnote or a definition."""
    begins = BEGINNINGS.get(rest.text[:1], ())
    reader.lines[reader.index] = rest
    for begin in (heading, passive, quote):
        if begin in begins and (found := begin(reader, rest)) is not None:
            return found
    if item in begins and kind is not Kind.ABBREVIATION and syntax.ITEM.match(rest.text):
        found = item(reader, rest)
        reader.depth = depth
        return found
    return run(reader, kind, rest)


Begin = Callable[[Reader, Line], Found]
TEXT: tuple[Begin, ...] = (table, paragraph)
PLAIN: tuple[Begin, ...] = (code_blocks.indented, *TEXT)
BEGINNINGS: dict[str, tuple[Begin, ...]] = {  # by the first character of a line
    "": (blank,),
    "<": (code_blocks.indented, remark, raw_html.block, *TEXT),
    **dict.fromkeys("`~", (code_blocks.fenced, code_blocks.indented, *TEXT)),
    **dict.fromkeys("!?=/", (code_blocks.indented, title, *TEXT)),
    **dict.fromkeys("0123456789", (code_blocks.indented, item, *TEXT)),
    **dict.fromkeys("-+*_$;[{:\\", (code_blocks.indented, passive, note, item, *TEXT)),
    "#": (code_blocks.indented, heading, *TEXT),
    ">": (code_blocks.indented, quote),
}
