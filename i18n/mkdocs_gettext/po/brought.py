"""Catalogs that installed packages bring; they fill what those of a site lack.

A package registers a function as an entry point of the group `mkdocs_gettext.catalogs`, with the name of a catalog: it
tells where the .po file of a language is, which need not exist.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.locales import base, locale
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.entries import Entry, Key, is_translated, key_of, messages

GROUP = "mkdocs_gettext.catalogs"


def brought(name: str, language: str, besides: Path) -> Catalog:
    """What a package brings for a catalog besides the site's own file; empty where there is nothing."""
    find = _registered().get(name)
    for code in dict.fromkeys((language, base(language))):
        path = find(code) if find else None
        if path and path != besides and path.is_file():
            return po_file.read(path.read_bytes(), code).catalog
    return Catalog(locale=locale(language))


def still_to_say(theirs: Catalog, done: Collection[Key], own: Catalog) -> Iterator[Entry]:
    """Yields the messages of a package that a site says itself: those not done elsewhere, and its own wording."""
    ours = translated(own)
    for message in messages(theirs):
        if key_of(message) in ours or key_of(message) not in done:
            yield _entry(message)


def translated(catalog: Catalog) -> frozenset[Key]:
    """The keys of what is translated in a catalog."""
    return frozenset(key_of(message) for message in messages(catalog) if is_translated(message))


def _entry(message: Message) -> Entry:
    msgid, plural = (message.id, None) if isinstance(message.id, str) else message.id[:2]
    origin = message.locations[0][0] if message.locations else ""
    return Entry(msgid, origin, plural, message.context, comments=tuple(message.auto_comments), is_code=True)


@cache
def _registered() -> Mapping[str, Callable[[str], Path]]:
    return {entry.name: entry.load() for entry in entry_points(group=GROUP)}
