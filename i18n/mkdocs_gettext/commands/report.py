"""How much of each page is translated into each language."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from babel.messages.catalog import Message

from mkdocs_gettext.configuration import domain_of
from mkdocs_gettext.po.catalogs import Catalogs, Domain
from mkdocs_gettext.po.entries import Entry, is_translated, key_of, messages, of_segment, unique
from mkdocs_gettext.translation.presence import EVERYWHERE, Presence
from mkdocs_gettext.translation.sources import Page


class Open(NamedTuple):
    """A message that is shown in the language of the sources."""

    state: str  # "fuzzy" or "missing"
    msgid: str
    source: str
    line: int


class Row(NamedTuple):
    """One catalog of one language."""

    language: str
    name: str
    messages: int
    open: tuple[Open, ...]
    obsolete: int = 0

    @property
    def fuzzy(self) -> int:
        return sum(one.state == "fuzzy" for one in self.open)

    @property
    def missing(self) -> int:
        return sum(one.state == "missing" for one in self.open)

    @property
    def translated(self) -> int:
        return self.messages - len(self.open)

    @property
    def percent(self) -> int:
        """Rounded down, so that 100 means everything."""
        return 100 * self.translated // self.messages if self.messages else 100


def report(
    templates: Mapping[str, Sequence[Entry]], catalogs: Catalogs, presences: Mapping[str, Presence] | None = None
) -> list[Row]:
    """One row for each catalog of each translated language, for what `extract` has found. Raises: Faulty.

    `presences` are those of pages that not all languages have.
    """
    configuration = catalogs.configuration
    return [
        row_of(code, name, unique(entries), catalogs.domain(code, name))
        for code in configuration.languages
        if code != configuration.source_language
        for name, entries in templates.items()
        if (presences or {}).get(name, EVERYWHERE).has(code)
    ]


def of_pages(pages: Mapping[str, Page], catalogs: Catalogs) -> list[Row]:
    """One row for each page and translated language, for pages that are read already."""
    pages = {domain_of(uri): page for uri, page in pages.items() if page.presence.is_translated}
    found = {
        name: [of_segment(part, page.origin) for part in page.segments if part.is_message]
        for name, page in pages.items()
    }
    return report(found, catalogs, {name: page.presence for name, page in pages.items()})


def row_of(language: str, name: str, entries: Sequence[Entry], domain: Domain) -> Row:
    known = {key_of(message): message for message in messages(domain.catalog)}
    found = ((_state(known.get(entry.key), domain), entry) for entry in entries)
    still = (Open(state, entry.msgid, entry.origin, entry.line) for state, entry in found if state)
    return Row(language, name, len(entries), tuple(still), len(domain.catalog.obsolete))


def _state(message: Message | None, domain: Domain) -> str:
    if message is None or not is_translated(message):
        return "missing"
    if message.fuzzy:
        return "fuzzy"
    return "" if key_of(message) in domain.translated else "missing"  # left out, as something is wrong with it


def as_table(rows: Iterable[Row]) -> str:
    head = ("language", "catalog", "messages", "translated", "fuzzy", "missing", "%", "obsolete")
    body = [
        (
            row.language,
            row.name,
            *map(str, (row.messages, row.translated, row.fuzzy, row.missing, row.percent, row.obsolete)),
        )
        for row in rows
    ]
    widths = [max(len(line[column]) for line in (head, *body)) for column in range(len(head))]
    return "\n".join(_line(line, widths) for line in (head, *body))


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    left = (cell.ljust(width) for cell, width in zip(cells[:2], widths[:2], strict=True))
    right = (cell.rjust(width) for cell, width in zip(cells[2:], widths[2:], strict=True))
    return "  ".join([*left, *right]).rstrip()


def as_json(rows: Iterable[Row]) -> str:
    found = [
        {
            "language": row.language,
            "catalog": row.name,
            "messages": row.messages,
            "translated": row.translated,
            "fuzzy": row.fuzzy,
            "missing": row.missing,
            "percent": row.percent,
            "obsolete": row.obsolete,
            "open": [one._asdict() for one in row.open],
        }
        for row in rows
    ]
    return json.dumps(found, ensure_ascii=False, indent=2)
