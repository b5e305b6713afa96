"""Collects the messages of a site: one list for each catalog."""

from collections.abc import Iterable, Iterator, Mapping

from babel.messages.extract import extract_from_dir

from mkdocs_gettext.configuration import SITE, Configuration, domain_of
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.markdown.inline import tokens
from mkdocs_gettext.markdown.inline.tokens import Mark
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.po import phrases
from mkdocs_gettext.po.entries import Entry, of_segment
from mkdocs_gettext.site import navigation
from mkdocs_gettext.translation import sections, sources
from mkdocs_gettext.translation.presence import Presence, presence_of
from mkdocs_gettext.translation.sources import Page, defined_in

COMMENT_TAGS = ("i18n:", "Translators:")


def extract(configuration: Configuration) -> dict[str, list[Entry]]:
    """Messages by catalog, in the order of the sources. Raises: Faulty."""
    pages: dict[str, Page] = {}
    faults: list[Fault] = []
    for uri in configuration.pages():
        try:
            pages[uri] = sources.read(configuration, uri)
        except Faulty as fault:
            faults += fault.faults
    if faults:
        raise Faulty(faults)
    return of_pages(configuration, pages)


def of_pages(configuration: Configuration, pages: Mapping[str, Page]) -> dict[str, list[Entry]]:
    """The same for pages that are read already."""
    found: dict[str, list[Entry]] = {}
    labels: list[Entry] = []
    for uri, page in ((uri, page) for uri, page in pages.items() if page.presence.is_translated):
        at = sections.addresses(configuration, uri, page)
        parts = [part for part in page.segments if part.is_message]
        found[domain_of(uri)] = [_with_links(of_segment(part, page.origin, at(part)), page) for part in parts]
        labels += [Entry(part.text, page.origin) for part in page.segments if part.kind is Kind.DEFAULT_LABEL]
    for domain, folders in configuration.code.items():
        found[domain] = list(_code(configuration, folders))
    found[SITE] = [*_site_words(configuration), *labels, *phrases.entries()]
    return found


def _with_links(entry: Entry, page: Page) -> Entry:
    """Tells how links that are found by their own words are translated."""
    names = page.names if "[" in entry.msgid else tokens.NO_NAMES
    own_words = (token for token in tokens.find(entry.msgid, names) if token.mark is Mark.REFERENCE) if names else ()
    said = (
        f"link: [{token.value}] is {defined_in(page.source)[token.value]}; expected [your words][{token.value}]"
        for token in own_words
        if token.end - token.start < len("[x]") and token.value in names
    )
    return entry._replace(comments=(*entry.comments, *dict.fromkeys(said)))


def placed(configuration: Configuration, entries: Iterable[Entry]) -> list[Entry]:
    """Messages as catalogs name their places: with lines, or without them so that an edit changes only what it says."""
    return [entry if configuration.references == "lines" else entry._replace(line=0) for entry in entries]


def presences(configuration: Configuration) -> dict[str, Presence]:
    """The catalogs of pages that are not there in all languages. Raises: Faulty."""
    found = {}
    for uri in configuration.pages():
        path = configuration.docs / uri
        origin = configuration.relative(path)
        presence = presence_of(sources.text_of(path, origin), origin, configuration.languages)
        if presence.languages is not None:
            found[domain_of(uri)] = presence
    return found


def _site_words(configuration: Configuration) -> Iterator[Entry]:
    yield from (Entry(text, "mkdocs.yml") for text in configuration.site_words)
    if not configuration.has_nav:
        docs = configuration.relative(configuration.docs)
        yield from (Entry(text, docs) for text in navigation.folder_titles(configuration.pages()))


def _code(configuration: Configuration, folders: Iterable[str]) -> Iterator[Entry]:
    for folder in folders:
        found = extract_from_dir(configuration.root / folder, comment_tags=COMMENT_TAGS, strip_comment_tags=True)
        for name, line, message, comments, context in sorted(found, key=lambda item: item[:2]):
            origin = configuration.relative(configuration.root / folder / name)
            msgid, plural = (message, None) if isinstance(message, str) else (message[0], message[1])
            yield Entry(msgid, origin, plural, context, comments=tuple(comments), line=line, is_code=True)
