"""Bytes over the wire: of all that Play loads, and of a rule page before it."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from bench.boot import DEAL, OURS_STARTS
from bench.server import ROOT, brotlied, gzipped, served
from playwright.sync_api import sync_playwright
from tools.browser import found

SITE = ROOT / "site"
PAGE = "en/games/windmill/"


def measure(site: Path = SITE) -> dict[str, object]:
    """Sizes of what Chromium asks for, body by body, from a built site; Play in German, with its catalog."""
    files = built(site)
    (runtime,) = (site / "assets" / "patience").iterdir()
    start: Sequence[object] = [f"/assets/patience/{runtime.name}/", DEAL | {"lang": "de"}]
    page = asked(files, PAGE)
    play = asked(files, PAGE, (OURS_STARTS, start)) - page
    return {
        "play": weighed(files[path] for path in play),
        "page_before_play": weighed(files[path] for path in page),
    }


def built(site: Path) -> dict[str, bytes]:
    """The files of a site by path; an index answers for its folder."""
    files = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    return files | {
        path.removesuffix("index.html"): body for path, body in files.items() if path.endswith("index.html")
    }


def asked(files: Mapping[str, bytes], page: str, script: tuple[str, Sequence[object]] | None = None) -> set[str]:
    """The paths that a new browser asks for to show a page and to run a script in it."""
    with served(files) as host, sync_playwright() as playwright:
        with playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"]) as browser:
            tab = browser.new_page()
            tab.goto(host.address + page, wait_until="networkidle")
            if script:
                tab.evaluate(*script)
        return set(host.asked) & files.keys()


def weighed(contents: Iterable[bytes]) -> dict[str, int]:
    bodies = list(contents)
    return {
        "files": len(bodies),
        "bytes": sum(map(len, bodies)),
        "gzip_bytes": sum(len(gzipped(body)) for body in bodies),
        "brotli_bytes": sum(len(brotlied(body)) for body in bodies),
    }
