"""A text taken apart into what is no word, by its kind, and words."""

import re
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from mkdocs_gettext.markdown.inline import tokens
from mkdocs_gettext.markdown.inline.tokens import Mark, Token

SPECIAL = re.compile(r"[`<\[{_\\$@]|:\S|\+\+|www\.", re.I)


class Parts(NamedTuple):
    """A text taken apart, so that no check stumbles over what another one compares."""

    code: Counter[str]
    links: Counter[str]
    references: Counter[str]
    tags: Counter[str]
    attributes: Counter[str]
    templates: Counter[str]
    words: str  # the rest, in which only words, marks and placeholders are left


NOTHING: Counter[str] = Counter()
CODE = frozenset({Mark.CODE, Mark.ICON, Mark.KEYS, Mark.MATH})
LINKS = frozenset({Mark.LINK, Mark.AUTOLINK, Mark.ADDRESS})
REFERENCES = frozenset({Mark.REFERENCE, Mark.NOTE})
WORDS = {  # what is left of the others among the words, so that marks around them can be counted
    Mark.CODE: " ` ` ", Mark.AUTOLINK: " ", Mark.ADDRESS: " ", Mark.ICON: " ", Mark.KEYS: " ", Mark.MATH: " ",
    Mark.TEMPLATE: " ",
}  # fmt: skip
KEPT = frozenset({Mark.PLACEHOLDER, Mark.BRACES})


@lru_cache(maxsize=4096)
def parts(text: str, names: frozenset[str] = tokens.NO_NAMES) -> Parts:
    """`names` are the definitions of links in the page."""
    if not SPECIAL.search(text):
        return Parts(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, text)
    found = tokens.find(text, names)

    def values(marks: frozenset[Mark]) -> Counter[str]:
        return Counter(token.value for token in found if token.mark in marks)

    return Parts(
        values(CODE),
        values(LINKS),
        values(REFERENCES),
        values(frozenset({Mark.TAG})),
        values(frozenset({Mark.ATTRIBUTES})),
        values(frozenset({Mark.TEMPLATE})),
        _words(text, found),
    )


def _words(text: str, found: tuple[Token, ...]) -> str:
    pieces, position = [], 0
    for token in found:
        if token.start >= position and token.mark not in KEPT:
            pieces += [text[position : token.start], WORDS.get(token.mark, "")]
            position = token.end
    return "".join([*pieces, text[position:]])
