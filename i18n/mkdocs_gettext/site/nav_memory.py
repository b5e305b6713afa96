"""Lets Material draw a part of the navigation once for all pages from which it looks the same.

It draws the whole navigation anew for every page. A part in which the page does not stand depends on nothing but the
folder from which its addresses are seen.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jinja2

TEMPLATE = "partials/nav-item.html"
MACRO = "{% macro render(nav_item, path, level, parent) %}"
ANEW = "{% macro render_anew(nav_item, path, level, parent) %}"
BOUND = "{% set render = gettext_remembered(render_anew, page) %}"
Draw = Callable[..., str]  # a part, its path, its level, the part around it


def remember(env: jinja2.Environment) -> None:
    """From now on the theme remembers the parts of navigations that it has drawn."""
    if env.loader:
        env.globals["gettext_remembered"] = NavMemory().of
        env.loader = _Loader(env.loader)


class NavMemory:
    """What is drawn already. The parts of a navigation, and so of a language, are objects of their own."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[object, ...], str] = {}
        self._folders: dict[int, frozenset[str]] = {}

    def of(self, anew: Draw, page: Any) -> Draw:
        """Draws a part for a page, anew only where it must."""
        folder = page.url.rpartition("/")[0] if page else ""
        outside = f"{folder.rpartition('/')[0]}/*"  # whatever the folder is called, the way out of it is the same

        def drawn(item: Any, path: str, level: int, parent: Any = None) -> str:
            if item.active or not page or hasattr(item, "pages"):
                return anew(item, path, level, parent)
            seen_from = folder if folder in self._folders_of(item) else outside
            key = (id(item), path, level, bool(parent and parent.active), seen_from)
            if (found := self._drawn.get(key)) is None:
                found = self._drawn[key] = anew(item, path, level, parent)
            return found

        return drawn

    def _folders_of(self, item: Any) -> frozenset[str]:
        """All folders in which a page of this part lies, at any depth."""
        if id(item) not in self._folders:
            self._folders[id(item)] = frozenset(folder for url in _urls(item) for folder in _parents(url))
        return self._folders[id(item)]


def _urls(item: Any) -> Iterator[str]:
    if url := getattr(item, "url", None):
        yield url
    for child in getattr(item, "children", None) or ():
        yield from _urls(child)


def _parents(url: str) -> Iterator[str]:
    while "/" in url:
        url = url.rpartition("/")[0]
        yield url


class _Loader(jinja2.BaseLoader):
    """Gives the templates of another loader, and the one of the navigation with a memory if it is the theme's own."""

    def __init__(self, loader: jinja2.BaseLoader) -> None:
        self.loader = loader

    def get_source(
        self, environment: jinja2.Environment, template: str
    ) -> tuple[str, str | None, Callable[[], bool] | None]:
        source, file, is_current = self.loader.get_source(environment, template)
        if template == TEMPLATE and file and _is_of_theme(Path(file)) and source.count(MACRO) == 1:
            source = source.replace(MACRO, ANEW) + BOUND
        return source, file, is_current

    def list_templates(self) -> list[str]:
        return self.loader.list_templates()


def _is_of_theme(file: Path) -> bool:
    return (file.parents[1] / "mkdocs_theme.yml").is_file()
