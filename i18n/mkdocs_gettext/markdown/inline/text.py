"""How the lines of a block become one message, and which messages have words at all."""

import re
from collections.abc import Sequence

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.inline import code_spans, tags
from mkdocs_gettext.markdown.syntax import Line

NOT_WORDS = re.compile(
    r"\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}"  # for templates
    r"|\\\((?:(?!\\\().)+?\\\)|(?<!\\)\$(?!\s)(?:\\.|[^\\$])+?(?<!\s)\$"  # formulas
    rf"|{syntax.PLACEHOLDER.pattern}|{syntax.ATTRIBUTES}"
    r"|:[a-z0-9_+-]+:"  # emoji and icons
    r"|\]\([^()\s]*(?:\([^()\s]*\))?[^()]*\)"  # link targets
    rf"|\[\^[^\]]+\]|{tags.PATTERN}|&[a-z]+;",
    re.S,
)
BEGINS_WITH_WORD = re.compile(r"[*_\"'(]*[^\W\d_]")
LETTER = re.compile(r"[^\W\d_]")


def has_words(text: str) -> bool:
    if BEGINS_WITH_WORD.match(text):
        return True
    if any(LETTER.search(match[0].partition("=")[2]) for match in syntax.WORDS_IN_TAG.finditer(text)):
        return True
    return bool(LETTER.search(NOT_WORDS.sub(" ", code_spans.replaced(text, " "))))


def fold(lines: Sequence[str]) -> str:
    """Join soft line breaks to a blank; keep hard ones (two blanks or a backslash) as line feeds.

    >>> fold(["One ", "  two", "three  ", "four"])
    'One two three\\nfour'
    """
    text = ""
    for position, line in enumerate(lines):
        text += line.strip(" \t")
        if position < len(lines) - 1:
            text += "\n" if line.endswith(("  ", "\\")) else " "
    return text.strip()


def without_attributes(text: str) -> str:
    """Cut an attribute list from the end of a block; one that hangs on a link or a word stays."""
    return syntax.TRAILING_ATTRIBUTES.sub("", text).rstrip() if "}" in text else text.rstrip()


def cells(line: Line) -> list[tuple[int, int]]:
    """The columns between the bars of a table row, as positions in the line."""
    spans, start = [], 0
    code = [(span.start, span.end) for span in code_spans.find(line.text)]
    for match in re.finditer(r"\\.|\|", line.text):
        if match[0] == "|" and not any(first <= match.start() < last for first, last in code):
            spans.append((start, match.start()))
            start = match.end()
    return [*spans, (start, len(line.text))]
