"""What is loaded when: little before Play, nothing twice, and a sign of life at once."""

import json
import re
from posixpath import dirname, join, normpath

import pytest

from at_table import DEMO, lies, settled, start, touch, until
from wanted_games import TURNING
from waits import wait_until

IMPORTED = re.compile(r'(?:from|import)\s*\(?"(\.\.?/[\w./-]+)"')
WISHED = re.compile(r'import\("(\.\.?/[\w./-]+)"\)')  # only when it is wished for
OURS = re.compile(r"/assets/patience/[^/]+/(\w+/[\w-]+\.js)$")
OF_EVERY_PAGE = {"site/terms.js", "site/before-theme.js"}
WORKERS = """const Real = Worker; window.workers = 0;
    window.Worker = class extends Real { constructor(...given) { super(...given); window.workers += /worker.js$/.test(given[0]); } };"""


@pytest.fixture(scope="module")
def scripts(site_folder) -> dict[str, str]:
    """The published scripts by folder and name."""
    (folder,) = (site_folder / "assets" / "patience").iterdir()
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.glob("*/*.js")}


def imported(scripts: dict[str, str], name: str) -> set[str]:
    """A script and all that it imports at once."""
    found, waiting = set(), [name]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            static = re.sub(r'import\("[^"]*"\)', "", scripts[name])
            waiting += [normpath(join(dirname(name), other)) for other in IMPORTED.findall(static)]
    return found


def test_all_that_play_needs_more_is_named_in_the_file_that_is_fetched_before_it_is_imported(scripts):
    before, playing = imported(scripts, "page/element.js"), imported(scripts, "play/playing.js")
    named = {normpath(join("play", name)) for name in re.findall(r'from\s*"(\.[^"]+)"', scripts["play/playing.js"])}
    assert playing - before - {"play/playing.js"} <= named
    later = {normpath(join(dirname(name), other)) for name in before | playing for other in WISHED.findall(scripts[name])}
    assert before | playing | later | {"worker/worker.js"} | OF_EVERY_PAGE == set(scripts)


def test_no_service_worker_stands_between_the_page_and_its_host(site_folder):
    for path in site_folder.rglob("*.js"):
        assert "serviceWorker" not in path.read_text("utf-8"), path


def test_pages_are_not_exchanged_behind_the_demo(site_folder):
    for path in site_folder.rglob("*.html"):
        assert "navigation.instant" not in path.read_text("utf-8"), path


def test_what_play_needs_comes_when_play_is_pressed_and_only_once(new_page, address, scripts):
    page = new_page()
    page.add_init_script(WORKERS)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}de/games/{TURNING}/")
    page.evaluate("new Promise(requestIdleCallback)")  # whatever a page might fetch beforehand, it would by now
    assert {name for url in asked for name in OURS.findall(url)} == imported(scripts, "page/element.js") | OF_EVERY_PAGE
    asked.clear()
    page.evaluate("() => { const play = document.querySelector('[data-act=play]'); play.click(); play.click(); }")
    page.wait_for_selector(f"{DEMO} .patience-stage button")
    assert page.evaluate("window.workers") == 1
    assert len([url for url in asked if url.endswith(".wasm")]) == 1
    settled(page, lambda: touch(page, "stock"))
    assert len(lies(page)["waste"]) == 1


def test_loading_shows_a_sign_of_life_at_once_and_a_word_of_comfort_later(new_page, address):
    page = new_page()
    held = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.clock.install()
    page.goto(f"{address}de/games/{TURNING}/")
    page.evaluate(f"""() => {{ const status = document.querySelector('{DEMO} .patience-status'); window.said = [];
        new MutationObserver(() => window.said.push(status.textContent)).observe(status, {{ childList: true }}); }}""")
    shown = page.evaluate("""() => { document.querySelector('[data-act=play]').click();
        return document.querySelector('patience-demo progress').ariaLabel; }""")
    assert shown == "Spielen"
    until(page, "said.some((text) => text.startsWith('Die Regeln werden geladen'))")
    until(page, "/ MB/.test(document.querySelector('.patience-gauge').textContent)")
    page.clock.fast_forward(20_000)
    until(page, "said.some((text) => text.includes('Beim ersten Mal'))")
    page.click("[data-act=cancel]")
    assert page.locator(f"{DEMO} [data-act=play]").count() == 1


@pytest.mark.long
def test_a_page_is_played_and_loaded_anew_five_times(page, address):
    page.goto(f"{address}de/games/{TURNING}/?deal=4711")
    for _ in range(5):
        start(page)
        settled(page, lambda: touch(page, "stock"))
        page.reload()


TO_AND_FRO = f"""async (times) => {{
    const {{ play }} = document.querySelector('{DEMO}');
    for (let time = 0; time < times; time += 1) {{ await play.move('stock > waste'); await play.undo(); }}
    window.gone += times;
}}"""


class Heaps:
    """What the page and its worker hold once their rubbish is gone, through the browser's own protocol."""

    def __init__(self, page) -> None:
        self.page, self.worker, self.answers = page, "", {}
        self.session = page.context.new_cdp_session(page)
        self.session.on("Target.attachedToTarget", self._attached)
        self.session.on("Target.receivedMessageFromTarget", self._received)
        attach = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
        self.session.send("Target.setAutoAttach", attach)

    def _attached(self, event: dict) -> None:
        if event["targetInfo"]["url"].endswith("/worker.js"):
            self.worker = event["sessionId"]

    def _received(self, event: dict) -> None:
        answer = json.loads(event["message"])
        self.answers[answer.get("id")] = answer.get("result")

    def _ask_worker(self, method: str) -> dict:
        number = len(self.answers) + 1
        message = json.dumps({"id": number, "method": method})
        self.session.send("Target.sendMessageToTarget", {"sessionId": self.worker, "message": message})
        wait_until(lambda: self.page.evaluate("true") and number in self.answers, method)
        return self.answers[number]

    def measure(self) -> dict[str, float]:
        self.session.send("HeapProfiler.collectGarbage")
        self._ask_worker("HeapProfiler.collectGarbage")
        return {
            "nodes": self.session.send("Memory.getDOMCounters")["nodes"],
            "page": self.session.send("Runtime.getHeapUsage")["usedSize"],
            "worker": self._ask_worker("Runtime.getHeapUsage")["usedSize"],
        }


@pytest.mark.long
def test_a_thousand_moves_and_undos_leave_nothing_behind(new_page, address):
    page = new_page()
    page.goto(f"{address}de/games/{TURNING}/?deal=4711")
    heaps = Heaps(page)
    start(page)
    page.evaluate("window.gone = 0")
    measured = []
    for gone in (200, 1200):
        page.evaluate(f"(times) => {{ ({TO_AND_FRO})(times); }}", gone - page.evaluate("window.gone"))
        until(page, f"window.gone === {gone}")
        until(page, "document.getAnimations().length === 0")  # what is outlined for a while has had its time
        measured.append(heaps.measure())
    first, last = measured
    assert last["nodes"] - first["nodes"] < 200, measured
    assert last["page"] - first["page"] < 500_000, measured
    assert last["worker"] - first["worker"] < 500_000, measured
