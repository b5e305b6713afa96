"""Games are found by registration; what is wrong with one is told with its file and line."""

import sys
from textwrap import dedent

import pytest

from patience import GAMES, deal
from patience.flaws import FaultyGames
from patience.registry import registered
from patience.table import Table
from patience.table_checks import check, faults
from playing import WAYS

DEFINITION = '''
    """A small game for tests."""
    from dataclasses import replace
    from patience.games.klondike.definition import KLONDIKE

    GAME = replace(KLONDIKE, id="{id}", variants=(), combinations=())
'''
TABLE = '''
    """Its table."""
    from patience.games.klondike.table import TABLE as KLONDIKE
    from dataclasses import replace

    TABLE = replace(KLONDIKE, variants={})
'''


@pytest.fixture
def packages(tmp_path, monkeypatch):
    """Writes importable packages and forgets them afterwards; without a definition of their own games are sound."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)

    def write(name, definition=DEFINITION, table=TABLE):
        folder = tmp_path.joinpath(*name.split("."))
        for parent in [folder, *folder.parents]:
            if parent == tmp_path:
                break
            parent.mkdir(parents=True, exist_ok=True)
            (parent / "__init__.py").touch()
        (folder / "definition.py").write_text(dedent(definition).replace("{id}", folder.name.replace("_", "-")))
        (folder / "table.py").write_text(dedent(table))
        return folder

    yield write
    for name in set(sys.modules) - before:
        del sys.modules[name]


def flaws(modules):
    """What is wrong with the games of these modules, loaded all."""
    with pytest.raises(FaultyGames) as caught:
        check(registered(modules))
    return [str(flaw) for flaw in caught.value.flaws]


def test_installed_packages_register_games_by_an_entry_point():
    assert set(registered()) == set(GAMES)
    assert {game.package.rpartition(".")[0] for game in GAMES.values()} == {"patience.games"}


def test_a_module_is_one_game_or_a_package_of_games(packages):
    packages("ours.first_game"), packages("ours.second"), packages("alone")
    games = registered(["ours", "alone"])
    assert dict(games.packages) == {"first-game": "ours.first_game", "second": "ours.second", "alone": "alone"}
    check(games)
    assert games["first-game"].package == "ours.first_game"
    assert games["second"] is games["second"]


def test_a_game_is_loaded_when_it_is_asked_for(packages):
    packages("ours.sound"), packages("ours.broken", "1 / 0\n")
    games = registered(["ours"])
    assert list(games) == ["broken", "sound"]
    assert deal(games["sound"], 1)
    assert "ours.broken.definition" not in sys.modules


def test_a_module_that_is_not_there_is_told():
    assert flaws(["nowhere_at_all"]) == [
        "nowhere_at_all: ModuleNotFoundError: No module named 'nowhere_at_all'; expected a package that can be imported"
    ]


def test_a_module_without_a_game_is_told(packages):
    folder = packages("ours.sound")
    (folder / "definition.py").unlink()
    assert flaws(["ours"]) == [
        f"{folder.parent / '__init__.py'}:1: ours: it holds no game; expected definition.py, or folders with one each"
    ]


def test_a_definition_that_cannot_be_imported_is_told_with_its_line(packages):
    folder = packages("ours.broken", "import patience\n\nimport patients\n")
    assert flaws(["ours"]) == [
        f"{folder / 'definition.py'}:3: ours.broken: ModuleNotFoundError: No module named 'patients'; "
        "expected a package that can be imported"
    ]


def test_a_definition_that_is_no_python_is_told_with_its_line(packages):
    folder = packages("ours.broken", "GAME = (\n\n\nx y\n")
    (said,) = flaws(["ours"])
    assert said.startswith(f"{folder / 'definition.py'}:")
    assert "SyntaxError" in said


def test_two_games_with_one_id_are_told(packages):
    packages("ours.patch")
    again = packages("theirs.patch")
    assert flaws(["ours", "theirs"]) == [
        f"{again / 'definition.py'}:1: the game 'patch' is registered by ours.patch already; expected each id once"
    ]


def test_a_game_that_is_not_called_like_its_folder_is_told(packages):
    folder = packages("ours.patch", DEFINITION.replace("{id}", "match"))
    assert flaws(["ours"]) == [
        f"{folder / 'definition.py'}:1: ours.patch: there are 0 games with the id 'patch'; "
        "expected one, named like its folder"
    ]


def test_every_fault_of_every_definition_is_told_with_the_line_on_which_it_is_made(packages):
    first = packages("ours.first", DEFINITION.replace("variants=()", "packs=3, variants=()"))
    second = packages("ours.second", DEFINITION.replace("variants=()", "deal=(), variants=()"))
    said = flaws(["ours"])
    assert said[0] == f"{first / 'definition.py'}:6: first: there are 3 packs; expected 1 to 2"
    assert said[-1].startswith(f"{second / 'definition.py'}:6: second: the deal gives out 0 cards; expected 52")


def test_a_table_that_cannot_be_imported_is_told(packages):
    folder = packages("ours.patch", table="TABLE = Table()\n")
    assert flaws(["ours"])[0].startswith(f"{folder / 'table.py'}:1: ours.patch: NameError")


def test_a_table_that_lacks_a_pile_or_has_one_too_many_is_told(packages):
    folder = packages("ours.patch", table=TABLE.replace("variants={}", 'variants={}, wide="stock waste column.9"'))
    said = flaws(["ours"])
    assert f"{folder / 'table.py'}:1: patch: column 9 is drawn; expected only piles of the game" in said
    assert f"{folder / 'table.py'}:1: patch: foundation 1 is not drawn; expected a place for each pile" in said


@pytest.mark.parametrize(
    "change, told",
    [
        ({"wide": "stock waste\ncolumn.1"}, "the rows of a drawing have 2, 1 cells; expected equally many"),
        ({"wide": "stock Waste"}, "'Waste' is drawn; expected 'group.number', 'group' or '.'"),
        ({"piles": {"heap": ("context", "text")}}, "there is no group 'heap' to name; expected one of: stock, waste,"),
        ({"piles": {"column": ()}}, "group 'column' has 0 names; expected one, or 7"),
        ({"variants": {}}, "variant 'draw-one' is not named; expected its words in the table"),
        ({"notes": {"borrowed": None}}, "there is no note 'borrowed'; expected one of: none"),
    ],
)
def test_a_faulty_table_is_told_with_what_was_expected(change, told):
    table = {"name": None, "wide": "stock", "variants": {"draw-one": None, "one-pass": None}} | change
    assert any(fault.startswith(told) for fault in faults(GAMES["klondike"], Table(**table)))


def test_all_registered_games_have_sound_tables():
    check(registered())


@pytest.mark.parametrize("game", WAYS, ids=lambda game: "+".join((game.id, *sorted(game.chosen))))
def test_a_game_with_variants_comes_from_the_same_package(game):
    assert game.package == GAMES[game.id].package
