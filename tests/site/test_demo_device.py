"""What stays on the device while the reader is elsewhere: another tab in front, another page, another language."""

import json

import pytest

from at_table import DEMO, begin, settled, start, touch, until
from wanted_games import TURNING

PLAY = f"document.querySelector('{DEMO}').play"
SAVED = f"localStorage.getItem('patience:/sub/path/:saved:{TURNING}:4711')"
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
    page.goto(f"{address}de/games/{TURNING}/?deal=4711")
    start(page)
    yield page
    context.close()


@pytest.fixture
def played(booted):
    """A page on which three moves of a game were made."""
    begin(booted, 4711)
    for made in range(1, 4):
        settled(booted, lambda: touch(booted, "stock"))
        assert len(json.loads(booted.evaluate(SAVED))["turns"]) == made
    return booted


def test_every_move_is_kept_at_once_so_that_a_tab_may_be_closed_at_any_time(played):
    assert len(json.loads(played.evaluate(SAVED))["turns"]) == played.evaluate(f"{PLAY}.game.moves.length")


def test_in_a_hidden_tab_the_clock_stands_still_and_the_game_is_the_same_afterwards(played):
    before, position = played.evaluate(SAVED), played.evaluate(f"{PLAY}.game.record")
    played.evaluate(HIDE, True)
    clock = played.evaluate(CLOCK)
    played.clock.run_for(120_000)
    assert played.evaluate(CLOCK) == clock
    assert played.evaluate(SAVED) == before
    played.evaluate(HIDE, False)
    played.clock.run_for(2_000)
    assert played.evaluate(CLOCK) != clock
    assert played.evaluate(f"{PLAY}.game.record") == position
    settled(played, lambda: touch(played, "stock"))
    assert played.evaluate(f"{PLAY}.game.moves.length") == len(json.loads(before)["turns"]) + 1


def test_the_game_is_offered_on_the_page_in_the_other_language(played, address):
    moves = played.evaluate(f"{PLAY}.game.moves.length")
    other = played.context.new_page()
    other.goto(f"{address}en/games/{TURNING}/")
    offered = other.locator(f"{DEMO} [data-act=continue]")
    assert "4711" in offered.inner_text()
    offered.click()
    other.wait_for_selector(f"{DEMO} .patience-stage button")
    until(other, f"{PLAY}.game.moves.length === {moves}")
    other.close()
