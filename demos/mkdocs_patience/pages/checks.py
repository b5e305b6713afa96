"""What is checked in the sources of a site before it is built."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from gettext import NullTranslations

from mkdocs_gettext.faults import Fault
from mkdocs_patience.pages import claims, fences, frames, rule_anchors
from mkdocs_patience.pages.differences import Unsaid, differences
from patience.registry import Games
from patience.text.notation import NotationError
from patience.text.record import Example
from tabletop.words import Words


@dataclass(frozen=True)
class PageChecks:
    """Checks pages against the games of the site."""

    games: Games

    def faults(self, origin: str, source: str, meta: Mapping[str, object]) -> Iterator[Fault]:
        """Yields a fault for an unknown game, a rule that is missing, and a line that is not as it says."""
        if (name := meta.get("game")) is not None:
            if name in self.games:
                yield from rule_anchors.faults(origin, source, self.games[str(name)])
            else:
                yield Fault(origin, 1, self._unknown("game", name))
        for fence in fences.find(source):
            yield from self._of_fence(origin, source, fence)

    def missing(self, metas: Mapping[str, Mapping[str, object]]) -> Iterator[Fault]:
        """Yields a fault for each game that no page is about, and for each page too many."""
        pages: dict[object, str] = {}
        for origin, meta in metas.items():
            if (name := meta.get("game")) in self.games:
                if name in pages:
                    yield Fault(origin, 1, f"{pages[name]} is about {name} already; expected one page for a game")
                pages.setdefault(name, origin)
        about = ", ".join(map(str, pages)) or "no game"
        for name in self.games:
            if name not in pages:
                expected = f"expected one with 'game: {name}' (there are pages about: {about})"
                yield Fault("mkdocs.yml", 1, f"no page is about {name!r}, which is registered; {expected}")

    def _of_fence(self, origin: str, source: str, fence: fences.Fence) -> Iterator[Fault]:
        try:
            example = fences.read(fence, self.games)
            list(frames.play(example))
        except NotationError as fault:
            yield Fault(origin, fault.line if fault.line >= fence.line else fence.line + fault.line - 1, str(fault))
            return
        yield from claims.faults(origin, source, fence, example)
        yield from (Fault(origin, fence.line, text) for text in self._of_comparison(example))

    def _of_comparison(self, example: Example) -> Iterator[str]:
        if (base := example.options.get("compare")) is None:
            return
        if base not in self.games:
            yield self._unknown("game to compare with", base)
            return
        try:
            list(differences(self.games[base], example.game, Words(NullTranslations())))
        except Unsaid as fault:
            yield f"{fault}; expected games that differ in what can be said"

    def _unknown(self, what: str, name: object) -> str:
        return f"unknown {what} {name!r}; known: {', '.join(self.games) or 'none'}"
