"""The line patterns of Python-Markdown and pymdownx that begin or end a block."""

import re
from typing import NamedTuple

ATTRIBUTES = r"\{(?::[^{}\n]*|[ ]*[#.][^{}\n]*|[ ]*\w[^{}\n]*=[^{}\n]*)\}"
PLACEHOLDER = re.compile(r"(?<!\{)\{(?P<name>[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*)\}(?!\})")
STEPS = r"(?:[ ]{4}|[ ]{0,3}\t)*"  # the indentation of what stands in lists and admonitions

FENCE_TITLE = re.compile(r"""\btitle=(["'])(?P<title>.+?)\1""")
CAPTION = re.compile(r"\s*\S.*?\s#[ \t]+(?P<text>\S.*?)\s*$")
HEADING = re.compile(rf"{STEPS}#{{1,6}}[ \t]*(?P<text>\S.*)$")
# Behind a heading Markdown takes everything in braces for attributes; a placeholder is filled before it can.
HEADING_ATTRIBUTES = r"\{(?![a-z][a-z0-9_.]*\}):?[ ]*[^{}\n +~=>-][^{}\n]*\}"
HEADING_END = re.compile(rf"(?:[ \t]+{HEADING_ATTRIBUTES})?[ \t#]*(?:[ \t]+{HEADING_ATTRIBUTES})?[ \t]*$")
UNDERLINE = re.compile(rf"{STEPS}(?:=+|-+)[ \t]*$")
LABEL = re.compile(
    rf"{STEPS}(?:(?P<mark>!!!|\?\?\?\+?)[ ]?(?P<type>[\w-]+(?:[ ]+[\w-]+)*)|(?:={{3}}[+!]*|\?\?\?\+?)(?=[ ]+\"))"
    r"(?:[ ]+\"(?P<text>.*)\")?[ \t]*$"
)
CALLOUT = re.compile(r"\s*(?P<mark>\[!(?P<type>[\w-]+)(?:[ ]*\|[ ]*[\w-]+)*\][-+]?)(?:[ \t]+(?P<text>\S.*))?[ \t]*$")
BLOCK = re.compile(r"\s*/{3,}[ ]*(?P<name>[\w-]+)?(?P<bar>[ ]*\|[ ]*(?P<text>\S.*?)?)?[ ]*$")
BLOCK_TYPE = re.compile(r"\s+type:[ ]*(?P<type>[\w-]+)")
BLOCK_TYPES = {"note", "attention", "caution", "danger", "error", "tip", "hint", "warning", "important"}
ITEM = re.compile(r"\s*(?:(?:[-*+]|\d+\.)[ \t]+)+(?:\[[ xX]\][ \t]+)?(?P<text>\S.*)$")
EMPTY_ITEM = re.compile(r"\s*(?:[-*+]|\d+\.)[ \t]*$")
ROMAN = r"M*(?:C[MD]|D?C*)(?:X[CL]|L?X*)(?:I[XV]|V?I*)"
LETTERS = rf"\#|(?=[IVXLCDM]{{2}}){ROMAN}|(?=[ivxlcdm]){ROMAN.lower()}|[a-z]|[A-Z](?=\)|\.[ ]{{2}})"
FANCY_MARK = rf"(?:[-*+]|(?:\d+|{LETTERS})[.)])"  # of pymdownx.fancylists
FANCY_ITEM = re.compile(rf"\s*(?:{FANCY_MARK}[ \t]+)+(?:\[[ xX]\][ \t]+)?(?P<text>\S.*)$")
DEFINITION = re.compile(r"\s*:(?P<blanks>[ \t]+)(?P<text>\S.*)$")
FOOTNOTE = re.compile(r"\s*\[\^[^\]]+\]:[ ]*(?P<text>\S.*)?$")
ABBREVIATION = re.compile(r"[ ]*\*\[[^\]]+\][ ]?:[ ]*(?P<text>\S.*)?$")
REFERENCE = re.compile(r"\s*\[[^\]^][^\]]*\]:(?P<target>[ ]*\S+)?(?P<rest>.*)$")
REFERENCE_TITLE = re.compile(r"\s*(?:\"(?P<double>.+)\"|'(?P<single>.+)'|\((?P<round>.+)\))\s*$")
QUOTE = re.compile(r"\s*>[ \t]?")
RULE = re.compile(r"\s*(?P<mark>[-*_])(?:[ ]*(?P=mark)){2,}[ ]*$")
SNIPPET = re.compile(r"\s*-{2,}8<-{2,}")
MATH = re.compile(r"\s*(?P<mark>\$\$|\\\[|\\begin\{[a-z]+\*?\})")
TEMPLATE_TAGS = r"(?:\{%(?:(?!%\}).)*%\}[ \t]*)+"
PASSIVE = re.compile(rf"\s*(?:{ATTRIBUTES}|{TEMPLATE_TAGS}|\[TOC\]|(?P<plugin>:::.*))\s*$")
HTML = re.compile(r"\s*(?:</?(?P<tag>[a-zA-Z][\w-]*)|<!--|<[?!])")
DELIMITER = re.compile(r"\s*\|?[ ]*:?-+:?[ ]*(?:\|[ ]*:?-+:?[ ]*)*\|?\s*$")
WORDS_IN_TAG = re.compile(
    r"(?<![\w-])(?P<name>alt|title|aria-label|placeholder)=(?:\"(?P<double>[^\"<>]*)\"|'(?P<single>[^'<>]*)')"
)
TRAILING_ATTRIBUTES = re.compile(rf"[ \t]+{ATTRIBUTES}[ \t]*$")

INTERRUPTIONS = (
    ITEM, HEADING, RULE, QUOTE, DEFINITION, LABEL, BLOCK,
    FOOTNOTE, ABBREVIATION, REFERENCE, PASSIVE, SNIPPET, MATH,
)  # fmt: skip
SIGNS = frozenset(["", *"<`~!?=/0123456789-+*_$;[{:\\#>"])  # a line that begins with another one is text
SIGNS_AT_STEP = frozenset("#!?=>")  # what they begin is indented as the block around it


class Line(NamedTuple):
    """A line of the source without its line end and without the marks of the quotes around it."""

    start: int
    number: int
    text: str
    quote: str = ""

    @property
    def blank(self) -> bool:
        return not self.text or (self.text.isspace() and not self.text.strip(" \t"))

    @property
    def level(self) -> int:
        """How many steps of four columns it is indented."""
        if self.text[:1] not in " \t":
            return 0
        expanded = self.text.expandtabs(4)
        return (len(expanded) - len(expanded.lstrip(" "))) // 4

    def cut(self, width: int, quote: str = "") -> "Line":
        return Line(self.start + width, self.number, self.text[width:], self.quote + quote)


def begins_block(text: str) -> bool:
    """Whether a line of a paragraph would begin something else."""
    return any(pattern.match(text) for pattern in INTERRUPTIONS)


def lines_of(source: str) -> list[Line]:
    lines, start = [], 0
    for number, text in enumerate(source.split("\n"), 1):
        lines.append(Line(start, number, text.removesuffix("\r")))
        start += len(text) + 1
    return lines
