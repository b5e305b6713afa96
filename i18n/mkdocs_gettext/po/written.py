"""A message as it stands in a .po file: comments first, then the strings."""

import re
from collections.abc import Iterator

from babel.messages.catalog import Message

from mkdocs_gettext.po.previous import Previous
from mkdocs_gettext.po.wrap import wrapped

AMBIGUOUS = re.compile(r"\s|:\d+$")


def comments(message: Message, *, obsolete: bool = False) -> Iterator[str]:
    """A backslash at the end would make the next line a part of the comment."""
    for line in _comments(message, obsolete=obsolete):
        yield f"{line} " if line.endswith("\\") else line


def _comments(message: Message, *, obsolete: bool) -> Iterator[str]:
    yield from (f"# {text}".rstrip() for text in message.user_comments)
    yield from (f"#. {text}" for text in message.auto_comments)
    yield from (f"#: {_place(path, line)}" for path, line in message.locations)
    if message.flags:
        yield f"#, {', '.join(sorted(message.flags, key=lambda flag: (flag != 'fuzzy', flag)))}"
    if before := Previous.of(message):
        yield from before.lines("#~| " if obsolete else "#| ")


def strings(message: Message, forms: int, *, obsolete: bool = False) -> Iterator[str]:
    """`forms` is the number of plural forms that the language has."""
    mark = "#~ " if obsolete else ""
    if message.context is not None:
        yield from wrapped("msgctxt", message.context, mark)
    if isinstance(message.id, str):
        yield from wrapped("msgid", message.id, mark)
        yield from wrapped("msgstr", str(message.string or ""), mark)
        return
    yield from wrapped("msgid", message.id[0], mark)
    yield from wrapped("msgid_plural", message.id[1], mark)
    for form in range(forms):
        yield from wrapped(f"msgstr[{form}]", message.string[form] if form < len(message.string) else "", mark)


def _place(path: str, line: int | None) -> str:
    """As gettext writes names that have blanks in them, or look as if they had a line behind them."""
    path = f"\u2068{path}\u2069" if AMBIGUOUS.search(path) else path
    return f"{path}:{line}" if line else path
