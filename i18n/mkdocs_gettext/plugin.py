"""The MkDocs plugin: one build, one page for each source and language.

Only files whose names begin with `plugin` import MkDocs.
"""

import gc
import gettext
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, cast

import jinja2
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files, InclusionLevel, file_sort_key, get_files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as SitePage
from mkdocs.utils import get_relative_url
from mkdocs.utils.templates import TemplateContext

from mkdocs_gettext import plugin_options
from mkdocs_gettext.checks import glossary, links, outputs
from mkdocs_gettext.checks.survey import HINTS, Check
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.markdown import front_matter
from mkdocs_gettext.plugin_files import LanguageFile, LanguageFiles, generated_text, language_file
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.site import anchors, navigation, report_page, search, sitemap, theme, tooltips
from mkdocs_gettext.site.build import Build, PageCheck, Registered, SiteCheck, Values
from mkdocs_gettext.site.escape import escaped
from mkdocs_gettext.site.gate import Gate
from mkdocs_gettext.site.own_passes import own_passes
from mkdocs_gettext.site.passes import FinishedPage, Pass, Priority, in_order, walk
from mkdocs_gettext.site.speech import Speech
from mkdocs_gettext.translation.heading_ids import SameIds
from mkdocs_gettext.translation.translate import Translated

log = logging.getLogger("mkdocs.plugins.gettext")


class GettextPlugin(BasePlugin[plugin_options.Options]):  # type: ignore[no-untyped-call]
    def __init__(self) -> None:
        self._registered = Registered()

    # What other plugins use, from their `on_config` on.

    def register(
        self,
        *,
        values: Values | None = None,
        check: Check | None = None,
        page: PageCheck | None = None,
        site: SiteCheck | None = None,
        passes: Iterable[Pass] = (),
        last: Callable[[Path], None] | None = None,
    ) -> None:
        """Give the values of placeholders, a check of every translation or source, passes over the finished HTML.

        `site` checks all sources together. `last` is called with the folder of the site when all is in it.
        """
        self._registered.values = values or self._registered.values
        self._registered.checks += [check] if check else []
        self._registered.page_checks += [page] if page else []
        self._registered.site_checks += [site] if site else []
        self._registered.passes += passes
        self._registered.last += [last] if last else []

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self.configuration.languages)

    def translations(self, language: str, domain: str = "demo") -> gettext.GNUTranslations:
        return self.catalogs.translations(language, domain)

    def mo_bytes(self, language: str, domain: str) -> bytes:
        return self.catalogs.mo_bytes(language, domain)

    # Before the build.

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        self.configuration = plugin_options.configuration(self.config, config)
        self.catalogs = Catalogs(self.configuration)
        self.speech = Speech(config, self.catalogs)
        self.build = Build(self.catalogs, self._registered)
        self.gate = Gate(frozenset(self.languages))
        self.same_ids = SameIds()
        self.links: set[anchors.Link] = set()
        self.found: list[Fault] = []
        self.navs: dict[str, Navigation] = {}
        theme.prepare(config)
        if self.configuration.snippets.appended:  # they are in the pages already, and translated
            config.mdx_configs["pymdownx.snippets"]["auto_append"] = []
        config.markdown_extensions.append(cast(str, self.same_ids))
        if str(self.configuration.catalogs) not in config.watch:
            config.watch.append(str(self.configuration.catalogs))
        for code in self.speech.unspoken():
            log.info(f"the theme does not speak {code}: its own words stay English there")
        if not config.site_url:
            log.warning("site_url is not set: the sitemap cannot name the translations of a page (hreflang)")
        return config

    def on_pre_build(self, config: MkDocsConfig) -> None:
        """All faults at once, and before MkDocs empties the folder of the site."""
        files = get_files(config)
        pages = {file.src_uri: generated_text(file) for file in files.documentation_pages()}
        self._report_all(self.build.faults(pages, map(self._output, files)))
        gc.freeze()  # catalogs and pages live until the end of the build; nobody need look for garbage among them

    def _report_all(self, faults: Iterable[Fault]) -> None:
        """Raises: PluginError, for what stops a build. A translation may be incomplete, a list may not be misread."""
        faults = sorted(set(faults))
        self.found += faults
        for fault in faults:
            if not self.build.stops(fault):
                log.log(logging.WARNING if fault.is_warning and fault.code not in HINTS else logging.INFO, str(fault))
        if errors := [fault for fault in faults if self.build.stops(fault)]:
            raise PluginError(str(Faulty(errors)))

    def _output(self, file: File) -> outputs.Output:
        path = Path(str(file.abs_src_path))
        return outputs.Output(self.configuration.relative(path), path, file.dest_uri)

    # From one file to one file for each language.

    @event_priority(Priority.FILES)
    def on_files(self, files: Files, /, *, config: MkDocsConfig) -> Files:
        sources = sorted(files.documentation_pages(inclusion=InclusionLevel.is_in_serve), key=file_sort_key)
        try:
            pages = [self._translated(file, code, config) for code in self.languages for file in sources]
        except Faulty as error:  # in a page that another plugin has made
            raise PluginError(str(error)) from error
        rest = [file for file in files if not file.is_documentation_page()]
        self._check_links(files, config)
        ours = [File.generated(config, uri, abs_src_path=str(path)) for uri, path in theme.assets()]
        shared = {file.src_uri: file.url for file in rest}
        reports = [self._report(code, config) for code in self.languages] if self.config.report else []
        reports_at = {file.language: file.url for file in reports}
        own = own_passes(self.catalogs, tooltips.of_extensions(config.mdx_configs), shared, reports_at)
        self.passes = in_order([*self._registered.passes, *own])
        found = LanguageFiles([*rest, *ours, *pages, *reports])
        found.languages = frozenset(self.languages)
        self.nav = config.nav
        uris = [file.src_uri for file in sources if file.inclusion.value > InclusionLevel.NOT_IN_NAV.value]
        nav = config.nav or navigation.nested(uris)
        config.nav = [{code: navigation.localised(nav, code, self.speech.title(code))} for code in self.languages]
        return found

    def _translated(self, file: File, code: str, config: MkDocsConfig) -> LanguageFile:
        translated = self.build.translated(file.src_uri, generated_text(file), code)
        made = language_file(config, code, file.src_uri, translated, file.inclusion)
        made.edit_uri = file.edit_uri
        return made

    def _check_links(self, files: Files, config: MkDocsConfig) -> None:
        """Whether links lead to files, now that other plugins have made theirs. Raises: PluginError."""
        level = config.validation.links.not_found
        found = list(links.faults(self.build.pages, files.src_uris))
        if level >= logging.WARNING:
            self._report_all(found)
        for fault in found if level < logging.WARNING else ():
            log.log(level, str(fault))

    def _report(self, code: str, config: MkDocsConfig) -> LanguageFile:
        def address(uri: str, line: int) -> str | None:
            return report_page.edit_address(config.repo_url, config.edit_uri, uri, line)

        text = Translated(self.build.report(code, address), 0, frozenset())
        return language_file(config, code, f"{self.config.report}.md", text, InclusionLevel.NOT_IN_NAV)

    def on_nav(self, nav: Navigation, /, *, config: MkDocsConfig, files: Files) -> Navigation:
        for section in nav.items:
            pages, homepage = navigation.cut_off(section)
            self.navs[section.title] = alone = Navigation(section.children, pages)
            alone.homepage = homepage
        config.nav = self.nav
        self.groups: dict[str, dict[str, SitePage]] = {}
        for file in files.documentation_pages():
            if isinstance(file, LanguageFile) and file.page:
                self.groups.setdefault(file.source_uri, {})[file.language] = file.page
        return self.navs[self.configuration.source_language]

    # Page by page.

    def on_page_markdown(self, _: str, /, *, page: SitePage, **__: Any) -> None:
        """Before Markdown takes the page."""
        file = page.file
        source = getattr(file, "source_uri", file.src_uri)
        self.same_ids.enter(source, is_source=self._language_of(page) == self.configuration.source_language)
        known = front_matter.meta(self.build.pages[source].source) if source in self.build.pages else page.meta
        for key, value in page.meta.items():
            if isinstance(value, str):
                page.meta[key] = escaped(value, str(known.get(key)))

    def on_page_content(self, html: str, /, *, page: SitePage, **_: Any) -> str:
        file = page.file
        if not isinstance(file, LanguageFile):
            return html
        finished = FinishedPage(
            file.language,
            file.src_uri,
            file.source_uri,
            page.meta,
            file.translated,
            to=lambda url: get_relative_url(url, page.url),
        )
        return walk(self.passes, html, finished)

    @event_priority(Priority.CONTEXT)
    def on_page_context(self, context: TemplateContext, /, *, page: SitePage, **_: Any) -> TemplateContext:
        code = self._language_of(page)
        self.speech.enter(code)
        context["nav"] = self.navs[code]
        alternates = self.groups.get(getattr(page.file, "source_uri", ""), {})
        urls = {other: translation.url for other, translation in alternates.items()}
        return cast(TemplateContext, {**context, "languages": self.speech.choices(self._homes(), urls, code)})

    @event_priority(Priority.PAGE)
    def on_post_page(self, output: str, /, *, page: SitePage, **_: Any) -> str:
        code = self._language_of(page)
        self.speech.enter(self.configuration.source_language)
        output = theme.with_search_root(output, get_relative_url(f"{code}/", page.url).rstrip("/"))
        tag = f'<html lang="{code}" dir="{self.speech.direction(code)}"'
        output = re.sub(r'<html lang="[^"]*"', tag, output, count=1)
        self._let_through(output, page, code)
        return output

    def _let_through(self, output: str, page: SitePage, code: str) -> None:
        """Raises: PluginError, for a page with something that its source does not have."""
        file = page.file
        if not isinstance(file, LanguageFile):
            return
        if code == self.configuration.source_language:
            self.gate.source(file.source_uri, output, page.url)
        origin = self.configuration.relative(self.configuration.docs / file.source_uri)
        self._report_all(self.gate.faults(file.source_uri, output, page.url, origin, code))
        for to, anchors_there in (page.links_to_anchors or {}).items():
            source = getattr(to, "source_uri", to.src_uri)
            self.links |= {anchors.Link(file.source_uri, source, *link) for link in anchors_there.items()}
        page.links_to_anchors = None  # they are judged when all pages are there, once for all languages

    def on_template_context(self, context: TemplateContext, /, **_: Any) -> TemplateContext:
        return cast(TemplateContext, {**context, "languages": self.speech.choices(self._homes())})

    def _language_of(self, page: SitePage) -> str:
        return getattr(page.file, "language", "") or self.configuration.source_language

    def _homes(self) -> dict[str, str]:
        """The addresses of the start pages."""
        homes = {code: nav.homepage or next(iter(nav.pages), None) for code, nav in self.navs.items()}
        return {code: home.url if (home := homes[code]) else f"{code}/" for code in self.languages}

    # The files of the whole site.

    def on_env(self, env: jinja2.Environment, /, **_: Any) -> jinja2.Environment:
        self.env = env
        self.speech.enter(self.configuration.source_language)
        return env

    @event_priority(Priority.SITE)
    def on_post_build(self, config: MkDocsConfig) -> None:
        gc.unfreeze()
        site, homes = Path(config.site_dir), self._homes()
        landing = self.env.get_template("landing.html").render(config=config, languages=self.speech.choices(homes))
        (site / "index.html").write_text(landing, "utf-8")
        agreed = glossary.of(self.configuration)
        search.split(site, {code: self._search_config(code, config) for code in self.languages}, agreed.synonyms_in)
        self.speech.enter(self.configuration.source_language)
        if config.site_url:
            root = config.site_url.rstrip("/") + "/"
            pages = (
                {code: (str(page.canonical_url), page.update_date) for code, page in group.items()}
                for group in self.groups.values()
            )
            sitemap.write(site, root, pages, {code: root + home for code, home in homes.items()})
        found = list(anchors.faults(self.links, self.build.pages, self.gate.ids))
        self.found += found
        for fault in found:
            log.log(config.validation.links.anchors, str(fault))
        for last in self._registered.last:
            last(site)

    def _search_config(self, code: str, config: MkDocsConfig) -> Mapping[str, object]:
        self.speech.enter(code)
        return theme.search_config(self.env, config)
