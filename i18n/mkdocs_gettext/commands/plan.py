"""What a merge would write, before anything is written."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from babel.messages.catalog import Catalog

from mkdocs_gettext.checks import glossary
from mkdocs_gettext.commands.extract import placed
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.po import phrases
from mkdocs_gettext.po.brought import still_to_say, translated
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.po.entries import Entry, key_of, messages
from mkdocs_gettext.po.memory import Memory, Words, known_words, sources_of
from mkdocs_gettext.po.merge import Hints, merge
from mkdocs_gettext.po.renames import renamed
from mkdocs_gettext.translation.presence import EVERYWHERE, Presence

Templates = Mapping[str, Sequence[Entry]]


class Merged(NamedTuple):
    """One catalog of one language, before and after."""

    language: str
    name: str
    origin: str | None  # the catalog whose file it continues; None for a new one
    old: Catalog
    new: Catalog
    is_orphan: bool = False  # its page is gone, or is not there in this language

    def words(self) -> set[Words]:
        """All that is translated in it then."""
        return {source.words for source in sources_of([*messages(self.new), *self.new.obsolete.values()])}

    def known_words(self) -> set[Words]:
        return known_words([*messages(self.new), *self.new.obsolete.values()])


def plan(
    catalogs: Catalogs,
    templates: Templates,
    besides: Mapping[str, Memory],
    presences: Mapping[str, Presence] = MappingProxyType({}),
) -> list[Merged]:
    """Every catalog of a site as it would be after a merge. Raises: Faulty.

    `presences` are those of the catalogs of pages that are not there in all languages.
    """
    there = read_all(catalogs)
    moved = renames(templates, there)
    agreed = glossary.of(catalogs.configuration)
    found: list[Merged] = []
    for language, old in there.items():
        hints = _hints(catalogs, language, old, besides)
        here = {name: entries for name, entries in templates.items() if presences.get(name, EVERYWHERE).has(language)}
        origins = {name: origin_of(name, old, moved) for name in here}
        for name, entries in here.items():
            origin = origins[name]
            before = old[origin] if origin else catalogs.domain(language, name).catalog
            wanted = placed(catalogs.configuration, [*entries, *own_words(catalogs, language, name, before)])
            after = merge(before, [_with_terms(entry, agreed, language) for entry in wanted], hints)
            found.append(Merged(language, name, origin, before, after))
        left = (name for name in old if name not in origins.values())
        found += (Merged(language, name, name, old[name], merge(old[name], []), is_orphan=True) for name in left)
    return found


def _hints(catalogs: Catalogs, language: str, old: Mapping[str, Catalog], besides: Mapping[str, Memory]) -> Hints:
    memory = Memory.of(old.values(), [phrases.shipped(language)])
    is_source = language == catalogs.configuration.source_language
    return Hints(memory, besides.get(language, Memory()), is_source)


def origin_of(name: str, there: Collection[str], moved: Mapping[str, str]) -> str | None:
    """The catalog that one continues: itself, or that of a page that was renamed."""
    old = name if name in there else moved.get(name)
    return old if old in there else None


def renames(templates: Templates, there: Mapping[str, Mapping[str, Catalog]]) -> dict[str, str]:
    """Catalogs of pages that are new, with those of pages that are gone and said the same."""
    gone: dict[str, dict[str, None]] = {}
    for catalogs in there.values():
        for name in catalogs.keys() - templates.keys():
            said = (*messages(catalogs[name]), *catalogs[name].obsolete.values())
            gone.setdefault(name, {}).update((key_of(message)[1], None) for message in said)
    new = {
        name: [entry.msgid for entry in entries]
        for name, entries in templates.items()
        if any(name not in catalogs for catalogs in there.values())
    }
    return renamed(new, gone) if new and gone else {}


def own_words(catalogs: Catalogs, language: str, name: str, own: Catalog) -> list[Entry]:
    """Messages of a package that the site translates itself; the language of the sources needs no translation."""
    if name not in catalogs.configuration.code:
        return []
    source = catalogs.configuration.source_language
    theirs = catalogs.brought(source, name)
    done = map(key_of, messages(theirs)) if language == source else translated(catalogs.brought(language, name))
    return list(still_to_say(theirs, frozenset(done), own))


def _with_terms(entry: Entry, words_agreed: glossary.Glossary, language: str) -> Entry:
    terms = () if language == words_agreed.source_language else words_agreed.comments(entry.msgid, language)
    return entry._replace(comments=(*entry.comments, *terms))


def read_all(catalogs: Catalogs) -> dict[str, dict[str, Catalog]]:
    """The catalogs that exist, by language and name. Raises: Faulty, with the faults of all."""
    faults: list[Fault] = []
    found: dict[str, dict[str, Catalog]] = {}
    for language in catalogs.configuration.languages:
        found[language] = {}
        for name in catalogs.names(language):
            try:
                found[language][name] = catalogs.domain(language, name).catalog
            except Faulty as error:
                faults += error.faults
    if faults:
        raise Faulty(faults)
    return found
