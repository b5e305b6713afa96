"""`make catalogs`: brings every .po file of a site up to date with its sources."""

from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.checks import glossary
from mkdocs_gettext.commands.extract import extract, scopes
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.po import phrases, po_file
from mkdocs_gettext.po.brought import still_to_say, translated
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.po.entries import Entry, Key, is_translated, key_of, messages
from mkdocs_gettext.po.merge import merge
from mkdocs_gettext.translation.scope import EVERYWHERE


def update(configuration: Configuration, *, keep_obsolete: bool = True) -> list[Path]:
    """Rewrite the catalogs that changed; return their paths. Raises: Faulty, before anything is written."""
    templates, where = extract(configuration), scopes(configuration)
    read = Catalogs(configuration)
    old = _read_all(read, templates)
    texts: dict[Path, bytes] = {}
    words_agreed = glossary.of(configuration)
    for language, catalogs in old.items():
        others = compendium([*catalogs.values(), phrases.shipped(language)])
        for name, catalog in catalogs.items():
            here = where.get(name, EVERYWHERE).has(language)
            found = [*(templates.get(name, []) if here else ()), *_brought(read, language, name, catalog)]
            entries = [_with_terms(entry, words_agreed, language) for entry in found]
            new = merge(catalog, entries, others)
            if not keep_obsolete:
                new.obsolete.clear()
            path = configuration.catalog(language, name)
            if not here and not path.is_file():
                continue
            texts[path] = _bytes(configuration, language, path, catalog, new)
    changed = [path for path, data in texts.items() if not path.is_file() or path.read_bytes() != data]
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(texts[path])
    return changed


def _with_terms(entry: Entry, words_agreed: glossary.Glossary, language: str) -> Entry:
    terms = () if language == words_agreed.source_language else words_agreed.comments(entry.msgid, language)
    return entry._replace(comments=(*entry.comments, *terms))


def _brought(catalogs: Catalogs, language: str, name: str, own: Catalog) -> list[Entry]:
    """Messages of a package that the site translates itself; the language of the sources needs no translation."""
    if name not in catalogs.configuration.code:
        return []
    source = catalogs.configuration.source_language
    theirs = catalogs.brought(source, name)
    done = map(key_of, messages(theirs)) if language == source else translated(catalogs.brought(language, name))
    return list(still_to_say(theirs, frozenset(done), own))


def _read_all(catalogs: Catalogs, names: Iterable[str]) -> dict[str, dict[str, Catalog]]:
    faults: list[Fault] = []
    found: dict[str, dict[str, Catalog]] = {}
    for language in catalogs.configuration.languages:
        for name in dict.fromkeys([*names, *catalogs.names(language)]):
            try:
                found.setdefault(language, {})[name] = catalogs.domain(language, name).catalog
            except Faulty as error:
                faults += error.faults
    if faults:
        raise Faulty(faults)
    return found


def compendium(catalogs: Iterable[Catalog]) -> dict[Key, Message]:
    """Translations on which all catalogs agree."""
    found: dict[Key, Message] = {}
    disputed: set[Key] = set()
    for message in (message for catalog in catalogs for message in messages(catalog)):
        if message.fuzzy or not is_translated(message):
            continue
        key = key_of(message)
        if key in found and found[key].string != message.string:
            disputed.add(key)
        found.setdefault(key, message)
    return {key: message for key, message in found.items() if key not in disputed}


def _bytes(configuration: Configuration, language: str, path: Path, old: Catalog, new: Catalog) -> bytes:
    """What belongs into the file; what has not changed in it stays as the translator's editor has written it."""
    if not path.is_file():
        project = configuration.site_words[0] if configuration.site_words else "mkdocs_gettext"
        return po_file.write(new, po_file.new_header(project, language))
    data = path.read_bytes()
    before, after = _content(old), _content(new)
    if list(before.items()) == list(after.items()):
        return data
    kept = {key: text for key, text in po_file.blocks(data, old).items() if before.get(key) == after.get(key)}
    return po_file.write(new, po_file.header_of(data, language), kept)


def _content(catalog: Catalog) -> dict[Key, tuple[object, ...]]:
    live = {key_of(message): _fields(message) for message in messages(catalog)}
    obsolete = {
        key_of(message): ("obsolete", message.fuzzy, *_fields(message)[:3]) for message in catalog.obsolete.values()
    }
    return {**live, **obsolete}


def _fields(message: Message) -> tuple[object, ...]:
    origins = [path for path, _ in message.locations]
    ids = message.id if isinstance(message.id, str) else tuple(message.id)
    strings = message.string if isinstance(message.string, str) else tuple(filter(None, message.string))
    notes = message.auto_comments, message.user_comments, message.previous_id
    return message.context, ids, strings, message.flags, origins, *notes
