"""Builds small sites with MkDocs and reads what comes out."""

import re
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config

from small_site import write_files

CONFIG = """
site_name: Card games
site_url: https://example.org/rules/
theme: {name: material, font: false}
markdown_extensions: [attr_list, tables, admonition, md_in_html, footnotes, toc]
plugins:
  - search
  - gettext:
      languages: {en: English, de: Deutsch}
      fence_captions: [patience]
"""


class BuiltSite:
    def __init__(self, root: Path) -> None:
        self.root = root

    def read(self, path: str) -> str:
        return (self.root / path).read_text("utf-8")

    def article(self, path: str) -> str:
        """The text part of a page."""
        found = re.search(r"<article.*?>(.*?)</article>", self.read(path), re.S)
        assert found
        return found[1]

    def names(self) -> set[str]:
        return {path.relative_to(self.root).as_posix() for path in self.root.rglob("*") if path.is_file()}


def build_site(root: Path, files: Mapping[str, str], config: str = CONFIG, **options: object) -> BuiltSite:
    """Raises: SystemExit, as the command does for a fault."""
    write_files(root, {"mkdocs.yml": config, **files})
    build(load_config(str(root / "mkdocs.yml"), **options))
    return BuiltSite(root / "site")


class _Elements(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def elements(html: str, tag: str) -> list[dict[str, str | None]]:
    """The attributes of all elements of one name."""
    parser = _Elements()
    parser.feed(html)
    return [attributes for name, attributes in parser.found if name == tag]
