"""The MkDocs plugin: one build, one page for each source and language. Nothing else here imports MkDocs."""

import gc
import gettext
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, cast

import jinja2
from mkdocs.config import config_options as c
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files, InclusionLevel, file_sort_key, get_files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as SitePage
from mkdocs.utils import get_relative_url
from mkdocs.utils.templates import TemplateContext

from mkdocs_gettext import locales
from mkdocs_gettext.checks import glossary, links, outputs
from mkdocs_gettext.checks.survey import COUNTS, Check, check_catalogs
from mkdocs_gettext.commands import report
from mkdocs_gettext.configuration import SITE, SITE_KEYS, Configuration, configuration_of, domain_of, toggle_names
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.markdown import front_matter
from mkdocs_gettext.po import phrases
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.site import choices, navigation, report_page, search, sitemap, theme, tooltips
from mkdocs_gettext.site.report_page import edit_address
from mkdocs_gettext.site.typography import typeset
from mkdocs_gettext.translation import anchors, sources
from mkdocs_gettext.translation.sources import Page
from mkdocs_gettext.translation.translate import Language, Translated, translate

log = logging.getLogger("mkdocs.plugins.gettext")

HERE = Path(__file__).parent
ASSETS = "assets/gettext"
Values = Callable[[str, Mapping[str, object]], Mapping[str, object]]
PageCheck = Callable[
    [str, str, Mapping[str, object]], Iterable[Fault]
]  # path of the source, its text, its front matter
SiteCheck = Callable[[Mapping[str, Mapping[str, object]]], Iterable[Fault]]  # front matter by path of the source


class Options(Config):  # type: ignore[no-untyped-call]
    catalogs = c.Type(str, default="i18n")
    languages = c.DictOfItems(c.Type(str))
    fence_captions = c.ListOfItems(c.Type(str), default=[])
    glossary = c.Optional(c.Type(str))
    report = c.Optional(c.Type(str))
    code = c.DictOfItems(c.ListOfItems(c.Type(str)), default={})


class LanguageFile(File):
    """A page in one language. `source_uri` is the path of its source, the same for all languages."""

    language: str = ""
    source_uri: str = ""
    translated: Translated = Translated("", 0, frozenset())


class LanguageFiles(Files):
    """Files in which a page finds what all languages share: `de/logo.svg` is `logo.svg`."""

    languages: frozenset[str] = frozenset()

    def get_file_from_path(self, path: str) -> File | None:
        found = super().get_file_from_path(path)
        language, _, rest = path.partition("/")
        return found or (super().get_file_from_path(rest) if language in self.languages else None)


class GettextPlugin(BasePlugin[Options]):  # type: ignore[no-untyped-call]
    def __init__(self) -> None:
        self._values: Values | None = None
        self._checks: list[Check] = []
        self._page_checks: list[PageCheck] = []
        self._site_checks: list[SiteCheck] = []

    # What other plugins use, from their `on_config` on.

    def register(
        self,
        *,
        values: Values | None = None,
        check: Check | None = None,
        page: PageCheck | None = None,
        site: SiteCheck | None = None,
    ) -> None:
        """Give the values of a page's placeholders, a check of every translation, of every source, of all sources."""
        self._values = values or self._values
        if check:
            self._checks.append(check)
        if page:
            self._page_checks.append(page)
        if site:
            self._site_checks.append(site)

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self.configuration.languages)

    def translations(self, language: str, domain: str = "demo") -> gettext.GNUTranslations:
        return self.catalogs.translations(language, domain)

    def mo_bytes(self, language: str, domain: str) -> bytes:
        return self.catalogs.mo_bytes(language, domain)

    # Before the build.

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        self.configuration = _configuration(self.config, config)
        self.catalogs = Catalogs(self.configuration)
        self.original = {key: config[key] for key in SITE_KEYS} | {"palette": config.theme.get("palette")}
        self.slugify = config.mdx_configs.get("toc", {}).get("slugify") or anchors.python_markdown_slugify
        self.tooltips = tooltips.of_extensions(config.mdx_configs)
        self.pages: dict[str, Page] = {}
        self.navs: dict[str, Navigation] = {}
        theme.prepare(config)
        if self.configuration.snippets.appended:  # they are in the pages already, and translated
            config.mdx_configs["pymdownx.snippets"]["auto_append"] = []
        if "attr_list" not in config.markdown_extensions:
            config.markdown_extensions.append("attr_list")  # headings get the ids of the source
        if str(self.configuration.catalogs) not in config.watch:
            config.watch.append(str(self.configuration.catalogs))
        for code in self.languages:
            if theme.language(code, config.theme.dirs).split("-")[0] != code.split("-")[0]:
                log.info(f"the theme does not speak {code}: its own words stay English there")
        if not config.site_url:
            log.warning("site_url is not set: the sitemap cannot name the translations of a page (hreflang)")
        return config

    def on_pre_build(self, config: MkDocsConfig) -> None:
        """All faults at once, and before MkDocs empties the folder of the site."""
        faults = check_catalogs(self.catalogs, self.languages, self._checks, warn=True)
        files = get_files(config)
        for file in files.documentation_pages():
            try:
                page = self.pages[file.src_uri] = self._page(file)
            except Faulty as error:
                faults += error.faults
            else:
                faults += page.faults()
                faults += self._checked(page)
        faults += self._checked_together()
        faults += links.faults(self.pages, files.src_uris, self.slugify)
        faults += outputs.faults(map(self._output, files), self.configuration.docs)
        for fault in sorted(set(faults)):
            if fault.is_warning:  # a translation may be incomplete, a list may not be misread
                log.log(logging.INFO if fault.code in COUNTS else logging.WARNING, str(fault))
        if errors := [fault for fault in faults if not fault.is_warning]:
            raise PluginError(str(Faulty(errors)))
        gc.freeze()  # catalogs and pages live until the end of the build; nobody need look for garbage among them

    def _checked(self, page: Page) -> list[Fault]:
        meta = front_matter.meta(page.source) if self._page_checks else {}
        return [fault for check in self._page_checks for fault in check(page.origin, page.source, meta)]

    def _checked_together(self) -> list[Fault]:
        metas = (
            {page.origin: front_matter.meta(page.source) for page in self.pages.values()} if self._site_checks else {}
        )
        return [fault for check in self._site_checks for fault in check(metas)]

    def _output(self, file: File) -> outputs.Output:
        path = Path(str(file.abs_src_path))
        return outputs.Output(self.configuration.relative(path), path, file.dest_uri)

    def _page(self, file: File) -> Page:
        """Raises: Faulty."""
        if file.generated_by is None:
            page = sources.read(self.configuration, file.src_uri)
        else:
            page = sources.page_of(file.content_string, file.src_uri, self.configuration.fence_captions)
        if self._values is None:
            return page
        return page._replace(values=self._values(file.src_uri, front_matter.meta(page.source)))

    # From one file to one file for each language.

    @event_priority(-50)
    def on_files(self, files: Files, /, *, config: MkDocsConfig) -> Files:
        sources = sorted(files.documentation_pages(inclusion=InclusionLevel.is_in_serve), key=file_sort_key)
        try:
            pages = [self._translated(file, code, config) for code in self.languages for file in sources]
        except Faulty as error:  # in a page that another plugin has made
            raise PluginError(str(error)) from error
        rest = [file for file in files if not file.is_documentation_page()]
        ours = [File.generated(config, uri, abs_src_path=str(path)) for uri, path in theme.assets()]
        self.shared = {file.src_uri: file.url for file in rest}
        reports = [self._report(code, config) for code in self.languages] if self.config.report else []
        self.reports = {file.language: file.url for file in reports}
        found = LanguageFiles([*rest, *ours, *pages, *reports])
        found.languages = frozenset(self.languages)
        self.original["nav"] = config.nav
        uris = [file.src_uri for file in sources if file.inclusion.value > InclusionLevel.NOT_IN_NAV.value]
        nav = config.nav or navigation.nested(uris)
        config.nav = [{code: navigation.localised(nav, code, self._words(code))} for code in self.languages]
        return found

    def _translated(self, file: File, code: str, config: MkDocsConfig) -> LanguageFile:
        page = self.pages.get(file.src_uri) or self._page(file)
        language = Language(code, self.configuration.source_language, locales.locale(code))
        domain = self.catalogs.domain(code, domain_of(file.src_uri))
        translated = translate(page, language, domain, self.catalogs.domain(code, SITE), self.slugify)
        return self._generated(code, file.src_uri, translated, file.inclusion, config, file.edit_uri)

    def _report(self, code: str, config: MkDocsConfig) -> LanguageFile:
        """A page that counts what is translated: everything in the language of the sources, else its own."""
        source = self.configuration.source_language
        names = {other: name for other, name in self.configuration.languages.items() if code in (source, other)}
        rows = report.of_pages(self.pages, self.catalogs)
        text = report_page.page(
            rows, names, self._words(code), lambda uri, line: edit_address(config.repo_url, config.edit_uri, uri, line)
        )
        uri = f"{self.config.report}.md"
        return self._generated(code, uri, Translated(text, 0, frozenset()), InclusionLevel.NOT_IN_NAV, config)

    def _generated(
        self,
        code: str,
        uri: str,
        translated: Translated,
        inclusion: InclusionLevel,
        config: MkDocsConfig,
        edit_uri: str | None = None,
    ) -> LanguageFile:
        made = LanguageFile.generated(config, f"{code}/{uri}", content=translated.text, inclusion=inclusion)
        new = cast(LanguageFile, made)
        new.edit_uri = edit_uri
        new.language, new.source_uri, new.translated = code, uri, translated
        return new

    def _words(self, code: str) -> phrases.Translate:
        return lambda text: self.catalogs.word(code, text)

    def on_nav(self, nav: Navigation, /, *, config: MkDocsConfig, files: Files) -> Navigation:
        for section in nav.items:
            self.navs[section.title] = _alone(section)
        config.nav = self.original["nav"]
        self.groups: dict[str, dict[str, SitePage]] = {}
        for file in files.documentation_pages():
            if isinstance(file, LanguageFile) and file.page:
                self.groups.setdefault(file.source_uri, {})[file.language] = file.page
        return self.navs[self.configuration.source_language]

    # Page by page.

    def on_page_content(self, html: str, /, *, page: SitePage, **_: Any) -> str:
        file = page.file
        if not isinstance(file, LanguageFile):
            return html
        html = links.repaired(
            html, file.source_uri, self.shared, lambda uri: get_relative_url(self.shared[uri], page.url)
        )
        if file.language != self.configuration.source_language:
            html = self.tooltips.translated(html, self._words(file.language))
        html = typeset(html, file.language)
        if not file.translated.untranslated:
            return html
        spoken, note = choices.note(self.catalogs, file.language, file.translated.percent)
        if address := self.reports.get(file.language):
            note = f'<a href="{get_relative_url(address, page.url)}">{note}</a>'
        return f'<p class="translation-note" lang="{spoken}" data-search-exclude>{note}</p>\n{html}'

    @event_priority(50)
    def on_page_context(
        self, context: TemplateContext, /, *, page: SitePage, config: MkDocsConfig, **_: Any
    ) -> TemplateContext:
        code = self._language_of(page)
        self._enter(code, config)
        context["nav"] = self.navs[code]
        alternates = self.groups.get(getattr(page.file, "source_uri", ""), {})
        urls = {other: translation.url for other, translation in alternates.items()}
        return cast(TemplateContext, {**context, "languages": self._choices(config, urls, code)})

    @event_priority(-50)
    def on_post_page(self, output: str, /, *, page: SitePage, config: MkDocsConfig) -> str:
        code = self._language_of(page)
        self._enter(self.configuration.source_language, config)
        base = get_relative_url(f"{code}/", page.url).rstrip("/")
        output = theme.with_search_root(output, base)
        tag = f'<html lang="{code}" dir="{theme.direction(code, config.theme.dirs)}"'
        return re.sub(r'<html lang="[^"]*"', tag, output, count=1)

    def on_template_context(self, context: TemplateContext, /, *, config: MkDocsConfig, **_: Any) -> TemplateContext:
        return cast(TemplateContext, {**context, "languages": self._choices(config)})

    def _language_of(self, page: SitePage) -> str:
        return getattr(page.file, "language", "") or self.configuration.source_language

    def _enter(self, code: str, config: MkDocsConfig) -> None:
        """Let the theme speak this language; MkDocs renders one page after the other."""
        config.theme["language"] = theme.language(code, config.theme.dirs)
        config.theme["direction"] = theme.direction(code, config.theme.dirs)
        for key in SITE_KEYS:
            if self.original[key]:
                config[key] = self.catalogs.word(code, self.original[key])
        if toggle_names(self.original["palette"]):
            config.theme["palette"] = theme.palette(self.original["palette"], self._words(code))

    def _choices(
        self, config: MkDocsConfig, urls: Mapping[str, str] | None = None, current: str | None = None
    ) -> list[choices.Choice]:
        homes = {code: self._home(code) for code in self.languages}
        directions = {code: theme.direction(code, config.theme.dirs) for code in self.languages}
        return choices.choices(self.catalogs, homes, directions, urls or homes, current)

    def _home(self, code: str) -> str:
        nav = self.navs[code]
        home = nav.homepage or next(iter(nav.pages), None)
        return home.url if home else f"{code}/"

    # The files of the whole site.

    def on_env(self, env: jinja2.Environment, /, *, config: MkDocsConfig, **_: Any) -> jinja2.Environment:
        self.env = env
        self._enter(self.configuration.source_language, config)
        return env

    @event_priority(-100)
    def on_post_build(self, config: MkDocsConfig) -> None:
        gc.unfreeze()
        site = Path(config.site_dir)
        landing = self.env.get_template("landing.html").render(config=config, languages=self._choices(config))
        (site / "index.html").write_text(landing, "utf-8")
        search.split(site, {code: self._search_config(code, config) for code in self.languages}, self._synonyms)
        self._enter(self.configuration.source_language, config)
        if config.site_url:
            root = config.site_url.rstrip("/") + "/"
            pages = (
                {code: (str(page.canonical_url), page.update_date) for code, page in group.items()}
                for group in self.groups.values()
            )
            sitemap.write(site, root, pages, {code: root + self._home(code) for code in self.languages})

    def _search_config(self, code: str, config: MkDocsConfig) -> Mapping[str, object]:
        self._enter(code, config)
        return theme.search_config(self.env, config)

    def _synonyms(self, code: str) -> search.Synonyms:
        agreed = glossary.of(self.configuration)
        return lambda text: agreed.synonyms(text, code)


def _configuration(options: Options, config: MkDocsConfig) -> Configuration:
    if not options.languages:
        raise PluginError("gettext: no languages; expected `languages: {en: English, …}`")
    file = Path(config.config_file_path or "mkdocs.yml").resolve()
    extensions = [{name: config.mdx_configs.get(name)} for name in config.markdown_extensions]
    # MkDocs itself finds the pages of a build, so that `exclude_docs` is not needed here.
    given = {**config, "theme": dict(config.theme), "markdown_extensions": extensions, "exclude_docs": ""}
    return configuration_of(file.parent, given, options)


def _alone(section: Any) -> Navigation:
    """The navigation of one language, taken out of that of all."""
    pages = list(_pages(section.children))
    for item in section.children:
        item.parent = None
    for page, before, after in zip(pages, [None, *pages], [*pages[1:], None], strict=False):
        page.previous_page, page.next_page = before, after
    nav = Navigation(section.children, pages)
    top = (page for page in pages if getattr(page.file, "source_uri", "") in {"index.md", "README.md"})
    nav.homepage = next(top, None)
    return nav


def _pages(items: Iterable[Any]) -> Iterable[SitePage]:
    for item in items:
        if item.is_page:
            yield item
        yield from _pages(item.children or ())
