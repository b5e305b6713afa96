"""Brings a catalog up to date with its sources."""

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.po.entries import Entry, Key, is_translated, key_of, kind_of, message_of, messages, unique
from mkdocs_gettext.po.likeness import Candidate, pairs

Compendium = Mapping[Key, Message]


def merge(old: Catalog, entries: Sequence[Entry], others: Compendium | None = None) -> Catalog:
    """A new catalog in the order of the sources.

    What is unchanged keeps its translation, comments and flags. Changed text takes over the translation as
    fuzzy with its previous msgid. `others` are translations of the same words elsewhere. The rest retires.
    """
    entries = unique(entries)
    before = {key_of(message): message for message in messages(old)}
    retired = {key_of(message): message for message in old.obsolete.values()}
    ours = {**retired, **before}
    replaced = _replaced(entries, before)
    new = Catalog(locale=old.locale)
    new.mime_headers = old.mime_headers
    for entry in entries:
        message = message_of(entry)
        if _fits(ours.get(entry.key), message):
            _keep(ours[entry.key], message)
        elif changed := replaced.get(entry.key) or _with_other_forms(ours.get(entry.key)):
            _take_over(changed, message)
        elif others and _fits(others.get(entry.key), message):
            message.string = others[entry.key].string
        new[message.id] = message
    kept = {entry.key for entry in entries} | {key_of(message) for message in replaced.values()}
    _retire(new, {key: message for key, message in ours.items() if key not in kept})
    return new


def _replaced(entries: Sequence[Entry], before: Mapping[Key, Message]) -> dict[Key, Message]:
    """Changed messages, each with the one it was before."""
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


def _fits(old: Message | None, new: Message) -> TypeGuard[Message]:
    return old is not None and bool(old.pluralizable) == bool(new.pluralizable)


def _with_other_forms(old: Message | None) -> Message | None:
    """The same words, which have gained a plural or lost it since."""
    return old if old and is_translated(old) else None


def _keep(old: Message, new: Message) -> None:
    new.string = old.string
    new.user_comments = old.user_comments
    new.previous_id = old.previous_id if old.fuzzy else []
    new.flags |= {flag for flag in old.flags if not flag.startswith("python-")}


def _take_over(old: Message, new: Message) -> None:
    if bool(new.pluralizable) == bool(old.pluralizable):
        new.string = old.string
    else:
        new.string = (str(old.string), "") if new.pluralizable else old.string[0]
    new.user_comments = old.user_comments
    new.flags.add("fuzzy")
    new.previous_id = old.previous_id or ([old.id] if isinstance(old.id, str) else list(old.id))


def _retire(new: Catalog, messages: Mapping[Key, Message]) -> None:
    for (context, msgid), message in messages.items():
        if is_translated(message):
            message.auto_comments, message.locations, message.previous_id = [], [], []
            message.flags &= {"fuzzy"}
            new.obsolete[(msgid, context) if context else msgid] = message
