"""Nothing on the page moves when a picture becomes a game."""

import pytest

from at_table import DEMO, says
from wanted_games import COLUMNS, TURNING
from patience import GAMES

DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
SHIFTS = """() => { window.shift = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: false }); }"""
BOXES = f"""() => [...document.querySelectorAll('{DEMO} .patience-stage, {DEMO} .patience-pile, {DEMO} .patience-card, {DEMO} + *')]
    .map((one) => JSON.stringify(one.getBoundingClientRect()))"""
SOME = [(TURNING, 360), (COLUMNS, 1280)]
ALL = [(name, width) for name in GAMES for width in (360, 1280)]


@pytest.mark.parametrize(
    "name, width", [*SOME, *(pytest.param(*case, marks=pytest.mark.long) for case in ALL if case not in SOME)]
)
def test_nothing_moves_from_the_picture_to_the_game(new_page, address, name, width):
    """On a phone from the moment on at which the picture fills the screen."""
    page = new_page(viewport={"width": width, "height": 800}, has_touch=width == 360)
    page.goto(f"{address}de/games/{name}/")
    page.locator(f"{DEMO} .patience-bar [data-act=play]").focus()
    page.evaluate("document.fonts.ready.then(() => {})")
    page.evaluate(DRAWN)
    page.evaluate(SHIFTS)
    before = page.evaluate(BOXES)
    page.keyboard.press("Enter")
    if width == 360:
        before = page.evaluate(BOXES)
    says(page, "Bereit")  # the last that happens
    page.evaluate(DRAWN)
    assert page.evaluate(BOXES) == before
    assert page.evaluate("window.shift") == 0
