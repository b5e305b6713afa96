"""Whatever fails, the reader gets a sentence, can try again, and still has the example."""

import pytest
from at_table import DEMO, start, touch, until
from wanted_games import TURNING, movable

PAGE = f"de/games/{TURNING}/"
STATUS = f"document.querySelector('{DEMO} .patience-status').textContent"
FAULTS = {
    "missing program": ("**/*.wasm", lambda route: route.fulfill(status=404), "Programmdatei fehlt"),
    "dropped program": ("**/*.wasm", lambda route: route.abort(), "keine Verbindung"),
    "cut program": (
        "**/*.wasm",
        lambda route: route.fulfill(body=b"\0asm", content_type="application/wasm"),
        "Programmdatei fehlt",
    ),
    "missing library": ("**/assets/patience/**/*.zip", lambda route: route.fulfill(status=404), "fehlt eine Datei"),
    "missing manifest": ("**/manifest.json", lambda route: route.fulfill(status=404), "fehlt eine Datei"),
    "garbled manifest": ("**/manifest.json", lambda route: route.fulfill(body="<html>"), "fehlt eine Datei"),
    "missing worker": ("**/worker.js", lambda route: route.fulfill(status=404), "fehlt eine Datei"),
    "missing script": ("**/playing.js", lambda route: route.fulfill(status=404), "fehlt eine Datei"),
    "dropped script": ("**/playing.js", lambda route: route.abort(), "keine Verbindung"),
}


@pytest.fixture
def visited(tab, address):
    tab.goto(address + PAGE)
    return tab


def steps(page) -> None:
    """The example can still be gone through."""
    example = page.locator("patience-example").first
    example.evaluate("(example) => example.go(0)")
    example.locator("[data-act=next]").click()
    assert example.locator('[aria-current="step"]').count() == 1


def named(page, fault: str) -> None:
    """The fault has its sentence soon after *Play* or *Try again*."""
    pattern, answer, words = FAULTS[fault]
    page.route(pattern, answer)
    page.evaluate(f"document.querySelector('{DEMO} .patience-status').replaceChildren()")
    page.click(f"{DEMO} :is([data-act=play], [data-act=retry])")
    page.wait_for_selector("[data-act=retry]")
    until(page, f"{STATUS}.includes({words!r})")
    page.unroute(pattern)


def test_each_fault_of_loading_has_its_sentence_and_trying_again_works_after_all_of_them(visited):
    for fault in FAULTS:
        named(visited, fault)
        steps(visited)
    visited.click(f"{DEMO} [data-act=retry]")
    visited.wait_for_selector(f"{DEMO} .patience-stage button")


@pytest.mark.long
@pytest.mark.parametrize("fault", FAULTS)
def test_a_second_try_works_after_each_fault(visited, fault):
    named(visited, fault)
    visited.click(f"{DEMO} [data-act=retry]")
    visited.wait_for_selector(f"{DEMO} .patience-stage button")


def test_the_browser_offline_is_named(new_page, address):
    page = new_page()
    page.goto(address + PAGE)
    page.context.set_offline(True)
    page.click(f"{DEMO} [data-act=play]")
    page.wait_for_selector("[data-act=retry]")
    until(page, f"{STATUS}.includes('keine Verbindung')")
    page.context.set_offline(False)
    page.click(f"{DEMO} [data-act=retry]")
    page.wait_for_selector(f"{DEMO} .patience-stage button")


@pytest.mark.parametrize(
    "flag, words",
    [
        ("--js-flags=--jitless", "WebAssembly ist abgeschaltet"),
        ("--js-flags=--wasm-max-mem-pages=256", "zu wenig Speicher"),
    ],
)
def test_a_browser_without_webassembly_or_memory_is_named(launch, address, flag, words):
    with launch(flag) as browser:
        page = browser.new_context().new_page()
        page.goto(address + PAGE)
        page.click(f"{DEMO} [data-act=play]")
        page.wait_for_selector("[data-act=retry]")
        until(page, f"{STATUS}.includes({words!r})")
        steps(page)


def test_cancelling_stops_the_load_and_play_can_be_pressed_again(visited):
    visited.click(f"{DEMO} [data-act=play]")
    visited.click("[data-act=cancel]")
    start(visited)


def test_a_tap_while_the_rules_are_loading_is_carried_out(visited, address):
    visited.goto(address + PAGE)
    pile = movable(TURNING, int(visited.get_attribute(DEMO, "data-deal")))
    visited.click(f"{DEMO} [data-act=play]")
    visited.locator(f'{DEMO} [data-pile="{pile}"] [data-card]').last.click(position={"x": 8, "y": 8})
    visited.wait_for_selector(f'{DEMO} [data-pile="{pile}"] [aria-pressed=true]')


def test_the_game_is_there_again_after_leaving_the_page_and_going_back(launch, address):
    with launch(ignore_default_args=["--disable-back-forward-cache"]) as browser:
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.goto(address + PAGE)
        start(page)
        touch(page, "stock")
        until(page, f"document.querySelector('{DEMO}').play.game.moves.length === 1")
        page.goto(address + "de/")
        page.go_back(wait_until="commit")
        page.wait_for_selector(f"{DEMO} [data-act=undo], {DEMO} [data-act=continue]")
        if page.locator(f"{DEMO} [data-act=continue]").count():
            page.click(f"{DEMO} [data-act=continue]")
        until(page, f"document.querySelector('{DEMO}').play?.game.moves.length === 1")
        page.wait_for_selector(f"{DEMO} .patience-stage button")
