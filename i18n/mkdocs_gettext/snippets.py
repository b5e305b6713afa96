"""Files that pages include with `--8<-- "file"`, put in before a page is cut, so that they are translated too."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

INCLUDE = re.compile(r"(?P<indent>[ \t]*)-{2,}8<-{2,}[ \t]+(?P<quote>[\"'])(?P<path>[^\"':]+)(?P=quote)[ \t]*$")
FENCE = re.compile(r"[ \t>]*(?P<mark>`{3,}|~{3,})")
DEEPEST = 10


def expanded(source: str, folders: Sequence[Path]) -> tuple[str, tuple[int, ...]]:
    """The text with whole files in place of their names, and for each of its lines the line of the page.

    Parts of files, addresses and what stands in fences is left to pymdownx.snippets.
    """
    pairs = list(_lines(source, folders, 0))
    return "\n".join(text for text, _ in pairs), tuple(number for _, number in pairs)


def _lines(source: str, folders: Sequence[Path], depth: int) -> Iterator[tuple[str, int]]:
    fence = ""
    for number, line in enumerate(source.split("\n"), 1):
        mark = FENCE.match(line)
        if mark and (not fence or line.strip() == fence):
            fence = "" if fence else mark["mark"]
        match = INCLUDE.match(line) if not fence and depth < DEEPEST else None
        path = _find(match["path"], folders) if match else None
        if match is None or path is None:
            yield line, number
            continue
        inside = path.read_text("utf-8").replace("\r\n", "\n").rstrip("\n")
        for text, _ in _lines(inside, folders, depth + 1):
            yield (match["indent"] + text if text else text), number


def _find(name: str, folders: Sequence[Path]) -> Path | None:
    """The file, if it lies inside one of the folders."""
    for folder in folders:
        path = (folder / name).resolve()
        if path.is_file() and path.is_relative_to(folder.resolve()):
            return path
    return None
