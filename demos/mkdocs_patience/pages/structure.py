"""The page of a game in its three parts: the first words, the table to play at, and the rules beside it."""

import re
from collections.abc import Callable
from html import escape

from patience.said import N_

_CHAPTER = re.compile(r'<h2 id="([^"]+)"[^>]*>(.*?)</h2>', re.DOTALL)
_TAG = re.compile(r"<[^>]*>")


def in_parts(html: str, table: str, say: Callable[[str], str]) -> str:
    """Puts the table between the first words, up to the first chapter, and the rules, which begin with the chapters.

    `say` gives a word of the page in its language.
    """
    chapters = list(_CHAPTER.finditer(html))
    if not chapters:
        return html + table
    first, rules = html[: chapters[0].start()], html[chapters[0].start() :]
    start = chapters[0][1]
    past, here = say(N_("To the rules")), say(N_("On this page"))
    skip = f'<a class="patience-skip" href="#{start}">{escape(past)}</a>'
    return (
        f'<div class="first">{first}</div>{_with(table, skip)}'
        f'<div class="rules">{_contents(chapters, here)}{rules}</div>'
    )


def _with(table: str, skip: str) -> str:
    """A table beside the text has its seat there, and a way past it."""
    table = table.replace('class="patience"', 'class="patience patience-seat"', 1)
    opening, _, rest = table.partition("<patience-demo")
    tag, _, inside = rest.partition(">")
    return f"{opening}<patience-demo{tag}>{skip}{inside}"


def _contents(chapters: list[re.Match[str]], name: str) -> str:
    """The chapters as a strip of links, of which the theme marks the one that is read."""
    links = "".join(
        f'<a class="md-nav__link" href="#{chapter[1]}">{_TAG.sub("", chapter[2])}</a>' for chapter in chapters
    )
    return (
        f'<nav class="chapters" data-md-component="toc" data-search-exclude aria-label="{escape(name)}">{links}</nav>'
    )
