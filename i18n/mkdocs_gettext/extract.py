"""Collects the messages of a site: one list for each catalog."""

from collections.abc import Iterable, Iterator

from babel.messages.extract import extract_from_dir

from mkdocs_gettext import navigation, sources, words
from mkdocs_gettext.entries import Entry, of_segment
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.kinds import Kind
from mkdocs_gettext.settings import SITE, Settings, domain_of

COMMENT_TAGS = ("i18n:", "Translators:")


def extract(settings: Settings) -> dict[str, list[Entry]]:
    """Messages by catalog, in the order of the sources. Raises: Faulty."""
    found: dict[str, list[Entry]] = {}
    labels: list[Entry] = []
    faults: list[Fault] = []
    for uri in settings.pages():
        origin = settings.relative(settings.docs / uri)
        try:
            parts = sources.read(settings, uri).segments
        except Faulty as fault:
            faults += fault.faults
            continue
        found[domain_of(uri)] = [of_segment(part, origin) for part in parts if part.is_message]
        labels += [Entry(part.text, origin) for part in parts if part.kind is Kind.DEFAULT_LABEL]
    if faults:
        raise Faulty(faults)
    for domain, folders in settings.code.items():
        found[domain] = list(_code(settings, folders))
    found[SITE] = [*_site_words(settings), *labels, *words.entries()]
    return found


def _site_words(settings: Settings) -> Iterator[Entry]:
    yield from (Entry(text, "mkdocs.yml") for text in settings.site_words)
    if not settings.has_nav:
        docs = settings.relative(settings.docs)
        yield from (Entry(text, docs) for text in navigation.folder_titles(settings.pages()))


def _code(settings: Settings, folders: Iterable[str]) -> Iterator[Entry]:
    for folder in folders:
        found = extract_from_dir(settings.root / folder, comment_tags=COMMENT_TAGS, strip_comment_tags=True)
        for name, line, message, comments, context in sorted(found, key=lambda item: item[:2]):
            origin = settings.relative(settings.root / folder / name)
            msgid, plural = (message, None) if isinstance(message, str) else (message[0], message[1])
            yield Entry(msgid, origin, plural, context, comments=tuple(comments), line=line, is_code=True)
