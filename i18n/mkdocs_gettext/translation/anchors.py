"""Ids of headings, taken from the source so that they are the same in every language."""

import html
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from markdown import Markdown
from markdown.extensions import toc

from mkdocs_gettext.markdown.inline import tags
from mkdocs_gettext.markdown.kinds import Kind, Segment

Slugify = Callable[[str, str], str]
python_markdown_slugify: Slugify = toc.slugify
EXPLICIT = re.compile(r"\{:?[^{}\n]*?(?:#|\bid=[\"']?)([^\s{}\"']+)[^{}\n]*\}")
PLAIN = re.compile(r"[\w ,.?'’-]*")


def missing_ids(
    source: str, segments: Iterable[Segment], slugify: Slugify = python_markdown_slugify
) -> Iterator[tuple[Segment, str]]:
    """Headings without an id of their own, each with the one that Python-Markdown would give it."""
    used = set(EXPLICIT.findall(source))
    for segment in segments:
        if segment.kind is Kind.HEADING and not _explicit(source, segment):
            yield segment, toc.unique(slugify(_words(segment.text), "-"), used)


def _words(text: str) -> str:
    if PLAIN.fullmatch(text):
        return text
    heading = _inline().reset().convert(f"# {text}")  # "1. Deal" alone would be a list
    return html.unescape(tags.removed(heading))


@cache
def _inline() -> Markdown:
    return Markdown()


def _explicit(source: str, segment: Segment) -> bool:
    line_end = source.find("\n", segment.end)
    rest = source[segment.end : line_end if line_end >= 0 else len(source)]
    return bool(EXPLICIT.search(rest))
