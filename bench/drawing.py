"""From a click to the second frame after the board was drawn anew, and the sizes of what draws it."""

import gzip
from collections.abc import Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles
from threading import Thread

from bench.server import ROOT
from playwright.sync_api import Browser, Page, sync_playwright
from tools.browser import found

from patience import GAMES

SITE = ROOT / "site"
MOVES = 40
SPEEDS = (1, 4)  # how many times slower than this machine
PLAY = """(count) => {
    const demo = document.querySelector("patience-demo"), { surface } = demo.play, { table } = demo.state;
    let clicked, seed = 1;
    window.times = [];
    window.endDriving?.();
    const stopping = new AbortController(), { signal } = stopping;
    window.endDriving = () => stopping.abort();
    window.addEventListener("click", () => { clicked = performance.now(); }, { signal, capture: true });
    const drawn = new MutationObserver(() => {
        const since = clicked;
        clicked = undefined;
        requestAnimationFrame(() => requestAnimationFrame(() => {
            if (since) window.times.push(performance.now() - since);
        }));
    });
    drawn.observe(demo.stage, { childList: true, subtree: true });
    signal.addEventListener("abort", () => drawn.disconnect());
    demo.addEventListener("patience:drawn", () => setTimeout(next, 80), { signal });
    const top = (pile) => surface.rover.top(pile);
    const pick = (list) => { seed = (seed * 48271) % 2147483647; return list[seed % list.length]; };
    function next() {
        const moves = table.moves.filter((move) => !move.startsWith("stock ") || move === table.taps.stock);
        if (window.times.length >= count) { window.finished = true; return; }
        if (!moves.length) { demo.play.restart(); return; }
        const move = pick(moves), [source, target] = move.split(" > ");
        if (move === table.taps.stock) { top("stock").click(); return; }
        const [pile, number] = source.split(" x"), cards = surface.rover.pile(pile).querySelectorAll("button");
        cards[cards.length - Number(number ?? 1)].click();
        const wait = setInterval(() => {
            if (!table.selected) return;
            clearInterval(wait);
            top(target).click();
        }, 5);
    }
    next();
}"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def measure(site: Path = SITE) -> dict[str, object]:
    """Milliseconds for each game at normal speed and throttled, and bytes after gzip, from a built site."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"]) as browser,
    ):
        games = {name: _game(browser, f"{address}en/games/{name}/?deal=4711") for name in GAMES}
    server.shutdown()
    return {"games": games, "style_gz": _style(site)}


def _game(browser: Browser, address: str) -> Mapping[str, object]:
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(address)
    board = str(page.evaluate("document.querySelector('patience-demo .patience-table').outerHTML"))
    page.click("patience-demo [data-act=play]")
    page.wait_for_selector("patience-demo .patience-stage button", timeout=60_000)
    times = {f"{speed}x": _times(page, speed) for speed in SPEEDS}
    page.close()
    return {"static_board_gz": len(gzip.compress(board.encode(), 9)), **times}


def _times(page: Page, speed: int) -> Mapping[str, float]:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": speed})
    page.evaluate("window.finished = false")
    page.evaluate(PLAY, MOVES)
    for _ in range(150):
        if page.evaluate("window.finished"):
            break
        page.wait_for_timeout(200)
    times = page.evaluate("window.times")
    return {"median_ms": round(median(times), 1), "p95_ms": round(quantiles(times, n=20)[-1], 1), "moves": len(times)}


def _style(site: Path) -> int:
    (style,) = (site / "assets" / "patience").glob("*/board.css")
    return len(gzip.compress(style.read_bytes(), 9))
