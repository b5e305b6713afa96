"""What a message said before it changed: the lines `#| msgid "…"` of a .po file.

Babel's messages have room for it in `previous_id`; a context stands there before its msgid, as in a compiled catalog.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from babel.messages.catalog import Message
from babel.messages.pofile import unescape

from mkdocs_gettext.po.entries import Entry
from mkdocs_gettext.po.wrap import wrapped

CONTEXT_END = "\x04"
FIELD = re.compile(r'(?P<keyword>msgid_plural|msgid|msgctxt)[ \t]+(?=")')
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)(?:"|$)')
TANGLED = re.compile(r'" "[^\n]*(?:\n" [^\n]*)+')  # the quotes between lines, read as if they were words
MARK = re.compile(r"^#~?\|", re.M)
WHOLE = re.compile(r'^#~?\|[ \t]*(?:(?:msgid_plural|msgid|msgctxt)[ \t]+)?"(?:[^"\\\n]|\\.)*"[ \t]*$', re.M)


class Previous(NamedTuple):
    context: str | None
    msgid: str
    plural: str | None = None

    @classmethod
    def of(cls, message: Message) -> "Previous | None":
        """What the words of a fuzzy message come from, if that is known."""
        if not message.previous_id:
            return None
        first, *rest = message.previous_id
        context, mark, msgid = first.rpartition(CONTEXT_END)
        return cls(context if mark else None, msgid, rest[0] if rest else None)

    @classmethod
    def itself(cls, message: Message) -> "Previous":
        ids = (message.id,) if isinstance(message.id, str) else message.id
        return cls(message.context, *ids[:2])

    def ids(self) -> list[str]:
        """As it stands in a message of Babel's."""
        first = self.msgid if self.context is None else f"{self.context}{CONTEXT_END}{self.msgid}"
        return [first] if self.plural is None else [first, self.plural]

    def lines(self, mark: str) -> Iterator[str]:
        if self.context is not None:
            yield from wrapped("msgctxt", self.context, mark)
        yield from wrapped("msgid", self.msgid, mark)
        if self.plural is not None:
            yield from wrapped("msgid_plural", self.plural, mark)


def said(entry: Entry) -> Previous:
    """What a message says, as one of a catalog may have said before."""
    return Previous(entry.context, entry.msgid, entry.plural)


def parsed(lines: Sequence[str]) -> Previous | None:
    r"""What stands behind `#|`; also as this package once tore it, without quotes at the ends of lines.

    >>> parsed(['msgid ""', '"A card of "', '"the pack."'])
    Previous(context=None, msgid='A card of the pack.', plural=None)
    >>> parsed(['msgid "A card of', 'the pack."']).msgid
    'A card of the pack.'
    """
    found: dict[str, list[str]] = {}
    texts: list[str] = []
    for line in lines:
        if field := FIELD.match(line):
            texts = found.setdefault(field["keyword"], [])
            line = line[field.end() :]
        texts.append(line)
    values = {keyword: _value(" ".join(texts)) for keyword, texts in found.items()}
    if "msgid" not in values:
        return None
    return Previous(values.get("msgctxt"), values["msgid"], values.get("msgid_plural"))


def _value(text: str) -> str:
    value = "".join(unescape(f'"{part}"') for part in QUOTED.findall(text))
    return "".join(value.split('" "')).removesuffix('" ') if TANGLED.fullmatch(value) else value


def is_torn(text: str) -> bool:
    """Whether a .po file has such lines that gettext does not understand."""
    return len(MARK.findall(text)) != len(WHOLE.findall(text))
