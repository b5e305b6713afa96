"""`{name}` and `{group.name}` in messages, filled after the message has been translated."""

import re
from collections.abc import Iterator, Mapping

from babel import Locale

from mkdocs_gettext.faults import Finding
from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.inline import code_spans

Values = Mapping[str, object]


def names(text: str) -> Iterator[re.Match[str]]:
    """The placeholders of a message; those in code are code."""
    position = 0
    for span in code_spans.find(text):
        yield from syntax.PLACEHOLDER.finditer(text, position, span.start)
        position = span.end
    yield from syntax.PLACEHOLDER.finditer(text, position)


def fill(text: str, values: Values | None, locale: Locale | None = None) -> str:
    """The text with its placeholders filled, numbers as the locale writes them. Unknown ones stay.

    >>> fill("{n} cards, `{n}`", {"n": 104})
    '104 cards, `{n}`'
    """
    if values is None or "{" not in text:
        return text

    def filled(match: re.Match[str]) -> str:
        value = find(values, match["name"])
        return match[0] if value is None else _written(value, locale)

    pieces = code_spans.split(text)
    pieces[::2] = (syntax.PLACEHOLDER.sub(filled, piece) for piece in pieces[::2])
    return "".join(pieces)


def find(values: Values, name: str) -> object | None:
    """The value with this name, or the one at this path of nested mappings."""
    if name in values:
        return values[name]
    first, dot, rest = name.partition(".")
    inner = values.get(first)
    return find(inner, rest) if dot and isinstance(inner, Mapping) else None


def known(values: Values) -> str:
    return ", ".join(sorted(values))


def findings(msgid: str, msgstr: str) -> Iterator[Finding]:
    """Placeholders that only one side has."""
    ours, theirs = ({match["name"] for match in names(text)} for text in (msgid, msgstr))
    if ours != theirs:
        yield Finding("E-PLACEHOLDER", f"placeholders are {_list(theirs)}; expected {_list(ours)}")


def _list(found: set[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(found)) or "none"


def _written(value: object, locale: Locale | None) -> str:
    if isinstance(value, int) and locale:
        from babel import numbers  # slow to load, and few sites have numbers

        return str(numbers.format_decimal(value, locale=locale))
    return str(value)
