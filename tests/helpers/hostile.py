"""Translations that want to bring something into a page, and what a browser finds there."""

import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

import markdown
from playwright.sync_api import Page

from markdown_html import CONFIGS, EXTENSIONS

# All that Material recommends and more: a mark that does nothing here may do something on another site.
EVERY_EXTENSION = [
    *EXTENSIONS, "sane_lists", "wikilinks", "pymdownx.blocks.html", "pymdownx.emoji", "pymdownx.magiclink",
    "pymdownx.smartsymbols", "pymdownx.snippets", "pymdownx.saneheaders", "pymdownx.fancylists",
]  # fmt: skip

SOURCE = """\
---
title: The rules
description: Rules of 1 game
---

# A windmill of *cards*

See the [long list] of it, a **card**, `code`, <kbd>A</kbd> and the [rules](rules.md "All rules"){ .button title="Here" }.
One more ~~line~~ with ==marks==, ^^more^^, H~2~O, x^2^ and {--gone--}{++new++}.

## Play[^1] {#play}

- Turn a card, {n} of them. ![A card](card.png){ width="20" }
- Put it on :material-cards-playing: and press ++ctrl+x++.

| Pile | Cards |
| ---- | ----: |
| The stock | $a+b$ of {{ all }} |

!!! note "A word"
    Set this.

=== "First tab"
    Text in it.

Term
:   What it is.

<div title="A box" class="box">Text in a box, <b>bold</b>.</div>

<details><summary>More</summary>

Read [this](https://example.org/a?b=c&d=e) <https://example.org/auto> or write to info@example.org.

</details>

> A quote, said by <span lang="fr">Anne</span> <!-- a note -->

First line\x20\x20
second line

[long list]: list.md "All of it"
[^1]: A note below.
*[HTML]: A language of marks
"""

CODE = (
    "onerror=x()",
    'onmouseover="x()"',
    "onclick='x()'",
    "style=color:red",
    "hidden",
    "id=stolen",
    "href=//evil.invalid",
)
PIECES = (
    *("<img src=x {}>", "<script>x()</script>", "<script src=//evil.invalid>", "</title><script>", "<svg {}>", "<a {}>x</a>"),
    *("<b {}>", "</b>", "</div>", "<div {}>", "<iframe srcdoc=x>", "<meta http-equiv=refresh content=0>", "<base href=//e>"),
    *('<meta x="<" {}>', '<img title="‹" {}', "<img {}", "<!-- ", " -->", "<?php ", "<![CDATA[", "]]>", "<style>", "<math {}>"),
    *("{{ {} }}", "{{: {} }}", "{{-x {}}}", "{{| {}}}", "{{@ {}}}", "{{' {}}}", '{{"x" {}}}', "{{a{{b {}}}", "{{.button {}}}", "{{#x {}}}"),
    *("[x](javascript:x)", "[x](java&Tab;script:x)", "[x](//evil.invalid)", "[x](https://evil.invalid 'x')", "![x](//evil.invalid)"),
    *('[x](rules.md "a" {})', "[x](<javascript:x>)", "[x]( javascript:x )", "[x](rules.md javascript:x)", "[x][long list]{{ {} }}"),
    *("<https://evil.invalid>", "<javascript:x>", "<x@evil.invalid>", "https://evil.invalid/", "www.evil.invalid", "x@evil.invalid"),
    *("\n[long list]: javascript:x\n", "[long list]: //evil.invalid", "\n [x]: javascript:x", "[^1]: x", "*[x]: y", "[[evil]]", "[TOC]"),
    *("\n# x\n", "\n- x", "\n1. x", "\n1) x", "\n> x", "\n---\n", "\n===\n", "\n~~~\n", "\n```\n", "\n!!! x\n    ", "\n=== \"x\"\n    "),
    *("\n/// html | div[{}]\nx\n///", "\n::: x", "\n--8<-- \"x\"", "--8<-- 'x'", "\n| a | b |\n|---|---|\n", "\n: x", "\n[ ] x", "[x] x"),
    *("`", "``", "\\`", "\\", "*", "**", "_", "~~", "==", "^^", "++", "++alt+y++", ":smile:", "$x$", "\\(x\\)", "$$", "[^1]", "&lt;", "&#60;"),
    *('"', "'", "|", "(", ")", "[", "]", "{{", "}}", "<", ">", "=", "\t", "\r", "\x0b", "\x85", "\u2028", "\n", "\n\n", " ", "  \n", "&quot;"),
    *("{{n}}", "{{hidden}}", "{{% x %}}", "{{#  x #}}", "{{++a {}++}}", "{{==a {}==}}", "{{~~a~>b~~}}", "{{>>x<<}}", "{{--", "--}}"),
    *("<b>x</b>", "<span dir=rtl>", "</span>", "<bdi>", "</bdi>", "<kbd>", "</kbd>", "<details {}>", "<summary>", "A", "Karte", " - "),
)  # fmt: skip


def translation(msgid: str, random: Random) -> str:
    """The source with pieces in it, or pieces alone, or pieces of the source in another order."""
    pieces = [random.choice(PIECES) for _ in range(random.randint(1, 5))]
    filled = [piece.format(random.choice(CODE)) if "{" in piece else piece for piece in pieces]
    words = [msgid] if random.random() < 0.5 else re.split(r"(\W)", msgid)
    for piece in filled:
        words.insert(random.randint(0, len(words)), piece)
    if random.random() < 0.2:
        random.shuffle(words)
    return "".join(words)


def html_of(page: str) -> str:
    """A page as a site with every extension shows it; nothing where an extension fails on it."""
    body = re.sub(r"\A---\n.*?^---\n", "", page, flags=re.S | re.M)
    try:
        return markdown.markdown(body, extensions=EVERY_EXTENSION, extension_configs=CONFIGS)
    except IndexError:  # pymdownx.delimiterprocessor of 12.3, on marks that no source has in this order
        return ""


class Seen(NamedTuple):
    """What a browser finds in a page."""

    elements: frozenset[str]
    attributes: frozenset[tuple[str, str]]
    addresses: frozenset[str]

    def added(self, source: "Seen") -> list[object]:
        """What the source has not, and the manual does not allow."""
        attributes = self.attributes - source.attributes - ALLOWED
        addresses = {one for one in self.addresses - source.addresses if not one.startswith(INSIDE)}
        return [*sorted(self.elements - source.elements - {"span", "bdi"}), *sorted(attributes), *sorted(addresses)]


ALLOWED = {  # for the direction of text; and the marks of what is not translated
    *(("span", name) for name in ("dir", "lang", "class")),
    *(("bdi", name) for name in ("dir", "lang")),
    *(("p", name) for name in ("class", "lang", "data-search-exclude")),
}
INSIDE = "https://site.invalid/"
READ = """(pages) => pages.map((html) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    const base = page.createElement("base");
    base.href = "https://site.invalid/page/";
    page.head.prepend(base);
    const elements = new Set(), attributes = new Set(), addresses = new Set();
    for (const element of page.querySelectorAll("*")) {
        if (element === base) continue;
        elements.add(element.localName);
        for (const { name, value } of element.attributes) {
            attributes.add(`${element.localName} ${name}`);
            if (/^(href|src|srcset|action|formaction|poster|data|cite|ping|background|xlink:href)$/.test(name)) {
                let address = value;
                try { address = new URL(value, base.href).href; } catch { /* no address */ }
                addresses.add(address);
            }
        }
    }
    return [[...elements], [...attributes], [...addresses]];
})"""


def seen(page: Page, pages: Sequence[str]) -> Iterable[Seen]:
    """What Chromium's own parser finds in each of these pages."""
    for elements, attributes, addresses in page.evaluate(READ, list(pages)):
        pairs = frozenset((element, name) for element, _, name in (one.partition(" ") for one in attributes))
        yield Seen(frozenset(elements), pairs, frozenset(addresses))
