"""What the templates are told of each language."""

from collections.abc import Mapping
from typing import NamedTuple

from mkdocs_gettext import locales
from mkdocs_gettext.configuration import SITE
from mkdocs_gettext.po import phrases
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.site.html.typography import typeset
from mkdocs_gettext.translation.translate import Translated


class Words(NamedTuple):
    choose: str
    not_found: str
    no_such_page: str
    start: str


class Choice(NamedTuple):
    code: str  # as the author has written it, in addresses and catalogs
    tag: str  # as the web writes it, in `lang` and `hreflang`
    name: str  # its own
    direction: str
    home: str  # address of its start page
    url: str  # address of the same page, else of the start page
    current: bool
    words: Words


def choices(
    catalogs: Catalogs,
    homes: Mapping[str, str],
    directions: Mapping[str, str],
    urls: Mapping[str, str],
    current: str | None = None,
) -> list[Choice]:
    return [
        Choice(
            code,
            locales.tag(code),
            name,
            directions[code],
            homes[code],
            urls.get(code) or homes[code],
            code == current,
            _words(catalogs, code),
        )
        for code, name in catalogs.configuration.languages.items()
    ]


def _words(catalogs: Catalogs, code: str) -> Words:
    return Words(
        *(catalogs.word(code, text) for text in (phrases.CHOOSE, phrases.NOT_FOUND, phrases.NO_SUCH_PAGE, phrases.START))
    )


def note(catalogs: Catalogs, code: str, page: Translated, report: str | None) -> str:
    """Says at the top of a page how much of it is translated, and leads to the report; nothing if all of it is."""
    if not page.untranslated:
        return ""
    source = catalogs.configuration.source_language
    found = catalogs.domain(code, SITE).find(None, phrases.INCOMPLETE)
    spoken = code if found else source
    name = locales.name(source, spoken) or catalogs.configuration.languages[spoken]
    text = (found or phrases.INCOMPLETE).replace("{percent}", str(page.percent)).replace("{language}", name)
    said = typeset(text, spoken)
    said = f'<a href="{report}">{said}</a>' if report else said
    return f'<p class="translation-note" lang="{locales.tag(spoken)}" data-search-exclude>{said}</p>\n'
