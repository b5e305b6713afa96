"""What the plugin itself does to the finished HTML of a page."""

from collections.abc import Mapping

from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.site import addresses, choices
from mkdocs_gettext.site.passes import FinishedPage, Pass, Stage
from mkdocs_gettext.site.tooltips import Tooltips
from mkdocs_gettext.site.typography import typeset


def own_passes(
    catalogs: Catalogs, tooltips: Tooltips, shared: Mapping[str, str], reports: Mapping[str, str]
) -> tuple[Pass, ...]:
    """`shared` are the addresses of files that all languages have in common, `reports` those of the reports."""
    source = catalogs.configuration.source_language

    def repair(html: str, page: FinishedPage) -> str:
        return addresses.repaired(html, page.source_uri, shared, lambda uri: page.to(shared[uri]))

    def translate(html: str, page: FinishedPage) -> str:
        if page.language == source:
            return html
        return tooltips.translated(html, lambda text: catalogs.word(page.language, text))

    def note(html: str, page: FinishedPage) -> str:
        report = reports.get(page.language)
        return choices.note(catalogs, page.language, page.translated, page.to(report) if report else None) + html

    return (
        Pass(Stage.ADDRESSES, repair),
        Pass(Stage.TOOLTIPS, translate),
        Pass(Stage.TYPOGRAPHY, lambda html, page: typeset(html, page.language)),
        Pass(Stage.NOTE, note),
    )
