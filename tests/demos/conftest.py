"""The browser bundle of this checkout, built once, published below a sub-path, and opened in Chromium."""

import gzip
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from playwright.sync_api import Browser, BrowserContext, Page

from browsers import window
from mkdocs_patience.publishing.bundle import Bundle, build_bundle, publish
from patience import GAMES
from serving import Quiet, served
from waits import LIMIT, wait_until

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "demos" / "mkdocs_patience" / "static"
GERMAN = ROOT / "i18n" / "de" / "LC_MESSAGES" / "demo.po"
DEAL = {"do": "show", "demo": "demo", "lang": "de", "record": "game: windmill\ndeal: 4711\n"}
LOAD = """async ({ folder, language, requests, limit }) => {
    const { connect } = await import(`${folder}worker/client.js`);
    const progress = [];
    const connection = connect(folder, language, { onProgress: (...bytes) => progress.push(bytes) });
    const late = new Promise((_, reject) => setTimeout(reject, limit * 1000, { code: `silent for ${limit} s` }));
    try {
        await Promise.race([connection.ready, late]);
        return { progress, answers: await Promise.all(requests.map(connection.ask)) };
    } catch ({ code, detail }) {
        return { progress, code, detail };
    }
}"""


SCRIPTS = ("worker/worker.js", "worker/travel.js", "worker/client.js")
# A worker that gives a sign when it is asked, and no answer.
HANGING = b"""
addEventListener("message", ({ data }) => {
    if (!data.do) return;
    const sign = new XMLHttpRequest();
    sign.open("GET", "manifest.json?silent", false);
    sign.send();
    for (;;);
});
"""


def compiled(catalog: Path) -> bytes:
    with catalog.open("rb") as text, BytesIO() as binary:
        write_mo(binary, read_po(text, locale="de"))
        return binary.getvalue()


class Site(NamedTuple):
    """A running server: its address, where the bundle is, what it was asked for, and its faults by file name."""

    address: str
    bundle: str
    asked: list[str]
    faults: dict[
        str, str
    ]  # "missing", "cut", "altered", "silent", "hangs TIMES", "packed", or a header "Name: value"; "*" for all


class Handler(Quiet):
    """A server with faults; nothing that it sends is kept by the browser, so that each test meets them."""

    def __init__(self, *arguments, asked: list[str], faults: dict[str, str], directory: str) -> None:
        self.asked, self.faults = asked, faults
        super().__init__(*arguments, directory=directory)

    def fault(self) -> str:
        return self.faults.get(self.path.rpartition("/")[2]) or self.faults.get("*", "")

    def do_GET(self) -> None:  # noqa: N802
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
            case "packed":
                self.send(gzip.compress(content.read_bytes(), 6), {"Content-Encoding": "gzip"})
            case "silent":
                wait_until(lambda: not self.fault())
            case fault if fault.startswith("hangs ") and self.asked.count(self.path) <= int(fault.split()[1]):
                self.send(HANGING + content.read_bytes())
            case _:
                super().do_GET()

    def send(self, content: bytes, headers: Mapping[str, str] = MappingProxyType({})) -> None:
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def guess_type(self, path: str) -> str:
        name, _, value = self.fault().partition(": ")
        return value if name == "Content-Type" else super().guess_type(path)

    def end_headers(self) -> None:
        name, _, value = self.fault().partition(": ")
        if name == "Content-Security-Policy":
            self.send_header(name, value)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


@pytest.fixture(scope="session")
def bundle() -> Bundle:
    return build_bundle(ROOT)


@pytest.fixture(scope="session")
def german() -> bytes:
    """The German catalog, as it is published."""
    return compiled(GERMAN)


@pytest.fixture(scope="session")
def published(bundle: Bundle, german: bytes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    root = tmp_path_factory.mktemp("published")
    scripts = {name: (STATIC / name).read_bytes() for name in SCRIPTS}
    publication = publish(bundle, scripts | {"demo.de.mo": german}, GAMES.packages)
    folder = root / "rules" / publication.folder
    folder.mkdir(parents=True)
    for name, content in publication.files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    (root / "index.html").write_text("<!doctype html><title>Rules</title><link rel=icon href=data:,>")
    asked: list[str] = []
    faults: dict[str, str] = {}
    with served(root, Handler, asked=asked, faults=faults) as address:
        yield Site(address, f"/rules/{publication.folder}/", asked, faults)


@pytest.fixture
def site(published: Site) -> Iterator[Site]:
    yield published
    published.asked.clear()
    published.faults.clear()


@pytest.fixture(scope="session")
def device(chromium: Browser) -> Iterator[BrowserContext]:
    with window(chromium, bypass_csp=False) as device:
        yield device


@pytest.fixture
def page(device: BrowserContext, site: Site) -> Iterator[Page]:
    with device.new_page() as page:
        page.goto(site.address)
        yield page


@pytest.fixture
def new_deal() -> dict[str, object]:
    """A request for a deal, without its number."""
    return DEAL


@pytest.fixture
def connected(site: Site) -> Callable[..., dict[str, Any]]:
    """Joins a page's worker, asks, and gives the progress and the answers, or the fault."""

    def connected(page: Page, *requests: object, language: str = "de") -> dict[str, Any]:
        wanted = {"folder": site.bundle, "language": language, "requests": requests, "limit": LIMIT}
        return page.evaluate(LOAD, wanted)

    return connected


class Warm(NamedTuple):
    """A page that keeps its worker from test to test, how its loading went on, and what it asked for."""

    page: Page
    progress: list[list[int]]
    asked: list[str]


@pytest.fixture(scope="session")
def warm(device: BrowserContext, published: Site) -> Iterator[Warm]:
    with device.new_page() as page:
        page.goto(published.address)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        wanted = {"folder": published.bundle, "language": "de", "requests": [], "limit": LIMIT}
        yield Warm(page, page.evaluate(LOAD, wanted)["progress"], asked)


@pytest.fixture
def ask(warm: Warm, connected: Callable[..., dict[str, Any]]) -> Callable[..., list[dict[str, Any]]]:
    """Asks a German worker that is already running."""
    return lambda *requests: connected(warm.page, *requests)["answers"]


@pytest.fixture
def load(page: Page, connected: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    return partial(connected, page)


@pytest.fixture(scope="module")
def blank(chromium: Browser) -> Iterator[Page]:
    """A page of the checkout's own server, from which scripts can be imported as they are."""
    with served(ROOT) as address, chromium.new_page() as page:
        page.route("**/blank", lambda route: route.fulfill(body="<!doctype html><body>", content_type="text/html"))
        page.goto(f"{address}blank")
        yield page
