"""The MkDocs plugin: one build, one page for each source and language. Nothing else here imports MkDocs."""

import gettext
import gzip
import json
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
from mkdocs.utils import dirname_to_title, get_relative_url
from mkdocs.utils.templates import TemplateContext

from mkdocs_gettext import anchors, front_matter, glossary, navigation, placeholders, po, search, sources, words
from mkdocs_gettext.catalogs import Catalogs
from mkdocs_gettext.check import COUNTS, Check, check_catalogs
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.settings import SITE, SITE_KEYS, Settings, domain_of, site_words, toggle_names
from mkdocs_gettext.sitemap import Address, sitemap
from mkdocs_gettext.sources import Page
from mkdocs_gettext.translate import Language, Translated, translate
from mkdocs_gettext.typography import typeset

log = logging.getLogger("mkdocs.plugins.gettext")

HERE = Path(__file__).parent
ASSETS = "assets/gettext"
Values = Callable[[str, Mapping[str, object]], Mapping[str, object]]
PageCheck = Callable[
    [str, str, Mapping[str, object]], Iterable[Fault]
]  # path of the source, its text, its front matter


class Options(Config):  # type: ignore[no-untyped-call]
    catalogs = c.Type(str, default="i18n")
    languages = c.DictOfItems(c.Type(str))
    fence_captions = c.ListOfItems(c.Type(str), default=[])
    glossary = c.Optional(c.Type(str))
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

    # What other plugins use, from their `on_config` on.

    def register(
        self, *, values: Values | None = None, check: Check | None = None, page: PageCheck | None = None
    ) -> None:
        """Give the values of the placeholders of a page, a check of every translation, and one of every source."""
        self._values = values or self._values
        if check:
            self._checks.append(check)
        if page:
            self._page_checks.append(page)

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self.settings.languages)

    def translations(self, language: str, domain: str = "demo") -> gettext.GNUTranslations:
        return self.catalogs.translations(language, domain)

    def mo_bytes(self, language: str, domain: str) -> bytes:
        return self.catalogs.mo_bytes(language, domain)

    # Before the build.

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        self.settings = _settings(self.config, config)
        self.catalogs = Catalogs(self.settings)
        self.original = {key: config[key] for key in SITE_KEYS} | {"palette": config.theme.get("palette")}
        self.pages: dict[str, Page] = {}
        self.navs: dict[str, Navigation] = {}
        _prepare_theme(config)
        if "attr_list" not in config.markdown_extensions:
            config.markdown_extensions.append("attr_list")  # headings get the ids of the source
        if str(self.settings.catalogs) not in config.watch:
            config.watch.append(str(self.settings.catalogs))
        if not config.site_url:
            log.warning("site_url is not set: the sitemap cannot name the translations of a page (hreflang)")
        return config

    def on_pre_build(self, config: MkDocsConfig) -> None:
        """All faults at once, and before MkDocs empties the folder of the site."""
        faults = check_catalogs(self.catalogs, self.languages, self._checks, warn=True)
        for file in get_files(config).documentation_pages():
            try:
                page = self.pages[file.src_uri] = self._page(file)
            except Faulty as error:
                faults += error.faults
            else:
                faults += page.faults()
                meta = front_matter.meta(page.source)
                faults += [fault for check in self._page_checks for fault in check(page.origin, page.source, meta)]
        for fault in sorted(set(faults)):
            if fault.is_warning:  # a translation may be incomplete, a list may not be misread
                log.log(logging.INFO if fault.code in COUNTS else logging.WARNING, str(fault))
        if errors := [fault for fault in faults if not fault.is_warning]:
            raise PluginError(str(Faulty(errors)))

    def _page(self, file: File) -> Page:
        """Raises: Faulty."""
        if file.generated_by is None:
            page = sources.read(self.settings, file.src_uri)
        else:
            page = sources.page_of(file.content_string, file.src_uri, self.settings.fence_captions)
        if self._values is None:
            return page
        return page._replace(values=self._values(file.src_uri, front_matter.meta(page.source)))

    # From one file to one file for each language.

    @event_priority(-50)
    def on_files(self, files: Files, /, *, config: MkDocsConfig) -> Files:
        sources = sorted(files.documentation_pages(inclusion=InclusionLevel.is_in_serve), key=file_sort_key)
        slugify = config.mdx_configs.get("toc", {}).get("slugify") or anchors.python_markdown_slugify
        pages = [self._translated(file, code, config, slugify) for code in self.languages for file in sources]
        rest = [file for file in files if not file.is_documentation_page()]
        found = LanguageFiles([*rest, *_assets(config), *pages])
        found.languages = frozenset(self.languages)
        self.original["nav"] = config.nav
        uris = [file.src_uri for file in sources if file.inclusion.value > InclusionLevel.NOT_IN_NAV.value]
        nav = config.nav or navigation.nested(uris, dirname_to_title)
        config.nav = [{code: navigation.localised(nav, code, self._words(code))} for code in self.languages]
        return found

    def _translated(self, file: File, code: str, config: MkDocsConfig, slugify: anchors.Slugify) -> LanguageFile:
        page = self.pages.get(file.src_uri) or self._page(file)
        language = Language(code, self.settings.source_language, po.locale(code))
        domain = self.catalogs.domain(code, domain_of(file.src_uri))
        translated = translate(page, language, domain, self.catalogs.domain(code, SITE), slugify)
        new = cast(
            LanguageFile,
            LanguageFile.generated(config, f"{code}/{file.src_uri}", content=translated.text, inclusion=file.inclusion),
        )
        new.edit_uri = file.edit_uri
        new.language, new.source_uri, new.translated = code, file.src_uri, translated
        return new

    def _words(self, code: str) -> words.Translate:
        return lambda text: self.catalogs.word(code, text)

    def on_nav(self, nav: Navigation, /, *, config: MkDocsConfig, files: Files) -> Navigation:
        for section in nav.items:
            self.navs[section.title] = _alone(section)
        config.nav = self.original["nav"]
        self.groups: dict[str, dict[str, SitePage]] = {}
        for file in files.documentation_pages():
            if isinstance(file, LanguageFile) and file.page:
                self.groups.setdefault(file.source_uri, {})[file.language] = file.page
        return self.navs[self.settings.source_language]

    # Page by page.

    def on_page_content(self, html: str, /, *, page: SitePage, **_: Any) -> str:
        file = page.file
        if not isinstance(file, LanguageFile):
            return html
        html = typeset(html, file.language)
        if not file.translated.untranslated:
            return html
        found = self.catalogs.domain(file.language, SITE).find(None, words.INCOMPLETE)
        spoken = file.language if found else self.settings.source_language
        name = _language_name(self.settings.source_language, spoken) or self.settings.languages[spoken]
        values = {"percent": file.translated.percent, "language": name}
        note = placeholders.fill(found or words.INCOMPLETE, values)
        return f'<p class="translation-note" lang="{spoken}" data-search-exclude>{note}</p>\n{html}'

    @event_priority(50)
    def on_page_context(
        self, context: TemplateContext, /, *, page: SitePage, config: MkDocsConfig, **_: Any
    ) -> TemplateContext:
        code = self._language_of(page)
        self._enter(code, config)
        context["nav"] = self.navs[code]
        alternates = self.groups.get(getattr(page.file, "source_uri", ""), {})
        choices = self._choices({key: other.url for key, other in alternates.items()}, code)
        return cast(TemplateContext, {**context, "languages": choices})

    @event_priority(-50)
    def on_post_page(self, output: str, /, *, page: SitePage, config: MkDocsConfig) -> str:
        code = self._language_of(page)
        self._enter(self.settings.source_language, config)
        base = get_relative_url(f"{code}/", page.url).rstrip("/")
        before, mark, config_json = output.rpartition('<script id="__config"')
        config_json = re.sub(r'("base": ?")[^"]*"', lambda match: f'{match[1]}{base}"', config_json, count=1)
        output = before + mark + config_json
        tag = f'<html lang="{code}" dir="{_direction(code)}"'
        return re.sub(r'<html lang="[^"]*"', tag, output, count=1)

    def on_template_context(self, context: TemplateContext, /, **_: Any) -> TemplateContext:
        return cast(TemplateContext, {**context, "languages": self._choices({}, None)})

    def _language_of(self, page: SitePage) -> str:
        return getattr(page.file, "language", "") or self.settings.source_language

    def _enter(self, code: str, config: MkDocsConfig) -> None:
        """Let the theme speak this language; MkDocs renders one page after the other."""
        config.theme["language"] = _theme_language(code, config)
        config.theme["direction"] = _direction(code)
        for key in SITE_KEYS:
            if self.original[key]:
                config[key] = self.catalogs.word(code, self.original[key])
        if toggle_names(self.original["palette"]):
            config.theme["palette"] = [self._spoken(option, code) for option in self.original["palette"]]

    def _spoken(self, option: Mapping[str, Any], code: str) -> Mapping[str, Any]:
        """One choice of colours, with the name of its button in the language."""
        toggle = option.get("toggle") or {}
        name = {"name": self.catalogs.word(code, toggle["name"])} if "name" in toggle else {}
        return {**option, "toggle": {**toggle, **name}} if toggle else option

    def _choices(self, urls: Mapping[str, str], current: str | None) -> list[dict[str, Any]]:
        """What templates know of each language; `url` is the same page, else its start page."""
        return [
            {
                "code": code,
                "name": name,
                "home": self._home(code),
                "url": urls.get(code) or self._home(code),
                "current": code == current,
                "direction": _direction(code),
                "words": {
                    "choose": self.catalogs.word(code, words.CHOOSE),
                    "not_found": self.catalogs.word(code, words.NOT_FOUND),
                    "no_such_page": self.catalogs.word(code, words.NO_SUCH_PAGE),
                    "start": self.catalogs.word(code, words.START),
                },
            }
            for code, name in self.settings.languages.items()
        ]

    def _home(self, code: str) -> str:
        nav = self.navs[code]
        home = nav.homepage or next(iter(nav.pages), None)
        return home.url if home else f"{code}/"

    # The files of the whole site.

    def on_env(self, env: jinja2.Environment, /, *, config: MkDocsConfig, **_: Any) -> jinja2.Environment:
        self.env = env
        self._enter(self.settings.source_language, config)
        return env

    @event_priority(-100)
    def on_post_build(self, config: MkDocsConfig) -> None:
        site = Path(config.site_dir)
        landing = self.env.get_template("landing.html")
        text = landing.render(config=config, languages=self._choices({}, None))
        (site / "index.html").write_text(text, "utf-8")
        self._write_search(site / "search" / "search_index.json", config)
        if config.site_url:
            self._write_sitemaps(site, config.site_url.rstrip("/") + "/")

    def _write_search(self, path: Path, config: MkDocsConfig) -> None:
        if not path.is_file():
            return
        index = json.loads(path.read_text("utf-8"))
        path.unlink()
        for code in self.languages:
            self._enter(code, config)
            found = search.index_for(code, index, _search_config(self.env, config), self._synonyms(code))
            target = Path(config.site_dir, code, "search", "search_index.json")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")), "utf-8")
        self._enter(self.settings.source_language, config)

    def _synonyms(self, code: str) -> search.Synonyms:
        words = glossary.of(self.settings)
        return lambda text: words.synonyms(text, code)

    def _write_sitemaps(self, site: Path, root: str) -> None:
        found: dict[str, list[Address]] = {code: [] for code in self.languages}
        homes = {code: root + self._home(code) for code in self.languages} | {"x-default": root}
        for pages in self.groups.values():
            alternates = {code: str(page.canonical_url) for code, page in pages.items()}
            default = root if alternates.items() <= homes.items() else alternates[self.settings.source_language]
            for code, page in pages.items():
                address = Address(alternates[code], page.update_date, alternates | {"x-default": default})
                found[code].append(address)
        every = [Address(root, "", homes), *(address for part in found.values() for address in part)]
        _write_sitemap(site / "sitemap.xml", every)
        for code, part in found.items():
            _write_sitemap(site / code / "sitemap.xml", part)


def _settings(options: Options, config: MkDocsConfig) -> Settings:
    root = Path(config.config_file_path or ".").resolve().parent
    if not options.languages:
        raise PluginError("gettext: no languages; expected `languages: {en: English, …}`")
    return Settings(
        root,
        Path(config.docs_dir),
        root / options.catalogs,
        options.languages,
        tuple(options.fence_captions),
        {domain: tuple(folders) for domain, folders in options.code.items()},
        site_words({**config, "theme": dict(config.theme)}),
        glossary=root / options.glossary if options.glossary else None,
    )


def _prepare_theme(config: MkDocsConfig) -> None:
    """Our templates come before those of the theme and after those of the site."""
    templates = str(HERE / "templates")
    if templates not in config.theme.dirs:
        config.theme.dirs.insert(1 if config.theme.custom_dir else 0, templates)
    # Material shows its language menu if this is set, and writes <link rel=alternate> if it is a list. Its
    # script takes such links for roots of languages and takes over each click on a link that begins with one.
    config.extra["alternate"] = True
    config.extra_javascript.append(f"{ASSETS}/switch.js")
    config.extra_css.append(f"{ASSETS}/gettext.css")


def _assets(config: MkDocsConfig) -> Iterable[File]:
    for path in sorted((HERE / "static").iterdir()):
        yield File.generated(config, f"{ASSETS}/{path.name}", abs_src_path=str(path))


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


def _theme_language(code: str, config: MkDocsConfig) -> str:
    """The language of the theme's own words: this one, or English if the theme does not speak it."""
    candidates = (code, code.split("-")[0])
    files = (
        (name, Path(folder, "partials", "languages", f"{name}.html"))
        for name in candidates
        for folder in config.theme.dirs
    )
    return next((name for name, path in files if path.is_file()), "en")


def _language_name(code: str, spoken: str) -> str | None:
    locale, speaker = po.locale(code), po.locale(spoken)
    return locale.get_display_name(speaker) if locale and speaker else None


def _direction(code: str) -> str:
    locale = po.locale(code)
    return str(locale.text_direction) if locale else "ltr"


def _search_config(env: jinja2.Environment, config: MkDocsConfig) -> dict[str, object]:
    """What the theme proposes for the search in the language it speaks now."""
    word = env.get_template("partials/language.html").make_module({"config": config}).t  # type: ignore[attr-defined]
    pipeline = [step for step in re.split(r"\s*,\s*", word("search.config.pipeline")) if step]
    return {
        "lang": [word("search.config.lang")],
        "separator": search.separator(word("search.config.separator")),
        "pipeline": pipeline,
    }


def _write_sitemap(path: Path, addresses: Iterable[Address]) -> None:
    data = sitemap(addresses)
    path.write_bytes(data)
    path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, mtime=0))
