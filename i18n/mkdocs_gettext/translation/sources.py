"""The pages of a site as their authors wrote them."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from mkdocs_gettext.configuration import Configuration, domain_of
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.markdown import fences
from mkdocs_gettext.markdown.front_matter import FrontMatterError
from mkdocs_gettext.markdown.included import snippets
from mkdocs_gettext.markdown.inline import placeholders, tokens
from mkdocs_gettext.markdown.kinds import Segment
from mkdocs_gettext.markdown.reader import Doubt
from mkdocs_gettext.markdown.scope import PLAIN_PAGE, Scope
from mkdocs_gettext.markdown.segment import cut
from mkdocs_gettext.translation.presence import EVERYWHERE, Presence, presence_of

DEFINED = re.compile(r"[ >\t]*(?:[-*+:]|\d+\.)?[ >\t]*\[(?P<name>[^\[\]^][^\[\]]*)\]:[ ]*<?(?P<target>[^\s>]+)?")


class Page(NamedTuple):
    """A page in the language of the sources."""

    origin: str  # path of its file
    source: str
    segments: tuple[Segment, ...]
    doubts: tuple[Doubt, ...] = ()
    values: placeholders.Values | None = None
    left: tuple[int, ...] = ()  # lines that include what is not there
    presence: Presence = EVERYWHERE

    def faults(self) -> Iterator[Fault]:
        """Lists that do not become what they look like, and placeholders that nothing fills."""
        yield from (Fault(self.origin, *doubt) for doubt in self.doubts)
        for line in self.left:
            text = "what is included here stays in the language of its file; expected a file below base_path"
            yield Fault(self.origin, line, text, "W-SNIPPET")
        if self.values is None:
            return
        for segment in self.segments:
            for match in placeholders.names(self.source[segment.start : segment.end]):
                if placeholders.find(self.values, match["name"]) is None:
                    line = segment.line + self.source.count("\n", segment.start, segment.start + match.start())
                    known = placeholders.known(self.values)
                    yield Fault(self.origin, line, f"unknown fact {match[0]}; known: {known}", "E-FACT")

    @property
    def names(self) -> frozenset[str]:
        """The links that the page defines, by their names."""
        return frozenset(defined_in(self.source))


def names_of(configuration: Configuration) -> dict[str, frozenset[str]]:
    """The links that each page defines, by the catalog of the page."""
    found = {}
    for uri in configuration.pages():
        path = configuration.docs / uri
        text = path.read_text("utf-8", errors="replace").replace("\r\n", "\n")
        found[domain_of(uri)] = frozenset(defined_in(snippets.expanded(text, configuration.snippets).text))
    return found


@lru_cache(maxsize=512)
def defined_in(source: str) -> Mapping[str, str]:
    """Links by their names as Markdown compares them, out of definitions such as `[the list]: list.md`."""
    if "]:" not in source:
        return {}
    lines = source.split("\n")
    for fence in fences.find(lines):
        lines[fence.first : fence.last + 1] = [""] * (fence.last + 1 - fence.first)
    return {tokens.name(match["name"]): match["target"] or "" for match in map(DEFINED.match, lines) if match}


def read(configuration: Configuration, uri: str) -> Page:
    """Raises: Faulty."""
    return present(_read(configuration, uri), configuration)


def present(page: Page, configuration: Configuration) -> Page:
    """The page with its presence; where it is not translated it has no messages. Raises: Faulty."""
    presence = presence_of(page.source, page.origin, configuration.languages)
    if presence.is_translated:
        return page._replace(presence=presence)
    segments = tuple(part._replace(has_words=False) for part in page.segments)
    return page._replace(presence=presence, segments=segments)


def _read(configuration: Configuration, uri: str) -> Page:
    path = configuration.docs / uri
    origin = configuration.relative(path)
    if domain_of(uri) in configuration.reserved():
        raise Faulty([Fault(origin, 1, f"the catalog {domain_of(uri)}.po has another use; expected another name")])
    text = text_of(path, origin)
    if not configuration.snippets.base or not (configuration.snippets.appended or "8<" in text):
        return page_of(text, origin, configuration.scope)
    whole = snippets.expanded(text, configuration.snippets)
    page = page_of(whole.text, origin, configuration.scope)
    segments = tuple(part._replace(line=whole.lines[part.line - 1]) for part in page.segments)
    doubts = tuple(doubt._replace(line=whole.lines[doubt.line - 1]) for doubt in page.doubts)
    return page._replace(segments=segments, doubts=doubts, left=whole.left)


def text_of(path: Path, origin: str) -> str:
    """Raises: Faulty."""
    data = path.read_bytes()
    try:
        return data.decode().removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Faulty([Fault(origin, line, f"byte {data[error.start]:#x} is not UTF-8; expected UTF-8")]) from error


def page_of(source: str, origin: str, scope: Scope = PLAIN_PAGE) -> Page:
    """Raises: Faulty."""
    try:
        return Page(origin, source, *cut(source, scope))
    except FrontMatterError as error:
        raise Faulty([Fault(origin, error.line, f"front matter: {error}; expected YAML")]) from error
