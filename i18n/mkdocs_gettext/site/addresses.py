"""The addresses in raw HTML, which do not know that the page lies one folder deeper."""

import re
from collections.abc import Callable, Collection

from mkdocs_gettext.checks import links


def repaired(html: str, uri: str, files: Collection[str], address: Callable[[str], str]) -> str:
    """The HTML with the right `address` of every picture and every film that is one of the `files`."""

    def repair(tag: re.Match[str]) -> str:
        text, first = tag[0], tag.start("attributes") - tag.start()
        for path in reversed(links.addresses(tag["attributes"])):
            if found := links.file_of(uri, path.value, files):
                text = text[: first + path.start] + address(found) + text[first + path.end :]
        return text

    return links.MEDIA.sub(repair, html)
