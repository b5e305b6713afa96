"""The title and the description in the front matter of a page."""

import re
from collections.abc import Iterator

import yaml

from mkdocs_gettext.markdown.inline.text import has_words
from mkdocs_gettext.markdown.kinds import Kind, Segment

BLOCK = re.compile(r"---[ \t]*\n(?P<yaml>.*?)^(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.S | re.M)
KEYS = ("title", "description")


class FrontMatterError(ValueError):
    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line


def end_of(source: str) -> int:
    """The position behind the front matter; 0 where there is none."""
    match = BLOCK.match(source)
    return match.end() if match else 0


def meta(source: str) -> dict[str, object]:
    """The values of the front matter. Raises: FrontMatterError."""
    match = BLOCK.match(source)
    if not match:
        return {}
    try:
        values = yaml.safe_load(match["yaml"])
    except yaml.YAMLError as error:
        raise _located(error) from error
    return values if isinstance(values, dict) else {}


def segments(source: str) -> Iterator[Segment]:
    """Raises: FrontMatterError."""
    match = BLOCK.match(source)
    if not match:
        return
    try:
        tree = yaml.compose(match["yaml"], Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        raise _located(error) from error
    for key, value in tree.value if isinstance(tree, yaml.MappingNode) else ():
        if key.value in KEYS and value.tag == "tag:yaml.org,2002:str" and has_words(value.value):
            yield _segment(source, match.start("yaml"), value)


def _segment(source: str, offset: int, value: yaml.ScalarNode) -> Segment:
    start, end = offset + value.start_mark.index, offset + value.end_mark.index
    end -= len(source[start:end]) - len(source[start:end].rstrip())
    text = " ".join(value.value.split())
    return Segment(start, end, Kind.META, text, value.start_mark.line + 2)


def _located(error: yaml.YAMLError) -> FrontMatterError:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or "cannot be read"
    return FrontMatterError(mark.line + 2 if mark else 1, problem)
