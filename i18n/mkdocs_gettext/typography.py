"""Quotes, dashes and blanks as a language sets them, put into finished HTML and never stored in a catalog."""

import re
from typing import NamedTuple

BLANK, NARROW = "\u00a0", "\u202f"  # no line break at either
LEFT_ALONE = frozenset({"code", "pre", "kbd", "samp", "script", "style", "textarea", "svg", "math"})
TOKEN = re.compile(r"(<!--.*?-->|</?[a-zA-Z][^<>]*>)", re.S)
TAG = re.compile(r"<(?P<close>/?)(?P<name>[a-zA-Z][\w-]*)(?P<rest>[^<>]*)>", re.S)
LANGUAGE = re.compile(r"\blang=[\"']?(?P<code>[\w-]+)")
BLOCKS = frozenset({"p", "li", "td", "th", "h1", "h2", "h3", "h4", "dt", "dd", "br", "div"})
VOID = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
TOUCHED = re.compile(r"[\"'\d…–—-]|&quot;|\w\. ?\w\.")
ABBREVIATION = re.compile(r"\b(z\. ?B|d\. ?h|u\. ?a|o\. ?Ä|u\. ?U|s\. ?o|s\. ?u|v\. ?a|i\. ?d\. ?R|m\. ?a\. ?W)\.")


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
    style = STYLES.get(language.split("-")[0])
    if style is None:
        return html
    open_tags: list[tuple[str, bool]] = []  # each with whether text in it is left alone
    before, pieces = " ", []
    for position, token in enumerate(TOKEN.split(html)):
        if position % 2:  # a tag or a comment
            if match := TAG.fullmatch(token):
                _track(open_tags, match, language)
                before = " " if match["name"] in BLOCKS else before
        elif token:
            if not (open_tags and open_tags[-1][1]):
                token = _set(token, before, style)
            before = token[-1]
        pieces.append(token)
    return "".join(pieces)


def _track(open_tags: list[tuple[str, bool]], match: re.Match[str], language: str) -> None:
    name = match["name"].lower()
    if match["close"]:
        while open_tags and open_tags.pop()[0] != name:
            pass
    elif name not in VOID and not match["rest"].endswith("/"):
        code = LANGUAGE.search(match["rest"])
        alone = bool(open_tags and open_tags[-1][1]) or name in LEFT_ALONE or "-" in name
        open_tags.append((name, alone or bool(code and code["code"] != language)))


def _set(text: str, before: str, style: Style) -> str:
    if not TOUCHED.search(text):
        return text
    text = _quotes(text.replace("&quot;", '"'), before, style.quotes)
    text = re.sub(r"[ \u00a0](?:-{1,2}|–|—)(?= )", f"{BLANK}{style.dash}", text)
    text = re.sub(r"(?<![\d-])(\d+)-(\d+)(?![\d-])", r"\1–\2", text)
    text = ABBREVIATION.sub(lambda match: re.sub(r"\. ?(?=\w)", f".{NARROW}", match[0]), text)
    text = re.sub(r"(?<=\d) ?%", f"{NARROW}%", text)
    text = re.sub(r"(?<=\d) (?=[^\W\d_]|[♠♥♦♣€])", BLANK, text)
    if re.search(r"\d $", text):
        text = text[:-1] + BLANK  # the noun stands in the next element
    return re.sub(r" …", f"{BLANK}…", text)


def _quotes(text: str, before: str, marks: str) -> str:
    def mark(match: re.Match[str]) -> str:
        last = text[match.start() - 1] if match.start() else before
        opening = last.isspace() or last in "([{–—/„‚"
        if match[0] == "'" and not opening and last.isalnum() and text[match.end() : match.end() + 1].isalpha():
            return "’"
        return marks[(match[0] == "'") * 2 + (not opening)]

    return re.sub(r"[\"']", mark, text)
