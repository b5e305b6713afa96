"""Files that pages include with `--8<-- "file"`, put in before a page is cut, so that they are translated too."""

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from mkdocs_gettext.markdown import fences
from mkdocs_gettext.markdown.included import parts as snippet_parts

INCLUDE = re.compile(r"(?P<indent>[ \t]*)-+8<-+(?:[ \t]+(?P<quote>[\"'])(?P<target>[^\"'\n]+)(?P=quote))?$")
DEEPEST = 10


class Folders(NamedTuple):
    """Where files are looked for, and which of them every page gets at its end."""

    base: tuple[Path, ...] = ()
    appended: tuple[str, ...] = ()
    dedent: bool = False  # whether parts lose the blanks that all their lines begin with

    def find(self, name: str) -> Path | None:
        """The file, if it lies inside one of the folders."""
        for folder in self.base:
            path = (folder / name).resolve()
            if path.is_file() and path.is_relative_to(folder.resolve()):
                return path
        return None


class Expanded(NamedTuple):
    text: str
    lines: tuple[int, ...]  # for each line of the text that of the page
    left: tuple[int, ...]  # lines whose files are not found here: addresses, for instance


class _Line(NamedTuple):
    text: str
    number: int
    left: bool = False


def expanded(source: str, folders: Folders) -> Expanded:
    """The text with files in place of their names. What stands in fences is left to pymdownx.snippets."""
    whole = "".join([source, *(f'\n\n--8<-- "{name}"' for name in folders.appended)])
    last = source.count("\n") + 1
    lines = [line._replace(number=min(line.number, last)) for line in _lines(whole, folders, 0)]
    numbers = tuple(line.number for line in lines)
    return Expanded("\n".join(line.text for line in lines), numbers, tuple(line.number for line in lines if line.left))


def _lines(source: str, folders: Folders, depth: int) -> Iterator[_Line]:
    lines = source.split("\n")
    in_fences = {number for fence in fences.find(lines) for number in range(fence.first, fence.last + 1)}
    block = False
    for number, line in enumerate(lines):
        in_fence = number in in_fences
        match = INCLUDE.match(line.rstrip()) if not in_fence else None
        if match and not match["target"]:  # on a line of its own it begins and ends a list of files
            block = not block
        elif match or (block and line.strip()):
            indent = line[: len(line) - len(line.lstrip())]
            target = match["target"] if match else line
            yield from (one._replace(number=number + 1) for one in _included(target.strip(), indent, folders, depth))
        elif in_fence or not snippet_parts.MARK.search(line):
            yield _Line(line, number + 1)


def _included(target: str, indent: str, folders: Folders, depth: int) -> Iterator[_Line]:
    """The lines of a file or of a part of it; its name again if it is not found."""
    if target.startswith(";"):
        return
    name, part = snippet_parts.target_of(target)
    path = folders.find(name) if depth < DEEPEST else None
    lines = path.read_text("utf-8").replace("\r\n", "\n").split("\n") if path else []
    lines = snippet_parts.part_of(lines, part)
    if not lines:
        yield _Line(f'{indent}--8<-- "{target}"', 0, left=True)
    text = "\n".join(lines)
    for line in _lines(dedent(text) if part and folders.dedent else text, folders, depth + 1):
        yield line._replace(text=indent + line.text if line.text else "")
