"""Lets the theme speak the language of a page. MkDocs renders one page after the other, with one configuration."""

from collections.abc import Mapping
from typing import Any

from mkdocs_gettext.configuration import SITE_KEYS, toggle_names
from mkdocs_gettext.po import phrases
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.site import choices, theme
from mkdocs_gettext.site.html.escape import escaped
from mkdocs_gettext.translation.sanitise import safe

HTML_KEYS = frozenset({"copyright"})


class Speech:
    """`config` is that of MkDocs, as the author has written it."""

    def __init__(self, config: Any, catalogs: Catalogs) -> None:
        self.config = config
        self.catalogs = catalogs
        self.original = {key: config[key] for key in SITE_KEYS}
        self.palette = config.theme.get("palette")

    def word(self, code: str) -> phrases.Translate:
        return lambda text: self.catalogs.word(code, text)

    def title(self, code: str) -> phrases.Translate:
        """As `word`, for a template."""
        return lambda text: escaped(self.catalogs.word(code, text), text)

    def _html(self, code: str, text: str) -> str:
        return safe(text, self.catalogs.word(code, text), code=False)

    def direction(self, code: str) -> str:
        return theme.direction(code, self.config.theme.dirs)

    def enter(self, code: str) -> None:
        self.config.theme["language"] = theme.language(code, self.config.theme.dirs) or "en"
        self.config.theme["direction"] = self.direction(code)
        for key, text in self.original.items():
            if text:
                self.config[key] = self._html(code, text) if key in HTML_KEYS else self.title(code)(text)
        if toggle_names(self.palette):
            self.config.theme["palette"] = theme.palette(self.palette, self.title(code))

    def unspoken(self) -> list[str]:
        """Languages for which the theme has no words of its own."""
        codes = self.catalogs.configuration.languages
        return [code for code in codes if theme.language(code, self.config.theme.dirs) is None]

    def choices(
        self, homes: Mapping[str, str], urls: Mapping[str, str] | None = None, current: str | None = None
    ) -> list[choices.Choice]:
        directions = {code: self.direction(code) for code in homes}
        return choices.choices(self.catalogs, homes, directions, urls or homes, current)
