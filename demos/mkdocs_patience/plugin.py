"""The MkDocs plugin: joins rules, words and boards with the pages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from jinja2 import Environment
from mkdocs.config import config_options as c
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from mkdocs_gettext.faults import Fault, Finding
from mkdocs_gettext.plugin import GettextPlugin
from mkdocs_gettext.site.passes import FinishedPage, Pass, Priority, Stage
from mkdocs_patience.pages import fences, rule_anchors, structure, terms, theme_gaps, tokens
from mkdocs_patience.pages.checks import PageChecks
from mkdocs_patience.pages.drawing import Drawing
from mkdocs_patience.pages.values import values
from mkdocs_patience.publishing import shipped, travelling
from mkdocs_patience.publishing.bundle import Bundle, BundleError, Publication, publish
from mkdocs_patience.publishing.policy import write_policies
from mkdocs_patience.publishing.style import stylesheet
from mkdocs_patience.site_games import folders, site_games
from patience.flaws import FaultyGames, Flaw
from patience.registry import Games
from tabletop.sentences import Sentences
from tabletop.words import Words

STATIC = Path(__file__).parent / "static"
TEMPLATES = Path(__file__).parent / "templates"
WORDS = "demo"  # the catalog of what the demos say
PLACE = '<div class="patience-fence" id="patience-fence-{}"></div>'
TABLE = "<patience-demo"
_PLACE = re.compile(r'<div class="patience-fence" id="patience-fence-(\d+)"></div>')


class Options(Config):  # type: ignore[no-untyped-call]
    games = c.Optional(c.ListOfItems(c.Type(str)))  # modules; None: what installed packages register
    terms = c.Type(str, default="terms.md")  # the page that explains words; a site need not have one


class PatiencePlugin(BasePlugin[Options]):  # type: ignore[no-untyped-call]
    """Fences become boards, numbers come from the rules, and the runtime is published beside the pages."""

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], **_: Any) -> None:
        self.serving = command == "serve"

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        plugin = config.plugins["gettext"]
        assert isinstance(plugin, GettextPlugin)
        self.gettext = plugin
        self.games = self._registered(config)
        self.faults: list[Fault] = []
        self.gettext.register(
            values=lambda _, meta: values(meta, self.games),
            check=_same_cards,
            page=PageChecks(self.games).faults,
            site=PageChecks(self.games).missing,
            passes=(
                Pass(Stage.LINKS, self._with_all_rules),
                Pass(Stage.LINKS, self._linked),
                Pass(Stage.WORDS, self._spoken),
                Pass(Stage.DRAWINGS, self._placed),
            ),
            last=None if self.serving else write_policies,  # live reload needs an inline script
        )
        self.published = self._publish()
        self.drawn: dict[str, list[str]] = {}
        self._announce(config)
        return config

    def _announce(self, config: MkDocsConfig) -> None:
        """Tells the theme what every page loads, and MkDocs what it has to watch."""
        folder = self.published.folder
        config.extra_css.append(f"{folder}/board.css")
        config.extra_javascript.append(_module(f"{folder}/page/element.js"))
        if Path(config.docs_dir, self.config.terms).is_file():
            config.extra_javascript.append(_module(f"{folder}/site/terms.js"))
        config.extra["patience"] = folder
        if str(TEMPLATES) not in config.theme.dirs:
            config.theme.dirs.insert(1 if config.theme.custom_dir else 0, str(TEMPLATES))
        for watched in (str(STATIC), *folders(self.config.games)):
            if watched not in config.watch:
                config.watch.append(watched)

    def _registered(self, config: MkDocsConfig) -> Games:
        """Raises: PluginError."""
        try:
            return site_games(Path(config.config_file_path or ".").resolve().parent, self.config.games)
        except FaultyGames as faulty:
            raise PluginError("\n".join(map(_relative, faulty.flaws))) from None

    def _publish(self) -> Publication:
        catalogs = {f"demo.{code}.mo": self.gettext.mo_bytes(code, WORDS) for code in self.gettext.languages}
        style = stylesheet(self.games)
        try:
            bundle = shipped.bundle()
            files = {**shipped.scripts(), "board.css": style, **catalogs, **_travelling(self.games, bundle)}
            return publish(bundle, files, self.games.packages)
        except BundleError as fault:
            raise PluginError(str(fault)) from None

    def on_files(self, files: Files, /, *, config: MkDocsConfig) -> Files:
        for name, content in self.published.files.items():
            files.append(File.generated(config, f"{self.published.folder}/{name}", content=content))
        return files

    def on_nav(self, nav: Navigation, /, *, files: Files, **_: Any) -> Navigation:
        """Reads the terms of each language before the first page is drawn."""
        pages = (file for file in files if getattr(file, "source_uri", "") == self.config.terms)
        self.terms = {_language(file): terms.read(file.content_string) for file in pages}
        self.terms_urls = {
            _language(file): file.url for file in files if getattr(file, "source_uri", "") == self.config.terms
        }
        return nav

    @event_priority(Priority.FENCES)
    def on_page_markdown(self, markdown: str, /, *, page: Page, **_: Any) -> str:
        """Draws the fences; the drawings come in after Markdown has run."""
        drawing = self._drawing(page)
        drawn: list[str] = []

        def draw(fence: fences.Fence) -> str:
            drawn.append(drawing.draw(fences.read(fence, self.games)))
            return PLACE.format(len(drawn) - 1)

        markdown = fences.replace(markdown, draw)
        if page.meta.get("game") in self.games and any(TABLE in board for board in drawn):
            page.meta.setdefault("hide", ["navigation", "toc"])  # the table takes their room
        if drawn:
            drawn[0] = drawing.shared() + drawn[0]
        self.drawn[page.file.src_uri] = drawn
        return markdown

    def _with_all_rules(self, html: str, page: FinishedPage) -> str:
        """Leaves a page as it is, and notes which rules it lacks."""
        if (name := page.meta.get("game")) in self.games:
            origin = f"{page.source_uri} in {page.language}"
            self.faults += rule_anchors.html_faults(origin, html, self.games[str(name)])
        return html

    def on_post_page(self, output: str, /, *, page: Page, **_: Any) -> str:
        return theme_gaps.filled(output, self.gettext.translations(_language(page.file)).gettext)

    def on_env(self, env: Environment, /, **_: Any) -> Environment:
        """Ends the build when a finished page lacks a rule, before any page is written."""
        if self.faults:
            raise PluginError("\n".join(map(str, self.faults)))
        return env

    def _placed(self, html: str, page: FinishedPage) -> str:
        drawn = self.drawn.pop(page.uri, [])
        table = next((place for place, board in enumerate(drawn) if TABLE in board), None)
        if table is None or page.meta.get("game") not in self.games:
            return _PLACE.sub(lambda place: drawn[int(place[1])], html)
        html = _PLACE.sub(lambda place: "" if int(place[1]) == table else drawn[int(place[1])], html)
        return structure.in_parts(html, drawn[table], self.gettext.translations(page.language).gettext)

    def _spoken(self, html: str, page: FinishedPage) -> str:
        return tokens.spoken(html, self._words(page.language))

    def _linked(self, html: str, page: FinishedPage) -> str:
        """Links the terms on the rule page of a game, and lists them for its print."""
        language, name = page.language, str(page.meta.get("game", ""))
        if name not in self.games or language not in self.terms:
            return html
        names = {other: self._words(language).game(game) for other, game in self.games.items()}
        known = terms.for_game(self.terms[language], names.pop(name), list(names.values()))
        html = terms.link(html, known, page.to(self.terms_urls[language]), language)
        return html + terms.printed(html, known, self.gettext.translations(language).gettext)

    def _words(self, language: str) -> Words:
        return Words(self.gettext.translations(language))

    def _drawing(self, page: Page) -> Drawing:
        language = _language(page.file)
        runtime = get_relative_url(f"{self.published.folder}/", page.url)
        return Drawing(language, Sentences(self._words(language)), runtime, self.games)


def _language(file: File) -> str:
    return str(getattr(file, "language", "en"))


def _travelling(games: Games, bundle: Bundle) -> dict[str, bytes]:
    """Gives the archive of the games that are not in the bundle, if there are any.

    Raises: PluginError.
    """
    files = travelling.sources(games.packages.values())
    if flaws := list(travelling.flaws(files, travelling.library(bundle.folder / "python_stdlib.zip"))):
        raise PluginError("\n".join(map(_relative, flaws)))
    return {travelling.ARCHIVE: travelling.packed(files)} if files else {}


def _module(path: str) -> Any:
    from mkdocs.config.config_options import ExtraScriptValue

    script = ExtraScriptValue(path)
    script.type = "module"
    return script


def _relative(flaw: Flaw) -> str:
    """Writes a flaw with its path as seen from the folder in which the command runs, where it lies in it."""
    path = Path(flaw.path) if flaw.path else None
    inside = path and path.is_relative_to(Path.cwd())
    return str(flaw._replace(path=str(path.relative_to(Path.cwd())))) if path and inside else str(flaw)


def _same_cards(msgid: str, msgstr: str, _language: str) -> Iterator[Finding]:
    """A translation speaks of the same cards as its source, each as often."""
    wanted, found = sorted(tokens.tokens(msgid)), sorted(tokens.tokens(msgstr))
    if wanted != found:
        yield Finding("E-CARD", f"it names {' '.join(found) or 'no card'}; expected {' '.join(wanted) or 'no card'}")
