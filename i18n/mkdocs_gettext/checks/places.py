"""What an address in raw HTML leads to: a file or a page, seen from the source or from where the page will be."""

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple
from urllib.parse import unquote

INDEX = re.compile(r"(?:^|(?<=/))(?:index|README)$")


class Places(NamedTuple):
    """Files and pages by all paths that may be meant: `a.md` is also `a/`, `a.html` and `a/index.html`."""

    uris: Mapping[str, str]  # path -> path of the source
    has_folders: bool = True  # whether each page lies in a folder of its own (`use_directory_urls`)

    @classmethod
    def of(cls, uris: Iterable[str], has_folders: bool = True) -> "Places":
        """`uris` are the paths of all files, pages included, in the folder of the sources."""
        own = {uri: uri for uri in uris}
        return cls({path: uri for uri in own if uri.endswith(".md") for path in _published(uri)} | own, has_folders)

    def find(self, uri: str, address: str) -> tuple[str, str] | None:
        """The path of the source that the page `uri` means, and the query and the anchor behind it."""
        path, rest = _parted(address)
        page = INDEX.sub("", uri.removesuffix(".md"))
        folders = (page, posixpath.dirname(uri))
        folders = folders if self.has_folders else folders[::-1]
        found = (self.uris.get(posixpath.normpath(posixpath.join(folder, path))) for folder in folders)
        return next(((one, rest) for one in found if one is not None), None)


def _parted(address: str) -> tuple[str, str]:
    path = re.split(r"[?#]", address, maxsplit=1)[0]
    return unquote(path), address[len(path) :]


def _published(uri: str) -> Iterator[str]:
    """The paths of a page in the site, whichever kind of addresses it has."""
    name = uri.removesuffix(".md")
    folder = posixpath.normpath(INDEX.sub("", name) or ".")
    yield folder
    yield posixpath.normpath(f"{folder}/index.html")
    if folder != "." and not INDEX.search(name):
        yield f"{name}.html"
