"""Where in the finished site a message stands, for translators who want to see it there."""

import re
from collections.abc import Callable

from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.markdown.kinds import Kind, Segment
from mkdocs_gettext.translation import anchors
from mkdocs_gettext.translation.sources import Page

OWN = re.compile(rf"[ \t#]*\n?[ \t>]*(?={anchors.EXPLICIT.pattern})")


def addresses(configuration: Configuration, uri: str, page: Page) -> Callable[[Segment], str]:
    """The address of the section of each message of a page: its own id, else that of the heading above it."""
    base = address(configuration, uri)
    missing = {segment.start: anchor for segment, anchor in anchors.missing_ids(page.source, page.segments)}
    found, above = {}, ""
    for part in page.segments:
        own = missing.get(part.start) or _own_id(page.source, part)
        if part.kind is Kind.HEADING:
            above = own
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
    found = anchors.EXPLICIT.match(source, before.end()) if before else None
    return found[1] if found else ""
