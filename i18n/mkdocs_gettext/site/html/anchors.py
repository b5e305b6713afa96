"""Links to places in pages, judged when all pages are finished, so that whoever has made a place is right."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple

from mkdocs_gettext.faults import Fault
from mkdocs_gettext.translation.sources import Page


class Link(NamedTuple):
    page: str  # path of the source of the page it stands in
    to: str
    anchor: str
    written: str


def faults(
    links: Collection[Link], pages: Mapping[str, Page], ids: Callable[[str], Collection[str]]
) -> Iterator[Fault]:
    """W-ANCHOR: a link to an id that the page does not have. `ids` are those of the finished page of a source."""
    for link in sorted(set(links)):
        if link.page in pages and link.to in pages and link.anchor not in ids(link.to):
            page = pages[link.page]
            place = page.source.find(link.written)
            line = page.source.count("\n", 0, place) + 1 if place >= 0 else 1
            text = f"link to #{link.anchor}, which {link.to} does not have; expected an id of a heading or a block"
            yield Fault(page.origin, line, text, "W-ANCHOR")
