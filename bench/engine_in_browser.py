"""How fast the engine plays in Chromium: the same play as in `bench.engine`, in the worker's Pyodide."""

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

from bench.boot import STOCK
from bench.server import ROOT, served
from playwright.sync_api import sync_playwright
from tools.browser import found

from mkdocs_patience.publishing.bundle import build_wheels

WORKER = """
import { loadPyodide } from "./pyodide.js";
const python = await loadPyodide({ indexURL: new URL("./", import.meta.url).href });
for (const name of WHEELS)
    python.unpackArchive(await (await fetch(name)).arrayBuffer(), "wheel");
python.FS.mkdirTree("/bench");
python.FS.writeFile("/bench/engine.py", await (await fetch("engine.py")).text());
python.runPython("import sys; sys.path.insert(0, '/')");
self.postMessage(python.runPython("import json; from bench import engine; json.dumps(engine.measure())"));
"""
RUN = """(worker) => new Promise((resolve, reject) => {
    const python = new Worker(worker, { type: "module" });
    python.onmessage = ({ data }) => resolve(data);
    python.onerror = (event) => reject(event.message);
})"""


def measure() -> dict[str, float]:
    """Gives positions a second for each game in Chromium, the median of five runs of random play."""
    with served(_files()) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(host.address)
        answer = page.evaluate(RUN, f"{host.address}worker.js")
        browser.close()
    speeds: dict[str, float] = json.loads(answer)
    return speeds


def _files() -> Mapping[str, bytes]:
    files = {"": b"<!doctype html><title>Engine</title>", "engine.py": (ROOT / "bench/engine.py").read_bytes()}
    for name in STOCK:
        content = (ROOT / "node_modules/pyodide" / name).read_bytes()
        files[name.replace(".mjs", ".js")] = content
        files[name] = content
    with tempfile.TemporaryDirectory() as scratch:
        build_wheels(ROOT, Path(scratch))
        wheels = {wheel.name: wheel.read_bytes() for wheel in Path(scratch).glob("*.whl")}
    worker = f"const WHEELS = {json.dumps(sorted(wheels))};{WORKER}"
    return files | wheels | {"worker.js": worker.encode()}
