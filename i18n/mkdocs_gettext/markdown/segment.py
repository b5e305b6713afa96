"""Cuts a Markdown page into messages without parsing it into anything else.

Only words inside the original lines become messages; marks, ids and white space around them stay.
"""

import re
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from mkdocs_gettext.markdown import code_blocks, fences, front_matter, raw_html, syntax
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.passive import passive
from mkdocs_gettext.markdown.prose import heading, interrupts, is_underline, paragraph, run, table
from mkdocs_gettext.markdown.reader import Doubt, Found, Reader
from mkdocs_gettext.markdown.remarks import KNOWN, REMARK, Remarks
from mkdocs_gettext.markdown.scope import PLAIN_PAGE, Scope
from mkdocs_gettext.markdown.syntax import Line, lines_of
from mkdocs_gettext.markdown.titles import callout, title

NUMBER = re.compile(r"\s*(\d{1,9})\.")
KEEPS_NUMBERS = frozenset({"sane_lists", "markdown.extensions.sane_lists", "pymdownx.fancylists"})
Begin = Callable[[Reader, Line], Found]


class Cut(NamedTuple):
    segments: tuple[Segment, ...]  # in the order of the text
    doubts: tuple[Doubt, ...]


def cut(source: str, scope: Scope = PLAIN_PAGE) -> Cut:
    """The messages of a page and what is doubtful in it. Raises: FrontMatterError."""
    body = front_matter.end_of(source)
    lines = [line for line in lines_of(source) if line.start >= body]
    found = list(fences.find([line.text for line in lines]))
    html = raw_html.without_fences(source, lines, found) if found and "<" in source else source
    reader = Reader(source, lines, {lines[fence.first].number: fence for fence in found}, scope, html)
    return Cut((*front_matter.segments(source, scope.front_matter), *read(reader)), tuple(reader.doubts))


def segments(source: str, fence_captions: Collection[str] = ()) -> tuple[Segment, ...]:
    """The messages of a page. Raises: FrontMatterError.

    >>> [part.text for part in segments("# Windmill {#top}\\n\\n- a *sail*\\n- a corner")]
    ['Windmill', 'a *sail*', 'a corner']
    """
    return cut(source, Scope(tuple(fence_captions))).segments


def read(reader: Reader) -> Iterator[Segment]:
    """The messages of one block after the other."""
    beginnings, plain = (FANCY_BEGINNINGS, FANCY) if reader.has_fancy_lists else (BEGINNINGS, PLAIN)
    while line := reader.line:
        if begins := reader.begins_block and not line.blank:
            reader.begin(line.level)
        for construct in beginnings.get(line.text.lstrip(" \t")[:1], plain):
            if (found := construct(reader, line)) is not None:
                break
        if begins and construct is not item:
            reader.close_lists(reader.step)
        yield from found or ()
    if reader.skips_from:
        text = "i18n:skip-start is not closed; expected <!-- i18n:skip-end --> below it, in the same quote"
        reader.doubts.append(Doubt(reader.skips_from, text, "W-REMARK"))


# Constructs that have others in them, or none at all. Each moves the reader behind what it has read.


def blank(reader: Reader, line: Line) -> Found:
    if not line.blank:
        return None
    if not reader.remarks_wait:
        reader.remarks = Remarks()
    reader.index += 1
    return ()


def remark(reader: Reader, line: Line) -> Found:
    match = REMARK.match(line.text) or (None if line.quote else REMARK.match(reader.source, line.start))
    if not match:
        return None
    end = line.start + match.end() - match.start() if match.string is reader.source else line.start + 1
    while (inside := reader.line) and inside.start < end:
        reader.index += 1
    name, text = match["name"], " ".join(match["text"].split())
    if not line.quote and not line.level:
        reader.fresh = reader.index
    if name.startswith("skip-"):
        _range(reader, line, name)
    if name not in KNOWN:
        text = f"i18n:{name} is no remark; expected one of: {', '.join(KNOWN)}"
        reader.doubts.append(Doubt(line.number, text, "W-REMARK"))
        return ()
    reader.remarks = reader.remarks.with_remark(name, text)
    reader.remarks_wait = True
    return ()


def _range(reader: Reader, line: Line, name: str) -> None:
    """Begins or ends what is not for translation, over as many blocks as there are."""
    begins = name == "skip-start"
    if begins is (reader.skips_from is not None):
        missing = "skip-end" if begins else "skip-start"
        text = f"i18n:{name} without i18n:{missing} before it; expected them by turns"
        reader.doubts.append(Doubt(line.number, text, "W-REMARK"))
    reader.skips_from = line.number if begins else None


def quote(reader: Reader, line: Line) -> Found:
    if line.level > reader.step and not reader.begins_block:
        return None
    lines: list[Line] = []
    last = 0  # an empty line does not end a quote inside a fence
    while (inner := reader.line) and (not inner.blank or inner.number <= last):
        if fence := reader.fences.get(inner.number):
            last = inner.number + fence.last - fence.first
        mark = syntax.QUOTE.match(inner.text) if inner.level <= line.level else None
        if not mark and inner.number > last and interrupts(reader, inner):
            break
        lines.append(inner.cut(mark.end(), mark[0]) if mark else inner)
        reader.index += 1
    inside = reader.inside(lines)
    found = list(read(inside))
    reader.doubts += inside.doubts
    return found


def note(reader: Reader, line: Line) -> Found:
    if match := syntax.ABBREVIATION.match(line.text):
        return _abbreviation(reader, line, match)
    if match := syntax.FOOTNOTE.match(line.text):
        return _note(reader, Kind.FOOTNOTE, line, match)
    if match := syntax.DEFINITION.match(line.text):
        is_in_item = line.level - 1 in reader.lists  # where Markdown takes no second block for a part of it
        return _note(reader, Kind.DEFINITION, line, match, 0 if is_in_item else 1)
    return None


def _abbreviation(reader: Reader, line: Line, match: re.Match[str]) -> Found:
    """What it stands for, behind the short word or on the next line."""
    below, start = reader.following, match.start("text")
    if start < 0 and below and not below.blank:
        reader.index += 1
        line, start = below, 0
    reader.index = reader.fresh = reader.index + 1
    return reader.part(Kind.ABBREVIATION, line, start, len(line.text)) if start >= 0 else ()


def _note(reader: Reader, kind: Kind, line: Line, match: re.Match[str], steps: int = 1) -> Found:
    reader.step = line.level + 1
    reader.depth = line.level + steps
    if match["text"] is None or (kind is Kind.DEFINITION and _is_code(match)):
        reader.index += 1
        return ()
    return _behind_mark(reader, kind, line.cut(match.start("text")), reader.depth)


def _is_code(definition: re.Match[str]) -> bool:
    """Whether a text stands so far behind its colon that it is indented code."""
    before = definition.string[: definition.start("text")].expandtabs(4)
    return len(before) - before.index(":") > 7


def item(reader: Reader, line: Line) -> Found:
    if syntax.EMPTY_ITEM.match(line.text):
        reader.index += 1
        return ()
    pattern = syntax.FANCY_ITEM if reader.has_fancy_lists else syntax.ITEM
    if not (match := pattern.match(line.text)):
        return None
    if reader.begins_block and is_underline(reader.following):
        return None
    reader.is_list |= reader.begins_block
    rest = line.cut(match.start("text"))
    if not reader.is_list:
        return run(reader, Kind.ITEM, rest)
    _note_list(reader, line)
    reader.depth = line.level + 1
    return _behind_mark(reader, Kind.ITEM, rest, reader.depth)


def _note_list(reader: Reader, line: Line) -> None:
    """Remember the list that the item belongs to, and doubt whether Markdown reads it as its author does."""
    indent = line.text[: len(line.text) - len(line.text.lstrip())]
    reader.close_lists(line.level + 1)
    if line.level not in reader.lists:
        reader.lists[line.level] = indent
        number = NUMBER.match(line.text)
        if number and int(number[1]) != 1 and not reader.scope.extensions & KEEPS_NUMBERS:
            text = f"a list that begins with {number[1]} begins with 1 for readers; "
            text += "expected sane_lists among the extensions, or what stands before it indented by four blanks"
            reader.doubts.append(Doubt(line.number, text))
    elif len(reader.lists[line.level]) < len(indent):
        reader.doubts.append(Doubt(line.number, "an inner list needs four blanks; it becomes part of the outer one"))


def _behind_mark(reader: Reader, kind: Kind, rest: Line, depth: int) -> Found:
    """What begins on the line of the mark of a list item, a footnote or a definition."""
    reader.lines[reader.index] = rest
    reader.fresh = reader.index
    for begin in BEGINNINGS.get(rest.text[:1], TEXT):
        if begin in BEHIND_MARK and (found := begin(reader, rest)) is not None:
            is_loose = not (below := reader.line) or below.blank
            reader.depth = depth + (begin is title and is_loose)
            if begin is title and reader.titles:
                reader.titles[-1] = reader.depth
            return found
    return run(reader, kind, rest)


TEXT: tuple[Begin, ...] = (table, paragraph)
PLAIN: tuple[Begin, ...] = (code_blocks.indented, *TEXT)
FANCY: tuple[Begin, ...] = (code_blocks.indented, item, *TEXT)
BEHIND_MARK = frozenset[Begin]({heading, passive, quote, title, table, item})
BEGINNINGS: dict[str, tuple[Begin, ...]] = {  # by the first character of a line
    "": (blank,),
    "<": (code_blocks.indented, remark, raw_html.block, *TEXT),
    **dict.fromkeys("`~", (code_blocks.fenced, code_blocks.indented, *TEXT)),
    **dict.fromkeys("!?=/", (code_blocks.indented, title, *TEXT)),
    **dict.fromkeys("0123456789", (code_blocks.indented, item, *TEXT)),
    **dict.fromkeys("-+*_$;{:\\", (code_blocks.indented, passive, note, item, *TEXT)),
    "[": (code_blocks.indented, passive, callout, note, item, *TEXT),
    "#": (code_blocks.indented, heading, *TEXT),
    ">": (code_blocks.indented, quote, *TEXT),
}
FANCY_BEGINNINGS = BEGINNINGS | {"#": (code_blocks.indented, item, heading, *TEXT)}
