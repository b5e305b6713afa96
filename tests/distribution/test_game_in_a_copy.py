"""`make game` in a copy of this repository: the skeleton builds and passes the tests of all games at once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "docs",
    "i18n",
    "engine",
    "demos",
    "tests/helpers",
    "tests/games",
    "tests/engine",
    "tests/demos",
    "tests/docs",
)
FILES = ("mkdocs.yml", "package.json", "package-lock.json", "requirements.txt", "pyproject.toml", "tests/conftest.py")
LINKED = ("node_modules", ".cache", "tools")


@pytest.fixture(scope="session")
def copy(shared) -> Path:
    """The repository with a further game, after all that the command says to do next."""
    return shared("repository", make)


def make(folder: Path) -> None:
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)
    (ROOT / ".cache").mkdir(exist_ok=True)
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    said = run(folder, "mkdocs_patience", "game", "tall-ships")
    golden = next(line for line in said.splitlines() if "--update-golden" in line).split(":")[0].split()[3:]
    run(folder, *golden, "-k", "tall-ships")
    run(folder, "mkdocs_patience", "catalogs")


def run(folder: Path, module: str, *arguments: str) -> str:
    """Runs a module of the copy, which has to succeed."""
    path = os.pathsep.join(str(folder / name) for name in ("engine", "i18n", "demos"))
    environment = os.environ | {"PYTHONPATH": path, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return done.stdout


def test_the_skeleton_passes_the_tests_of_all_games(copy):
    """Those of rules and boards have passed already, when the golden files were made."""
    assert " passed" in run(copy, "pytest", "tests/engine/test_golden.py", "tests/docs", "-k", "tall-ships")


@pytest.mark.long
def test_the_site_is_built_with_it(copy):
    run(copy, "mkdocs_patience", "build")
    assert "Tall Ships" in (copy / "site/de/games/tall-ships/index.html").read_text("utf-8")
    assert 'href="games/tall-ships/"' in (copy / "site/de/index.html").read_text("utf-8")


@pytest.mark.long
def test_its_catalogs_have_no_fault(copy):
    run(copy, "mkdocs_patience", "check")


def test_its_files_are_formatted(copy):
    game = copy / "engine/patience/games/tall_ships"
    for command in (("format", "--check"), ("check",)):
        subprocess.run([sys.executable, "-m", "ruff", *command, str(game)], cwd=copy, check=True, capture_output=True)
