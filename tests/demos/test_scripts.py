"""How the page's scripts lie in their folders, and that they speak of no game."""

import re
from collections import Counter
from pathlib import Path

import pytest

from patience import GAMES

STATIC = Path(__file__).parents[2] / "demos" / "mkdocs_patience" / "static"
SCRIPTS = sorted(STATIC.rglob("*.js"))
IMPORTED = re.compile(r'^(?:import|\}) (?:.* from )?"(\.[^"]+)";|^\} from "(\.[^"]+)";', re.MULTILINE)
LONGEST = 150  # lines
MOST = 15  # files in a folder


def imports(script: Path) -> set[Path]:
    """The scripts that one loads before it runs."""
    return {(script.parent / "".join(found)).resolve() for found in IMPORTED.findall(script.read_text("utf-8"))}


def test_what_a_script_imports_is_there():
    found = {other for script in SCRIPTS for other in imports(script)}
    assert len(found) > len(SCRIPTS) / 2
    assert found <= set(SCRIPTS)


def test_no_script_imports_itself_by_way_of_others():
    left = {script: imports(script) for script in SCRIPTS}
    while free := [script for script, others in left.items() if not others & left.keys()]:
        for script in free:
            del left[script]
    assert sorted(path.name for path in left) == []


def test_scripts_are_short_and_folders_small():
    assert {path.name: n for path in SCRIPTS if (n := len(path.read_text("utf-8").splitlines())) >= LONGEST} == {}
    folders = Counter(path.parent.name for path in STATIC.rglob("*") if path.is_file())
    assert {name: count for name, count in folders.items() if count > MOST} == {}


def words_of_one_game() -> set[str]:
    """The games' ids, and the names of piles that only one game has."""
    groups = Counter(group.name for game in GAMES.values() for group in game.groups)
    return {*GAMES, *(name for name, games in groups.items() if games == 1)}


@pytest.mark.parametrize(
    "path", sorted(path for path in STATIC.rglob("*") if path.is_file()), ids=lambda path: path.name
)
def test_scripts_and_styles_speak_of_no_game(path):
    text = path.read_text("utf-8").lower()
    assert [word for word in words_of_one_game() if re.search(rf"(?<![a-z]){word}s?(?![a-z])", text)] == []
