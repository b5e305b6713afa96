"""High contrast: the system's colours take the place of ours, and what colours told is still to be seen."""

from pathlib import Path

import pytest

from at_table import DEMO, card, touch
from wanted_games import TURNING, movable
from patience import GAMES

PICTURES = Path(__file__).parents[2] / "build/screenshots"
BORDERS = """(selector) => [...document.querySelectorAll(`patience-demo ${selector}`)]
    .map((card) => getComputedStyle(card).borderTopStyle)"""
LETTERS = """() => [...document.querySelectorAll('patience-demo [data-card] > b')]
    .map((letter) => [getComputedStyle(letter).color, getComputedStyle(letter.parentElement).backgroundColor])"""
SUITS = """() => [...document.querySelectorAll('patience-demo [data-card] > svg')]
    .map((suit) => [getComputedStyle(suit).fill, getComputedStyle(suit.parentElement).color])"""


LOOKS = {"[data-card]": "solid", ".patience-slot": "dashed", ".patience-back": "double"}


def contrasted(page):
    """The page on a dark system in forced colours."""
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.set_viewport_size({"width": 360, "height": 800})
    return page


def look(page, name: str) -> set[str]:
    """Tells which borders there are; each part has its own."""
    seen = set()
    for part, style in LOOKS.items():
        found = set(page.evaluate(BORDERS, part))
        assert found <= {style}, (name, part)
        seen |= found
    return seen


def test_cards_backs_and_empty_places_differ_by_their_borders(pictured):
    page = contrasted(pictured("de", TURNING))
    assert look(page, TURNING) == set(LOOKS.values())
    assert all(colour != background for colour, background in page.evaluate(LETTERS))
    assert all(fill == colour for fill, colour in page.evaluate(SUITS))


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_borders_tell_apart_what_lies_in_every_game_and_a_picture_of_it_is_kept(pictured, name):
    page = contrasted(pictured("de", name))
    assert look(page, name)
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.locator(DEMO).screenshot(path=PICTURES / f"{name}-forced-colours.png")


def test_what_is_taken_and_where_it_may_go_is_outlined(seated):
    taken = movable(TURNING, 4711)
    page = contrasted(seated("de", TURNING, 4711))
    page.set_viewport_size({"width": 1280, "height": 800})  # a table that stands beside the text can be touched
    touch(page, taken)
    page.wait_for_selector(f"{DEMO} [data-target]")
    outlines = "(card) => getComputedStyle(card).outlineStyle"
    assert card(page, taken).evaluate(outlines) == "solid"
    assert page.locator(f"{DEMO} [data-target] > li:last-child > button").first.evaluate(outlines) == "solid"
