"""Messages as the sources say them now, before any catalog knows of them."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple, cast

from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.markdown.syntax import PLACEHOLDER

Key = tuple[str | None, str]
UNPRINTABLE = re.compile("[\\s\0-\x1f\x7f-\x9f\u2028\u2029\u2066-\u2069]+")  # what would end or tear a comment
NO_PLACE = re.compile("[\0\x04]")  # with these a string or a context ends in a compiled catalog
# What gettext takes for a format; Babel takes every "%" and every "{" for one.
PERCENT = re.compile(r"%(?:\(\w+\))?[-#0+]*(?:\*|\d+)?(?:\.(?:\*|\d+))?[diouxXeEfFgGcrs]")
BRACE = re.compile("[{}]")
FIELD = re.compile(r"\{(?:[a-zA-Z_]\w*|\d+)?(?:\.[a-zA-Z_]\w*|\[\w+\])*(?::[^{}]*)?\}")


class Entry(NamedTuple):
    msgid: str
    origin: str  # the source file
    plural: str | None = None
    context: str | None = None
    kind: str = ""
    comments: tuple[str, ...] = ()
    line: int = 0  # in the source
    address: str = ""  # of the section in the finished site
    is_code: bool = False  # from a program, where "%d" is a format and not a text

    @property
    def key(self) -> Key:
        return self.context, self.msgid


def of_segment(segment: Segment, origin: str, address: str = "") -> Entry:
    part = segment
    return Entry(part.text, origin, part.plural, part.context, part.kind, part.comments, part.line, address)


def unique(entries: Sequence[Entry]) -> list[Entry]:
    """Equal messages of one catalog become one, with the remarks of all."""
    found: dict[Key, Entry] = {}
    for entry in entries:
        if not entry.msgid or NO_PLACE.search(f"{entry.msgid}{entry.plural}{entry.context}"):
            continue  # gettext would take it for the header, or for a part of itself
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
        locations=[(origin, entry.line)] if (origin := _printable(entry.origin)) else [],
        auto_comments=list(filter(None, map(_printable, (entry.kind, *entry.comments, entry.address)))),
        context=entry.context,
    )
    message.flags = set(_formats(entry))
    return message


def _formats(entry: Entry) -> Iterator[str]:
    texts = [text for text in (entry.msgid, entry.plural) if text is not None]
    field = FIELD if entry.is_code else PLACEHOLDER
    plain = [text.replace("{{", "").replace("}}", "") for text in texts] if entry.is_code else texts
    if any(map(field.search, plain)) and not any(BRACE.search(field.sub("", text)) for text in plain):
        yield "python-brace-format"
    elif entry.is_code and any(PERCENT.search(text) for text in texts):
        yield "python-format"


def _printable(text: str) -> str:
    return UNPRINTABLE.sub(" ", text).strip()
