"""The front matter of a page, as MkDocs reads it: YAML between rules, or old lines `key: value` without them."""

import re
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple, TypeVar

import yaml

from mkdocs_gettext.markdown.inline.text import has_words
from mkdocs_gettext.markdown.kinds import Kind, Segment

BLOCK = re.compile(r"---[ \t]*\n(?P<yaml>.*?\n)(?:---|\.\.\.)[ \t]*\n", re.S)
MAPPING = re.compile(r"\s*(?:#.*\n\s*)*[\w\"'-]+[ \t]*:\s")
LINE = re.compile(r"[ ]{0,3}(?P<key>[A-Za-z0-9_-]+):[ \t]*(?P<value>.*)")
MORE = re.compile(r"(?:[ ]{4}|\t)[ \t]*(?P<value>.*)")
KEYS = ("title", "description")
Tree = TypeVar("Tree")
TEXT = "tag:yaml.org,2002:str"


class FrontMatterError(ValueError):
    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line


class _Value(NamedTuple):
    """What stands behind a key in old metadata, over one or several lines."""

    key: str
    start: int
    end: int
    text: str
    line: int


def end_of(source: str) -> int:
    """The position behind the front matter; 0 where there is none."""
    if match := BLOCK.match(source):
        return match.end() if _is_mapping(match["yaml"]) else 0
    return _end_of_lines(source)


def meta(source: str) -> dict[str, object]:
    """The values of the front matter. Raises: FrontMatterError."""
    if match := BLOCK.match(source):
        values = _loaded(match["yaml"], yaml.safe_load) if _is_mapping(match["yaml"]) else {}
        return values if isinstance(values, dict) else {}
    found: dict[str, object] = {}
    for value in _values(source):
        found[value.key] = f"{found[value.key]} {value.text}" if value.key in found else value.text
    return found


def segments(source: str, more: Collection[str] = ()) -> Iterator[Segment]:
    """Title, description and the texts of further keys, those in lists too. Raises: FrontMatterError."""
    keys = {*KEYS, *more}
    if not (match := BLOCK.match(source)):
        for value in _values(source):
            if value.key in keys and has_words(value.text):
                yield Segment(value.start, value.end, Kind.META_LINE, value.text, value.line)
        return
    tree = _loaded(match["yaml"], _composed) if _is_mapping(match["yaml"]) else None
    for key, value in tree.value if isinstance(tree, yaml.MappingNode) else ():
        for node in _texts(value) if key.value in keys else ():
            if has_words(node.value) and source[match.start("yaml") + node.start_mark.index] not in "&!":
                yield _segment(source, match.start("yaml"), node)


def _is_mapping(text: str) -> bool:
    """What is no mapping is text between two rules; what only looks like one is a mapping with a fault in it."""
    if MAPPING.match(text):
        return True
    try:
        return isinstance(yaml.safe_load(text), dict)
    except yaml.YAMLError:
        return False


def _composed(text: str) -> yaml.Node | None:
    return yaml.compose(text, Loader=yaml.SafeLoader)


def _loaded(text: str, load: Callable[[str], Tree]) -> Tree:
    try:
        return load(text)
    except yaml.YAMLError as error:
        raise _located(error) from error


def _texts(value: yaml.Node) -> Iterator[yaml.ScalarNode]:
    """The value itself, or those in a list."""
    for node in value.value if isinstance(value, yaml.SequenceNode) else (value,):
        if isinstance(node, yaml.ScalarNode) and node.tag == TEXT:
            yield node


def _segment(source: str, offset: int, value: yaml.ScalarNode) -> Segment:
    start, end = offset + value.start_mark.index, offset + value.end_mark.index
    end -= len(source[start:end]) - len(source[start:end].rstrip())
    text = " ".join(value.value.split())
    return Segment(start, end, Kind.META, text, value.start_mark.line + 2)


def _values(source: str) -> Iterator[_Value]:
    """Old metadata: lines `key: value` from the first one on, each continued by indented ones."""
    found: _Value | None = None
    start = 0
    for number, line in enumerate(source.split("\n"), 1):
        if match := LINE.match(line):
            if found:
                yield found
            key, text = match["key"].lower(), match["value"].strip()
            place = start + match.start("value")
            found = _Value(key, place, place + len(match["value"].rstrip()), text, number)
        elif found and line.strip() and (match := MORE.match(line)):
            end = start + len(line.rstrip())
            found = found._replace(end=end, text=f"{found.text} {match['value'].strip()}".strip())
        else:
            break
        start += len(line) + 1
    if found:
        yield found


def _end_of_lines(source: str) -> int:
    last = max((value.end for value in _values(source)), default=0)
    line_end = source.find("\n", last)
    return 0 if not last else len(source) if line_end < 0 else line_end + 1


def _located(error: yaml.YAMLError) -> FrontMatterError:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or "cannot be read"
    return FrontMatterError(mark.line + 2 if mark else 1, problem)
