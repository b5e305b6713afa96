"""Messages as the sources say them now, before any catalog knows of them."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, cast

from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.syntax import PLACEHOLDER

Key = tuple[str | None, str]


class Entry(NamedTuple):
    msgid: str
    origin: str  # the source file
    plural: str | None = None
    context: str | None = None
    kind: str = ""
    comments: tuple[str, ...] = ()
    line: int = 0  # in the source; never written into a catalog
    is_code: bool = False  # from a program, where "%d" is a format and not a text

    @property
    def key(self) -> Key:
        return self.context, self.msgid


def of_segment(segment: Segment, origin: str) -> Entry:
    return Entry(segment.text, origin, segment.plural, segment.context, segment.kind, segment.comments, segment.line)


def unique(entries: Sequence[Entry]) -> list[Entry]:
    """Equal messages of one catalog become one, with the remarks of all."""
    found: dict[Key, Entry] = {}
    for entry in entries:
        first = found.setdefault(entry.key, entry)
        comments = dict.fromkeys((*first.comments, *entry.comments))
        found[entry.key] = first._replace(comments=tuple(comments), plural=first.plural or entry.plural)
    return list(found.values())


def key_of(message: Message) -> Key:
    return message.context, message.id if isinstance(message.id, str) else message.id[0]


def messages(catalog: Catalog) -> Collection[Message]:
    """All but the header, which Babel's own iteration would write anew each time."""
    inside: Any = catalog  # the type stubs do not know this part
    return cast(Collection[Message], inside._messages.values())


def kind_of(message: Message) -> str:
    return next((comment for comment in message.auto_comments if comment in set(Kind)), "")


def is_translated(message: Message) -> bool:
    """Whether every form is there, fuzzy or not."""
    strings = (message.string,) if isinstance(message.string, str) else message.string
    return bool(strings) and all(strings)


def message_of(entry: Entry) -> Message:
    """An empty message, with the flags that let editors check its placeholders."""
    message = Message(
        entry.msgid if entry.plural is None else (entry.msgid, entry.plural),  # type: ignore[arg-type]
        locations=[(entry.origin, 0)],
        auto_comments=[text for text in (entry.kind, *entry.comments) if text],
        context=entry.context,
    )
    if not entry.is_code:  # Babel takes every "%" and every "{" in prose for a format
        message.flags -= {"python-format", "python-brace-format"}
        if PLACEHOLDER.search(entry.msgid):
            message.flags.add("python-brace-format")
    return message
