"""From the start of the worker to the first deal: our bundle against stock Pyodide with the same wheels."""

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from bench.server import ROOT, brotlied, served
from playwright.sync_api import BrowserType, Page, sync_playwright
from tools.browser import found

from mkdocs_patience.publishing.bundle import build_bundle, build_wheels, publish
from patience import GAMES

ROUNDS = 5
RECORD = "game: windmill\ndeal: 4711\n"
DEAL = {"v": 1, "id": 1, "do": "show", "demo": "demo", "lang": "en", "record": RECORD}
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
OURS_STARTS = """async ([folder, deal]) => {
    const { connect } = await import(`${folder}worker/client.js`);
    const start = performance.now();
    const answer = await connect(folder, deal.lang).ask(deal);
    return { answer, ms: performance.now() - start };
}"""
STOCK_STARTS = """([worker, deal]) => new Promise((resolve) => {
    const start = performance.now();
    const python = new Worker(worker, { type: "module" });
    python.onmessage = ({ data }) => {
        if (data.ready) python.postMessage(deal);
        else resolve({ answer: data, ms: performance.now() - start });
    };
})"""


def ours() -> tuple[str, dict[str, bytes]]:
    """The folder and the files that our site publishes."""
    static = ROOT / "demos" / "mkdocs_patience" / "static"
    scripts = {name: (static / name).read_bytes() for name in ("worker/worker.js", "worker/client.js")}
    publication = publish(build_bundle(ROOT), scripts, GAMES.packages)
    return publication.folder, {f"{publication.folder}/{name}": body for name, body in publication.files.items()}


def stock() -> tuple[str, dict[str, bytes]]:
    """The worker's address and files of a page with Pyodide as npm brings it, and wheels of sources."""
    pyodide = ROOT / "node_modules" / "pyodide"
    files = {name: (pyodide / name).read_bytes() for name in STOCK}
    files["stock_worker.js"] = Path(__file__).with_name("stock_worker.js").read_bytes()
    with tempfile.TemporaryDirectory() as scratch:
        build_wheels(ROOT, Path(scratch))
        wheels = {path.name: path.read_bytes() for path in sorted(Path(scratch).glob("*.whl"))}
    query = "&".join(f"wheel={name}" for name in wheels)
    return f"stock/stock_worker.js?{query}", {f"stock/{name}": body for name, body in (files | wheels).items()}


def cold_and_warm(chromium: BrowserType, page: str, script: str, arguments: Sequence[object]) -> tuple[float, float]:
    """Milliseconds in a new profile, and after a second navigation in the same one."""
    with (
        tempfile.TemporaryDirectory() as profile,
        chromium.launch_persistent_context(profile, executable_path=found(), args=["--no-sandbox"]) as browser,
    ):
        tab = browser.new_page()
        return milliseconds(tab, page, script, arguments), milliseconds(tab, page, script, arguments)


def milliseconds(tab: Page, page: str, script: str, arguments: Sequence[object]) -> float:
    tab.goto(page)
    result = tab.evaluate(script, arguments)
    if "ok" not in result["answer"]:
        raise RuntimeError(f"no deal arrived: {result['answer']}")
    return float(result["ms"])


def compared(ours: list[float], stock: list[float]) -> dict[str, float]:
    """Medians; the ratio is that of the rounds, since the machine's load changes between them."""
    ratios = [mine / theirs for mine, theirs in zip(ours, stock, strict=True)]
    return {"ours_ms": round(median(ours)), "stock_ms": round(median(stock)), "ratio": round(median(ratios), 3)}


def measure() -> dict[str, object]:
    """Medians of five rounds; in each round ours and stock take turns."""
    (folder, our_files), (worker, stock_files) = ours(), stock()
    files: Mapping[str, bytes] = {"": b"<!doctype html><title>Boot</title>", **our_files, **stock_files}
    for content in files.values():
        brotlied(content)
    with served(files) as host, sync_playwright() as playwright:
        runs: dict[str, tuple[str, Sequence[object]]] = {
            "ours": (OURS_STARTS, [f"{host.address}{folder}/", DEAL]),
            "stock": (STOCK_STARTS, [f"{host.address}{worker}", DEAL]),
        }
        times: dict[str, list[tuple[float, float]]] = {"ours": [], "stock": []}
        for number in range(ROUNDS):
            for name in ("ours", "stock") if number % 2 else ("stock", "ours"):
                times[name].append(cold_and_warm(playwright.chromium, host.address, *runs[name]))
    return {
        kind: compared([pair[i] for pair in times["ours"]], [pair[i] for pair in times["stock"]])
        for i, kind in enumerate(("cold", "warm"))
    }
