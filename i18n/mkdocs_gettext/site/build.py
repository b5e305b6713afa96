"""The pages of one build: read once, checked, put into every language."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from mkdocs_gettext import locales
from mkdocs_gettext.checks import glossary, outputs, survey
from mkdocs_gettext.commands import extract, report
from mkdocs_gettext.commands.due import due
from mkdocs_gettext.configuration import SITE, UNTRANSLATED, domain_of
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.markdown import front_matter
from mkdocs_gettext.markdown.inline.tokens import NO_NAMES
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.site import report_page
from mkdocs_gettext.site.passes import Pass
from mkdocs_gettext.translation import sources
from mkdocs_gettext.translation.sanitise import safe
from mkdocs_gettext.translation.sources import Page
from mkdocs_gettext.translation.translate import Language, Translated, translate

Values = Callable[[str, Mapping[str, object]], Mapping[str, object]]  # path of the source, its front matter
PageCheck = Callable[[str, str, Mapping[str, object]], Iterable[Fault]]  # path, text, front matter
SiteCheck = Callable[[Mapping[str, Mapping[str, object]]], Iterable[Fault]]  # front matter of all pages by path


@dataclass
class Registered:
    """What other plugins have brought along."""

    values: Values | None = None
    checks: list[survey.Check] = field(default_factory=list)
    page_checks: list[PageCheck] = field(default_factory=list)
    site_checks: list[SiteCheck] = field(default_factory=list)
    passes: list[Pass] = field(default_factory=list)
    last: list[Callable[[Path], None]] = field(default_factory=list)


class Build:
    def __init__(self, catalogs: Catalogs, registered: Registered) -> None:
        self.configuration = catalogs.configuration
        self.catalogs = catalogs
        self.registered = registered
        self.pages: dict[str, Page] = {}  # by the path of the source
        self._made: dict[str, Page] = {}  # those that other plugins have made on the way

    def read(self, uri: str, generated: str | None = None) -> Page:
        """A page of the sources, or one that another plugin has made. Raises: Faulty."""
        if generated is None:
            page = sources.read(self.configuration, uri)
        else:
            page = sources.present(sources.page_of(generated, uri, self.configuration.scope), self.configuration)
        if self.registered.values is None:
            return page
        return page._replace(values=self.registered.values(uri, front_matter.meta(page.source)))

    def faults(self, pages: Mapping[str, str | None], output: Iterable[outputs.Output]) -> list[Fault]:
        """All faults of catalogs and pages. `pages` come with their text where another plugin has made them."""
        found: list[Fault] = []
        for uri, generated in pages.items():
            try:
                page = self.pages[uri] = self.read(uri, generated)
            except Faulty as error:
                found += error.faults
            else:
                found += [*page.faults(), *self._checked(page)]
        found += survey.check_catalogs(
            self.catalogs, self.configuration.languages, self.registered.checks, self._names(), warn=True
        )
        presences = {domain_of(uri): page.presence for uri, page in self.pages.items()}
        if len(self.pages) == len(pages):  # else it would say of catalogs that their pages are gone
            found += due(self.catalogs, extract.of_pages(self.configuration, self.pages), presences)
        if self.configuration.on_fault == UNTRANSLATED:
            self._leave_out()
        found += self._checked_together()
        found += outputs.faults(output, self.configuration.docs)
        return found

    def stops(self, fault: Fault) -> bool:
        """Whether nothing can be built with the fault; a translation may be left out instead, where a site wants that."""
        is_left_out = self.configuration.on_fault == UNTRANSLATED and fault.path.endswith(".po")
        return not fault.is_warning and not is_left_out

    def _names(self) -> survey.Names:
        return {domain_of(uri): page.names for uri, page in self.pages.items()}

    def _leave_out(self) -> None:
        """What is wrong is shown in the language of the sources."""
        names, checks = self._names(), [*self.registered.checks, glossary.of(self.configuration).findings]
        for language in self.configuration.languages:
            for name in self.catalogs.names(language):
                try:
                    domain = self.catalogs.domain(language, name)
                except Faulty:
                    self.catalogs.leave_out(language, name, None)
                else:
                    wrong = survey.faulty(domain, language, checks, names.get(name, NO_NAMES))
                    if wrong:
                        self.catalogs.leave_out(language, name, wrong)

    def _checked(self, page: Page) -> Iterable[Fault]:
        meta = front_matter.meta(page.source) if self.registered.page_checks else {}
        return (fault for check in self.registered.page_checks for fault in check(page.origin, page.source, meta))

    def _checked_together(self) -> Iterable[Fault]:
        checks = self.registered.site_checks
        metas = {page.origin: front_matter.meta(page.source) for page in self.pages.values()} if checks else {}
        return (fault for check in checks for fault in check(metas))

    def translated(self, uri: str, generated: str | None, code: str) -> Translated:
        """Raises: Faulty."""
        page = self.page(uri, generated)
        source = self.configuration.source_language
        spoken = page.presence.spoken(code, source)
        language = Language(spoken, source if page.presence.is_translated else spoken, locales.locale(spoken))
        domain = self.catalogs.domain(spoken, domain_of(uri))
        return translate(page, language, domain, self.catalogs.domain(spoken, SITE))

    def page(self, uri: str, generated: str | None) -> Page:
        """Raises: Faulty."""
        found = self.pages.get(uri) or self._made.get(uri)
        if found is None:
            found = self._made[uri] = self.read(uri, generated)
        return found

    def report(self, code: str, link: report_page.Link) -> str:
        """A page that counts what is translated: everything in the language of the sources, else its own."""
        languages = self.configuration.languages.items()
        names = {other: name for other, name in languages if code in (self.configuration.source_language, other)}
        rows = report.of_pages(self.pages, self.catalogs)
        return report_page.page(rows, names, lambda text: safe(text, self.catalogs.word(code, text)), link)
