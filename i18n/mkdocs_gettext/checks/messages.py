"""Compares a translation with its source; each check is a function, each finding has a code.

Docstrings explain the code and give an example; the list of all codes is in i18n/README.md.
"""

import html
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

from mkdocs_gettext.checks.allowed import DIRECTION, is_inside, is_safe
from mkdocs_gettext.checks.endings import sentence_end
from mkdocs_gettext.checks.numbers import numbers
from mkdocs_gettext.faults import Finding
from mkdocs_gettext.markdown.inline import placeholders, tokens
from mkdocs_gettext.markdown.inline.parts import SPECIAL, parts

SIGNS = re.compile(r"[\d*\]=~^&←-⯿\n]+")
EMPHASIS = re.compile(r"(?<!\\)(?:\*\*|[*`\[\]]|==|~~|\^\^)")
PAIRS = {  # marks that are marks only in pairs around something: how they open and close
    "_": (re.compile(r"(?<!\w)_{1,2}(?=[^\s_])"), re.compile(r"(?<=[^\s_])_{1,2}(?!\w)")),
    "~": (re.compile(r"(?<![~\\])~(?=[^\s~][^\s~]*~(?!~))"), re.compile(r"(?<=[^\s~])~(?!~)")),
    "^": (re.compile(r"(?<![\^\\])\^(?=[^\s^][^\s^]*\^(?!\^))"), re.compile(r"(?<=[^\s^])\^(?!\^)")),
}
ENTITY = re.compile(r"&(?:[a-zA-Z][a-zA-Z0-9]*|#\d+|#x[0-9a-fA-F]+);")
BEYOND_LETTERS = re.compile("[←-⯿]")
TITLE_END = re.compile(r"</\s*title", re.I)


def empty(_: str, msgstr: str) -> Iterator[Finding]:
    """E-EMPTY: nothing but blanks. `msgstr "   "`"""
    if not msgstr.strip():
        yield Finding("E-EMPTY", "nothing but blanks; expected a translation or an empty string")


def markup_in_html(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-HTML: a tag that the source does not have. Only `<span>` and `<bdi>` with `dir` or `lang` may be added."""
    ours, theirs = parts(msgid).tags, parts(msgstr).tags
    if "&lt;/" in msgstr and TITLE_END.search(html.unescape(msgstr)) and not TITLE_END.search(html.unescape(msgid)):
        yield Finding("E-HTML", "</title> would end the title of a page; expected a text without it")
    if not ours and not theirs:
        return
    added, lost = theirs - ours, ours - theirs
    for tag in added:
        if not DIRECTION.fullmatch(tag):
            yield Finding(
                "E-HTML", f"{tag[:60]} is not in the source; expected no HTML but <span dir>, <span lang>, <bdi>"
            )
    if lost:
        yield Finding("E-HTML", f"{_list(lost)} is missing; expected the tags of the source")
    for name in ("span", "bdi"):
        opened = sum(count for tag, count in theirs.items() if re.match(rf"<{name}\b", tag))
        if theirs[f"</{name}>"] != opened:
            yield Finding("E-HTML", f"not every <{name}> is closed; expected as many </{name}>")


def link_targets(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-LINK: targets of links differ. `[rules](../rules.md)` translated as `[Regeln](../regeln.md)`"""
    yield from _differ("E-LINK", "links lead to", parts(msgid).links, parts(msgstr).links)


def link_schemes(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-SCHEME: a link that may run code or leaves the site. `[Regeln](javascript:alert(1))`"""
    ours, theirs = ({target.removesuffix(tokens.TITLED) for target in parts(text).links} for text in (msgid, msgstr))
    for target in sorted(theirs - ours):
        if not is_safe(target):
            yield Finding("E-SCHEME", f"link to {target[:40]}; expected a page, #anchor, https: or mailto:")
        elif not is_inside(target):
            yield Finding(
                "E-SCHEME", f"link to {target[:40]}; expected an address of the source or a page of this site"
            )


def references(msgid: str, msgstr: str, names: frozenset[str] = tokens.NO_NAMES) -> Iterator[Finding]:
    """E-REF: ids of footnotes and link references differ. `[Klondike][k]` translated as `[Klondike][kl]`

    `names` are the definitions of links in the page: there `[the list]` is a link too, in
    German `[die Liste][the list]`.
    """
    ours, theirs = parts(msgid, names).references, parts(msgstr, names).references
    yield from _differ("E-REF", "footnotes and names of links are", ours, theirs)


def code(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-CODE: code in backticks and icons differ. `` `deal 5` `` translated as `` `gib 5` ``"""
    ours, theirs = parts(msgid).code, parts(msgstr).code
    if ours != theirs:
        added, lost = (Counter(f"`{text}`" for text in found) for found in (theirs - ours, ours - theirs))
        yield from _differ("E-CODE", "code is", lost, added)


def templates(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-TEMPLATE: what another plugin runs differs. `{{ version }}` translated as `{{ fassung }}`"""
    yield from _differ("E-TEMPLATE", "templates are", parts(msgid).templates, parts(msgstr).templates)


def attributes(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-ATTRIBUTE: attribute lists differ. `{ .button }` translated as `{ .knopf }`"""
    ours, theirs = parts(msgid).attributes, parts(msgstr).attributes
    if ours != theirs:
        plain = (Counter(map(_list_of, found.elements())) for found in (ours, theirs))
        yield from _differ("E-ATTRIBUTE", "attribute lists are", *plain)
        if Counter(map(_list_of, ours.elements())) == Counter(map(_list_of, theirs.elements())):
            yield Finding(
                "E-ATTRIBUTE", "an attribute list stands behind something else; expected its place in the source"
            )


def emphasis(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-MARKUP: emphasis and brackets differ in number. `**stock**` translated as `**Vorrat*`"""
    ours, theirs = parts(msgid).words, parts(msgstr).words
    expected, found = (Counter(EMPHASIS.findall(text)) for text in (ours, theirs))
    for counter, text in ((expected, ours), (found, theirs)):
        counter.update({mark: min(len(end.findall(text)) for end in PAIRS[mark]) for mark in PAIRS if mark in text})
    for mark in sorted(expected | found):
        if expected[mark] != found[mark]:
            yield Finding("E-MARKUP", f"{mark} is there {found[mark]} ×; expected {expected[mark]} ×, as in the source")


def symbols(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-SYMBOL: symbols such as ♠, ★ or → differ. `Put 2♣ on A♦.` translated as `Leg die 2 auf das Ass.`"""
    ours, theirs = (Counter(filter(_is_symbol, html.unescape(parts(text).words))) for text in (msgid, msgstr))
    yield from _differ("E-SYMBOL", "symbols are", ours, theirs)


def line_breaks(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-BREAK: hard line breaks differ, or blanks at the ends. `msgid "\\nA\\n"` translated as `msgstr "A"`"""
    found, expected = msgstr.count("\n"), msgid.count("\n")
    if found != expected:
        yield Finding("E-BREAK", f"line breaks (\\n): {found}; expected {expected}, as in the source")
    elif (msgid[:1].isspace(), msgid[-1:].isspace()) != (msgstr[:1].isspace(), msgstr[-1:].isspace()):
        yield Finding("E-BREAK", "blanks at the beginning or the end differ; expected those of the source")


def entities(msgid: str, msgstr: str) -> Iterator[Finding]:
    """W-ENTITY: an entity of the source is gone, and so is its character. `A&rarr;B` translated as `A B`"""
    for entity in ENTITY.findall(parts(msgid).words):
        char = html.unescape(entity)
        if char.isprintable() and not char.isspace() and char not in html.unescape(msgstr):
            yield Finding("W-ENTITY", f"{entity} is missing; expected it, or {char}")


def names(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-PLACEHOLDER: names in braces differ. `Move the {n} of ♠.` translated as `Verschiebe die {m} von ♠.`"""
    yield from placeholders.findings(msgid, msgstr)


ALL = (
    names, markup_in_html, link_targets, link_schemes, code, templates, attributes, emphasis, numbers, symbols,
    line_breaks, entities, sentence_end,
)  # fmt: skip


def findings(msgid: str, msgstr: str, names: frozenset[str] = tokens.NO_NAMES) -> Iterator[Finding]:
    """What is wrong with a translation; `names` are the definitions of links in its page."""
    if not msgstr.strip():
        yield from empty(msgid, msgstr)
    elif (signature := _signature(msgid)) is None or signature != _signature(msgstr):
        yield from references(msgid, msgstr, names)
        for check in ALL:
            yield from check(msgid, msgstr)


def _list_of(value: str) -> str:
    """A list of attributes without the sign of what it belongs to."""
    return value[value.index("{") :]


def _is_symbol(char: str) -> bool:
    return bool(BEYOND_LETTERS.match(char)) and unicodedata.category(char) in {"So", "Sm"}


def _signature(text: str) -> list[str] | None:
    """All that the checks compare in a text of words, marks and numbers; None for one that needs a closer look."""
    if SPECIAL.search(text) or text[-1:].isspace() or text[:1].isspace():
        return None
    end = text.rstrip("\"'”“’»«)*_")[-1:]
    return [*sorted(SIGNS.findall(text)), end if end in ".!?…" else ""]


def _differ(code: str, what: str, ours: Counter[str], theirs: Counter[str]) -> Iterator[Finding]:
    if ours != theirs:
        added, lost = theirs - ours, ours - theirs
        yield Finding(code, f"{what} {_list(added or theirs)}; expected {_list(lost or ours)}")


def _list(found: Iterable[str]) -> str:
    return ", ".join(sorted(found)) or "none"
