"""The whole site, built once and served below a sub-path; and pages of it that tests share."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from at_table import begin, start
from browsers import window
from serving import served

ROOT = Path(__file__).parents[2]
SUB_PATH = "sub/path"
FOLDERS = ("docs", "i18n", "engine", "demos")
FILES = ("mkdocs.yml", "package.json", "package-lock.json", "requirements.txt", "pyproject.toml")
WIDE = {"width": 1280, "height": 900}


@pytest.fixture(scope="session")
def site_folder(request, tmp_path_factory) -> Path:
    """The built site, at the place where the server finds it; the workers of a run share it."""
    if not hasattr(request.config, "workerinput"):
        return built(tmp_path_factory.mktemp("www") / SUB_PATH)
    root = tmp_path_factory.getbasetemp().parent / "www"
    root.mkdir(exist_ok=True)
    with (root / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return built(root / SUB_PATH)


def built(folder: Path) -> Path:
    """Builds the site, unless another worker has; a build that failed leaves nothing."""
    if not folder.exists():
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
        environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
        if done.returncode:
            shutil.rmtree(folder, ignore_errors=True)
        assert done.returncode == 0, done.stderr[-3000:]
    return folder


@pytest.fixture(scope="session")
def address(site_folder) -> Iterator[str]:
    """Where the site is served, with a slash at the end."""
    with served(site_folder.parents[len(Path(SUB_PATH).parts) - 1]) as host:
        yield f"{host}{SUB_PATH}/"


@pytest.fixture(scope="session")
def room(chromium) -> Iterator[BrowserContext]:
    """Where most pages are opened, as a context of its own costs more than a page; nothing is kept from test to test."""
    with window(chromium, viewport=WIDE, reduced_motion="reduce") as room:
        yield room


@pytest.fixture
def tab(room, address) -> Iterator[Page]:
    """A fresh page on a device that keeps nothing yet."""
    with room.new_page() as tab:
        forget = {"origin": address.removesuffix(f"/{SUB_PATH}/"), "storageTypes": "local_storage"}
        room.new_cdp_session(tab).send("Storage.clearDataForOrigin", forget)
        yield tab


class Watched(NamedTuple):
    """A page, what was wrong on its console, and what it asked for."""

    page: Page
    errors: list[str]
    requests: list[str]

    def check(self, address: str) -> None:
        host = address.removesuffix(f"{SUB_PATH}/")
        assert [url for url in self.requests if not url.startswith((host, "data:"))] == []
        assert self.errors == []


def watched(page: Page) -> Watched:
    errors: list[str] = []
    requests: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: requests.append(request.url))
    return Watched(page, errors, requests)


@pytest.fixture
def page(tab, address) -> Iterator[Page]:
    """A fresh page; afterwards no error was on its console and no request left the own host."""
    page = watched(tab)
    yield tab
    page.check(address)


@pytest.fixture
def new_page(chromium) -> Iterator[Callable[..., Page]]:
    """Opens pages, each on a device of its own, with options."""
    contexts: list[BrowserContext] = []

    def open_page(**options: object) -> Page:
        contexts.append(chromium.new_context(**{"viewport": WIDE, "reduced_motion": "reduce"} | options))
        return contexts[-1].new_page()

    yield open_page
    for context in contexts:
        context.close()


class Shared:
    """Pages that are loaded only once for all tests of a process, by language and game."""

    def __init__(self, chromium: Browser, address: str, prepare: Callable[[Page], object]) -> None:
        self.chromium, self.address, self.prepare = chromium, address, prepare
        self.devices: dict[str, BrowserContext] = {}  # by language, so that each has a game once only
        self.pages: dict[tuple[str, str], Watched] = {}

    def get(self, language: str, name: str) -> Watched:
        """Gives a page as wide, as still and as light as it was when it was opened."""
        if (language, name) not in self.pages:
            self.pages[language, name] = self._open(language, name)
        page = self.pages[language, name].page
        page.bring_to_front()  # or Chromium takes its time with what a page that nobody sees wants to do
        page.set_viewport_size(WIDE)
        page.emulate_media(media="null", forced_colors="none", color_scheme="light", reduced_motion="reduce")
        return self.pages[language, name]

    def _open(self, language: str, name: str) -> Watched:
        if language not in self.devices:
            self.devices[language] = self.chromium.new_context(viewport=WIDE, reduced_motion="reduce")
        opened = watched(self.devices[language].new_page())
        opened.page.goto(f"{self.address}{language}/games/{name}/")
        self.prepare(opened.page)
        return opened

    def close(self) -> None:
        for device in self.devices.values():
            device.close()


@pytest.fixture(scope="session")
def pictures(chromium, address) -> Iterator[Shared]:
    shared = Shared(chromium, address, lambda page: page.wait_for_selector("patience-demo [data-act=play]"))
    yield shared
    shared.close()


@pytest.fixture(scope="session")
def seats(chromium, address) -> Iterator[Shared]:
    shared = Shared(chromium, address, start)
    yield shared
    shared.close()


@pytest.fixture
def pictured(address, pictures) -> Iterator[Callable[[str, str], Page]]:
    """Gives the page of a language and a game, not in play; what it shows must stay as it is."""
    used: list[Watched] = []

    def show(language: str, name: str) -> Page:
        used.append(pictures.get(language, name))
        return used[-1].page

    yield show
    for page in used:
        page.check(address)


@pytest.fixture
def seated(address, seats) -> Iterator[Callable[..., Page]]:
    """Lays a game out on a page in play; the reader's wishes must stay as they are.

    It takes the language, the name of the game, and what `begin` takes: a deal, moves and variants.
    """
    used: list[Watched] = []

    def sit(language: str, name: str, *game: object, **chosen: object) -> Page:
        used.append(seats.get(language, name))
        begin(used[-1].page, *game, **chosen)
        return used[-1].page

    yield sit
    for page in used:
        page.check(address)


@pytest.fixture(scope="session")
def copied_project(site_folder) -> Callable[[Path], Path]:  # noqa: ARG001 - the runtime is built with the site
    """Copies the project into a folder, with a site that was published before; the built runtime is shared."""
    return copied


@pytest.fixture
def project(tmp_path, copied_project) -> Path:
    return copied_project(tmp_path)


def copied(folder: Path) -> Path:
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    (folder / "build").mkdir()
    (folder / "build" / "runtime").symlink_to(ROOT / "build" / "runtime")
    (folder / "site").mkdir()
    (folder / "site" / "index.html").write_text("published before")
    return folder
