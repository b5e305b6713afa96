"""What a message is: its kind, its text and its place in the source."""

from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """The part of a page that a message comes from; translators see it as a comment."""

    META = "front matter"
    META_LINE = "metadata"
    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "list item"
    TERM = "term"
    DEFINITION = "definition"
    FOOTNOTE = "footnote"
    ABBREVIATION = "abbreviation"
    CELL = "table cell"
    LABEL = "title"
    DEFAULT_LABEL = "default title"
    HTML = "text in HTML"
    CAPTION = "caption"
    COMMENT = "comment in code"
    TITLE = "title of a link"
    ATTRIBUTE = "attribute in HTML"
    CODE_TITLE = "title of code"


class Segment(NamedTuple):
    """One message and the characters of the source that it stands for."""

    start: int
    end: int
    kind: Kind
    text: str  # the msgid: soft line breaks folded, hard ones kept as line feeds
    line: int  # counted from 1
    context: str | None = None
    comments: tuple[str, ...] = ()
    indent: str = ""  # begins every line after a hard break
    before: str = ""  # what words need around them that the source has not
    after: str = ""
    plural: str | None = None
    number: str | None = None  # the placeholder that chooses the plural form
    has_words: bool = True  # without words there is nothing to translate, only placeholders to fill

    @property
    def is_message(self) -> bool:
        """Whether it belongs into the catalog of its page."""
        return self.has_words and self.kind is not Kind.DEFAULT_LABEL
