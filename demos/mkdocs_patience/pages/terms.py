"""Terms on rule pages: the first mention in each chapter leads to its explanation, and shows it; print has them all."""

import re
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from mkdocs_gettext.markdown.inline import tags
from patience.said import N_

_DEFINITION = re.compile(r"^(?P<name>\S[^\n{]*?) \{: #(?P<anchor>term-[a-z-]+) \}\n: +(?P<text>.+)$", re.MULTILINE)
_EXPLAINED = re.compile(r"<li[^>]*><strong>(.*?):?</strong>")  # as the parts of the layout
_CLOSED = frozenset({"a", "button", "code", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "strong"})
ENDINGS = {"en": r"(?:e?s)?", "de": r"(?:e?[ns]?)"}


class Term(NamedTuple):
    """A term in one language, with the sentence that explains it."""

    anchor: str
    name: str
    gloss: str


def read(markdown: str) -> tuple[Term, ...]:
    """Reads the terms of the terms page; a gloss is the first sentence of a definition."""
    return tuple(
        Term(found["anchor"], found["name"], re.split(r"(?<=[.!?]) ", found["text"])[0])
        for found in _DEFINITION.finditer(markdown)
    )


def for_game(terms: Sequence[Term], name: str, others: Sequence[str]) -> tuple[Term, ...]:
    """Leaves out the terms that belong to other games: their names or glosses say so."""
    said = ((term, f"{term.name} {term.gloss}") for term in terms)
    own = (term for term, text in said if name in text or not any(other in text for other in others))
    return tuple(term._replace(name=re.sub(rf" \S+ {re.escape(name)}$", "", term.name)) for term in own)


def link(html: str, terms: Sequence[Term], page: str, language: str) -> str:
    """Links the first mention of each term in each chapter with its explanation; the first words stay as they are."""
    if not terms:
        return html
    start = max(html.find("<h2"), 0)
    return html[:start] + "".join(_Linker(terms, page, language).parts(html[start:]))


def printed(html: str, terms: Sequence[Term], say: Callable[[str], str]) -> str:
    """Lists the terms that a page links and does not explain itself, as paper has no links.

    `say` gives a word in the language of the page.
    """
    explained = "|".join(_EXPLAINED.findall(html)).lower()
    linked = (term for term in terms if f'#{term.anchor}" data-gloss=' in html)
    used = [term for term in linked if term.name.lower() not in explained]
    if not used:
        return ""
    title = escape(say(N_("Words on this page")))
    words = "".join(f"<dt>{escape(term.name)}</dt><dd>{escape(term.gloss)}</dd>" for term in used)
    return f'<aside class="patience-words" data-search-exclude><h2>{title}</h2><dl>{words}</dl></aside>'


class _Linker:
    """Goes through a page; headings begin sections, and links, headings and code are left alone."""

    def __init__(self, terms: Sequence[Term], page: str, language: str) -> None:
        self.page = page
        self.terms = {term.name.lower(): term for term in terms}
        names = "|".join(re.escape(term.name) for term in sorted(terms, key=lambda term: -len(term.name)))
        self.pattern = re.compile(rf"\b({names}){ENDINGS.get(language, '')}\b", re.IGNORECASE)
        self.capitals = language == "de"
        self.seen: set[str] = set()
        self.inside: list[str] = []

    def parts(self, html: str) -> Iterator[str]:
        for n, part in enumerate(tags.split(html)):
            if n % 2:
                self._tag(tags.markup().match(part))
                yield part
            else:
                yield part if self.inside else self.pattern.sub(self._linked, part)

    def _tag(self, tag: re.Match[str] | None) -> None:
        name = (tag["name"] or "").lower() if tag else ""
        closes = bool(tag and tag["close"])
        if name == "h2" and not closes:
            self.seen.clear()
        if name in _CLOSED and not closes:
            self.inside.append(name)
        elif self.inside and closes and name == self.inside[-1]:
            self.inside.pop()

    def _linked(self, found: re.Match[str]) -> str:
        term = self.terms[found[1].lower()]
        is_other_word = self.capitals and term.name[0].isupper() != found[0][0].isupper()
        if term.anchor in self.seen or is_other_word:
            return found[0]
        self.seen.add(term.anchor)
        gloss = escape(term.gloss)
        return f'<a class="patience-term" href="{self.page}#{term.anchor}" data-gloss="{gloss}">{found[0]}</a>'
