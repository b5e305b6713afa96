"""What all games share names none of them, and no pile that only one of them has."""

import re

import pytest

from elsewhere import ROOT
from patience import GAMES
from patience.registry import table_of
from patience.table import COMMON_PILES

SHARED = ("engine/patience", "demos/tabletop", "demos/mkdocs_patience/static", "demos/mkdocs_patience/publishing")
KINDS = {".py", ".js", ".css", ".mjs"}
FILES = sorted(
    path
    for room in SHARED
    for path in (ROOT / room).rglob("*")
    if path.suffix in KINDS and (ROOT / "engine/patience/games") not in path.parents
)


OF_THE_TRADE = {"cell"}  # drawings have cells too, and cells are what limits are counted by


def own_words() -> set[str]:
    """The ids and names of all games, and the groups of piles that have no common name."""
    names = {word for name, game in GAMES.items() for word in (name, table_of(game).name.text)}
    groups = {group.name for game in GAMES.values() for group in game.groups} - set(COMMON_PILES) - OF_THE_TRADE
    return names | {form for group in groups for form in (group, f"{group}s")}


def named(text: str, words: set[str]) -> list[str]:
    found = re.findall(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(words)))})(?![\w-])", text, re.IGNORECASE)
    return sorted({word.lower() for word in found})


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_shared_file_names_no_game_and_no_pile_of_one_game(path):
    assert named(path.read_text("utf-8"), own_words()) == []


def test_a_name_is_noticed_wherever_it_stands():
    assert named('pile.group == "corner" // Windmill', {"corner", "windmill"}) == ["corner", "windmill"]
    assert named("cornered, windmills, no-corner", {"corner", "windmill"}) == []
