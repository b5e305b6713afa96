"""`make catalogs`: brings every .po file of a site up to date with its sources."""

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.commands import compendium
from mkdocs_gettext.commands.extract import extract, presences
from mkdocs_gettext.commands.plan import Merged, plan
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.po import po_file, previous
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.po.entries import Key, key_of, messages
from mkdocs_gettext.po.memory import Words
from mkdocs_gettext.po.po_file import Block


class Parts(NamedTuple):
    """What a message is made of, as far as a file shows it."""

    comments: tuple[object, ...]
    strings: tuple[object, ...]


def update(configuration: Configuration, *, keep_obsolete: bool = True, compendia: Sequence[Path] = ()) -> list[Path]:
    """Write the catalogs that change and remove those of pages that are gone, if nothing is lost by it.

    Returns the paths of all of them. Raises: Faulty, before anything is written.
    """
    templates = extract(configuration)
    besides = compendium.read(configuration, compendia)
    merged = plan(Catalogs(configuration), templates, besides, presences(configuration))
    if not keep_obsolete:
        for one in merged:
            one.new.obsolete.clear()
    texts = _texts(configuration, merged)
    changed = {path: data for path, data in texts.items() if data != (path.read_bytes() if path.is_file() else None)}
    _write({path: data for path, data in changed.items() if data is not None})
    for path, data in changed.items():
        if data is None:
            path.unlink()
    return list(changed)


def _texts(configuration: Configuration, merged: Sequence[Merged]) -> dict[Path, bytes | None]:
    """What belongs into each file; None where no file belongs."""
    texts: dict[Path, bytes | None] = {}
    with_orphans = {one.language for one in merged if one.is_orphan}
    known: dict[str, set[Words]] = {language: set() for language in with_orphans}
    for one in merged:
        path = configuration.catalog(one.language, one.name)
        others = known.get(one.language, set())
        is_superfluous = one.is_orphan and one.words() <= others
        texts[path] = None if is_superfluous else _bytes(configuration, one)
        if one.language in with_orphans:
            others |= one.known_words()
        if one.origin and one.origin != one.name:
            texts[configuration.catalog(one.language, one.origin)] = None
    return texts


def _write(texts: Mapping[Path, bytes]) -> None:
    """All of them or, where the disk is full, none: first beside the files, then in their places."""
    beside: dict[Path, Path] = {}
    try:
        for path, data in texts.items():
            beside[path] = _beside(path.resolve(), data)
        for path, new in beside.items():
            new.replace(path.resolve())
    finally:
        for new in beside.values():
            new.unlink(missing_ok=True)


def _beside(path: Path, data: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(data)
    if path.exists():
        shutil.copymode(path, new)
    return new


def _bytes(configuration: Configuration, merged: Merged) -> bytes:
    """What belongs into the file; what has not changed in it stays as the translator's editor has written it."""
    if merged.origin is None:
        project = configuration.site_words[0] if configuration.site_words else "mkdocs_gettext"
        return po_file.write(merged.new, po_file.new_header(project, merged.language))
    data = configuration.catalog(merged.language, merged.origin).read_bytes()
    before, after = _parts(merged.old), _parts(merged.new)
    is_torn = b"#|" in data and previous.is_torn(data.decode())
    if list(before.items()) == list(after.items()) and not is_torn:
        return data
    blocks = po_file.blocks(data, merged.old).items()
    kept = {key: _kept(block, before[key], after[key]) for key, block in blocks if key in after}
    return po_file.write(merged.new, po_file.header_of(data, merged.language), kept)


def _kept(block: Block, before: Parts, after: Parts) -> Block:
    """What of a message may stay as it is."""
    comments = before.comments == after.comments and not previous.is_torn(block.comments or "")
    return Block(block.comments if comments else None, block.strings if before.strings == after.strings else None)


def _parts(catalog: Catalog) -> dict[Key, Parts]:
    live = {key_of(message): _fields(message, "live") for message in messages(catalog)}
    return live | {key_of(message): _fields(message, "obsolete") for message in catalog.obsolete.values()}


def _fields(message: Message, state: str) -> Parts:
    places = [(path, line or 0) for path, line in message.locations]
    ids = message.id if isinstance(message.id, str) else tuple(message.id)
    strings = message.string if isinstance(message.string, str) else tuple(filter(None, message.string))
    return Parts(
        (state, message.user_comments, message.auto_comments, places, message.flags, message.previous_id),
        (state, message.context, ids, strings),
    )
