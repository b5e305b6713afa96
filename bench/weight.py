"""Bytes over the wire: of all that Play loads, and of a rule page before it; our scripts also by themselves."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from bench.server import ROOT, brotlied, gzipped, served
from playwright.sync_api import sync_playwright
from tools.browser import found

SITE = ROOT / "site"
PAGE = "de/games/windmill/"
ROOMS = ("page", "play", "shared", "site", "worker")  # of the published folder


def measure(site: Path = SITE) -> dict[str, object]:
    """Sizes of what Chromium asks for, body by body, from a built site; Play in German, with its catalog."""
    files = built(site)
    page = asked(files, PAGE)
    play = asked(files, PAGE, play=True)
    return {
        "play": weighed(files[path] for path in play - page),
        "page_before_play": weighed(files[path] for path in page),
        "scripts_before_play": weighed(files[path] for path in page if is_ours(path)),
        "styles": weighed(files[path] for path in page if path.endswith(("board.css", "site.css"))),
        "scripts": weighed(files[path] for path in play if is_ours(path)),
    }


def is_ours(path: str) -> bool:
    """Tells whether a path is that of a script of ours; what Pyodide brings along lies elsewhere."""
    return "assets/patience/" in path and path.endswith(".js") and path.split("/")[-2] in ROOMS


def built(site: Path) -> dict[str, bytes]:
    """The files of a site by path; an index answers for its folder."""
    files = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    return files | {
        path.removesuffix("index.html"): body for path, body in files.items() if path.endswith("index.html")
    }


def asked(files: Mapping[str, bytes], page: str, play: bool = False) -> set[str]:
    """The paths that a new browser asks for to show a page, and to lay out its deal when asked to."""
    with served(files) as host, sync_playwright() as playwright:
        with playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"]) as browser:
            tab = browser.new_page(bypass_csp=True)
            tab.goto(host.address + page, wait_until="networkidle")
            if play:
                tab.click("patience-demo .patience-bar [data-act=play]")
                tab.wait_for_selector("patience-demo .patience-stage button", timeout=60_000)
        return set(host.asked) & files.keys()


def weighed(contents: Iterable[bytes]) -> dict[str, int]:
    bodies = list(contents)
    return {
        "files": len(bodies),
        "bytes": sum(map(len, bodies)),
        "gzip_bytes": sum(len(gzipped(body)) for body in bodies),
        "brotli_bytes": sum(len(brotlied(body)) for body in bodies),
    }
