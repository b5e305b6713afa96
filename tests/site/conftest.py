"""The whole site, built once, on a plain static server below a sub-path, and Chromium to look at it."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page
from tools.browser import found

from at_table import begin, start

ROOT = Path(__file__).parents[2]
SUB_PATH = "sub/path"
FOLDERS = ("docs", "i18n", "engine", "demos")
FILES = ("mkdocs.yml", "package.json", "package-lock.json", "requirements.txt", "pyproject.toml")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


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
    root = site_folder.parents[len(Path(SUB_PATH).parts) - 1]
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{SUB_PATH}/"
    server.shutdown()


@pytest.fixture(scope="session")
def chromium(playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
    # Playwright waits by evaluating text, which the pages' policy forbids; test_policy.py looks at the policy itself.
    browser.new_context = partial(browser.new_context, bypass_csp=True)
    yield browser
    browser.close()


class Watched(NamedTuple):
    """A page, what was wrong on its console, and what it asked for."""

    page: Page
    errors: list[str]
    requests: list[str]

    def check(self, host: str) -> None:
        assert [url for url in self.requests if not url.startswith((host, "data:"))] == []
        assert self.errors == []


def open_page(chromium: Browser) -> Watched:
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    errors: list[str] = []
    requests: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    context.on("request", lambda request: requests.append(request.url))
    return Watched(page, errors, requests)


@pytest.fixture
def page(chromium, address) -> Iterator[Page]:
    """A fresh page; afterwards no error was on its console and no request left the own host."""
    watched = open_page(chromium)
    yield watched.page
    watched.page.context.close()
    watched.check(address.split(SUB_PATH)[0])


@pytest.fixture(scope="session")
def seats(chromium) -> Iterator[dict[tuple[str, str], Watched]]:  # noqa: ARG001 - they close before the browser
    """Pages on which a game is being played, by language and game."""
    seats: dict[tuple[str, str], Watched] = {}
    yield seats
    for watched in seats.values():
        watched.page.context.close()


@pytest.fixture
def seated(chromium, address, seats) -> Iterator[Callable[..., Page]]:
    """Lays a game out on a page that loads the rules only once for all tests; settings must stay as they are.

    It takes the language, the name of the game, and what `begin` takes: a deal, moves and variants.
    """
    used: list[Watched] = []

    def sit(language: str, name: str, *game: object, **chosen: object) -> Page:
        if (language, name) not in seats:
            seats[language, name] = watched = open_page(chromium)
            watched.page.goto(f"{address}{language}/games/{name}/")
            start(watched.page)
        used.append(seats[language, name])
        begin(used[-1].page, *game, **chosen)
        return used[-1].page

    yield sit
    for watched in used:
        watched.check(address.split(SUB_PATH)[0])


@pytest.fixture
def project(tmp_path, site_folder) -> Path:  # noqa: ARG001 - the runtime is built with the site
    """A copy of the project with a site that was published before; the built runtime is shared."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "runtime").symlink_to(ROOT / "build" / "runtime")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("published before")
    return tmp_path
