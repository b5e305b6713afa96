"""A worker that hangs or dies in the middle of a game: another one goes on from the same position."""

import json

import pytest

from at_table import DEMO, PLACES, begin, lies, says, settled, start, touch, until
from wanted_games import TURNING

# Said to the worker before its own script listens: stop answering, or be gone.
TROUBLE = """self.addEventListener("message", (event) => {
    if (!event.data.trouble) return;
    event.stopImmediatePropagation();
    if (event.data.trouble === "dies") self.close();
    while (event.data.trouble === "hangs");
});
"""
COUNTED = """const Real = Worker; window.workers = [];
    window.Worker = class extends Real { constructor(...given) { super(...given); window.workers.push(this); } };"""
GAME = f"document.querySelector('{DEMO}').play.game"
COUNTS = f"JSON.parse(localStorage.getItem('patience:/sub/path/:count:{TURNING}'))"


@pytest.fixture(scope="module")
def booted(chromium, address):
    context = chromium.new_context(reduced_motion="reduce")
    context.add_init_script(COUNTED)
    context.route(
        "**/worker.js",
        lambda route: route.fulfill(body=TROUBLE + route.fetch().text(), content_type="text/javascript"),
    )
    page = context.new_page()
    page.clock.install()
    page.goto(f"{address}de/games/{TURNING}/?deal=4711")
    start(page)
    yield page
    context.close()


@pytest.fixture
def table(booted):
    """A game of which nothing was played."""
    begin(booted, 4711)
    return booted


@pytest.mark.parametrize("trouble", ["hangs", "dies"])
def test_a_worker_in_trouble_is_replaced_and_nothing_is_lost_or_doubled(table, trouble):
    for _ in range(4):
        settled(table, lambda: touch(table, "stock"))
    after_four = lies(table)
    for _ in range(2):
        settled(table, lambda: table.click(f"{DEMO} [data-act=undo]"))
    before, workers, counts = lies(table), table.evaluate("workers.length"), table.evaluate(COUNTS)
    moves = table.evaluate(f"{GAME}.moves.length")
    table.evaluate("(trouble) => workers.at(-1).postMessage({ trouble })", trouble)
    table.click(f"{DEMO} [data-act=redo]")
    until(table, f"document.querySelector('{DEMO} .patience-stage').ariaBusy === 'true'")
    assert lies(table) == before
    table.clock.fast_forward(10_000)
    until(table, f"{GAME}.moves.length === {moves + 1}")
    assert table.evaluate("workers.length") == workers + 1
    assert table.evaluate(f"{GAME}.undone.length") == 1
    settled(table, lambda: table.click(f"{DEMO} [data-act=redo]"))
    assert lies(table) == after_four
    assert table.evaluate(COUNTS) == counts
    assert counts["played"] == 1


def test_a_move_that_no_worker_answers_is_named_and_the_game_stays_as_it_was(table):
    for _ in range(2):
        settled(table, lambda: touch(table, "stock"))
    settled(table, lambda: table.click(f"{DEMO} [data-act=undo]"))
    before, moves = lies(table), table.evaluate(f"{GAME}.moves.length")
    table.evaluate("""() => { const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message) {
            postMessage.call(this, message.do === "play" ? { trouble: "hangs" } : message);
            if (message.do === "play") window.hung = (window.hung ?? 0) + 1;
        };
        window.heal = () => { Worker.prototype.postMessage = postMessage; }; }""")
    table.click(f"{DEMO} [data-act=redo]")
    places = table.evaluate(PLACES)
    until(table, "window.hung === 1")
    table.clock.fast_forward(1000)
    says(table, "Die Regeln rechnen noch")
    assert table.evaluate(PLACES) == places
    table.clock.fast_forward(10_000)
    says(table, "Die Regeln antworten nicht und werden neu gestartet")
    assert table.evaluate(PLACES) == places
    until(table, "window.hung === 2")
    table.clock.fast_forward(10_000)
    says(table, "Die Regeln antworten schon zu lange nicht mehr.")
    table.wait_for_selector(f"{DEMO} [data-act=retry]")
    table.evaluate("window.heal()")
    table.click(f"{DEMO} [data-act=retry]")
    until(table, f"document.querySelector('{DEMO} [data-act=redo]') !== null")
    assert table.evaluate(f"{GAME}.moves.length") == moves
    until(table, f"document.querySelector('{DEMO} .patience-status').textContent.startsWith('Bereit')")
    assert lies(table) == before
    settled(table, lambda: table.click(f"{DEMO} [data-act=redo]"))
    assert table.evaluate(f"{GAME}.moves.length") == moves + 1
    saved = json.loads(table.evaluate(f"localStorage.getItem('patience:/sub/path/:saved:{TURNING}:4711')"))
    assert all(saved["turns"])
