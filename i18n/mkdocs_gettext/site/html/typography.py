"""Quotes, dashes and blanks as a language sets them, put into finished HTML and never stored in a catalog."""

import re
from typing import NamedTuple

from mkdocs_gettext import locales
from mkdocs_gettext.markdown.inline import tags

BLANK, NARROW = "\u00a0", "\u202f"  # no line break at either
LEFT_ALONE = frozenset({"code", "pre", "kbd", "samp", "svg", "math"})
TAG = tags.markup()
BLOCKS = frozenset({"p", "li", "td", "th", "h1", "h2", "h3", "h4", "dt", "dd", "br", "div"})
VOID = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
PAUSE = re.compile(r"[ \u00a0](?:-{1,2}|–|—)(?= )")
RANGE = re.compile(r"(?<![\d:/-])(\d+)-(\d+)(?![\d/-])")
DIGIT = re.compile(r"\d")
PERCENT = re.compile(r"(?<=\d) ?%")
COUNTED = re.compile(r"(?<=\d) (?=[^\W\d_]|[♠♥♦♣€])")
AT_END = re.compile(r"(?<=\d) $")  # the noun stands in the next element
ABBREVIATION = re.compile(r"\b(z\. ?B|d\. ?h|u\. ?a|o\. ?Ä|u\. ?U|s\. ?o|s\. ?u|v\. ?a|i\. ?d\. ?R|m\. ?a\. ?W)\.")
AFTER_POINT = re.compile(r"\. ?(?=\w)")
MARK = re.compile(r"[\"']")


class Style(NamedTuple):
    quotes: str  # outer left and right, inner left and right
    dash: str  # stands with blanks for a pause in a sentence


STYLES = {"de": Style("„“‚‘", "–"), "pl": Style("„”‚’", "–")}


def typeset(html: str, language: str) -> str:
    """The HTML with its text set as the language wants it; languages without a style stay as they are.

    Code, SVG, custom elements and whatever is marked as text of another language are left alone.

    >>> typeset('<p>Er sagt "24 <b>Karten</b>" - z. B. so.</p>', "de").replace(BLANK, "·").replace(NARROW, "'")
    "<p>Er sagt „24·<b>Karten</b>“·– z.'B. so.</p>"
    """
    style = STYLES.get(locales.base(language))
    if style is None:
        return html
    alone, depth = "", 0  # the element whose text is left alone, and how many of its name are open
    before, pieces = " ", []
    for position, token in enumerate(tags.split(html)):
        if position % 2:
            if (tag := TAG.match(token)) and (name := tag["name"]):
                before = " " if name in BLOCKS else before
                if not alone and _is_left_alone(tag, language):
                    alone = name
                if name == alone:
                    depth += -1 if tag["close"] else 1
                    alone = alone if depth else ""
        elif token:
            if not alone:
                token = _set(token, before, style)
            before = token[-1]
        pieces.append(token)
    return "".join(pieces)


def _is_left_alone(tag: re.Match[str], language: str) -> bool:
    name, rest = tag["name"], tag["attributes"]
    if tag["close"] or name in VOID or rest.endswith("/"):
        return False
    if name in LEFT_ALONE or "-" in name:
        return True
    return "lang=" in rest and tags.value(rest, "lang") not in (None, locales.tag(language))


def _set(text: str, before: str, style: Style) -> str:
    text = text.replace("&quot;", '"')
    if '"' in text or "'" in text:
        text = _quotes(text, before, style.quotes)
    if "-" in text or "–" in text or "—" in text:
        text = PAUSE.sub(f"{BLANK}{style.dash}", text)
        text = RANGE.sub(r"\1–\2", text)
    if text.count(".") > 1:
        text = ABBREVIATION.sub(lambda match: AFTER_POINT.sub(f".{NARROW}", match[0]), text)
    if DIGIT.search(text):
        text = COUNTED.sub(BLANK, PERCENT.sub(f"{NARROW}%", text))
        text = AT_END.sub(BLANK, text)
    return text.replace(" …", f"{BLANK}…")


def _quotes(text: str, before: str, marks: str) -> str:
    def mark(match: re.Match[str]) -> str:
        last = text[match.start() - 1] if match.start() else before
        opening = last.isspace() or last in "([{–—/„‚"
        if match[0] == "'" and not opening and last.isalnum() and text[match.end() : match.end() + 1].isalpha():
            return "’"
        return marks[(match[0] == "'") * 2 + (not opening)]

    return MARK.sub(mark, text)
