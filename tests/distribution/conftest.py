"""The wheels, and a stranger's machine: an empty virtual environment, no Node, no checkout."""

import fcntl
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from serving import served

ROOT = Path(__file__).parents[2]
OTHERS = ("mkdocs-material", "babel", "selectolax", "pytest")  # by name, with the versions that we test with
TWO_LANGUAGES = """
site_name: Tea
site_url: https://example.org/
theme: {name: material, font: false}
plugins: [search, gettext: {languages: {en: English, de: Deutsch}}]
"""
GERMAN = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: de\\n"\n\n'


class Machine(NamedTuple):
    """A Python of its own, and nothing else on its PATH."""

    folder: Path
    wheels: Path

    @property
    def path(self) -> Path:
        return self.folder / "venv" / "bin"

    def run(self, *command: str | Path, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Runs a program of the environment; its PATH and its folder lead nowhere else."""
        environment = {"PATH": str(self.path), "HOME": str(self.folder), "LANG": "C.UTF-8", "NO_MKDOCS_2_WARNING": "1"}
        program = [self.path / command[0], *command[1:]]
        return subprocess.run(program, cwd=folder or self.folder, env=environment, capture_output=True, text=True)

    def done(self, *command: str | Path, folder: Path | None = None) -> str:
        """Runs a program that has to succeed, and gives what it printed."""
        done = self.run(*command, folder=folder)
        assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
        return done.stdout

    def install(self, name: str) -> None:
        """Installs one of ours from its wheel; what it needs has to be there."""
        self.done("python", "-m", "pip", "install", "-q", "--no-index", "--find-links", self.wheels, name)


@pytest.fixture(scope="session")
def shared(request, tmp_path_factory) -> Callable[[str, Callable[[Path], None]], Path]:
    """Makes a folder once, whichever worker of the run comes first."""
    base = tmp_path_factory.getbasetemp()
    root = base.parent if hasattr(request.config, "workerinput") else base

    def shared(name: str, make: Callable[[Path], None]) -> Path:
        folder = root / name
        with (root / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not folder.exists():
                folder.mkdir()
                try:
                    make(folder)
                except BaseException:
                    shutil.rmtree(folder)
                    raise
        return folder

    return shared


@pytest.fixture(scope="session")
def wheels(shared) -> Path:
    """What `make wheels` makes."""

    def make(folder: Path) -> None:
        for project in (ROOT, ROOT / "i18n"):
            command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
            subprocess.run(command, cwd=project, check=True, capture_output=True)

    return shared("wheels", make)


@pytest.fixture(scope="session")
def stranger(shared, wheels) -> Machine:
    """A machine with our wheels, on which a site without games was built before the games came."""

    def make(folder: Path) -> None:
        machine = Machine(folder, wheels)
        venv.create(folder / "venv", with_pip=True)
        pins = str(ROOT / "requirements.txt")
        machine.done("python", "-m", "pip", "install", "-q", "--constraint", pins, *OTHERS)
        machine.install("mkdocs-gettext")
        write_tea(folder / "tea")
        machine.done("python", "-m", "mkdocs", "build", "--strict", folder=folder / "tea")
        (folder / "alone.txt").write_text(machine.done("python", "-m", "pip", "list", "--format=freeze"))
        machine.install("playable-rules")
        machine.done("playable-rules", "new", "my-rules")
        machine.done("playable-rules", "build", folder=folder / "my-rules")

    return Machine(shared("stranger", make), wheels)


def write_tea(folder: Path) -> None:
    """Writes a site in two languages that has no games."""
    catalog = folder / "i18n" / "de" / "LC_MESSAGES" / "index.po"
    catalog.parent.mkdir(parents=True)
    catalog.write_text(f'{GERMAN}msgid "Boil the water."\nmsgstr "Koch das Wasser."\n', "utf-8")
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text("# Tea\n\nBoil the water.\n", "utf-8")
    (folder / "mkdocs.yml").write_text(TWO_LANGUAGES, "utf-8")


@pytest.fixture
def site(stranger, tmp_path) -> Path:
    """A copy of the stranger's site, published already."""
    return Path(shutil.copytree(stranger.folder / "my-rules", tmp_path / "my-rules"))


@pytest.fixture
def opened(chromium) -> Iterator[Callable[[Path, str], Page]]:
    """Opens a page of a built site; afterwards no error was on its console."""
    errors: list[str] = []
    closing = []

    def open_page(site: Path, address: str) -> Page:
        host = served(site)
        page = chromium.new_context(reduced_motion="reduce").new_page()
        closing.extend([host, page.context])
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(host.__enter__() + address)
        return page

    yield open_page
    for one in reversed(closing):
        one.__exit__(None, None, None)
    assert errors == []
