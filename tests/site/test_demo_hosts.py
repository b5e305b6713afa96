"""Hosts that send other headers than ours: what they forbid is named, and the rules can be read."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from tools.browser import found

from at_table import DEMO, until

STATUS = f"document.querySelector('{DEMO} .patience-status').textContent"
FORBIDDEN = "Der Browser oder der Server verbietet"
DAMAGED = "Programmdatei fehlt"
OWN = "default-src 'self' 'unsafe-inline' data:"
REFUSED = {
    "no WebAssembly in the worker": ({"worker.js": {"Content-Security-Policy": OWN}}, FORBIDDEN),
    "no worker": ({"windmill/": {"Content-Security-Policy": "worker-src 'none'"}}, FORBIDDEN),
    "no packed program": ({".wasm": {"Content-Encoding": "gzip"}}, DAMAGED),
}


class Host(SimpleHTTPRequestHandler):
    """Adds headers to files by the end of their path."""

    added: dict[str, dict[str, str]] = {}
    asked: list[str] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()

    def end_headers(self) -> None:
        for end, headers in self.added.items():
            if self.path.partition("?")[0].endswith(end):
                for name, value in headers.items():
                    self.send_header(name, value)
        super().end_headers()

    def guess_type(self, path: str) -> str:
        named = self.added.get("types", {})
        return next((kind for end, kind in named.items() if str(path).endswith(end)), super().guess_type(path))

    def copyfile(self, source, outputfile) -> None:
        with suppress(ConnectionError):  # a reader who has seen enough
            super().copyfile(source, outputfile)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def host(site_folder) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(site_folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/de/games/windmill/?deal=4711"
    server.shutdown()


@pytest.fixture
def tab(chromium):
    context = chromium.new_context(bypass_csp=False, reduced_motion="reduce")
    yield context.new_page()
    context.close()
    Host.added = {}


@pytest.mark.parametrize("fault", REFUSED)
def test_what_a_host_forbids_is_named_and_the_rules_can_be_read(host, tab, fault):
    Host.added, words = REFUSED[fault]
    tab.goto(host)
    tab.click(f"{DEMO} [data-act=play]")
    tab.wait_for_selector(f"{DEMO} [data-act=retry]")
    until(tab, f"{STATUS} !== ''")
    assert words in tab.evaluate(STATUS)
    assert tab.locator("#rule-sail-to-centre").is_visible()
    tab.click(f"{DEMO} [data-act=example]")
    tab.locator("patience-example [data-act=next]").first.click()
    assert tab.locator('patience-example [aria-current="step"]').count() == 1
    Host.added = {}
    tab.reload()
    assert tab.locator(f"{DEMO} [data-act=play]").count() == 1


def test_a_host_that_knows_no_type_for_programs_does_no_harm(host, tab):
    Host.added = {"types": {".wasm": "application/octet-stream", ".zip": "text/plain", ".whl": "text/plain"}}
    tab.goto(host)
    tab.click(f"{DEMO} [data-act=play]")
    tab.wait_for_selector(f"{DEMO} .patience-stage button")


def test_a_second_game_of_the_site_loads_no_file_of_the_rules_again(host, chromium, tmp_path):
    Host.added = {"": {"Cache-Control": "public, max-age=31536000, immutable"}}
    Host.asked = []
    kept = {"executable_path": found(), "args": ["--no-sandbox"]}  # a private window keeps no large files
    with chromium.browser_type.launch_persistent_context(tmp_path, **kept) as context:
        tab = context.new_page()
        for game in ("windmill", "easthaven"):
            tab.goto(host.replace("windmill", game))
            tab.click(f"{DEMO} [data-act=play]")
            tab.wait_for_selector(f"{DEMO} .patience-stage button")
    Host.added = {}
    rules = [path for path in Host.asked if "/assets/patience/" in path]
    assert len(rules) > 20
    assert [path for path in set(rules) if rules.count(path) > 1] == []
