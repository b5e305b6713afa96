"""The words of comments in code, found by Pygments, which knows the language."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mkdocs_gettext.markdown.syntax import Line

WORDS = re.compile(r"[^\w\n]*+(?P<text>[^\n]*?)[ \t]*(?:\*+/|-->|--}}|#}|-}|\*\))?[ \t]*$", re.M)


class Comment(NamedTuple):
    line: int  # of the code, counted from 0
    start: int
    end: int


def find(lines: Sequence[Line], language: str) -> Iterator[Comment]:
    """What is said in each line of each comment, without its marks; nothing in a language that Pygments lacks.

    >>> lines = [Line(0, 1, "deal(5)  # Five cards.")]
    >>> [lines[0].text[found.start : found.end] for found in find(lines, "python")]
    ['Five cards.']
    """
    from pygments import lexers, token, util  # type: ignore[import-untyped]  # slow to load, and few sites want it

    try:
        lexer = lexers.get_lexer_by_name(language)
    except util.ClassNotFound:
        return
    code = "".join(line.text + "\n" for line in lines)
    for place, kind, text in lexer.get_tokens_unprocessed(code):
        if kind in token.Comment and kind not in token.Comment.Preproc and text[:2] != "#!":
            for words in WORDS.finditer(text):
                if words["text"]:
                    yield _located(code, place + words.start("text"), place + words.end("text"))


def _located(code: str, start: int, end: int) -> Comment:
    line_start = code.rfind("\n", 0, start) + 1
    return Comment(code.count("\n", 0, start), start - line_start, end - line_start)
