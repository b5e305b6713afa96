"""A made-up language that shows what is not translated: accented, a third longer, marked at both ends."""

import re

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.inline import code_spans, tags

ACCENTS = str.maketrans("aeiouAEIOUcnsyz", "àéîöüÀÉÎÖÜçñšýž")
KEPT = re.compile(
    rf"{tags.PATTERN}|{syntax.ATTRIBUTES}|\{{[a-z][a-z0-9_.]*\}}"
    r"|\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*"
    r"|\]\[[^\]]*\]|\[\^[^\]]+\]|\[[^\[\]]+\](?![\[(])"  # the last may be a link by its own words
    r"|&#?\w+;|\b[a-z][a-z+.-]*://[^\s<>()\"]+"
    r"|:[a-z0-9_+-]+:|\+\+[a-z+0-9-]+(?:\"[^\"]*\")?[a-z+0-9-]*\+\+"
    r"|\\\(.*?\\\)|\\.|\n"
)


def pseudo(text: str) -> str:
    """Change every word; leave code, links, placeholders, tags and attribute lists as they are.

    >>> pseudo("Turn a *card* of the {stock}")
    '⟦········Türñ à *çàrd* öf thé {stock}⟧'
    """
    pieces = code_spans.split(text)
    pieces[::2] = map(_accented, pieces[::2])
    return f"⟦{'·' * (len(text) * 3 // 10)}{''.join(pieces)}⟧"


def _accented(text: str) -> str:
    pieces, position = [], 0
    for match in KEPT.finditer(text):
        pieces += [text[position : match.start()].translate(ACCENTS), _words_accented(match[0])]
        position = match.end()
    return "".join([*pieces, text[position:].translate(ACCENTS)])


def _words_accented(tag: str) -> str:
    """A tag or an attribute list: of its values only those that readers see are words."""

    def value(match: re.Match[str]) -> str:
        name, _, text = match[0].partition("=")
        return f"{name}={text.translate(ACCENTS)}"

    return syntax.WORDS_IN_TAG.sub(value, tag)
