"""Compares a translation with its source; each check is a function, each finding has a code.

Docstrings explain the code and give an example; the list of all codes is in i18n/README.md.
"""

import html
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

from mkdocs_gettext.faults import Finding
from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.inline import placeholders
from mkdocs_gettext.markdown.inline.parts import SPECIAL, parts

DIRECTION = re.compile(r"<span(?: (?:dir=\"(?:ltr|rtl|auto)\"|lang=\"[A-Za-z-]+\"))+>|</span>")
SCHEME = re.compile(r"(?P<name>[a-z][a-z0-9+.-]*):", re.I)
SAFE_SCHEMES = {"http", "https", "mailto"}
SIGNS = re.compile(r"[\d*\]=~←-⯿\n]+")
NUMBER = re.compile(r"\d+")
EMPHASIS = re.compile(r"(?<!\\)(?:\*\*|[*`\[\]]|==|~~)")
UNDERSCORES = re.compile(r"(?<!\w)(_{1,2})(?=[^\s_]).+?(?<=[^\s_])\1(?!\w)")
BEYOND_LETTERS = re.compile("[←-⯿]")
SENTENCE_END = re.compile(r"[.!?…:;。！？؟।۔][\"'”“’»«⟧)\]*_`]*$")
BLOCK_START = re.compile(r"(?:\d+\.|[-+*>#:]|!!!|\?\?\?|===|```|~~~)[ \t]|#{1,6}")


def empty(_: str, msgstr: str) -> Iterator[Finding]:
    """E-EMPTY: nothing but blanks. `msgstr "   "`"""
    if not msgstr.strip():
        yield Finding("E-EMPTY", "nothing but blanks; expected a translation or an empty string")


def markup_in_html(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-HTML: a tag that the source does not have. Only `<span dir="ltr">` and `<span lang="en">` may be added."""
    ours, theirs = parts(msgid).tags, parts(msgstr).tags
    if not ours and not theirs:
        return
    added, lost = theirs - ours, ours - theirs
    for tag in added:
        if not DIRECTION.fullmatch(tag):
            yield Finding("E-HTML", f"{tag[:60]} is not in the source; expected no HTML but <span dir> and <span lang>")
    if lost:
        yield Finding("E-HTML", f"{_list(lost)} is missing; expected the tags of the source")
    if theirs["</span>"] != sum(count for tag, count in theirs.items() if tag.startswith("<span")):
        yield Finding("E-HTML", "not every <span> is closed; expected as many </span>")


def link_targets(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-LINK: targets of links differ. `[rules](../rules.md)` translated as `[Regeln](../regeln.md)`"""
    yield from _differ("E-LINK", "links lead to", parts(msgid).links, parts(msgstr).links)


def link_schemes(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-SCHEME: a link that may run code. `[Regeln](javascript:alert(1))`"""
    for target in parts(msgstr).links - parts(msgid).links:
        if not is_safe(target):
            yield Finding("E-SCHEME", f"link to {target[:40]}; expected a page, #anchor, https: or mailto:")


def is_safe(target: str) -> bool:
    match = SCHEME.match(re.sub(r"[\0-\x20\u00a0\u200b]", "", html.unescape(target)))
    return not match or match["name"].casefold() in SAFE_SCHEMES


def references(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-REF: ids of footnotes and link references differ. `[Klondike][k]` translated as `[Klondike][kl]`"""
    yield from _differ("E-REF", "footnotes and names of links are", parts(msgid).references, parts(msgstr).references)


def code(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-CODE: code in backticks and icons differ. `` `deal 5` `` translated as `` `gib 5` ``"""
    ours, theirs = parts(msgid).code, parts(msgstr).code
    if ours != theirs:
        added, lost = (Counter(f"`{text}`" for text in found) for found in (theirs - ours, ours - theirs))
        yield from _differ("E-CODE", "code is", lost, added)


def attributes(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-ATTRIBUTE: attribute lists differ. `{ .button }` translated as `{ .knopf }`"""
    yield from _differ("E-ATTRIBUTE", "attribute lists are", parts(msgid).attributes, parts(msgstr).attributes)


def emphasis(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-MARKUP: emphasis and brackets differ in number. `**stock**` translated as `**Vorrat*`"""
    ours, theirs = parts(msgid).words, parts(msgstr).words
    expected, found = (Counter(EMPHASIS.findall(text)) for text in (ours, theirs))
    for counter, text in ((expected, ours), (found, theirs)):
        counter["_"] = len(UNDERSCORES.findall(text))  # inside a word they are no emphasis
    for mark in sorted(expected.keys() | found.keys()):
        if expected[mark] != found[mark]:
            yield Finding("E-MARKUP", f"{mark} is there {found[mark]} ×; expected {expected[mark]} ×, as in the source")


def numbers(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-NUMBER: digits differ. `Deal 31 cards.` translated as `Gib 13 Karten.`"""
    ours, theirs = (sorted(NUMBER.findall(_without_names(parts(text).words))) for text in (msgid, msgstr))
    if ours != theirs:
        yield from _differ("E-NUMBER", "numbers are", Counter(ours), Counter(theirs))


def symbols(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-SYMBOL: symbols such as ♠, ★ or → differ. `Put 2♣ on A♦.` translated as `Leg die 2 auf das Ass.`"""
    ours, theirs = (sorted(filter(_is_symbol, BEYOND_LETTERS.findall(parts(text).words))) for text in (msgid, msgstr))
    if ours != theirs:
        yield from _differ("E-SYMBOL", "symbols are", Counter(ours), Counter(theirs))


def line_breaks(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-BREAK: hard line breaks differ, or blanks at the ends. `msgid "\\nA\\n"` translated as `msgstr "A"`"""
    found, expected = msgstr.count("\n"), msgid.count("\n")
    if found != expected:
        yield Finding("E-BREAK", f"line breaks (\\n): {found}; expected {expected}, as in the source")
    elif (msgid[:1].isspace(), msgid[-1:].isspace()) != (msgstr[:1].isspace(), msgstr[-1:].isspace()):
        yield Finding("E-BREAK", "blanks at the beginning or the end differ; expected those of the source")


def list_like(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-LIST: begins like a list, a heading or another block. `1. Zug` for `First move`"""
    for line in msgstr.split("\n"):
        if BLOCK_START.match(line) and not BLOCK_START.match(msgid):
            yield Finding(
                "E-LIST",
                f"begins with {line.split()[0]}, which Markdown takes for a list or another block; "
                "expected a word first, or a backslash as in 1\\. or \\-",
            )


def sentence_end(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-END: the end of the last sentence is missing, as in a text that was cut off. `Turn a card.` as `Deck eine`"""
    if re.search(r"[.!?][\"'”)*_]*$", msgid) and not SENTENCE_END.search(parts(msgstr).words.rstrip()):
        yield Finding("E-END", f"ends in “{msgstr[-20:]}”; expected . ! or ? at the end, as in the source")


def names(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-PLACEHOLDER: names in braces differ. `Move the {n} of ♠.` translated as `Verschiebe die {m} von ♠.`"""
    yield from placeholders.findings(msgid, msgstr)


ALL = (
    empty, names, markup_in_html, link_targets, link_schemes, references, code, attributes, emphasis, numbers,
    symbols, line_breaks, list_like, sentence_end,
)  # fmt: skip


def findings(msgid: str, msgstr: str) -> Iterator[Finding]:
    if not msgstr.strip():
        yield from empty(msgid, msgstr)
        return
    if (signature := _signature(msgid)) is not None and signature == _signature(msgstr):
        return
    for check in ALL[1:]:
        yield from check(msgid, msgstr)


def _is_symbol(char: str) -> bool:
    return unicodedata.category(char) in {"So", "Sm"}


def _signature(text: str) -> list[str] | None:
    """All that the checks compare in a text of words, marks and numbers; None for one that needs a closer look."""
    if SPECIAL.search(text) or BLOCK_START.match(text) or text[-1:].isspace() or text[:1].isspace():
        return None
    end = text.rstrip("\"'”“’»«)*_")[-1:]
    return [*sorted(SIGNS.findall(text)), end if end in ".!?…" else ""]


def _differ(code: str, what: str, ours: Counter[str], theirs: Counter[str]) -> Iterator[Finding]:
    if ours != theirs:
        added, lost = theirs - ours, ours - theirs
        yield Finding(code, f"{what} {_list(added or theirs)}; expected {_list(lost or ours)}")


def _list(found: Iterable[str]) -> str:
    return ", ".join(sorted(found)) or "none"


def _without_names(text: str) -> str:
    return syntax.PLACEHOLDER.sub(" ", text) if "{" in text else text
