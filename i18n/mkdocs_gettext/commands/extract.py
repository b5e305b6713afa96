"""Collects the messages of a site: one list for each catalog."""

from collections.abc import Iterable, Iterator

from babel.messages.extract import extract_from_dir

from mkdocs_gettext.configuration import SITE, Configuration, domain_of
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.po import phrases
from mkdocs_gettext.po.entries import Entry, of_segment
from mkdocs_gettext.site import navigation
from mkdocs_gettext.translation import sources
from mkdocs_gettext.translation.scope import Scope, scope_of

COMMENT_TAGS = ("i18n:", "Translators:")


def extract(configuration: Configuration) -> dict[str, list[Entry]]:
    """Messages by catalog, in the order of the sources. Raises: Faulty."""
    found: dict[str, list[Entry]] = {}
    labels: list[Entry] = []
    faults: list[Fault] = []
    for uri in configuration.pages():
        origin = configuration.relative(configuration.docs / uri)
        try:
            page = sources.read(configuration, uri)
        except Faulty as fault:
            faults += fault.faults
            continue
        if not page.scope.is_translated:
            continue
        parts = page.segments
        found[domain_of(uri)] = [of_segment(part, origin) for part in parts if part.is_message]
        labels += [Entry(part.text, origin) for part in parts if part.kind is Kind.DEFAULT_LABEL]
    if faults:
        raise Faulty(faults)
    for domain, folders in configuration.code.items():
        found[domain] = list(_code(configuration, folders))
    found[SITE] = [*_site_words(configuration), *labels, *phrases.entries()]
    return found


def scopes(configuration: Configuration) -> dict[str, Scope]:
    """The catalogs of pages that are not there in all languages. Raises: Faulty."""
    found = {}
    for uri in configuration.pages():
        path = configuration.docs / uri
        origin = configuration.relative(path)
        scope = scope_of(sources.text_of(path, origin), origin, configuration.languages)
        if scope.languages is not None:
            found[domain_of(uri)] = scope
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
