"""Parts of included files as pymdownx.snippets names them: `file:4:6`, `file:1:3,8:`, `file:section`."""

import re
from collections.abc import Sequence

TARGET = re.compile(r"(?P<name>.+?)(?::(?P<part>[A-Za-z][\w-]*|[-\d,:]+))?$")
MARK = re.compile(r"(?<!;)-+8<-+[ \t]+\[[ \t]*(?P<type>start|end)[ \t]*:[ \t]*(?P<name>[\w-]+)[ \t]*\]", re.I)


def target_of(target: str) -> tuple[str, str]:
    """The name of the file and of its part.

    >>> target_of("rules.md:1:3,8:"), target_of("rules.md:deal"), target_of("rules.md")
    (('rules.md', '1:3,8:'), ('rules.md', 'deal'), ('rules.md', ''))
    """
    match = TARGET.match(target)
    return (match["name"], match["part"] or "") if match else (target, "")


def part_of(lines: Sequence[str], part: str) -> list[str]:
    """The lines of a section, or of ranges counted from 1, the last line included.

    >>> part_of(["a", "<!-- --8<-- [start:x] -->", "b", "<!-- --8<-- [end:x] -->", "c"], "x")
    ['b']
    >>> part_of("abcdef", "1:2,5:"), part_of("abcdef", "-2:")
    (['a', 'b', 'e', 'f'], ['e', 'f'])
    """
    if not part:
        return list(lines)
    if part[0].isalpha():
        return _section(lines, part)
    return [line for span in part.split(",") for line in _span(lines, span)]


def _span(lines: Sequence[str], span: str) -> Sequence[str]:
    first, _, last = span.partition(":")
    start = int(first or 1)
    end = int(last) if last else len(lines)
    return lines[start - 1 if start > 0 else start : end if end > 0 else len(lines) + 1 + end]


def _section(lines: Sequence[str], name: str) -> list[str]:
    found: list[str] = []
    inside = False
    for line in lines:
        mark = MARK.search(line)
        if mark and mark["name"] == name:
            if mark["type"].lower() == "end":
                break
            inside = True
        elif inside and not mark:
            found.append(line)
    return found
