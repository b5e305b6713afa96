"""Letters on cards can be read on a phone (the sizes of the trial mock-up)."""

import pytest

from patience import GAMES

LARGE = ("windmill", "eagle-wing")  # games whose cards do not overlap
SIZES = """() => [...document.querySelectorAll("patience-demo .patience-letter")]
    .map((letter) => parseFloat(getComputedStyle(letter).fontSize))"""
CUT = """() => [...document.querySelectorAll("patience-demo .patience-card")].filter((card) => {
    const box = card.getBoundingClientRect();
    return [...card.querySelectorAll(".patience-letter, svg")].some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
    });
}).length"""
MEETS = """() => [...document.querySelectorAll("patience-demo .patience-card")].filter((card) => {
    const letter = card.querySelector(".patience-letter"), suit = card.querySelector("svg");
    return letter && letter.getBoundingClientRect().right > suit.getBoundingClientRect().left;
}).length"""


@pytest.mark.parametrize(("width", "overlapping", "single"), [(320, 16, 20), (360, 17, 24), (1280, 20, 28)])
def test_letters_on_cards_are_large_enough_to_read(page, address, width, overlapping, single):
    page.set_viewport_size({"width": width, "height": 800})
    for name in GAMES:
        page.goto(f"{address}de/games/{name}/")
        assert min(page.evaluate(SIZES)) >= (single if name in LARGE else overlapping), name
        assert page.evaluate(CUT) == 0, name
        assert page.evaluate(MEETS) == 0, name


def test_larger_cards_have_larger_letters(page, address):
    page.goto(f"{address}de/games/windmill/")
    sizes = []
    for size in ("M", "L", "XL"):
        page.evaluate(f"document.querySelector('patience-demo').dataset.size = '{size}'")
        sizes.append(page.evaluate(SIZES)[0])
    assert sizes == sorted(set(sizes))
