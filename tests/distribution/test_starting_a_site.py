"""`playable-rules new NAME` writes a site, or says in one sentence why not and writes nothing."""

from importlib.metadata import version
from pathlib import Path

import pytest

from mkdocs_patience.__main__ import main
from mkdocs_patience.site_games import folders, site_games
from patience import facts
from patience.registry import registered


@pytest.fixture
def here(tmp_path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_site_is_filled_in_everywhere(here):
    assert main(["new", "my-rules"]) == 0
    texts = {path: path.read_text("utf-8") for path in here.rglob("*") if path.is_file()}
    left = {path.name for path, text in texts.items() if "$" in text.replace("${{ steps", "")}
    assert left == set()
    assert "site_name: My rules\n" in texts[here / "my-rules/mkdocs.yml"]
    assert f"playable-rules=={version('playable-rules')}\n" in texts[here / "my-rules/requirements.txt"]


def test_an_empty_folder_is_taken(here):
    (here / "my-rules").mkdir()
    assert main(["new", "my-rules"]) == 0
    assert (here / "my-rules/mkdocs.yml").is_file()


@pytest.mark.parametrize("name", ["My-Rules", "my rules", "../rules", "-", "", "my--rules", "ä"])
def test_a_bad_name_is_refused_in_one_sentence(here, capsys, name):
    assert main(["new", "--", name]) == 1
    said = capsys.readouterr().err
    assert (
        said == f"{name!r} is no name for a site; expected small letters and digits, with single hyphens between them\n"
    )
    assert list(here.iterdir()) == []


def test_a_folder_that_is_not_empty_is_refused_and_stays_as_it_is(here, capsys):
    (here / "my-rules").mkdir()
    (here / "my-rules/note.txt").write_text("mine")
    assert main(["new", "my-rules"]) == 1
    assert capsys.readouterr().err == "my-rules exists already; expected a new folder, or an empty one\n"
    assert [path.name for path in (here / "my-rules").iterdir()] == ["note.txt"]


def test_a_file_of_that_name_is_refused(here, capsys):
    (here / "my-rules").write_text("mine")
    assert main(["new", "my-rules"]) == 1
    assert "exists already" in capsys.readouterr().err
    assert (here / "my-rules").read_text() == "mine"


@pytest.mark.parametrize("command", ["build", "serve", "catalogs", "check", "report"])
def test_without_a_site_a_command_says_so(here, capsys, command):
    assert main([command]) == 1
    assert capsys.readouterr().err == "mkdocs.yml:1: there is no such file here; expected the folder of a site\n"
    assert list(here.iterdir()) == []


def test_the_game_of_a_new_site_is_its_own(here, monkeypatch):
    main(["new", "my-rules"])
    monkeypatch.syspath_prepend(here / "my-rules")
    assert list(registered(["games"])) == ["footbridge"]


def test_a_site_that_is_served_follows_edits_of_its_games(here):
    main(["new", "my-rules"])
    definition = here / "my-rules/games/footbridge/definition.py"
    first = site_games(here / "my-rules", ["games"])["footbridge"]
    definition.write_text(definition.read_text("utf-8").replace("cards=4", "cards=5 - 0"), "utf-8")
    second = site_games(here / "my-rules", ["games"])["footbridge"]
    assert [facts(game)["rows"] for game in (first, second)] == [4, 5]
    assert list(folders(["games", "patience.games"])) == [str(here / "my-rules/games")]
