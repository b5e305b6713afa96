"""A game that cannot be used stops the build of a site with its place, and the published site stays as it was."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mkdocs_patience.commands.new_site import new_site

GAME, PAGE = "games/footbridge", "docs/games/footbridge.md"


@pytest.fixture
def site(tmp_path) -> Path:
    new_site(tmp_path, "my-rules")
    (tmp_path / "my-rules" / "site").mkdir()
    (tmp_path / "my-rules" / "site" / "index.html").write_text("published before")
    return tmp_path / "my-rules"


def replace(path: Path, old: str, new: str) -> int:
    """Puts a fault into a file and tells its line."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def stops(site: Path, *faults: str) -> None:
    command = [sys.executable, "-m", "mkdocs_patience", "build"]
    done = subprocess.run(command, cwd=site, env=os.environ, capture_output=True, text=True)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    for fault in faults:
        assert fault in done.stderr
    assert (site / "site" / "index.html").read_text() == "published before"
    assert list((site / "build").glob("site-*")) == []


def test_a_package_that_cannot_be_imported(site):
    line = replace(site / GAME / "definition.py", "import Turn\n", "import Turns\n")
    stops(
        site, f"{GAME}/definition.py:{line}: games.footbridge: ImportError: ", "expected a package that can be imported"
    )


def test_a_package_that_is_not_there(site):
    replace(site / "mkdocs.yml", "games: [games]", "games: [gamez]")
    stops(site, "gamez: ModuleNotFoundError: No module named 'gamez'; expected a package that can be imported")


def test_a_definition_that_is_no_python(site):
    line = replace(site / GAME / "definition.py", "GAME = Game(", "GAME = = Game(")
    stops(
        site, f"{GAME}/definition.py:{line}: games.footbridge: SyntaxError: ", "expected a package that can be imported"
    )


def test_a_game_that_is_registered_twice(site):
    shutil.copytree(site / "games", site / "more")
    replace(site / "mkdocs.yml", "games: [games]", "games: [games, more]")
    stops(
        site,
        "more/footbridge/definition.py:1: the game 'footbridge' is registered by games.footbridge already; expected",
    )


def test_a_faulty_definition(site):
    replace(site / GAME / "definition.py", 'Deal("column", cards=4)', 'Deal("colum", cards=4)')
    path = site / GAME / "definition.py"
    line = path.read_text("utf-8").splitlines().index("GAME = Game(") + 1
    stops(
        site,
        f"{GAME}/definition.py:{line}: footbridge: the deal names 'colum'; expected one of: stock, waste, foundation",
    )


def test_a_table_that_lacks_a_pile(site):
    replace(site / GAME / "table.py", "column.8", ".       ")
    stops(site, f"{GAME}/table.py:1: footbridge: column 8 is not drawn; expected a place for each pile")


def test_a_page_about_a_game_that_nobody_registered(site):
    replace(site / PAGE, "game: footbridge", "game: footpath")
    stops(
        site,
        f"{PAGE}:1: unknown game 'footpath'; known: footbridge",
        "no page is about 'footbridge', which is registered; expected one with 'game: footbridge'",
    )


def test_a_registered_game_without_a_page(site):
    shutil.copytree(site / GAME, site / "games" / "second")
    replace(site / "games/second/definition.py", 'id="footbridge"', 'id="second"')
    stops(
        site,
        "mkdocs.yml:1: no page is about 'second', which is registered; "
        "expected one with 'game: second' (there are pages about: footbridge)",
    )


def test_a_rule_that_the_page_lacks(site):
    replace(site / PAGE, "  {: #rule-won }\n", "")
    stops(site, f"{PAGE}:1: no rule of the page is marked {{: #rule-won }}; expected one, as footbridge has it")


def test_imports_that_the_browser_cannot_do_are_told_together(site):
    (site / "games" / "shared.py").write_text("thing = 1\n")
    path = site / GAME / "definition.py"
    planted = "import fractions\nfrom games.shared import thing\nimport yaml\nimport math\n"
    line = replace(path, "from patience.actions.place", f"{planted}from patience.actions.place")
    stops(
        site,
        *(
            f"{GAME}/definition.py:{line + n}: {module} is imported, which is not in the browser; expected the game's own"
            for n, module in enumerate(("fractions", "games.shared", "yaml"))
        ),
    )
