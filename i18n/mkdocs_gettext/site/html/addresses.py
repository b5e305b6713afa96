"""The addresses in raw HTML, which do not know that the page lies one folder deeper."""

import re
from collections.abc import Callable, Mapping

from mkdocs_gettext.checks.places import Places
from mkdocs_gettext.markdown.inline import addresses, tags


LINK = tags.named("a")


def repaired(html: str, uri: str, places: Places, address: Callable[[str], str | None]) -> str:
    """The HTML of a page with the right `address` of everything in the site that its tags lead to."""
    pieces, position = [], 0
    for found in addresses.find(html):
        place = places.find(uri, found.value)
        right = address(place[0]) if place else None
        if place and right is not None:
            pieces += [html[position : found.start], right, place[1].replace("&", "&amp;").replace('"', "&quot;")]
            position = found.end
    return "".join([*pieces, html[position:]]) if pieces else html


def marked(html: str, languages: Mapping[str, str]) -> str:
    """The HTML with `hreflang` on links to pages in other languages, which are given by their addresses."""

    def mark(link: re.Match[str]) -> str:
        found = {one.name: one.value for one in tags.attributes(link["attributes"])}
        language = languages.get(found.get("href", "").partition("#")[0])
        return f'{link[0][:-1]} hreflang="{language}">' if language and "hreflang" not in found else link[0]

    return LINK.sub(mark, html)
