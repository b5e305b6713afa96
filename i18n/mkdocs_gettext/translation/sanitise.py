"""The second wall behind the checks: what a translation adds to the marks of its source is text and does nothing.

A translation keeps the marks that its source has, character by character. Of everything else that could become one, for
whatever extension of this or a later version, the first character is written as an entity.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from mkdocs_gettext.checks.allowed import DIRECTION, is_inside
from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.inline import tokens
from mkdocs_gettext.markdown.inline.tokens import NO_NAMES, TITLED, Mark, Token

RISKY = re.compile(r"[`<{$@]|!\[|\\\(|\]\(|\[\^|\[\[|\]:|:[a-z0-9_+-]+:|\+\+|://|www\.|\[toc\]|8<", re.I)
JOINER = "&#8288;"  # is no letter, no blank, and nothing to see
LINE_BREAKS = re.compile("[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
OTHER_BREAKS = re.compile("[\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
# Those that are text without a token around them; what has one is judged as a whole.
SIGN = re.compile(
    r"(?P<open><)(?=[a-zA-Z!?/])|(?P<brace>\{)|(?P<tick>`)|(?<=\])(?P<link>\()|(?P<wiki>\[)(?=\[)|(?P<picture>!)(?=\[)|(?P<colon>(?<=\]):)"
    r"|(?P<toc>\[)(?=toc\])|(?P<snippet>8)(?=<)",
    re.I,
)
WITH_WORDS = frozenset({Mark.TAG, Mark.ATTRIBUTES, Mark.LINK})  # some of it is for readers, and is translated
ONCE_SHOWN = frozenset({"wiki", "colon", "toc", "picture"})  # signs that are free where the source has one
PLAIN_ADDRESS = re.compile(r"[\w./#?&%=+~,;@!-]*")
CRITIC = re.compile(r"(\{)(?===|\+\+|--|~~|>>)")


def safe(source: str, msgstr: str, names: frozenset[str] = NO_NAMES, *, code: bool = True) -> str:
    """The translation in which only marks of the source are left, and spans and bdi for the direction of text.

    Links that stay on the site may lead to another page, as far as the checks allow it. `names` are the definitions of
    links in the page; `code` tells whether backticks make code, as they do everywhere but in raw HTML.

    >>> safe("A card.", "Eine <img src=x onerror=alert(1)> [Karte](javascript:x).")
    'Eine &lt;img src=x onerror=alert(1)> [Karte](#).'
    """
    text = OTHER_BREAKS.sub(" ", msgstr)
    if not RISKY.search(text):
        return text
    known = _Source.of(source, names, code)
    before = ""
    while before != text:  # what has been text in a tag may become something where the tag has become text
        before, text = text, _changed(text, known)
    return text


class _Source(NamedTuple):
    """What the source has."""

    marks: frozenset[tuple[Mark, str]]
    raw: frozenset[str]
    signs: frozenset[str | None]
    names: frozenset[str]
    code: bool

    @classmethod
    def of(cls, text: str, names: frozenset[str], code: bool) -> "_Source":
        found = tokens.find(text, names, code=code)
        marks = frozenset((token.mark, token.value) for token in found)
        raw = frozenset(text[token.start : token.end] for token in found)
        return cls(marks, raw, frozenset(match.lastgroup for match in SIGN.finditer(text)), names, code)

    def keeps(self, token: Token, raw: str) -> bool:
        """Whether a token of the translation may stay what it is."""
        if (token.mark, token.value) in self.marks:
            return token.mark not in WITH_WORDS or raw in self.raw or not RISKY.search(_words(token, raw))
        match token.mark:
            case Mark.CODE:
                return True  # it runs nothing, whatever stands in it
            case Mark.REFERENCE:
                return not token.value.startswith("!")  # it leads to an address of the page itself
            case Mark.TAG:
                return bool(DIRECTION.fullmatch(raw))
            case Mark.LINK:
                return _is_page(token.value)
            case _:
                return False


def _is_page(target: str) -> bool:
    return PLAIN_ADDRESS.fullmatch(target) is not None and is_inside(target)


def _words(token: Token, raw: str) -> str:
    """What of a tag, a list of attributes or a link a translator writes."""
    if token.mark is Mark.LINK:
        return re.split("[\"']", raw, maxsplit=1)[-1] if token.value.endswith(TITLED) else ""
    return " ".join(match["double"] or match["single"] or "" for match in syntax.WORDS_IN_TAG.finditer(raw))


Change = tuple[int, int, str]  # of these characters, into those


def _changed(text: str, source: _Source) -> str:
    pieces, position = [], 0
    for start, end, new in sorted(_changes(text, source), key=lambda change: (change[0], -change[1])):
        if start >= position:
            before = text[position:start]
            is_escaped = new.startswith("&") and (len(before) - len(before.rstrip("\\"))) % 2
            pieces += [before[:-1] if is_escaped else before, new]
            position = end
    return "".join([*pieces, text[position:]])


def _changes(text: str, source: _Source) -> Iterator[Change]:
    found = tokens.find(text, source.names, code=source.code)
    kept = {token: source.keeps(token, text[token.start : token.end]) for token in found}
    spans = [(token.start, token.end) for token in found if kept[token] and token.mark is not Mark.REFERENCE]

    def is_free(place: int) -> bool:
        return not any(start <= place < end for start, end in spans)

    for token in found:
        if kept[token]:
            yield from _mended(token, text, found, source)
        elif is_free(token.start):
            yield from _disarmed(token, text, source)
    for match in SIGN.finditer(text):
        sign = str(match.lastgroup)
        if is_free(match.start(sign)) and not (sign in ONCE_SHOWN and sign in source.signs):
            yield match.start(sign), match.end(sign), "&lt;" if sign == "open" else f"&#{ord(match[sign])};"


def _mended(token: Token, text: str, found: tuple[Token, ...], source: _Source) -> Iterator[Change]:
    """What a token that stays may not become: another thing by its place, or by what it has in it."""
    if token.mark in {Mark.PLACEHOLDER, Mark.TEMPLATE} and _is_behind_element(text, found, token.start):
        yield token.start, token.start, JOINER
    elif token.mark is Mark.CODE and (token.mark, token.value) not in source.marks:
        code = text[token.start : token.end]
        plain = CRITIC.sub(r"\1 ", LINE_BREAKS.sub(" ", code))  # no line of it begins a block, no preprocessor takes it
        if plain != code:
            yield token.start, token.end, plain


def _is_behind_element(text: str, found: tuple[Token, ...], place: int) -> bool:
    """Whether a name in braces would be taken for attributes."""
    behind = tokens.owner(text, tokens.cover(text, [token for token in found if token.end <= place]), place)
    return behind in {"!", "[", "`", ">", "]", ")"} or bool(behind and not text[:place].rstrip(behind)[-1:].isspace())


def _disarmed(token: Token, text: str, source: _Source) -> Iterator[Change]:
    match token.mark:
        case Mark.LINK if not token.value.startswith("("):
            target = token.value.removesuffix(TITLED)
            is_known = (token.mark, target) in source.marks or (token.mark, target + TITLED) in source.marks
            yield token.start, token.end, f"({target if is_known or _is_page(target) else '#'})"
        case Mark.ADDRESS:
            place = next(place for place in range(token.start, token.end) if text[place] in ":.@")
            yield place, place + 1, f"&#{ord(text[place])};"
        case Mark.NOTE | Mark.ICON | Mark.KEYS | Mark.REFERENCE:
            yield token.start, token.start + 1, f"&#{ord(text[token.start])};"
        case Mark.MATH:
            first = token.start + (text[token.start] == "\\")
            yield first, first + 1, f"&#{ord(text[first])};"
        case _:  # one of the signs
            return
