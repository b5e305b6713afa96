"""What in a message is no word: the one scanner that checks and sanitiser both ask.

It goes through a text in the order in which Markdown does, and covers what it has found, so that nothing is taken for
two things. What it finds in the same way on both sides can be compared; whatever else looks like it is text.
"""

import re
from collections.abc import Callable, Collection, Iterator
from enum import Enum, auto
from typing import NamedTuple

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.inline import code_spans, tags


class Mark(Enum):
    CODE = auto()
    LINK = auto()  # from the bracket behind its words on
    REFERENCE = auto()  # `[id]` behind words; the words themselves where they are the id
    NOTE = auto()  # the mark of a footnote
    AUTOLINK = auto()
    TAG = auto()
    TEMPLATE = auto()  # is run by other plugins
    MATH = auto()
    PLACEHOLDER = auto()
    ATTRIBUTES = auto()
    BRACES = auto()  # any others
    ICON = auto()
    KEYS = auto()
    ADDRESS = auto()  # in the text itself


class Token(NamedTuple):
    mark: Mark
    start: int
    end: int
    value: str  # what has to be the same in a translation


TITLED = ' "…"'  # stands behind the target of a link with a title
NO_NAMES: frozenset[str] = frozenset()
COVER = "\0"
# Each part has a greatest length, or a hostile text of some kilobytes would take minutes.
TITLE = "|".join(rf"{mark}(?:[^{mark}\n]{{0,400}}|[^()\n]{{0,400}}){mark}" for mark in "\"'")
LINK = re.compile(
    rf"(?<=\])\((?:\s*(?:<(?P<angle>[^<>\n]*)>|(?P<bare>(?:[^()\s<>\0]|\([^()\s\0]{{0,200}}\)){{0,2000}}))(?:\s+(?P<title>{TITLE}))?\s*\)"
    r"|(?P<odd>[^)\n]{0,200}\)?))"
)
FULL = re.compile(r"(?<=\])(?P<blank>[ ]?)\[(?P<id>[^\[\]^][^\[\]]*)\]")
COLLAPSED = re.compile(r"(?<!\\)\[(?P<id>[^\[\]^][^\[\]]*)\]\[\]")
SHORT = re.compile(r"(?<![\]\\])\[(?P<id>[^\[\]^\0][^\[\]]*)\](?![\[(:\0])")
NOTE = re.compile(r"\[\^[^\]\s]+\]")
AUTOLINK = re.compile(r"<(?P<target>[a-zA-Z][\w+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>")
TAG = re.compile(rf"{tags.PATTERN}|<[a-zA-Z!?/][^<>]*", re.S)  # what is not closed may become one as well
TEMPLATE = re.compile(r"\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}|\{#[^{\n]*?#\}")
MATH = re.compile(r"\\\((?:(?!\\\().)+?\\\)|(?<![\\$\w])\$(?![\s$])(?:\\.|[^\\$\n])+?(?<!\s)\$(?![\w$])")
BRACES = re.compile(r"\{(?:\"[^\"\n{]*\"|'[^'\n{]*'|[^{}\n\"'])*\}|\{[^{}\n]*\}")
# All that the extension attr_list may take for a list, whatever it begins with.
LISTS = re.compile(r"\{(?::|[ ]*[#.]|[^}\n]*=)")
CRITIC = re.compile(r"\{(?P<mark>==|\+\+|--|~~|>>)(?P<words>[^=\"'{}]*)(?:==|\+\+|--|~~|<<)\}")
BEHIND_ELEMENT = frozenset("*_`)]>~^=\0")
ICON = re.compile(r":[a-z0-9_+-]+:")
KEYS = re.compile(r"\+\+(?:[\w-]+|\"[^\"]+\"|'[^']+')(?:\+(?:[\w-]+|\"[^\"]+\"|'[^']+'))*\+\+")
ADDRESS = re.compile(
    r"(?<![a-zA-Z0-9])(?:[a-z][a-z+.-]{0,20}://|www\.)(?:(?![<>()\"])[!-~])*(?:(?![<>()\".,:;!?*_'`])[!-~])|\b[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+",
    re.I,
)


def find(text: str, names: Collection[str] = NO_NAMES, *, code: bool = True) -> tuple[Token, ...]:
    """All tokens of a text by their places; those in comments and tags come besides them.

    `names` are the definitions of links in the page, as `name` writes them; without `code` backticks are text.
    """
    found: list[Token] = []
    covered = text
    if code and "`" in text:
        found = [Token(Mark.CODE, span.start, span.end, span.code) for span in code_spans.find(text)]
        covered = cover(text, found)
    for layer in LAYERS:
        new = list(layer(covered, text, names))
        covered = cover(covered, [token for token in new if token.mark is not Mark.REFERENCE])  # its id is text as well
        found += new
    return tuple(sorted(found, key=lambda token: (token.start, -token.end)))


def name(text: str) -> str:
    """A name of a link as Markdown compares it.

    >>> name("Long\\n List")
    'long list'
    """
    return " ".join(text.split()).casefold()


def without_words(tag: str) -> str:
    """A tag or an attribute list in which only texts for readers are left out; those may be translated."""
    return syntax.WORDS_IN_TAG.sub(r'\g<name>=""', tag)


def cover(text: str, tokens: Collection[Token]) -> str:
    """The text of the same length in which no sign of a token is left."""
    for token in tokens:
        text = text[: token.start] + COVER * (token.end - token.start) + text[token.end :]
    return text


Found = Iterator[Token]
Layer = Callable[[str, str, Collection[str]], Found]  # the covered text, the text itself, names of links


def _links(covered: str, text: str, _: Collection[str]) -> Found:
    for match in LINK.finditer(covered) if "](" in covered else ():
        if match["odd"] is not None:  # an address with blanks or brackets, which Markdown takes as far as it can
            yield Token(Mark.LINK, *match.span(), text[match.start() : match.end()])
        else:
            target = match["angle"] if match["angle"] is not None else match["bare"]
            yield Token(Mark.LINK, *match.span(), f"{target}{TITLED}" if match["title"] else target)


def _references(covered: str, text: str, names: Collection[str]) -> Found:
    if "[" not in covered:
        return
    for match in NOTE.finditer(covered):
        yield Token(Mark.NOTE, *match.span(), match[0][1:-1])
    for match in FULL.finditer(covered):
        if not match["blank"] or name(match["id"]) in names:
            picture = "!" if owner(text, covered, match.start()) == "!" else ""
            yield Token(Mark.REFERENCE, *match.span(), picture + name(text[slice(*match.span("id"))]))
    for match in COLLAPSED.finditer(covered):
        picture = _picture(text, match.start())
        yield Token(Mark.REFERENCE, match.end() - 2, match.end(), picture + name(text[slice(*match.span("id"))]))
    for match in SHORT.finditer(covered) if names else ():
        if (found := name(text[slice(*match.span("id"))])) in names:
            yield Token(Mark.REFERENCE, match.end() - 1, match.end() - 1, _picture(text, match.start()) + found)


def _picture(text: str, place: int) -> str:
    return "!" if text[place - 1 : place] == "!" else ""


def _tags(covered: str, text: str, _: Collection[str]) -> Found:
    if "<" not in covered:
        return
    position = 0
    while tag := TAG.search(covered, position):
        autolink = AUTOLINK.match(covered, tag.start())
        if autolink:
            yield Token(Mark.AUTOLINK, *autolink.span(), autolink["target"])
        else:
            yield Token(Mark.TAG, *tag.span(), without_words(text[tag.start() : tag.end()]))
        position = (autolink or tag).end()


def _braces(covered: str, text: str, _: Collection[str]) -> Found:
    for match in BRACES.finditer(covered) if "{" in covered else ():
        raw = text[match.start() : match.end()]
        if syntax.PLACEHOLDER.fullmatch(raw):
            yield Token(Mark.PLACEHOLDER, *match.span(), raw)
        elif critic := CRITIC.fullmatch(raw):
            yield Token(Mark.BRACES, match.start(), match.start() + 3, critic["mark"])  # its words stand in no token
        elif LISTS.match(raw) or covered[match.start() - 1 : match.start()] in BEHIND_ELEMENT:
            yield Token(Mark.ATTRIBUTES, *match.span(), owner(text, covered, match.start()) + without_words(raw))
        else:
            yield Token(Mark.BRACES, *match.span(), raw)


def owner(text: str, covered: str, place: int) -> str:
    """What a list of attributes at this place belongs to: a picture `!`, a link `[`, or the mark right before it.

    `covered` is the text whose tokens before the place are covered.
    """
    before = covered[:place].rstrip(COVER)
    if not before.endswith("]"):
        return text[place - 1 : place] if text[place - 1 : place] in BEHIND_ELEMENT else ""
    depth, start = 0, len(before) - 1
    while start > 0 and (depth := depth + (before[start] == "]") - (before[start] == "[")):
        start -= 1
    return "!" if before[start - 1 : start] == "!" else "["


def _plain(mark: Mark, pattern: re.Pattern[str], sign: str) -> Layer:
    def layer(covered: str, text: str, _: Collection[str]) -> Found:
        for match in pattern.finditer(covered) if sign in covered else ():
            yield Token(mark, *match.span(), text[match.start() : match.end()])

    return layer


LAYERS: tuple[Layer, ...] = (
    _links,
    _references,
    _tags,
    _plain(Mark.TEMPLATE, TEMPLATE, "{"),
    _plain(Mark.MATH, MATH, ""),
    _braces,
    _plain(Mark.KEYS, KEYS, "++"),
    _plain(Mark.ADDRESS, ADDRESS, ""),
    _plain(Mark.ICON, ICON, ":"),
)
