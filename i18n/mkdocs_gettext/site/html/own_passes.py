"""What the plugin itself does to the finished HTML of a page."""

from collections.abc import Callable, Mapping

from mkdocs_gettext import locales
from mkdocs_gettext.checks.places import Places
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.site import choices
from mkdocs_gettext.site.html import addresses
from mkdocs_gettext.site.passes import FinishedPage, Pass, Stage
from mkdocs_gettext.site.html.tooltips import Tooltips
from mkdocs_gettext.site.html.typography import typeset


def own_passes(
    catalogs: Catalogs,
    tooltips: Tooltips,
    places: Places,
    address: Callable[[str, str], str | None],
    reports: Mapping[str, str],
    foreign: Mapping[str, str],
) -> tuple[Pass, ...]:
    """`address` gives that of a file in a language, `reports` those of the reports.

    `foreign` are the languages of pages that are not written in that of their address, or not there in all.
    """
    source = catalogs.configuration.source_language

    def repair(html: str, page: FinishedPage) -> str:
        def seen_from_here(uri: str) -> str | None:
            found = address(page.site_language, uri)
            return None if found is None else page.to(found)

        return addresses.repaired(html, page.source_uri, places, seen_from_here)

    def mark(html: str, page: FinishedPage) -> str:
        others = {page.to(url): locales.tag(code) for url, code in foreign.items() if code != page.language}
        return addresses.marked(html, others) if others else html

    def translate(html: str, page: FinishedPage) -> str:
        if page.language == source:
            return html
        return tooltips.translated(html, lambda text: catalogs.word(page.language, text))

    def note(html: str, page: FinishedPage) -> str:
        report = reports.get(page.language)
        return choices.note(catalogs, page.language, page.translated, page.to(report) if report else None) + html

    return (
        Pass(Stage.ADDRESSES, repair),
        Pass(Stage.ADDRESSES, mark),
        Pass(Stage.TOOLTIPS, translate),
        Pass(Stage.TYPOGRAPHY, lambda html, page: typeset(html, page.language)),
        Pass(Stage.NOTE, note),
    )
