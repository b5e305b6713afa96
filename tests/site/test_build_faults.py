"""What is wrong in a page, a fence or a catalog stops `make build`, with its place, and the old site stays."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

PAGE, CATALOG = "docs/games/windmill.md", "i18n/de/LC_MESSAGES/games/windmill.po"

# What is wrong in the page: a text of it, what takes its place, and what the build says at its line.
IN_PAGE = {
    "a wrong fact placeholder": ("{shuffled} cards", "{shufled} cards", "shufled"),
    "an unknown game in a fence": ("game: windmill\ncentre", "game: windmil\ncentre", "unknown game 'windmil'"),
    "an illegal line of an example": ("corner 2 > centre  !BorrowedTwice", "corner 2 > centre  ", "BorrowedTwice"),
    "a refusal that does not come": ("sail 2 > centre    #", "sail 2 > centre  !WrongRank #", "the move is legal"),
    "a card that cannot be seen in the deal below": (
        "the 2♣ and the K♠ are among",
        "the 3♣ and the K♠ are among",
        "3♣ does not lie face up in deal 3259 below",
    ),
}
# What is wrong in a translation: words of its message, a text of it, what takes its place, and the fault.
IN_CATALOG = {
    "a changed placeholder": ("{rounds} rounds from Ace", "{rounds}", "{runden}", "E-PLACEHOLDER"),
    "a changed card": ("A King lies in the centre, so", "A♥", "A♠", "E-CARD"),
}


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


def plant_in_translation(catalog: Path, msgid: str, old: str, new: str) -> None:
    """Puts a fault into the translation of the message that has these words in it."""
    text = catalog.read_text(encoding="utf-8")
    place = text.index(old, text.index("msgstr", text.index(msgid)))
    catalog.write_text(text[:place] + new + text[place + len(old) :], encoding="utf-8")


class Stopped(NamedTuple):
    """A project whose build has failed, what it told, and the lines of the faults in its page."""

    project: Path
    told: str
    lines: dict[str, int]


@pytest.fixture(scope="module")
def stopped(tmp_path_factory, copied_project) -> Stopped:
    """All faults are planted at once."""
    project = copied_project(tmp_path_factory.mktemp("faults"))
    for msgid, old, new, _ in IN_CATALOG.values():
        plant_in_translation(project / CATALOG, msgid, old, new)
    lines = {fault: plant(project / PAGE, old, new) for fault, (old, new, _) in IN_PAGE.items()}
    done = build(project)
    assert done.returncode == 1
    return Stopped(project, done.stderr, lines)


@pytest.mark.parametrize("fault", IN_PAGE)
def test_what_is_wrong_in_a_page_is_told_with_its_line(stopped, fault):
    told = [line for line in stopped.told.splitlines() if f"{PAGE}:{stopped.lines[fault]}: " in line]
    assert any(IN_PAGE[fault][2] in line for line in told), stopped.told


@pytest.mark.parametrize("fault", IN_CATALOG)
def test_what_a_translation_changes_against_its_source_is_told_with_its_line(stopped, fault):
    assert re.search(rf"{CATALOG}:\d+: {IN_CATALOG[fault][3]}: ", stopped.told), stopped.told


def test_a_build_that_fails_tells_no_traceback_and_leaves_the_site_as_it_was(stopped):
    assert "Traceback" not in stopped.told
    assert (stopped.project / "site" / "index.html").read_text() == "published before"
    assert not list((stopped.project / "build").glob("site-*"))


def test_a_sound_project_is_published(project):
    done = build(project)
    assert done.returncode == 0, done.stderr
    assert (project / "site" / "de" / "games" / "windmill" / "index.html").exists()
