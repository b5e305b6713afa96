"""A place in a page that is read line by line, and what is remembered there from block to block."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.fences import Fence
from mkdocs_gettext.markdown.inline.text import has_words, without_attributes
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.remarks import Remarks
from mkdocs_gettext.markdown.scope import Scope
from mkdocs_gettext.markdown.syntax import Line

Found = Sequence[Segment] | None  # None: this construct does not begin here


class Doubt(NamedTuple):
    """A line that Python-Markdown, or this package, reads in another way than it looks."""

    line: int
    text: str
    code: str = "W-LIST"


class Reader:
    """Constructs move `index` behind the lines that they have read."""

    def __init__(self, source: str, lines: list[Line], fences: Mapping[int, Fence], scope: Scope, html: str) -> None:
        self.source = source
        self.html = html  # the same, in which every fence looks like a tag: it is code before Markdown looks for HTML
        self.lines = lines
        self.fences = fences  # by the number of the line that opens them
        self.scope = scope
        self.has_fancy_lists = "pymdownx.fancylists" in scope.extensions
        self.index = 0
        self.fresh = 0  # the index of a line that begins a block, whatever stands before it
        self.step = 0  # by how many steps the block that is read is indented
        self.is_list = False  # whether that block begins with a list item
        self.titles: list[int] = []  # of each open admonition or tab, the step of what is in it
        self.depth = 0  # how many steps of indentation belong to open lists, notes and definitions
        self.lists: dict[int, str] = {}  # of each step at which a list is open, what its first item is indented by
        self.remarks = Remarks()
        self.remarks_wait = False
        self.skips_from: int | None = None  # the line of a remark that begins what is not for translation
        self.doubts: list[Doubt] = []

    def inside(self, lines: list[Line]) -> "Reader":
        """A reader of lines out of which a quote is made; what the author said before it holds in it."""
        reader = Reader(self.source, lines, self.fences, self.scope, self.html)
        reader.remarks, reader.remarks_wait, reader.skips_from = self.remarks, self.remarks_wait, self.skips_from
        return reader

    @property
    def line(self) -> Line | None:
        return self.lines[self.index] if self.index < len(self.lines) else None

    @property
    def following(self) -> Line | None:
        return self.lines[self.index + 1] if self.index + 1 < len(self.lines) else None

    @property
    def begins_block(self) -> bool:
        if self.index == self.fresh or self.lines[self.index - 1].blank:
            return True
        return bool(self.titles) and self.leaves_title(self.lines[self.index])

    def leaves_title(self, line: Line) -> bool:
        """Whether a line stands behind what belongs to an admonition or a tab, with or without a blank line."""
        return line.level < self.titles[-1] and not line.blank

    def begin(self, step: int) -> None:
        """A block begins that is indented by so many steps."""
        while self.titles and self.titles[-1] > step:
            self.titles.pop()
        self.step = step
        self.is_list = False
        if step < self.depth:
            self.depth = step

    def close_lists(self, level: int) -> None:
        """Forget the lists that a block at this step of indentation, or an item there, ends."""
        while self.lists and next(reversed(self.lists)) >= level:
            self.lists.popitem()

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
        words = has_words(text) and not self.remarks.skip and self.skips_from is None
        if not words and not syntax.PLACEHOLDER.search(text):
            return ()
        number = line.number + self.source.count("\n", line.start, start)
        found = Segment(start, end, kind, text, number, indent=indent, has_words=words)
        return (self.remarks.applied(found),)
