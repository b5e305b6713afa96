"""The browser bundle of this checkout, built once, published below a sub-path, and opened in Chromium."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any, NamedTuple

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from playwright.sync_api import Browser, Page, Playwright
from tools.browser import found

from mkdocs_patience.publishing.bundle import Bundle, build_bundle, publish
from patience import GAMES

Launch = Callable[..., Browser]
ROOT = Path(__file__).parents[2]
STATIC = ROOT / "demos" / "mkdocs_patience" / "static"
GERMAN = ROOT / "i18n" / "de" / "LC_MESSAGES" / "demo.po"
DEAL = {"do": "show", "demo": "demo", "lang": "de", "record": "game: windmill\ndeal: 4711\n"}
LOAD = """async ({ folder, language, requests, seconds }) => {
    const { connect } = await import(`${folder}worker/client.js`);
    const progress = [];
    const connection = connect(folder, language, { onProgress: (...bytes) => progress.push(bytes) });
    const late = new Promise((_, reject) => setTimeout(reject, seconds * 1000, { code: `silent for ${seconds} s` }));
    try {
        await Promise.race([connection.ready, late]);
        return { progress, answers: await Promise.all(requests.map(connection.ask)) };
    } catch ({ code, detail }) {
        return { progress, code, detail };
    }
}"""


def compiled(catalog: Path) -> bytes:
    with catalog.open("rb") as text, BytesIO() as binary:
        write_mo(binary, read_po(text, locale="de"))
        return binary.getvalue()


class Site(NamedTuple):
    """A running server: its address, where the bundle is, what it was asked for, and its faults by file name."""

    address: str
    bundle: str
    asked: list[str]
    faults: dict[str, str]  # "missing", "cut", "altered", "silent", or a header "Name: value"


class Handler(SimpleHTTPRequestHandler):
    def __init__(self, *arguments, asked: list[str], faults: dict[str, str], directory: str) -> None:
        self.asked, self.faults = asked, faults
        super().__init__(*arguments, directory=directory)

    def fault(self) -> str:
        return self.faults.get(self.path.rpartition("/")[2], "")

    def do_GET(self) -> None:
        self.asked.append(self.path)
        content = Path(self.translate_path(self.path))
        match self.fault():
            case "missing":
                self.send_error(404)
            case "cut":
                self.send(content.read_bytes()[:-1000])
            case "altered":
                *same, last = content.read_bytes()
                self.send(bytes([*same, last ^ 1]))
            case "silent":
                while self.fault():
                    sleep(0.1)
            case _:
                super().do_GET()

    def send(self, content: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.end_headers()
        self.wfile.write(content)

    def guess_type(self, path: str) -> str:
        name, _, value = self.fault().partition(": ")
        return value if name == "Content-Type" else super().guess_type(path)

    def end_headers(self) -> None:
        name, _, value = self.fault().partition(": ")
        if name == "Content-Security-Policy":
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_) -> None:
        pass


class Server(ThreadingHTTPServer):
    def handle_error(self, *_) -> None:
        """A browser that stops reading is no news."""


@contextmanager
def served(folder: Path, bundle: str) -> Iterator[Site]:
    """Serve a folder, with a published bundle in it, on a free port of this machine."""
    asked: list[str] = []
    faults: dict[str, str] = {}
    server = Server(("127.0.0.1", 0), partial(Handler, asked=asked, faults=faults, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Site(f"http://127.0.0.1:{server.server_port}/", f"/{bundle}/", asked, faults)
    finally:
        faults.clear()
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def bundle() -> Bundle:
    return build_bundle(ROOT)


@pytest.fixture(scope="session")
def published(bundle: Bundle, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    root = tmp_path_factory.mktemp("published")
    scripts = {name: (STATIC / name).read_bytes() for name in ("worker/worker.js", "worker/client.js")}
    publication = publish(bundle, scripts | {"demo.de.mo": compiled(GERMAN)}, GAMES.packages)
    folder = root / "rules" / publication.folder
    folder.mkdir(parents=True)
    for name, content in publication.files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    (root / "index.html").write_text("<!doctype html><title>Rules</title><link rel=icon href=data:,>")
    with served(root, f"rules/{publication.folder}") as site:
        yield site


@pytest.fixture
def site(published: Site) -> Iterator[Site]:
    yield published
    published.asked.clear()
    published.faults.clear()


@pytest.fixture(scope="module")
def launch(playwright: Playwright) -> Launch:
    return partial(playwright.chromium.launch, executable_path=found())


@pytest.fixture(scope="module")
def chromium(launch: Launch) -> Iterator[Browser]:
    with launch(args=["--no-sandbox"]) as browser:
        yield browser


@pytest.fixture
def page(chromium: Browser, site: Site) -> Iterator[Page]:
    with chromium.new_context() as context:
        page = context.new_page()
        page.goto(site.address)
        yield page


@pytest.fixture
def new_deal() -> dict[str, object]:
    """A request for a deal, without its number."""
    return DEAL


@pytest.fixture
def connected(site: Site) -> Callable[..., dict[str, Any]]:
    """Joins a page's worker, asks, and gives the progress and the answers, or the fault."""

    def connected(page: Page, *requests: object, language: str = "de", seconds: int = 100) -> dict[str, Any]:
        wanted = {"folder": site.bundle, "language": language, "requests": requests, "seconds": seconds}
        return page.evaluate(LOAD, wanted)

    return connected


@pytest.fixture(scope="module")
def warm_page(chromium: Browser, published: Site) -> Iterator[Page]:
    """A page that keeps its worker from test to test."""
    with chromium.new_context() as context:
        page = context.new_page()
        page.goto(published.address)
        yield page


@pytest.fixture
def ask(warm_page: Page, connected: Callable[..., dict[str, Any]]) -> Callable[..., list[dict[str, Any]]]:
    """Asks a German worker that is already running."""
    return lambda *requests: connected(warm_page, *requests)["answers"]


@pytest.fixture
def load(page: Page, connected: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    return partial(connected, page)
