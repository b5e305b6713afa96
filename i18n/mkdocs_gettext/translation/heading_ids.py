"""Ids that are the same in every language: those that Markdown gives the source, with the extensions of the site."""

import re
from collections.abc import Callable, Iterable, Mapping
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

from mkdocs_gettext.markdown import front_matter
from mkdocs_gettext.markdown.kinds import Kind, Segment

HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
BEHIND_ATTRIBUTE_LISTS, BEFORE_TOC, BEHIND_ALL = 7, 6, -100  # `toc` lists headings by their ids
REFERRING = ("for", "aria-controls", "aria-labelledby", "aria-describedby")


class SameIds(Extension):
    """Notes the ids of each source page and gives them to its translations; a page of the source comes first."""

    def __init__(self) -> None:
        super().__init__()
        self.enter("", is_source=True)
        self._headings: dict[str, list[str | None]] = {}
        self._ids: dict[str, list[str]] = {}

    def enter(self, page: str, *, is_source: bool) -> None:
        """What is rendered next; `page` is the same for a source and its translations."""
        self._page, self._is_source = page, is_source

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - Markdown's name
        md.treeprocessors.register(_Run(md, self._give), "gettext_headings", BEHIND_ATTRIBUTE_LISTS)
        md.treeprocessors.register(_Run(md, self._note_or_mend), "gettext_ids", BEHIND_ALL)

    def ids(self, page: str) -> list[str | None]:
        """Those of the headings of a source page, in its order."""
        return self._headings.get(page, [])

    def _give(self, root: Element) -> None:
        if self._is_source:
            return
        found, known = _headings(root), self._headings.get(self._page, [])
        for heading, name in zip(found, known, strict=True) if len(found) == len(known) else ():
            if name:
                heading.attrib.setdefault("id", name)

    def _note_or_mend(self, root: Element) -> None:
        found = [element for element in root.iter() if element.get("id")]
        if self._is_source:
            self._headings[self._page] = [heading.get("id") for heading in _headings(root)]
            self._ids[self._page] = [str(element.get("id")) for element in found]
            return
        known = self._ids.get(self._page, [])
        if len(found) == len(known):
            _rename(root, {str(one.get("id")): name for one, name in zip(found, known, strict=True)})


class _Run(Treeprocessor):
    def __init__(self, md: Markdown, run: Callable[[Element], None]) -> None:
        super().__init__(md)
        self._run = run

    def run(self, root: Element) -> None:
        self._run(root)


def _headings(root: Element) -> list[Element]:
    return [element for element in root.iter() if element.tag in HEADINGS]


def _rename(root: Element, names: Mapping[str, str]) -> None:
    """Give elements other ids, such as those that tabs get from their titles, and lead to these."""
    changed = {old: new for old, new in names.items() if old != new}
    for element in root.iter() if changed else ():
        for key in ("id", *REFERRING):
            if (value := element.get(key)) in changed:
                element.set(key, changed[str(value)])
        if (target := element.get("href", "")).startswith("#") and target[1:] in changed:
            element.set("href", f"#{changed[target[1:]]}")


MARK = re.compile("\ue000(\\d+)\ue001")  # private characters, of which no page and no slug has any
EXPLICIT = re.compile(r"\{:?[^{}\n]*?(?:#|\bid=)[^{}\n]*\}")


def of_source(source: str, segments: Iterable[Segment], markdown: Markdown) -> dict[Segment, str]:
    """The ids of headings that name none themselves, for pages that other programs render."""
    headings = [part for part in segments if part.kind is Kind.HEADING and not _is_named(source, part)]
    marked, position = [], 0
    for number, heading in enumerate(headings):
        marked += [source[position : heading.end], f"\ue000{number}\ue001"]
        position = heading.end
    places: dict[int, int] = {}
    same = SameIds()
    same.extendMarkdown(markdown)
    markdown.treeprocessors.register(_Run(markdown, lambda root: _unmark(root, places)), "gettext_marks", BEFORE_TOC)
    body = front_matter.end_of(source)
    markdown.convert("".join([*marked, source[position:]])[body:])
    ids = same.ids("")
    return {headings[number]: name for number, place in places.items() if (name := ids[place])}


def _is_named(source: str, heading: Segment) -> bool:
    return EXPLICIT.search(source[heading.end :].partition("\n")[0]) is not None


def _unmark(root: Element, places: dict[int, int]) -> None:
    for place, heading in enumerate(_headings(root)):
        for element in heading.iter():
            for key in ("text", "tail"):
                if found := MARK.search(getattr(element, key) or ""):
                    places[int(found[1])] = place
                    setattr(element, key, MARK.sub("", getattr(element, key)))
