"""A place in a page that is read line by line, and what is remembered there from block to block."""

from collections.abc import Collection, Mapping, Sequence

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.fences import Fence
from mkdocs_gettext.markdown.inline.text import has_words, without_attributes
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.remarks import Remarks
from mkdocs_gettext.markdown.syntax import Line

Found = Sequence[Segment] | None  # None: this construct does not begin here


class Reader:
    """Constructs move `index` behind the lines that they have read."""

    def __init__(
        self, source: str, lines: list[Line], fences: Mapping[int, Fence], fence_captions: Collection[str]
    ) -> None:
        self.source = source
        self.lines = lines
        self.fences = fences  # by the number of the line that opens them
        self.fence_captions = fence_captions
        self.index = 0
        self.depth = 0  # how many steps of indentation belong to open lists, notes and definitions
        self.remarks = Remarks()
        self.remarks_wait = False
        self.doubts: list[tuple[int, str]] = []
        self.item_indent = ""

    def inside(self, lines: list[Line]) -> "Reader":
        """A reader of lines out of which a quote is made; what the author said before it holds in it."""
        reader = Reader(self.source, lines, self.fences, self.fence_captions)
        reader.remarks, reader.remarks_wait = self.remarks, self.remarks_wait
        return reader

    @property
    def line(self) -> Line | None:
        return self.lines[self.index] if self.index < len(self.lines) else None

    @property
    def following(self) -> Line | None:
        return self.lines[self.index + 1] if self.index + 1 < len(self.lines) else None

    @property
    def after_blank(self) -> bool:
        return self.index == 0 or self.lines[self.index - 1].blank

    def skip_indented(self, line: Line) -> None:
        while self.index < len(self.lines) and self.lines[self.index].level > line.level:
            self.index += 1

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
