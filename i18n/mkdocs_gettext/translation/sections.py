"""Where in the finished site a message stands, for translators who want to see it there."""

import re
from collections.abc import Callable

from markdown.extensions import toc

from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.markdown.inline import tags
from mkdocs_gettext.markdown.inline.tokens import ICON, NOTE
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.translation.sources import Page

EXPLICIT = re.compile(r"\{:?[^{}\n]*?(?:#|\bid=[\"']?)([^\s{}\"']+)[^{}\n]*\}")
OWN = re.compile(rf"[ \t#]*\n?[ \t>]*(?={EXPLICIT.pattern})")
MARKS = re.compile(rf"{ICON.pattern}|{NOTE.pattern}|\]\([^)]*\)|{tags.PATTERN}", re.S)


def addresses(configuration: Configuration, uri: str, page: Page) -> Callable[[Segment], str]:
    """The address of the section of each message of a page: its own id, else that of the heading above it."""
    base = address(configuration, uri)
    used = set(EXPLICIT.findall(page.source)) if "{" in page.source else set()
    found, above = {}, ""
    for part in page.segments:
        own = _own_id(page.source, part)
        if part.kind is Kind.HEADING:  # without extensions and hooks, which only a build has
            above = own = own or toc.unique(toc.slugify(MARKS.sub("", part.text), "-"), used)
        found[part.start] = f"{base}#{own or above}" if own or above else base
    return lambda segment: found[segment.start]


def address(configuration: Configuration, uri: str) -> str:
    """Of a page in the language of the sources; without `site_url` only its path.

    >>> from pathlib import Path
    >>> address(Configuration(Path(), Path(), Path(), {"en": "English"}), "games/windmill.md")
    'en/games/windmill/'
    """
    folder, name = uri.removesuffix(".md").rpartition("/")[::2]
    is_index = name in {"index", "README"}
    path = "/".join(filter(None, (configuration.source_language, folder, "" if is_index else name)))
    if configuration.directory_urls:
        return f"{configuration.site_url}{path}/"
    return f"{configuration.site_url}{path}/index.html" if is_index else f"{configuration.site_url}{path}.html"


def _own_id(source: str, segment: Segment) -> str:
    """The id in an attribute list behind a message, on its last line or on one of its own."""
    before = OWN.match(source, segment.end)
    found = EXPLICIT.match(source, before.end()) if before else None
    return found[1] if found else ""
