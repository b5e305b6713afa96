"""What travels to the browser of games that are not in our wheels."""

import os
from io import BytesIO
from zipfile import ZIP_STORED, ZipFile

import pytest

from mkdocs_patience.publishing.travelling import packed, sources


@pytest.fixture
def packages(tmp_path, monkeypatch):
    """A package of two games with something beside them, one level down."""
    for place in ("theirs/__init__.py", "theirs/games/__init__.py", "theirs/games/one/__init__.py", "theirs/other.py"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(f'"""{place}"""\n')
    (tmp_path / "theirs/games/one/definition.py").write_text("GAME = 1\n")
    (tmp_path / "theirs/games/one/notes.txt").write_text("not read\n")
    (tmp_path / "theirs/games/two").mkdir()
    (tmp_path / "theirs/games/two/__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_a_games_package_and_the_beginnings_of_its_parents_travel(packages):  # noqa: ARG001
    assert list(sources(["theirs.games.one"])) == [
        "theirs/__init__.py",
        "theirs/games/__init__.py",
        "theirs/games/one/__init__.py",
        "theirs/games/one/definition.py",
    ]


def test_our_own_games_are_in_the_wheels(packages):  # noqa: ARG001
    assert sources(["patience.games.klondike"]) == {}


def test_the_archive_depends_on_no_clock_and_no_order(packages):
    first = packed(sources(["theirs.games.one", "theirs.games.two"]))
    for path in packages.rglob("*.py"):
        os.utime(path, (0, 1_600_000_000))
    assert packed(sources(["theirs.games.two", "theirs.games.one"])) == first
    assert {entry.compress_type for entry in ZipFile(BytesIO(first)).infolist()} == {ZIP_STORED}
