"""Python-Markdown as a Material site uses it, and what the tests compare of its HTML."""

import re
from html.parser import HTMLParser

import markdown
from mkdocs.utils.meta import get_data

EXTENSIONS = [
    "abbr", "admonition", "attr_list", "def_list", "footnotes", "md_in_html", "tables", "toc",
    "pymdownx.betterem", "pymdownx.blocks.admonition", "pymdownx.caret", "pymdownx.critic", "pymdownx.details",
    "pymdownx.highlight", "pymdownx.inlinehilite", "pymdownx.keys", "pymdownx.mark", "pymdownx.superfences",
    "pymdownx.tabbed", "pymdownx.tasklist", "pymdownx.tilde", "pymdownx.arithmatex",
]  # fmt: skip
CONFIGS = {"pymdownx.tabbed": {"alternate_style": True}, "pymdownx.arithmatex": {"generic": True}}


def html_of(source: str) -> str:
    """The HTML of the body of a page."""
    return markdown.markdown(get_data(source)[0], extensions=EXTENSIONS, extension_configs=CONFIGS)


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(f"<{tag} {sorted(name for name, _ in attrs)}>")

    def handle_endtag(self, tag: str) -> None:
        self.tags.append(f"</{tag}>")


def tags_of(source: str) -> list[str]:
    parser = _Tags()
    parser.feed(html_of(source))
    return parser.tags


def same_spaces(html: str) -> str:
    return re.sub(r"\s+", " ", html)
