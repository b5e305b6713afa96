"""`playable-rules game NAME`: a few lines more in mkdocs.yml and on the start page, or nothing at all."""

from pathlib import Path

import pytest

from mkdocs_patience.__main__ import main
from mkdocs_patience.commands import edits


@pytest.fixture
def site(tmp_path, monkeypatch) -> Path:
    """A new site, in whose folder the command runs."""
    monkeypatch.chdir(tmp_path)
    main(["new", "my-rules"])
    monkeypatch.chdir(tmp_path / "my-rules")
    return tmp_path / "my-rules"


def files(site: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in site.rglob("*") if path.is_file() and "__pycache__" not in path.parts}


def test_a_game_gets_a_folder_a_page_and_its_translation(site):
    before = files(site)
    assert main(["game", "tall-ships"]) == 0
    new = files(site).keys() - before.keys()
    assert {path.relative_to(site).as_posix() for path in new} == {
        "games/tall_ships/__init__.py",
        "games/tall_ships/definition.py",
        "games/tall_ships/table.py",
        "docs/games/tall-ships.md",
        "i18n/de/LC_MESSAGES/games/tall-ships.po",
    }
    changed = {path.relative_to(site).as_posix() for path, was in before.items() if path.read_bytes() != was}
    assert changed == {"mkdocs.yml", "docs/index.md"}


def test_what_to_do_next_is_said(site, capsys):  # noqa: ARG001
    main(["game", "tall-ships"])
    said = capsys.readouterr().out
    assert "games/tall_ships/definition.py" in said
    assert "playable-rules catalogs" in said
    assert "playable-rules serve" in said


@pytest.mark.parametrize("name", ["Tall", "tall ships", "tall_ships", "class", "", "tall--ships", "7ships"])
def test_what_is_no_name_is_refused_and_nothing_is_written(site, capsys, name):
    before = files(site)
    assert main(["game", name]) == 1
    assert capsys.readouterr().err.startswith(f"{name!r} is no name for a game; expected ")
    assert files(site) == before


def test_a_name_that_exists_is_refused_and_nothing_is_written(site, capsys):
    before = files(site)
    assert main(["game", "footbridge"]) == 1
    assert capsys.readouterr().err == "there is a game 'footbridge' already; expected another name\n"
    assert files(site) == before


def test_a_game_that_comes_from_a_package_has_its_name_too(site, capsys):
    text = (site / "mkdocs.yml").read_text("utf-8")
    (site / "mkdocs.yml").write_text(text.replace("games: [games]", "games: [games, patience.games]"), "utf-8")
    assert main(["game", "klondike"]) == 1
    assert capsys.readouterr().err == "there is a game 'klondike' already; expected another name\n"


def test_without_a_package_of_its_own_a_site_gets_no_game(site, capsys):
    text = (site / "mkdocs.yml").read_text("utf-8")
    (site / "mkdocs.yml").write_text(text.replace("games: [games]", "games: [games.footbridge]"), "utf-8")
    before = files(site)
    assert main(["game", "tall-ships"]) == 1
    assert capsys.readouterr().err.startswith("mkdocs.yml:1: no package of games lies here; expected one")
    assert files(site) == before


NAV = "nav:  # the pages\n  - index.md\n  - Games:\n      - games/a.md  # the first\n      - B: games/b.md\n  - End: end.md\n\nextra: {}\n"


def test_a_page_goes_behind_the_last_game_and_comments_stay():
    assert edits.with_page(NAV, "games/c.md") == NAV.replace("games/b.md\n", "games/b.md\n      - games/c.md\n")


def test_without_games_a_page_goes_to_the_end_of_the_navigation():
    nav = "nav:\n- index.md\n# last\n- end.md\n\nplugins: []\n"
    assert edits.with_page(nav, "games/c.md") == nav.replace("- end.md\n", "- end.md\n- games/c.md\n")


def test_a_navigation_in_one_line_is_left_alone():
    assert edits.with_page("nav: [index.md]\n", "games/c.md") is None


def test_a_site_without_a_navigation_needs_no_entry():
    assert edits.with_page("site_name: Mine\n", "games/c.md") == "site_name: Mine\n"


def test_lines_end_as_they_did():
    assert edits.with_page(NAV.replace("\n", "\r\n"), "games/c.md").count("\r\n") == NAV.count("\n") + 1


def test_a_start_page_without_cards_is_left_alone():
    assert edits.with_card("# Games\n", "card") is None
