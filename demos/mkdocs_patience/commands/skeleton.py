"""The skeleton of a game: a folder, a page with all its rules, translations and what its tests need."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import NamedTuple

from mkdocs_patience.commands.templates import NEW, filled

MODULES = ("__init__.py", "definition.py", "table.py")
SET_UPS = ("setups.txt", "won.txt")
DEAL = "26"  # one that can be won, as won.txt shows


class Skeleton(NamedTuple):
    """A game that is to be written: its id and its names by language; without one it has that of its id."""

    id: str
    names: Mapping[str, str] = {}

    @property
    def word(self) -> str:
        """The name of its folder, and of its numbers in texts."""
        return self.id.replace("-", "_")

    @property
    def page(self) -> str:
        """The path of its page."""
        return f"games/{self.id}.md"

    def values(self, language: str = "en") -> Mapping[str, str]:
        """What is filled into its files; `name` is the one in a language."""
        title = self.names.get("en", self.id.replace("-", " ").title())
        name = self.names.get(language, title)
        return {"id": self.id, "word": self.word, "page": self.page, "deal": DEAL, "title": title, "name": name}

    def package(self, folder: str) -> dict[str, str]:
        """Gives the files of its package by their places."""
        return {f"{folder}/{self.word}/{name}": filled(f"game/{name}", self.values()) for name in MODULES}

    def text(self) -> str:
        """Gives its page."""
        return filled("game/page.md", self.values())

    def card(self) -> str:
        """Gives what the start page says of it."""
        return filled("game/card.md", self.values())

    def catalogs(self, folder: str, languages: Collection[str]) -> dict[str, str]:
        """Gives the translations of its page, as far as we bring them."""
        known = [path.stem for path in sorted(Path(NEW, "game").glob("*.po")) if path.stem in languages]
        return {
            f"{folder}/{language}/LC_MESSAGES/games/{self.id}.po": filled(f"game/{language}.po", self.values(language))
            for language in known
        }

    def tested(self, folder: str) -> dict[str, str]:
        """Gives what the tests of this repository need to know of a game."""
        places = (f"setups/{self.id}.txt", "won.txt")
        return {
            f"{folder}/{self.word}/{place}": filled(f"game/{name}", self.values())
            for place, name in zip(places, SET_UPS, strict=True)
        }
