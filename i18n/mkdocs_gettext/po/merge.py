"""Brings a catalog up to date with its sources."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.po.entries import Entry, Key, is_translated, key_of, kind_of, message_of, messages, unique
from mkdocs_gettext.po.likeness import is_part
from mkdocs_gettext.po.memory import Memory, Source, Strings, known_words, source_of
from mkdocs_gettext.po.pairing import Candidate, pairs
from mkdocs_gettext.po.previous import Previous, said


class Hints(NamedTuple):
    """What is known beside the catalog itself."""

    memory: Memory = Memory()  # fills empty messages with what it has in exactly these words; suggests for new ones
    besides: Memory = Memory()  # the same, and it suggests for all that are empty
    is_source: bool = False  # there an empty message says that the source is right; only new ones are filled


NO_HINTS = Hints()


class Known(NamedTuple):
    """What a catalog has."""

    live: Mapping[Key, Message]
    retired: Mapping[Key, Message]
    once: Mapping[Previous, Message]  # by what they were before they became fuzzy

    @classmethod
    def of(cls, catalog: Catalog) -> "Known":
        live = {key_of(message): message for message in messages(catalog)}
        retired = {key_of(message): message for message in catalog.obsolete.values()}
        fuzzy = (message for message in (*retired.values(), *live.values()) if message.fuzzy and is_translated(message))
        once = {before: message for message in fuzzy if (before := Previous.of(message))}
        return cls(live, retired, once)

    def get(self, key: Key) -> Message | None:
        """The message, if it is translated."""
        found = self.live.get(key)
        if found is None or not is_translated(found):
            found = self.retired.get(key) or found
        return found


def merge(old: Catalog, entries: Sequence[Entry], hints: Hints = NO_HINTS) -> Catalog:
    """A new catalog in the order of the sources.

    What is unchanged keeps its translation, comments and flags. Changed text takes over the translation as
    fuzzy with its previous msgid. The rest retires.
    """
    entries = unique(entries)
    known = Known.of(old)
    changes = Changes.of(known, entries)
    new = Catalog(locale=old.locale)
    new.mime_headers = old.mime_headers
    used: set[Key] = set()
    for entry in entries:
        message = message_of(entry)
        own = known.get(entry.key)
        if own is not None:
            used.add(entry.key)
            _carry(own, message, new.num_plurals)
        elif before := changes.before(entry):
            if isinstance(before.id, str) is isinstance(message.id, str):  # or forms would be lost
                used.add(key_of(before))
            _carry(before, message, new.num_plurals)
        if not is_translated(message):
            _fill(message, entry, new.num_plurals, hints, changes)
        new[message.id] = message
    _retire(new, [message for key, message in {**known.retired, **known.live}.items() if key not in used])
    return new


class Changes(NamedTuple):
    """New messages, and the ones that they were before."""

    known: Known
    gone: tuple[Message, ...]  # translated, but not in the sources any more
    replaced: Mapping[Key, Message]

    @classmethod
    def of(cls, known: Known, entries: Sequence[Entry]) -> "Changes":
        keys = {entry.key for entry in entries}
        gone = tuple(message for key, message in known.live.items() if key not in keys and is_translated(message))
        return cls(known, gone, replaced(known.live, entries) if gone else {})

    def before(self, entry: Entry) -> Message | None:
        """What a message was before it changed, or before it was changed back."""
        return self.known.once.get(said(entry)) or self.replaced.get(entry.key)

    def whole(self, entry: Entry) -> Source | None:
        """What a new message was a part of, or what was a part of it."""
        if entry.key in self.known.live:
            return None
        found = (message for message in self.gone if is_part(entry.msgid, key_of(message)[1]))
        return next((source for message in found if (source := source_of(message))), None)


def replaced(before: Mapping[Key, Message], entries: Sequence[Entry]) -> dict[Key, Message]:
    """Changed messages, each with the one that stood in its place."""
    keys = {entry.key for entry in entries}
    places: dict[Key, int] = {}
    old, new, order, place = [], [], list(before), 0
    for number, (key, message) in enumerate(before.items()):
        if key in keys:
            place = places[key] = number + 1
        elif is_translated(message):
            old.append(Candidate(key[1], kind_of(message), place, number))
    place = 0
    for number, entry in enumerate(entries):
        place = places.get(entry.key, place)
        if entry.key not in before:
            new.append(Candidate(entry.msgid, entry.kind, place, number))
    return {entries[one].key: before[order[other]] for one, other in pairs(new, old).items()}


def _carry(old: Message, new: Message, forms: int) -> None:
    """Takes over what a translator wrote; fuzzy if the words have changed, and no longer if they have changed back."""
    new.user_comments = old.user_comments
    new.flags |= {flag for flag in old.flags if not flag.startswith("python-")}
    itself, source = Previous.itself(new), source_of(old)
    if source and source.is_known and source.said == itself and _has_forms_of(source, new):
        new.string = _in_forms(source.strings, new, forms)
        new.flags.discard("fuzzy")
    elif Previous.itself(old) == itself:
        new.string, new.previous_id = old.string, old.previous_id if old.fuzzy else []
    elif source:
        _suggest(new, source, forms)


def _fill(message: Message, entry: Entry, forms: int, hints: Hints, changes: Changes) -> None:
    is_new = entry.key not in changes.known.live
    if hints.is_source and not is_new:
        return
    agreed = hints.memory.agreed(entry) or hints.besides.agreed(entry)
    if agreed and (isinstance(agreed.strings, str) or len(agreed.strings) == forms):
        message.string = _in_forms(agreed.strings, message, forms)
        message.user_comments = list(dict.fromkeys((*message.user_comments, *agreed.exemptions)))
    elif source := changes.whole(entry) or _near(entry, hints, is_new=is_new):
        _suggest(message, source, forms)


def _near(entry: Entry, hints: Hints, *, is_new: bool) -> Source | None:
    if hints.is_source:
        return None
    return (hints.memory.near(entry) if is_new else None) or hints.besides.near(entry)


def _suggest(message: Message, source: Source, forms: int) -> None:
    message.string = _in_forms(source.strings, message, forms)
    message.flags.add("fuzzy")
    said = source.said._replace(plural=None) if isinstance(source.strings, str) else source.said
    message.previous_id = said.ids() if source.is_known and said != Previous.itself(message) else []


def _has_forms_of(source: Source, message: Message) -> bool:
    if isinstance(message.id, str):
        return isinstance(source.strings, str) or len(set(source.strings)) == 1
    return not isinstance(source.strings, str)


def _in_forms(strings: Strings, message: Message, forms: int) -> Strings:
    """Words without a plural stand in all forms, as msgmerge does it."""
    if isinstance(message.id, str):
        return strings if isinstance(strings, str) else strings[0]
    given = (strings,) if isinstance(strings, str) else strings
    return (*given, *given[-1:] * forms)[:forms]


def _retire(new: Catalog, retiring: Iterable[Message]) -> None:
    there = known_words(messages(new))
    for message in retiring:
        source = source_of(message)
        if source is None or (message.fuzzy and source.words in there):
            continue  # it is only a suggestion, and what it was made from is here
        there |= {source.words} if source.is_known else set()
        key = message.id if isinstance(message.id, str) else message.id[0]
        new.obsolete[key if message.context is None else (key, message.context)] = _obsolete(message)


def _obsolete(message: Message) -> Message:
    found = message.clone()
    found.flags &= {"fuzzy"}
    found.auto_comments, found.locations, found.user_comments = [], [], message.user_comments
    found.previous_id = message.previous_id if message.fuzzy else []
    return found
