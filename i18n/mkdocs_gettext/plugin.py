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
from urllib.parse import quote

import jinja2
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files, InclusionLevel, file_sort_key, get_files
from mkdocs.structure.nav import Navigation, get_navigation
from mkdocs.structure.pages import Page as SitePage
from mkdocs.utils import get_relative_url
from mkdocs.utils.templates import TemplateContext

from mkdocs_gettext import locales, plugin_options
from mkdocs_gettext.checks import glossary, outputs
from mkdocs_gettext.checks.places import Places
from mkdocs_gettext.checks.survey import Check
from mkdocs_gettext.faults import Faulty
from mkdocs_gettext.markdown import front_matter
from mkdocs_gettext.plugin_files import LanguageFile, generated_text, in_languages, language_file
from mkdocs_gettext.plugin_findings import Findings
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.site import nav_memory, navigation, not_found, report_page, search, sitemap, theme
from mkdocs_gettext.site.build import Build, PageCheck, Registered, SiteCheck, Values
from mkdocs_gettext.site.choices import Choice
from mkdocs_gettext.site.html import tooltips
from mkdocs_gettext.site.html.escape import escaped
from mkdocs_gettext.site.html.own_passes import own_passes
from mkdocs_gettext.site.passes import FinishedPage, Pass, Priority, in_order, walk
from mkdocs_gettext.site.speech import Speech
from mkdocs_gettext.translation.heading_ids import SameIds
from mkdocs_gettext.translation.presence import EVERYWHERE, Presence
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
        self.findings = Findings(self.build)
        self.same_ids = SameIds()
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
        self._more_files = any(
            getattr(method, "__self__", None) is not self for method in config.plugins.events["files"]
        )
        faults = self.build.faults(pages, map(self._output, files))
        faults += [] if self._more_files else self.findings.lost(files, config)
        self.findings.report(faults)
        gc.freeze()  # catalogs and pages live until the end of the build; nobody need look for garbage among them

    def _output(self, file: File) -> outputs.Output:
        path = Path(str(file.abs_src_path))
        return outputs.Output(self.configuration.relative(path), path, file.dest_uri)

    # From one file to one file for each language.

    @event_priority(Priority.FILES)
    def on_files(self, files: Files, /, *, config: MkDocsConfig) -> Files:
        found = files.documentation_pages(inclusion=InclusionLevel.is_in_serve)
        # A page object that is there already is a page of another plugin, such as a blog: it stays what it is.
        sources = sorted((file for file in found if file.page is None), key=file_sort_key)
        presences, pages = self._in_languages(sources, config)
        if self._more_files:
            self.findings.report(self.findings.lost(files, config))
        places = Places.of(files.src_uris, config.use_directory_urls)
        ours = [File.generated(config, uri, abs_src_path=str(path)) for uri, path in theme.assets()]
        reports = [self._report(code, config) for code in self.languages] if self.config.report else []
        self.files = in_languages(files, sources, [*ours, *pages, *reports], self.languages)
        foreign = {page.url: page.spoken for page in pages if presences[page.source_uri] != EVERYWHERE}
        reports_at = {file.language: file.url for file in reports}
        words = tooltips.of_extensions(config.mdx_configs)
        own = own_passes(self.catalogs, words, places, self._address, reports_at, foreign)
        self.passes = in_order([*self._registered.passes, *own])
        self.nav = config.nav
        in_nav = (file for file in found if file.inclusion.value > InclusionLevel.NOT_IN_NAV.value)
        nav = config.nav or navigation.nested([file.src_uri for file in sorted(in_nav, key=file_sort_key)])
        config.nav = [{code: self._localised(nav, code, presences)} for code in self.languages]
        return self.files

    def _in_languages(
        self, sources: list[File], config: MkDocsConfig
    ) -> tuple[dict[str, Presence], list[LanguageFile]]:
        """In which languages each page is there, and the pages in all of them."""
        try:
            presences = {file.src_uri: self.build.page(file.src_uri, generated_text(file)).presence for file in sources}
            return presences, [
                self._translated(file, code, config)
                for code in self.languages
                for file in sources
                if presences[file.src_uri].has(code)
            ]
        except Faulty as error:  # in a page that another plugin has made
            raise PluginError(str(error)) from error

    def _localised(self, nav: navigation.Nav, code: str, presences: Mapping[str, Presence]) -> navigation.Nav:
        lacks = {uri for uri, presence in presences.items() if not presence.has(code)}
        return navigation.localised(nav, code, self.speech.title(code), lacks)

    def _address(self, code: str, uri: str) -> str | None:
        """The address of a file, or of a page in the language."""
        file = self.files.get_file_from_path(f"{code}/{uri}")
        return file.url if file else None

    def _translated(self, file: File, code: str, config: MkDocsConfig) -> LanguageFile:
        translated = self.build.translated(file.src_uri, generated_text(file), code)
        made = language_file(config, code, file.src_uri, translated, file.inclusion)
        made.spoken = self.build.page(file.src_uri, None).presence.spoken(code, self.configuration.source_language)
        made.edit_uri, made.abs_src_path = file.edit_uri, file.abs_src_path
        return made

    def _report(self, code: str, config: MkDocsConfig) -> LanguageFile:
        def address(uri: str, line: int) -> str | None:
            return report_page.edit_address(config.repo_url, config.edit_uri, uri, line)

        text = Translated(self.build.report(code, address), 0, frozenset())
        return language_file(config, code, f"{self.config.report}.md", text, InclusionLevel.NOT_IN_NAV)

    def on_nav(self, nav: Navigation, /, *, config: MkDocsConfig, files: Files) -> Navigation:
        if [item.title for item in nav.items] != list(self.languages):
            log.warning("the navigation that another plugin has made in on_nav is not used; expected it in config.nav")
            nav = get_navigation(files, config)
        for section in nav.items:
            pages, homepage = navigation.cut_off(section)
            self.navs[section.title] = alone = Navigation(section.children, pages)
            alone.homepage = homepage
        config.nav = self.nav
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

    @event_priority(Priority.PRE_PAGE)
    def on_pre_page(self, page: SitePage, /, **_: Any) -> SitePage:
        self.files.current = self._language_of(page)
        return page

    def on_page_content(self, html: str, /, *, page: SitePage, **_: Any) -> str:
        file = page.file
        if not isinstance(file, LanguageFile):
            return html
        finished = FinishedPage(
            file.spoken,
            file.src_uri,
            file.source_uri,
            page.meta,
            file.translated,
            to=lambda url: get_relative_url(url, page.url),
        )
        return walk(self.passes, html, finished)

    @event_priority(Priority.CONTEXT)
    def on_page_context(self, context: TemplateContext, /, *, page: SitePage, **_: Any) -> TemplateContext:
        self.files.current = code = self._language_of(page)
        self.speech.enter(code)
        context["nav"] = self.navs[code]
        alternates = self.groups.get(getattr(page.file, "source_uri", ""), {})
        urls = {other: translation.url for other, translation in alternates.items()}
        return cast(TemplateContext, {**context, "languages": self.speech.choices(self._homes(), urls, code)})

    @event_priority(Priority.PAGE)
    def on_post_page(self, output: str, /, *, page: SitePage, **_: Any) -> str:
        code = self._language_of(page)
        self._leave()
        output = theme.with_search_root(output, get_relative_url(f"{quote(code)}/", page.url).rstrip("/"))
        if (spoken := self._spoken(page)) != code:
            output = output.replace("<article ", f"<article {self._in_language(spoken)} ", 1)
        output = self._with_language(output, code)
        self.findings.let_through(output, page)
        return output

    def _with_language(self, html: str, code: str) -> str:
        return re.sub(r'<html lang="[^"]*"', f"<html {self._in_language(code)}", html, count=1)

    def _in_language(self, code: str) -> str:
        return f'lang="{locales.tag(code)}" dir="{self.speech.direction(code)}"'

    def _leave(self) -> None:
        """What is not part of a page is in the language of the sources."""
        self.files.current = self.configuration.source_language
        self.speech.enter(self.configuration.source_language)

    @event_priority(Priority.TEMPLATE)
    def on_template_context(self, context: TemplateContext, /, *, template_name: str, **_: Any) -> TemplateContext:
        told = {**context, "languages": self.speech.choices(self._homes())}
        if template_name == not_found.TEMPLATE:
            told["spoken"] = self._not_found(told)
        return cast(TemplateContext, told)

    def _not_found(self, context: Mapping[str, Any]) -> list[not_found.Spoken]:
        """The page for a missing one in each language."""

        def enter(language: Choice) -> Mapping[str, Any]:
            self.speech.enter(language.code)
            current = self.speech.choices(self._homes(), current=language.code)
            return {"nav": self.navs[language.code], "languages": current}

        def root(language: Choice) -> str:
            return f"{context['base_url'].rstrip('/')}/{quote(language.code)}/"

        found = list(not_found.in_each_language(self.env, context, context["languages"], enter, root))
        self._leave()
        return found

    def on_post_template(self, output: str, /, *, template_name: str, **_: Any) -> str:
        if template_name != not_found.TEMPLATE:
            return output
        return self._with_language(output, self.configuration.source_language)

    def _language_of(self, page: SitePage) -> str:
        return getattr(page.file, "language", "") or self.configuration.source_language

    def _spoken(self, page: SitePage) -> str:
        """The language in which the page is written."""
        return getattr(page.file, "spoken", "") or self.configuration.source_language

    def _homes(self) -> dict[str, str]:
        """The addresses of the start pages."""
        homes = {code: nav.homepage or next(iter(nav.pages), None) for code, nav in self.navs.items()}
        return {code: home.url if (home := homes[code]) else f"{quote(code)}/" for code in self.languages}

    # The files of the whole site.

    @event_priority(Priority.ENV)
    def on_env(self, env: jinja2.Environment, /, *, files: Files, **_: Any) -> jinja2.Environment:
        self.env = env
        nav_memory.remember(env)
        self._leave()
        self.groups: dict[str, dict[str, SitePage]] = {}
        for file in files.documentation_pages():
            if file.page:
                uri = getattr(file, "source_uri", file.src_uri)
                self.groups.setdefault(uri, {})[self._language_of(file.page)] = file.page
        for group in self.groups.values():
            for page in group.values():  # where the same text is there twice, one of them is the right one
                page.canonical_url = group.get(self._spoken(page), page).canonical_url
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
                {
                    code: (str(page.canonical_url), page.update_date)
                    for code, page in group.items()
                    if self._spoken(page) == code
                }
                for group in self.groups.values()
            )
            sitemap.write(site, root, pages, {code: root + home for code, home in homes.items()})
        self.findings.anchors(config)
        for last in self._registered.last:
            last(site)

    def _search_config(self, code: str, config: MkDocsConfig) -> Mapping[str, object]:
        self.speech.enter(code)
        return theme.search_config(self.env, config, code)
