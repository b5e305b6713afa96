"""The rules that a game's page states: each that follows from the definition, once, in every language."""

import re
from collections import Counter
from collections.abc import Iterator

from mkdocs_gettext.faults import Fault
from mkdocs_gettext.markdown import fences
from patience import Game
from patience.derived.rule_ids import anchors

_MARKED = re.compile(r"\{:?[^{}\n]*?#(?P<anchor>(?:rule|variant)-[\w-]+)[^{}\n]*\}")
_IN_HTML = re.compile(r"<[a-zA-Z][^<>]*?\sid=\"(?P<anchor>(?:rule|variant)-[^\"]+)\"")


def faults(origin: str, markdown: str, game: Game) -> Iterator[Fault]:
    """Yields what is wrong with the anchors of a game's page, with the line of each."""
    known = anchors(game)
    stated: dict[str, int] = {}
    for line, anchor in _stated(markdown):
        if anchor not in known:
            yield Fault(origin, line, f"{game.id} has no rule for #{anchor}; expected one of: {_listed(known)}")
        elif anchor in stated:
            yield Fault(origin, line, f"#{anchor} stands on line {stated[anchor]} already; expected it once")
        stated.setdefault(anchor, line)
    for anchor in sorted(known - set(stated)):
        yield Fault(origin, 1, f"no rule of the page is marked {{: #{anchor} }}; expected one, as {game.id} has it")


def html_faults(origin: str, html: str, game: Game) -> Iterator[Fault]:
    """Yields what is wrong with the anchors of a finished page; `origin` names its source and language."""
    found = Counter(match["anchor"] for match in _IN_HTML.finditer(html))
    for anchor in sorted(anchors(game) | set(found)):
        if found[anchor] != (expected := int(anchor in anchors(game))):
            yield Fault(origin, 1, f"#{anchor} stands there {found[anchor]} times; expected {expected}")


def _stated(markdown: str) -> Iterator[tuple[int, str]]:
    """Yields the anchors that a page marks, with their lines; those shown in code are none."""
    lines = markdown.split("\n")
    shown = {number for fence in fences.find(lines) for number in range(fence.first, fence.last + 1)}
    for number, line in enumerate(lines):
        if number not in shown:
            yield from ((number + 1, found["anchor"]) for found in _MARKED.finditer(line))


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"#{name}" for name in sorted(names))
