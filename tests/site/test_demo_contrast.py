"""High contrast: the system's colours take the place of ours, and what colours told is still to be seen."""

from pathlib import Path

import pytest

from at_table import DEMO, card, start, touch
from patience import GAMES

PICTURES = Path(__file__).parents[2] / "build/screenshots"
BORDERS = """(selector) => [...document.querySelectorAll(`patience-demo ${selector}`)]
    .map((card) => getComputedStyle(card).borderTopStyle)"""
LETTERS = """() => [...document.querySelectorAll('patience-demo [data-card] > b')]
    .map((letter) => [getComputedStyle(letter).color, getComputedStyle(letter.parentElement).backgroundColor])"""
SUITS = """() => [...document.querySelectorAll('patience-demo [data-card] > svg')]
    .map((suit) => [getComputedStyle(suit).fill, getComputedStyle(suit.parentElement).color])"""


@pytest.fixture
def contrast(chromium):
    """A page on a dark system in forced colours."""
    context = chromium.new_context(
        forced_colors="active", color_scheme="dark", reduced_motion="reduce", viewport={"width": 360, "height": 800}
    )
    yield context.new_page()
    context.close()


def test_cards_backs_and_empty_places_differ_by_their_borders(contrast, address):
    PICTURES.mkdir(parents=True, exist_ok=True)
    looks = {"[data-card]": "solid", ".patience-slot": "dashed", ".patience-back": "double"}
    seen = set()
    for name in GAMES:
        contrast.goto(f"{address}de/games/{name}/")
        for part, style in looks.items():
            found = set(contrast.evaluate(BORDERS, part))
            assert found <= {style}, (name, part)
            seen |= found
        contrast.locator(DEMO).screenshot(path=PICTURES / f"{name}-forced-colours.png")
    assert seen == set(looks.values())


def test_letters_and_suits_have_the_colour_of_text_on_their_cards(contrast, address):
    contrast.goto(f"{address}de/games/windmill/")
    assert all(colour != background for colour, background in contrast.evaluate(LETTERS))
    assert all(fill == colour for fill, colour in contrast.evaluate(SUITS))


def test_what_is_taken_and_where_it_may_go_is_outlined(contrast, address):
    contrast.goto(f"{address}de/games/windmill/")
    start(contrast)
    touch(contrast, "sail 2")
    contrast.wait_for_selector(f"{DEMO} [data-target]")
    outlines = "(card) => getComputedStyle(card).outlineStyle"
    assert card(contrast, "sail 2").evaluate(outlines) == "solid"
    assert contrast.locator(f"{DEMO} [data-target] > li:last-child > button").first.evaluate(outlines) == "solid"
    contrast.locator(DEMO).screenshot(path=PICTURES / "windmill-taken-forced-colours.png")
