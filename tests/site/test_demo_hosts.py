"""Hosts that send other headers than ours: what they forbid is named, and the rules can be read."""

from collections.abc import Iterator

import pytest
from tools.browser import found

from at_table import DEMO, start, until
from browsers import patient
from wanted_games import TURNING
from patience import GAMES
from serving import Quiet, served

STATUS = f"document.querySelector('{DEMO} .patience-status').textContent"
FORBIDDEN = "Der Browser oder der Server verbietet"
DAMAGED = "Programmdatei fehlt"
OWN = "default-src 'self' 'unsafe-inline' data:"
REFUSED = {
    "no WebAssembly in the worker": ({"worker.js": {"Content-Security-Policy": OWN}}, FORBIDDEN),
    "no worker": ({f"{TURNING}/": {"Content-Security-Policy": "worker-src 'none'"}}, FORBIDDEN),
    "no packed program": ({".wasm": {"Content-Encoding": "gzip"}}, DAMAGED),
}


class Host(Quiet):
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


@pytest.fixture
def host(site_folder) -> Iterator[str]:
    Host.added, Host.asked = {}, []
    with served(site_folder, Host) as address:
        yield f"{address}de/games/{TURNING}/"


@pytest.fixture
def strict(new_page):
    """A page that keeps to the policies."""
    return new_page(bypass_csp=False)


@pytest.mark.parametrize("fault", REFUSED)
def test_what_a_host_forbids_is_named_and_the_rules_can_be_read(host, strict, fault):
    Host.added, words = REFUSED[fault]
    strict.goto(host)
    strict.click(f"{DEMO} [data-act=play]")
    strict.wait_for_selector(f"{DEMO} [data-act=retry]")
    until(strict, f"{STATUS} !== ''")
    assert words in strict.evaluate(STATUS)
    assert strict.locator("[id^=rule-]").first.is_visible()
    strict.locator("patience-example [data-act=next]").first.click()
    assert strict.locator('patience-example [aria-current="step"]').count() == 1
    Host.added = {}
    strict.reload()
    assert strict.locator(f"{DEMO} [data-act=play]").count() == 1


def test_a_host_that_knows_no_type_for_programs_does_no_harm(host, strict):
    Host.added = {"types": {".wasm": "application/octet-stream", ".zip": "text/plain", ".whl": "text/plain"}}
    strict.goto(host)
    start(strict)


def test_a_second_game_of_the_site_loads_no_file_of_the_rules_again(host, chromium, tmp_path):
    Host.added = {"": {"Cache-Control": "public, max-age=31536000, immutable"}}
    kept = {"executable_path": found(), "args": ["--no-sandbox"]}  # a private window keeps no large files
    with chromium.browser_type.launch_persistent_context(tmp_path, **kept) as context:
        page = patient(context).new_page()
        for game in list(GAMES)[:2]:
            page.goto(host.replace(TURNING, game))
            start(page)
    rules = [path for path in Host.asked if "/assets/patience/" in path]
    assert len(rules) > 10
    assert [path for path in set(rules) if rules.count(path) > 1] == []
