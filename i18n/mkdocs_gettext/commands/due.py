"""Whether a merge is due: catalogs whose messages are not those of the sources."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from babel.messages.catalog import Catalog

from mkdocs_gettext.commands.plan import Templates, own_words
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.po import previous
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.po.entries import Entry, is_translated, key_of, messages, unique
from mkdocs_gettext.po.merge import replaced
from mkdocs_gettext.po.previous import Previous, said
from mkdocs_gettext.translation.presence import EVERYWHERE, Presence

CODE, EXPECTED = "W-MERGE", "expected a run of merge"


def due(
    catalogs: Catalogs, templates: Templates, presences: Mapping[str, Presence] = MappingProxyType({})
) -> Iterator[Fault]:
    """A warning for each catalog that a merge would make, remove or change in its messages; nothing is written.

    `templates` are those of all catalogs that a merge brings up to date, `presences` those of pages that some languages
    lack. What cannot be read is left to other checks.
    """
    for language in catalogs.configuration.languages:
        names = set(catalogs.names(language))
        here = {name: entries for name, entries in templates.items() if presences.get(name, EVERYWHERE).has(language)}
        for name in dict.fromkeys([*here, *sorted(names)]):
            if text := _what(catalogs, language, name, here.get(name), is_there=name in names):
                path = catalogs.configuration.relative(catalogs.configuration.catalog(language, name))
                yield Fault(path, 1, f"{text}; {EXPECTED}", CODE)


def _what(
    catalogs: Catalogs, language: str, name: str, entries: Sequence[Entry] | None, *, is_there: bool
) -> str | None:
    try:
        catalog = catalogs.domain(language, name).catalog
    except Faulty:
        return None
    if entries is None:
        return "the page of this catalog is gone" if _is_alive(catalog) else None
    if not is_there:
        return "there is no such catalog yet"
    if changes := _changes(catalog, unique([*entries, *own_words(catalogs, language, name, catalog)])):
        return changes
    data = catalogs.configuration.catalog(language, name).read_bytes()
    is_torn = b"#|" in data and previous.is_torn(data.decode("utf-8", "replace"))
    return "gettext cannot read what stands behind “#|”" if is_torn else None


def _is_alive(catalog: Catalog) -> bool:
    """Whether it is not yet reduced to translations that might be of use again."""
    return bool(messages(catalog)) or not any(map(is_translated, catalog.obsolete.values()))


def _changes(catalog: Catalog, entries: Sequence[Entry]) -> str:
    live = {key_of(message): message for message in messages(catalog)}
    keys = {entry.key for entry in entries}
    new = [entry for entry in entries if entry.key not in live]
    gone = [key for key in live if key not in keys]
    pairs = replaced(live, entries) if new and gone else {}
    other = sum(said(entry) != Previous.itself(live[entry.key]) for entry in entries if entry.key in live)
    counts = (len(new) - len(pairs), len(pairs) + other, len(gone) - len({key_of(one) for one in pairs.values()}))
    verbs = ("is new", "are new"), ("has changed", "have changed"), ("is gone", "are gone")
    found = [(count, verb[count > 1]) for count, verb in zip(counts, verbs, strict=True) if count]
    nouns = ["message" if count == 1 else "messages" for count, _ in found[:1]]
    return ", ".join(
        " ".join([str(count), *nouns[index : index + 1], verb]) for index, (count, verb) in enumerate(found)
    )
