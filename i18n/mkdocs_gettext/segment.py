"""Cuts a Markdown page into messages without parsing it into anything else.

Only words inside the original lines become messages; marks, ids and white space around them stay.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from mkdocs_gettext import front_matter, labels, passive, raw_html, syntax
from mkdocs_gettext.kinds import Kind, Segment
from mkdocs_gettext.remarks import REMARK, Remarks
from mkdocs_gettext.syntax import Line, lines_of
from mkdocs_gettext.text import cells, fold, has_words, without_attributes

Found = Sequence[Segment] | None  # None: this construct does not begin here


class Cut(NamedTuple):
    segments: tuple[Segment, ...]  # in the order of the text
    doubts: tuple[tuple[int, str], ...]  # lines that Python-Markdown reads in another way than they look


def cut(source: str, fence_captions: Collection[str] = ()) -> Cut:
    """The messages of a page and what is doubtful in it. Raises: FrontMatterError."""
    body = front_matter.end_of(source)
    lines = [line for line in lines_of(source) if line.start >= body]
    reader = Reader(source, lines, fence_captions)
    return Cut((*front_matter.segments(source), *reader.read()), tuple(reader.doubts))


def segments(source: str, fence_captions: Collection[str] = ()) -> tuple[Segment, ...]:
    """The messages of a page. Raises: FrontMatterError.

    >>> [part.text for part in segments("# Windmill {#top}\\n\\n- a *sail*\\n- a corner")]
    ['Windmill', 'a *sail*', 'a corner']
    """
    return cut(source, fence_captions).segments


class Reader:
    """Walks over lines and yields the messages of one block after the other."""

    def __init__(self, source: str, lines: list[Line], fence_captions: Collection[str]) -> None:
        self.source = source
        self.lines = lines
        self.fence_captions = fence_captions
        self.index = 0
        self.depth = 0  # how many steps of indentation belong to open lists, notes and definitions
        self.remarks = Remarks()
        self.remarks_wait = False
        self.doubts: list[tuple[int, str]] = []
        self.item_indent = ""
        text = (self.table, self.paragraph)
        self.beginnings = {
            "": (self.blank,),
            "<": (self.indented_code, self.remark, self.html, *text),
            **dict.fromkeys("`~", (self.fence, self.indented_code, *text)),
            **dict.fromkeys("!?=/", (self.indented_code, self.label, *text)),
            **dict.fromkeys("0123456789", (self.indented_code, self.item, *text)),
            **dict.fromkeys("-+*_$;[{:\\", (self.indented_code, self.passive, self.note, self.item, *text)),
            "#": (self.indented_code, self.heading, *text),
            ">": (self.indented_code, self.quote),
        }  # by the first character of a line
        self.plain = (self.indented_code, *text)

    def read(self) -> Iterator[Segment]:
        while self.index < len(self.lines):
            line = self.lines[self.index]
            if self.after_blank and not line.blank and line.level <= self.depth:
                self.depth = line.level
            constructs = self.beginnings.get(line.text.lstrip()[:1], self.plain)
            yield from next(found for begin in constructs if (found := begin(line)) is not None)

    @property
    def after_blank(self) -> bool:
        return self.index == 0 or self.lines[self.index - 1].blank

    def following(self) -> Line | None:
        return self.lines[self.index + 1] if self.index + 1 < len(self.lines) else None

    # One method for each construct; each moves `index` behind what it has read.

    def blank(self, line: Line) -> Found:
        if not line.blank:
            return None
        if not self.remarks_wait:
            self.remarks = Remarks()
        self.index += 1
        return ()

    def fence(self, line: Line) -> Found:
        match = syntax.FENCE.match(line.text)
        closing = self.closing_fence(match["mark"]) if match else None
        if not match or closing is None:
            return None
        inside = self.lines[self.index + 1 : closing]
        self.index = closing + 1
        found = (
            self.part(Kind.CODE_TITLE, line, *title.span("title"))
            if (title := syntax.FENCE_TITLE.search(line.text))
            else []
        )
        if match["info"].split() and match["info"].split()[0] in self.fence_captions:
            captions = [(inner, syntax.CAPTION.match(inner.text)) for inner in inside]
            return [
                *found,
                *(part for inner, m in captions if m for part in self.part(Kind.CAPTION, inner, *m.span("text"))),
            ]
        return found

    def closing_fence(self, mark: str) -> int | None:
        for index in range(self.index + 1, len(self.lines)):
            if self.lines[index].text.strip() == mark:
                return index
        return None

    def indented_code(self, line: Line) -> Found:
        if not self.after_blank or line.level <= self.depth:
            return None
        while self.index < len(self.lines) and (line.blank or line.level > self.depth):
            self.index += 1
            line = self.lines[self.index] if self.index < len(self.lines) else line
        return ()

    def remark(self, line: Line) -> Found:
        if not (match := REMARK.match(line.text)):
            return None
        self.remarks = self.remarks.with_remark(match["name"], match["text"])
        self.remarks_wait = True
        self.index += 1
        return ()

    def html(self, line: Line) -> Found:
        match = syntax.HTML.match(line.text)
        if not match or not raw_html.is_block(match["tag"]):
            return None
        start = line.start + len(line.text) - len(line.text.lstrip())
        one_line = line.quote or raw_html.is_parsed(line.text)
        end = line.start + len(line.text) if one_line else raw_html.end_of(self.source, start)
        while self.index < len(self.lines) and self.lines[self.index].start < end:
            self.index += 1
        spans = [(span, Kind.HTML) for span in raw_html.texts(self.source, start, end)]
        spans += [(span, Kind.ATTRIBUTE) for span in raw_html.attributes(self.source, start, end)]
        return [
            part
            for span, kind in sorted(spans)
            for part in self.segment(kind, line, *span, fold(self.source[slice(*span)].split("\n")))
        ]

    def label(self, line: Line) -> Found:
        return labels.label(self, line)

    def passive(self, line: Line) -> Found:
        return passive.passive(self, line)

    def skip_indented(self, line: Line) -> None:
        while self.index < len(self.lines) and self.lines[self.index].level > line.level:
            self.index += 1

    def heading(self, line: Line) -> Found:
        if not (match := syntax.HEADING.match(line.text)):
            return None
        self.index += 1
        ending = syntax.HEADING_END.search(line.text, match.start("text"))
        return self.part(Kind.HEADING, line, match.start("text"), ending.start() if ending else len(line.text))

    def table(self, line: Line) -> Found:
        below = self.following()
        if "|" not in line.text or not below or "|" not in below.text or not syntax.DELIMITER.match(below.text):
            return None
        found: list[Segment] = []
        first = self.index
        while self.index < len(self.lines) and not self.lines[self.index].blank:
            if self.index != first + 1:
                row = self.lines[self.index]
                found += [part for span in cells(row) for part in self.part(Kind.CELL, row, *span)]
            self.index += 1
        return found

    def quote(self, line: Line) -> Found:
        if not syntax.QUOTE.match(line.text):
            return None
        inside: list[Line] = []
        while self.index < len(self.lines) and not (line := self.lines[self.index]).blank:
            mark = syntax.QUOTE.match(line.text)
            if not mark and self.interrupts(line):
                break
            inside.append(line.cut(mark.end(), mark[0]) if mark else line)
            self.index += 1
        reader = Reader(self.source, inside, self.fence_captions)
        reader.remarks, reader.remarks_wait = self.remarks, self.remarks_wait
        found = list(reader.read())
        self.doubts += reader.doubts
        return found

    def note(self, line: Line) -> Found:
        for kind, pattern in (
            (Kind.FOOTNOTE, syntax.FOOTNOTE),
            (Kind.ABBREVIATION, syntax.ABBREVIATION),
            (Kind.DEFINITION, syntax.DEFINITION),
        ):
            if match := pattern.match(line.text):
                self.depth = line.level + (kind is not Kind.ABBREVIATION)
                if match["text"] is None:
                    self.index += 1
                    return ()
                return self.behind_mark(kind, line.cut(match.start("text")), line.level + 2)
        return None

    def behind_mark(self, kind: Kind, rest: Line, depth: int) -> Found:
        """What begins on the line of the mark of a list item, a footnote or a definition."""
        begins = self.beginnings.get(rest.text[:1], ())
        self.lines[self.index] = rest
        for begin in (self.heading, self.passive, self.quote):
            if begin in begins and (found := begin(rest)) is not None:
                return found
        if self.item in begins and kind is not Kind.ABBREVIATION and syntax.ITEM.match(rest.text):
            found = self.item(rest)
            self.depth = depth
            return found
        return self.run(kind, rest)

    def item(self, line: Line) -> Found:
        if syntax.EMPTY_ITEM.match(line.text):
            self.index += 1
            return ()
        if not (match := syntax.ITEM.match(line.text)):
            return None
        indent = line.text[: len(line.text) - len(line.text.lstrip())]
        if self.depth and len(self.item_indent) < len(indent) < len(self.item_indent) // 4 * 4 + 4:
            self.doubts.append((line.number, "an inner list needs four blanks; it becomes part of the outer one"))
        else:
            self.item_indent = indent
        self.depth = line.level + 1
        return self.behind_mark(Kind.ITEM, line.cut(match.start("text")), self.depth)

    def paragraph(self, line: Line) -> Found:
        below = self.following()
        if below and below.text.lstrip()[:1] in ("=", "-") and syntax.UNDERLINE.match(below.text):
            self.index += 2
            ending = syntax.HEADING_END.search(line.text)
            return self.part(Kind.HEADING, line, 0, ending.start() if ending else len(line.text))
        return self.run(Kind.PARAGRAPH, line)

    def run(self, kind: Kind, first: Line) -> Sequence[Segment]:
        """The line and those that continue it."""
        lines = [first]
        self.index += 1
        while self.index < len(self.lines) and not self.interrupts(self.lines[self.index]):
            lines.append(self.lines[self.index])
            self.index += 1
        following = self.lines[self.index].text if self.index < len(self.lines) else ""
        if kind is Kind.PARAGRAPH and syntax.ITEM.match(following):
            number = lines[-1].number + 1
            self.doubts.append((number, "a list needs an empty line before it; it becomes part of the paragraph"))
        if kind is Kind.PARAGRAPH and self.definition_follows():
            return [part for line in lines for part in self.part(Kind.TERM, line, 0, len(line.text))]
        start = first.start + len(first.text) - len(first.text.lstrip())
        if len(lines) == 1:  # as most are
            text = without_attributes(first.text)
            indent = first.text[: start - first.start] if kind is Kind.PARAGRAPH else "    "
            return self.segment(kind, first, start, first.start + len(text), text.strip(), first.quote + indent)
        texts = [*(line.text for line in lines[:-1]), without_attributes(lines[-1].text)]
        indent = lines[1].text[: len(lines[1].text) - len(lines[1].text.lstrip())]
        found = self.segment(kind, first, start, lines[-1].start + len(texts[-1]), fold(texts), first.quote + indent)
        if not following.strip() or following.strip(" -"):
            return found
        blank = f"\n{first.quote}".rstrip(" ")  # or the folded line would become a heading over the rule
        return [part._replace(after=blank) for part in found]

    def definition_follows(self) -> bool:
        index = self.index
        while index < len(self.lines) and self.lines[index].blank:
            index += 1
        return index < len(self.lines) and syntax.DEFINITION.match(self.lines[index].text) is not None

    def interrupts(self, line: Line) -> bool:
        """Whether the line cannot continue a paragraph."""
        if line.text.lstrip()[:1] not in self.beginnings:
            return False
        if line.blank:
            return True
        tag = syntax.HTML.match(line.text)
        return (
            bool(tag and raw_html.is_block(tag["tag"]))
            or any(pattern.match(line.text) for pattern in syntax.INTERRUPTIONS)
            or bool((fence := syntax.FENCE.match(line.text)) and self.closing_fence(fence["mark"]))
        )

    # From text to messages.

    def part(self, kind: Kind, line: Line, first: int, last: int) -> Sequence[Segment]:
        """A message inside one line."""
        text = line.text[first:last]
        words = without_attributes(text).strip()
        start = line.start + first + len(text) - len(text.lstrip())
        return self.segment(kind, line, start, start + len(words), words)

    def segment(self, kind: Kind, line: Line, start: int, end: int, text: str, indent: str = "") -> Sequence[Segment]:
        """A message that begins in the line or behind it."""
        self.remarks_wait = False
        words = has_words(text) and not self.remarks.skip
        if not words and not syntax.PLACEHOLDER.search(text):
            return ()
        number = line.number + self.source.count("\n", line.start, start)
        found = Segment(start, end, kind, text, number, indent=indent, has_words=words)
        return (self.remarks.applied(found),)
