"""Nothing on the page moves when a picture becomes a game."""

import pytest

from at_table import DEMO
from patience import GAMES

SHIFTS = """() => { window.shift = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: false }); }"""
BOXES = f"""() => [...document.querySelectorAll('{DEMO} .patience-stage, {DEMO} .patience-pile, {DEMO} [data-card], {DEMO} + *')]
    .map((one) => JSON.stringify(one.getBoundingClientRect()))"""
SOME = [("windmill", 360), ("willow", 360), ("willow", 1280), ("klondike", 1280)]
ALL = [(name, width) for name in GAMES for width in (360, 1280)]


@pytest.mark.parametrize(
    "name, width", [*SOME, *(pytest.param(*case, marks=pytest.mark.long) for case in ALL if case not in SOME)]
)
def test_nothing_moves_from_the_picture_to_the_game(chromium, address, name, width):
    context = chromium.new_context(viewport={"width": width, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}de/games/{name}/")
    page.locator(DEMO).scroll_into_view_if_needed()
    page.locator("[data-act=play]").focus()
    page.wait_for_timeout(300)
    page.evaluate(SHIFTS)
    before = page.evaluate(BOXES)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{DEMO} .patience-stage button")
    page.wait_for_timeout(400)
    assert page.evaluate(BOXES) == before
    assert page.evaluate("window.shift") == 0
    context.close()
