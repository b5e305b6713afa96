"""One page in one language."""

from collections.abc import Mapping
from typing import NamedTuple

from babel import Locale

from mkdocs_gettext import locales
from mkdocs_gettext.markdown.inline import placeholders
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.po.catalogs import Domain
from mkdocs_gettext.translation.render import NO_IDS, render
from mkdocs_gettext.translation.sanitise import safe
from mkdocs_gettext.translation.sources import Page

UNMARKED = {  # plain text: no place for a tag
    Kind.META, Kind.META_LINE, Kind.ABBREVIATION, Kind.CAPTION, Kind.COMMENT, Kind.TITLE, Kind.ATTRIBUTE,
    Kind.CODE_TITLE,
}  # fmt: skip


class Translated(NamedTuple):
    text: str
    messages: int
    untranslated: frozenset[str]  # msgids

    @property
    def percent(self) -> int:
        """The share of translated messages, rounded down."""
        return 100 if not self.messages else 100 * (self.messages - len(self.untranslated)) // self.messages


class Language(NamedTuple):
    """What a page needs to know of the language that it is put into."""

    code: str
    source_code: str
    locale: Locale | None

    @property
    def is_source(self) -> bool:
        return self.code == self.source_code


def translate(
    page: Page,
    language: Language,
    domain: Domain,
    site: Domain,
    ids: Mapping[Segment, str] = NO_IDS,
) -> Translated:
    """The page in the language; what is missing stays in that of the sources and is marked.

    `ids` are those that its headings get in so many words.
    """
    missing: set[str] = set()

    def words(segment: Segment) -> str | None:
        if segment.kind is Kind.DEFAULT_LABEL:
            found = site.find(None, segment.text)
            return None if found is None else _safe(segment, found, page.names)
        found = _find(domain, segment, page.values) if segment.has_words else None
        if found is None and segment.plural is None and "{" not in segment.text and language.is_source:
            return None
        text = _own(segment, page.values) if found is None else _safe(segment, found, page.names)
        text = placeholders.fill(text, page.values, language.locale)
        if found is not None or language.is_source or not segment.has_words:
            return text
        missing.add(segment.text)
        return _marked(segment, text, locales.tag(language.source_code))

    text = render(page.source, page.segments, words, ids)
    counted = {part.text for part in page.segments if part.is_message}
    return Translated(text, len(counted), frozenset(missing))


def _safe(segment: Segment, text: str, names: frozenset[str]) -> str:
    """A translation with no other marks than its source has, in its plural or its singular.

    In the comments of code nothing can become HTML, and what would keep it from that would be shown.
    """
    if segment.kind is Kind.COMMENT:
        return text
    source = segment.text if segment.plural is None else f"{segment.text}\n\n{segment.plural}"
    return safe(source, text, names, code=segment.kind not in {Kind.HTML, Kind.ATTRIBUTE})


def _find(domain: Domain, segment: Segment, values: placeholders.Values | None) -> str | None:
    if segment.plural is None:
        return domain.find(segment.context, segment.text)
    return domain.find_plural(segment.context, segment.text, _number(segment, values))


def _own(segment: Segment, values: placeholders.Values | None) -> str:
    """The words of the source itself."""
    return segment.text if segment.plural is None or _number(segment, values) == 1 else segment.plural


def _number(segment: Segment, values: placeholders.Values | None) -> int:
    value = placeholders.find(values or {}, segment.number or "")
    return value if isinstance(value, int) else 0


def _marked(segment: Segment, text: str, language: str) -> str:
    if segment.kind in UNMARKED:
        return text
    quote = "" if segment.kind is Kind.LABEL else '"'  # a title stands between quotes itself
    return f"<span lang={quote}{language}{quote} class={quote}untranslated{quote}>{text}</span>"
