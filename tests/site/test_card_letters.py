"""Cards fit the screen, and their letters can be read on a phone (the sizes of the trial mock-up)."""

import pytest

from at_table import DEMO
from wanted_games import TURNING, overlaps
from patience import GAMES

LEAST = {320: (16, 20), 360: (17, 24), 768: (17, 24), 1280: (20, 28)}  # where cards overlap, and where they do not
EXTREMES = (320, 1280)
SIZES = f"""() => [...document.querySelectorAll("{DEMO} .patience-letter")]
    .map((letter) => parseFloat(getComputedStyle(letter).fontSize))"""
CUT = f"""() => [...document.querySelectorAll("{DEMO} .patience-card")].filter((card) => {{
    const box = card.getBoundingClientRect();
    return [...card.querySelectorAll(".patience-letter, svg")].some((part) => {{
        const {{ left, right, top, bottom }} = part.getBoundingClientRect();
        return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
    }});
}}).length"""
MEETS = f"""() => [...document.querySelectorAll("{DEMO} .patience-card")].filter((card) => {{
    const letter = card.querySelector(".patience-letter"), suit = card.querySelector("svg");
    return letter && letter.getBoundingClientRect().right > suit.getBoundingClientRect().left;
}}).length"""


def fits(page, name: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    overlapping, single = LEAST[width]
    assert min(page.evaluate(SIZES)) >= (overlapping if overlaps(GAMES[name]) else single)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT) == 0
    assert page.evaluate(MEETS) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_fits_the_narrowest_and_the_widest_screen_and_its_letters_can_be_read(pictured, name):
    for width in EXTREMES:
        fits(pictured("de", name), name, width)


@pytest.mark.long
@pytest.mark.parametrize("width", LEAST)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_fits_every_screen_in_every_language(pictured, name, language, width):
    fits(pictured(language, name), name, width)


def test_larger_cards_have_larger_letters(pictured):
    page = pictured("de", TURNING)
    sizes = []
    for size in ("L", "XL", "M"):
        page.evaluate(f"document.querySelector('{DEMO}').dataset.size = '{size}'")
        sizes.append(page.evaluate(SIZES)[0])
    large, largest, medium = sizes
    assert medium < large < largest
