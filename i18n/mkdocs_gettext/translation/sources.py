"""The pages of a site as their authors wrote them."""

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from mkdocs_gettext.configuration import Configuration, domain_of
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.markdown import snippets
from mkdocs_gettext.markdown.front_matter import FrontMatterError
from mkdocs_gettext.markdown.inline import placeholders
from mkdocs_gettext.markdown.kinds import Segment
from mkdocs_gettext.markdown.segment import cut
from mkdocs_gettext.translation.scope import EVERYWHERE, Scope, scope_of

DEFINED = re.compile(r"^[ >]*\[(?P<name>[^\]^][^\]]*)\]:", re.M)
SHORT = re.compile(r"(?<![\]\\*])\[(?P<name>[^\[\]^][^\[\]]*)\](?:\[\]|(?![\[(:]))")


class Page(NamedTuple):
    """A page in the language of the sources."""

    origin: str  # path of its file
    source: str
    segments: tuple[Segment, ...]
    doubts: tuple[tuple[int, str], ...] = ()  # lines that Markdown reads in another way than they look
    values: placeholders.Values | None = None
    left: tuple[int, ...] = ()  # lines that include what is not there
    scope: Scope = EVERYWHERE

    def faults(self) -> Iterator[Fault]:
        """Lists that do not become what they look like, and placeholders that nothing fills."""
        yield from (Fault(self.origin, *doubt, "W-LIST") for doubt in self.doubts)
        yield from self._short_links()
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

    def _short_links(self) -> Iterator[Fault]:
        """A link that is found by its own words is lost when they are translated."""
        names = {match["name"].casefold() for match in DEFINED.finditer(self.source)} if "]:" in self.source else set()
        for segment in self.segments if names else ():
            for match in SHORT.finditer(segment.text):
                if match["name"].casefold() in names:
                    name = match["name"]
                    text = f"[{name}] is a link by its own words; expected [{name}][{name}], which can be translated"
                    yield Fault(self.origin, segment.line, text, "W-REF")


def read(configuration: Configuration, uri: str) -> Page:
    """Raises: Faulty."""
    return scoped(_read(configuration, uri), configuration)


def scoped(page: Page, configuration: Configuration) -> Page:
    """The page with its scope; where it is not translated it has no messages. Raises: Faulty."""
    scope = scope_of(page.source, page.origin, configuration.languages)
    if scope.is_translated:
        return page._replace(scope=scope)
    segments = tuple(part._replace(has_words=False) for part in page.segments)
    return page._replace(scope=scope, segments=segments)


def _read(configuration: Configuration, uri: str) -> Page:
    path = configuration.docs / uri
    origin = configuration.relative(path)
    if domain_of(uri) in configuration.reserved():
        raise Faulty([Fault(origin, 1, f"the catalog {domain_of(uri)}.po has another use; expected another name")])
    text = text_of(path, origin)
    if not configuration.snippets.base or not (configuration.snippets.appended or "8<" in text):
        return page_of(text, origin, configuration.fence_captions)
    whole = snippets.expanded(text, configuration.snippets)
    page = page_of(whole.text, origin, configuration.fence_captions)
    segments = tuple(part._replace(line=whole.lines[part.line - 1]) for part in page.segments)
    doubts = tuple((whole.lines[line - 1], doubt) for line, doubt in page.doubts)
    return page._replace(segments=segments, doubts=doubts, left=whole.left)


def text_of(path: Path, origin: str) -> str:
    """Raises: Faulty."""
    data = path.read_bytes()
    try:
        return data.decode().removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Faulty([Fault(origin, line, f"byte {data[error.start]:#x} is not UTF-8; expected UTF-8")]) from error


def page_of(source: str, origin: str, fence_captions: Collection[str] = ()) -> Page:
    """Raises: Faulty."""
    try:
        return Page(origin, source, *cut(source, fence_captions))
    except FrontMatterError as error:
        raise Faulty([Fault(origin, error.line, f"front matter: {error}; expected YAML")]) from error
