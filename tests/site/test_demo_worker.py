"""A worker that hangs or dies in the middle of a game: another one goes on from the same position."""

import json

import pytest

from at_table import DEMO, lies, settled, start, touch, until

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
COUNTS = "JSON.parse(localStorage.getItem('patience:/sub/path/:count:windmill'))"


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
    page.goto(f"{address}de/games/windmill/?deal=4711")
    start(page)
    yield page
    context.close()


@pytest.mark.parametrize("trouble", ["hangs", "dies"])
def test_a_worker_in_trouble_is_replaced_and_nothing_is_lost_or_doubled(booted, trouble):
    for _ in range(4):
        settled(booted, lambda: touch(booted, "stock"))
    after_four = lies(booted)
    for _ in range(2):
        settled(booted, lambda: booted.click(f"{DEMO} [data-act=undo]"))
    before, workers, counts = lies(booted), booted.evaluate("workers.length"), booted.evaluate(COUNTS)
    moves = booted.evaluate(f"{GAME}.moves.length")
    booted.evaluate("(trouble) => workers.at(-1).postMessage({ trouble })", trouble)
    booted.click(f"{DEMO} [data-act=redo]")
    until(booted, f"document.querySelector('{DEMO} .patience-stage').ariaBusy === 'true'")
    assert lies(booted) == before
    booted.clock.fast_forward(10_000)
    until(booted, f"{GAME}.moves.length === {moves + 1}")
    assert booted.evaluate("workers.length") == workers + 1
    assert booted.evaluate(f"{GAME}.undone.length") == 1
    settled(booted, lambda: booted.click(f"{DEMO} [data-act=redo]"))
    assert lies(booted) == after_four
    assert booted.evaluate(COUNTS) == counts
    assert counts["played"] == 1


def test_a_move_that_no_worker_answers_is_named_and_the_game_stays_as_it_was(booted):
    for _ in range(2):
        settled(booted, lambda: touch(booted, "stock"))
    settled(booted, lambda: booted.click(f"{DEMO} [data-act=undo]"))
    before, moves = lies(booted), booted.evaluate(f"{GAME}.moves.length")
    booted.evaluate("""() => { const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message) {
            postMessage.call(this, message.do === "play" ? { trouble: "hangs" } : message);
            if (message.do === "play") window.hung = (window.hung ?? 0) + 1;
        };
        window.heal = () => { Worker.prototype.postMessage = postMessage; }; }""")
    booted.click(f"{DEMO} [data-act=redo]")
    for times in (1, 2):
        until(booted, f"window.hung === {times}")
        booted.clock.fast_forward(10_000)
    booted.wait_for_selector(f"{DEMO} [data-act=retry]")
    booted.evaluate("window.heal()")
    booted.click(f"{DEMO} [data-act=retry]")
    until(booted, f"document.querySelector('{DEMO} [data-act=redo]') !== null")
    assert booted.evaluate(f"{GAME}.moves.length") == moves
    until(booted, f"document.querySelector('{DEMO} .patience-status').textContent.startsWith('Bereit')")
    assert lies(booted) == before
    settled(booted, lambda: booted.click(f"{DEMO} [data-act=redo]"))
    assert booted.evaluate(f"{GAME}.moves.length") == moves + 1
    saved = json.loads(booted.evaluate("localStorage.getItem('patience:/sub/path/:game:windmill')"))
    assert all(saved["turns"])
