"""What stays on the device while the reader is elsewhere: another tab in front, another page, another language."""

import json

import pytest

from at_table import DEMO, settled, start, touch, until

PLAY = f"document.querySelector('{DEMO}').play"
SAVED = "localStorage.getItem('patience:/sub/path/:game:windmill')"
HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
CLOCK = f"document.querySelector('{DEMO} .patience-clock').textContent"


@pytest.fixture(scope="module")
def booted(chromium, address):
    context = chromium.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.clock.install()
    page.goto(f"{address}de/games/windmill/?deal=4711")
    start(page)
    yield page
    context.close()


def test_every_move_is_kept_at_once_so_that_a_tab_may_be_closed_at_any_time(booted):
    for made in range(1, 4):
        settled(booted, lambda: touch(booted, "stock"))
        assert len(json.loads(booted.evaluate(SAVED))["turns"]) == made


def test_in_a_hidden_tab_the_clock_stands_still_and_the_game_is_the_same_afterwards(booted):
    before, position = booted.evaluate(SAVED), booted.evaluate(f"{PLAY}.game.record")
    booted.evaluate(HIDE, True)
    clock = booted.evaluate(CLOCK)
    booted.clock.run_for(120_000)
    assert booted.evaluate(CLOCK) == clock
    assert booted.evaluate(SAVED) == before
    booted.evaluate(HIDE, False)
    booted.clock.run_for(2_000)
    assert booted.evaluate(CLOCK) != clock
    assert booted.evaluate(f"{PLAY}.game.record") == position
    settled(booted, lambda: touch(booted, "stock"))
    assert booted.evaluate(f"{PLAY}.game.moves.length") == len(json.loads(before)["turns"]) + 1


def test_the_game_is_offered_on_the_page_in_the_other_language(booted, address):
    moves = booted.evaluate(f"{PLAY}.game.moves.length")
    booted.goto(f"{address}en/games/windmill/")
    offered = booted.locator(f"{DEMO} [data-act=continue]")
    assert "4711" in offered.inner_text()
    offered.click()
    until(booted, f"{PLAY}?.game.moves.length === {moves}", 60)
    until(booted, f"document.querySelectorAll('{DEMO} .patience-stage button').length > 0", 60)
