"""Drawn deals fit the screen, and nothing of a card that is meant to be seen is covered or cut off."""

import pytest

from at_table import DEMO
from wanted_games import TURNING
from patience import GAMES

SCREENS = (320, 360, 768, 1280)  # pixels wide
EXTREMES = (320, 1280)
LEAST = 7  # pixels, in the picture of a small phone; in play no letter is smaller than 16
SIZES = f"""() => [...document.querySelectorAll("{DEMO} .patience-letter")]
    .map((letter) => parseFloat(getComputedStyle(letter).fontSize))"""
# Letters and drawings that reach out of what is seen of their card: its place in the pile, or the card that lies on top.
CUT = f"""() => [...document.querySelectorAll("{DEMO} .patience-card[data-card]")].filter((card) => {{
    const place = card.parentElement, seen = (place.nextElementSibling ? place : card).getBoundingClientRect();
    return [...card.querySelectorAll(".patience-letter, svg")].filter((part) => part.checkVisibility()).some((part) => {{
        const {{ left, right, top, bottom }} = part.getBoundingClientRect();
        const ink = part.matches(".patience-letter") ? (bottom - top) * 0.12 : 0; // a line is higher than its letters
        return left < seen.left - 1 || right > seen.right + 1 || top + ink < seen.top - 1 || bottom - ink > seen.bottom + 1;
    }});
}}).map((card) => card.dataset.card)"""


def fits(page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    assert min(page.evaluate(SIZES)) >= LEAST
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_fits_the_narrowest_and_the_widest_screen_and_its_letters_can_be_read(pictured, name):
    for width in EXTREMES:
        fits(pictured("de", name), width)


@pytest.mark.long
@pytest.mark.parametrize("width", SCREENS)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_fits_every_screen_in_every_language(pictured, name, language, width):
    fits(pictured(language, name), width)


def test_larger_cards_have_larger_letters(pictured):
    page = pictured("de", TURNING)
    sizes = []
    for size in ("L", "XL", "M"):
        page.evaluate(f"document.querySelector('{DEMO}').dataset.size = '{size}'")
        sizes.append(page.evaluate(SIZES)[0])
    large, largest, medium = sizes
    assert medium < large < largest
