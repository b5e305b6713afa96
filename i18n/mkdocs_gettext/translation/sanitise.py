"""The second wall behind the checks: what a translation adds to the marks of its source is text and does nothing.

A translation keeps the marks that its source has, character by character. Of everything else that could become one, for
whatever extension of this or a later version, the first character is written as an entity.
"""

import re
from collections.abc import Iterator, Set

from mkdocs_gettext.checks.allowed import DIRECTION, is_inside
from mkdocs_gettext.markdown.inline import tokens
from mkdocs_gettext.markdown.inline.tokens import Mark, Token

RISKY = re.compile(r"[`<{$@\r]|\\\(|\]\(|\[\^|\[\[|\]:|:[a-z0-9_+-]+:|\+\+|://|www\.|\[toc\]|8<", re.I)
LINE_BREAKS = re.compile("[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
OTHER_BREAKS = re.compile("[\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
# Those that are text without a token around them; what has one is judged as a whole.
SIGN = re.compile(
    r"(?P<open><)(?=[a-zA-Z!?/])|(?P<brace>\{)|(?P<tick>`)|(?<=\])(?P<link>\()|(?P<wiki>\[)(?=\[)|(?P<colon>(?<=\]):)"
    r"|(?P<toc>\[)(?=toc\])|(?P<snippet>8)(?=<)",
    re.I,
)
ALWAYS = {Mark.REFERENCE}  # leads to an address of the page itself


def safe(source: str, msgstr: str, *, code: bool = True) -> str:
    """The translation in which only marks of the source are left, and spans and bdi for the direction of text.

    Links that stay on the site may lead to another page, as far as the checks allow it. `code` tells whether backticks
    make code, as they do everywhere but in raw HTML.

    >>> safe("A card.", "Eine <img src=x onerror=alert(1)> [Karte](javascript:x).")
    'Eine &lt;img src=x onerror=alert(1)> [Karte](#).'
    """
    if not RISKY.search(msgstr):
        return OTHER_BREAKS.sub(" ", msgstr)
    known = {(token.mark, token.value) for token in tokens.find(source, code=code)}
    signs = {match.lastgroup for match in SIGN.finditer(source)}
    pieces, position = [], 0
    for start, end, text in sorted(_changes(msgstr, known, signs, code), key=lambda change: (change[0], -change[1])):
        if start >= position:
            before = msgstr[position:start]
            is_escaped = text.startswith("&") and (len(before) - len(before.rstrip("\\"))) % 2
            pieces += [before[:-1] if is_escaped else before, text]
            position = end
    return OTHER_BREAKS.sub(" ", "".join([*pieces, msgstr[position:]]))


Change = tuple[int, int, str]  # of these characters, into those


def _changes(msgstr: str, known: Set[tuple[Mark, str]], signs: Set[str | None], code: bool) -> Iterator[Change]:
    found = tokens.find(msgstr, code=code)
    kept = [token for token in found if _is_kept(token, known, msgstr)]
    spans = [(token.start, token.end) for token in kept]

    def is_free(place: int) -> bool:
        return not any(start <= place < end for start, end in spans)

    for token in found:
        if token in kept:
            if token.mark is Mark.CODE and LINE_BREAKS.search(msgstr, token.start, token.end):
                yield token.start, token.end, LINE_BREAKS.sub(" ", msgstr[token.start : token.end])
        elif is_free(token.start):
            yield from _disarmed(token, msgstr)
    for match in SIGN.finditer(msgstr):
        sign = str(match.lastgroup)
        if is_free(match.start(sign)) and not (sign in {"wiki", "colon", "toc"} and sign in signs):
            yield match.start(sign), match.end(sign), f"&#{ord(match[sign])};" if sign != "open" else "&lt;"


def _is_kept(token: Token, known: Set[tuple[Mark, str]], text: str) -> bool:
    if token.mark in ALWAYS or (token.mark, token.value) in known:
        return True
    match token.mark:
        case Mark.CODE:
            return True  # it runs nothing, whatever stands in it
        case Mark.TAG:
            return bool(DIRECTION.fullmatch(text[token.start : token.end]))
        case Mark.LINK:
            return not token.value.startswith("(") and is_inside(token.value)
        case _:
            return False


def _disarmed(token: Token, text: str) -> Iterator[Change]:
    match token.mark:
        case Mark.LINK if not token.value.startswith("("):
            yield token.start, token.end, f"({text[token.start + 1 : token.end - 1].replace(token.value, '#')})"
        case Mark.ADDRESS:
            place = next(place for place in range(token.start, token.end) if text[place] in ":.@")
            yield place, place + 1, f"&#{ord(text[place])};"
        case Mark.NOTE | Mark.ICON | Mark.KEYS:
            yield token.start, token.start + 1, f"&#{ord(text[token.start])};"
        case Mark.MATH:
            first = token.start + (text[token.start] == "\\")
            yield first, first + 1, f"&#{ord(text[first])};"
        case _:  # one of the signs
            return
