"""What is wrong in a page, a fence or a catalog stops `make build`, with its place, and the old site stays."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE, CATALOG = "docs/games/windmill.md", "i18n/de/LC_MESSAGES/games/windmill.po"


def build(project: Path) -> subprocess.CompletedProcess:
    path = os.pathsep.join(str(project / name) for name in ("engine", "i18n", "demos"))
    command = [sys.executable, "-m", "mkdocs_patience", "build"]
    return subprocess.run(command, cwd=project, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True)


def plant(file: Path, old: str, new: str) -> int:
    """Puts a fault into a file and tells its line."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def stops(project: Path, place: str, what: str) -> None:
    done = build(project)
    assert done.returncode == 1
    assert f"{place}: " in done.stderr
    assert what in done.stderr
    assert "Traceback" not in done.stderr
    assert (project / "site" / "index.html").read_text() == "published before"
    assert not list((project / "build").glob("site-*"))


def test_a_wrong_fact_placeholder_stops_the_build(project):
    line = plant(project / PAGE, "{shuffled} cards", "{shufled} cards")
    stops(project, f"{PAGE}:{line}", "shufled")


def test_an_unknown_game_in_a_fence_stops_the_build(project):
    line = plant(project / PAGE, "game: windmill\ncentre", "game: windmil\ncentre")
    stops(project, f"{PAGE}:{line}", "unknown game 'windmil'")


def test_an_illegal_line_of_an_example_stops_the_build(project):
    line = plant(project / PAGE, "corner 2 > centre  !BorrowedTwice", "corner 2 > centre  ")
    stops(project, f"{PAGE}:{line}", "BorrowedTwice")


def test_a_refusal_that_does_not_come_stops_the_build(project):
    line = plant(project / PAGE, "corner 1 > centre   ", "corner 1 > centre  !WrongRank ")
    stops(project, f"{PAGE}:{line}", "the move is legal")


def test_a_card_that_is_named_above_a_deal_and_cannot_be_seen_in_it_stops_the_build(project):
    line = plant(project / PAGE, "2♣ and K♠ are among", "3♣ and K♠ are among")
    stops(project, f"{PAGE}:{line}", "3♣ does not lie face up in deal 3259 below")


def plant_in_translation(project: Path, msgid: str, old: str, new: str) -> None:
    """Puts a fault into the translation of the message that has these words in it."""
    catalog = project / CATALOG
    text = catalog.read_text(encoding="utf-8")
    place = text.index(old, text.index("msgstr", text.index(msgid)))
    catalog.write_text(text[:place] + new + text[place + len(old) :], encoding="utf-8")


@pytest.mark.parametrize(
    "msgid, old, new, code",
    [("{shuffled}", "{shuffled}", "{gemischt}", "E-PLACEHOLDER"), ("When the page opens", "2♣", "3♣", "E-CARD")],
    ids=["placeholder", "card"],
)
def test_what_a_translation_changes_against_its_source_stops_the_build(project, msgid, old, new, code):
    plant_in_translation(project, msgid, old, new)
    done = build(project)
    assert done.returncode == 1
    assert re.search(rf"{CATALOG}:\d+: {code}: ", done.stderr)
    assert (project / "site" / "index.html").read_text() == "published before"


def test_all_faults_are_told_in_one_run(project):
    first = plant(project / PAGE, "{shuffled} cards", "{shufled} cards")
    second = plant(project / PAGE, "game: windmill\ncentre", "game: windmil\ncentre")
    done = build(project)
    assert f"{PAGE}:{first}: " in done.stderr
    assert f"{PAGE}:{second}: " in done.stderr


def test_a_sound_project_is_published(project):
    done = build(project)
    assert done.returncode == 0, done.stderr
    assert (project / "site" / "de" / "games" / "windmill" / "index.html").exists()
