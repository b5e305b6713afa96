"""Lines without words for readers: rules, attribute lists, definitions of links, formulas, calls of plugins."""

import re

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.markdown.reader import Found, Reader
from mkdocs_gettext.markdown.syntax import Line


def passive(reader: Reader, line: Line) -> Found:
    """Moves behind such a line, or block of lines; None where none begins. Only links have words, in their titles."""
    if match := syntax.PASSIVE.match(line.text):
        reader.index += 1
        if match["plugin"]:
            reader.skip_indented(line)
        return ()
    if syntax.RULE.match(line.text):
        reader.index = reader.fresh = reader.index + 1
        return ()
    if match := syntax.REFERENCE.match(line.text):
        found = _reference(reader, line, match)
        reader.fresh = reader.index
        return found
    if match := syntax.SNIPPET.match(line.text):
        _skip_list_of_files(reader, match[0].strip())
        return ()
    if (match := syntax.MATH.match(line.text)) and (count := _formula(reader, match)):
        reader.index += count
        return ()
    return None


def _reference(reader: Reader, line: Line, match: re.Match[str]) -> Found:
    """The title of a link; target and title may stand on a line of their own each."""
    reader.index += 1
    place = match.end("target") if match["target"] else None
    if (
        place is None
        and (line := reader.lines[reader.index] if reader.index < len(reader.lines) else line).text.strip()
    ):
        place = len(line.text) - len(line.text.lstrip()) + len(line.text.split()[0])
        reader.index += 1
    below = reader.lines[reader.index] if reader.index < len(reader.lines) else None
    if place is not None and line.text[place:].strip():
        below = None
    elif below and syntax.REFERENCE_TITLE.match(below.text):
        line, place = below, 0
        reader.index += 1
    title = syntax.REFERENCE_TITLE.match(line.text, place or 0)
    return reader.part(Kind.TITLE, line, *title.span(str(title.lastgroup))) if title else ()


def _skip_list_of_files(reader: Reader, mark: str) -> None:
    """Move behind the line, or behind the closing mark where the line is nothing but the opening one."""
    alone = reader.lines[reader.index].text.strip() == mark
    reader.index += 1
    while alone and reader.index < len(reader.lines):
        alone = reader.lines[reader.index].text.strip() != mark
        reader.index += 1


def _formula(reader: Reader, opening: re.Match[str]) -> int:
    """How many lines the formula has that a line begins; 0 if it is not closed at the end of one.

    One in brackets may be a text in brackets, unless its marks have lines of their own.
    """
    mark = opening["mark"]
    closing = mark.replace("\\begin", "\\end").replace("\\[", "\\]")
    rest = opening.string[opening.end() :].strip()
    if rest and mark == "\\[" and "pymdownx.arithmatex" not in reader.scope.extensions:
        return 0
    if rest.endswith(closing):
        return 1
    for count, line in enumerate(reader.lines[reader.index + 1 :], 2):
        if line.text.rstrip().endswith(closing):
            return count
        if rest and line.blank:
            return 0
    return 0
