"""The start page is a shelf: each game is one link from edge to edge, and chips choose among them."""

import pytest

from patience import GAMES

SHOWN = ".game:visible"


@pytest.mark.parametrize("width", [360, 1280])
def test_a_game_is_one_link_wherever_it_is_touched(page, address, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{address}en/")
    games = page.locator(".game")
    assert games.count() == len(GAMES)
    for game in games.all():
        assert game.locator("a, button").count() == 1
    touched = games.first.locator(".patience-stage").bounding_box()
    page.mouse.click(touched["x"] + 4, touched["y"] + touched["height"] / 2)
    page.wait_for_url("**/en/games/windmill/")
    assert page.locator("patience-demo").is_visible()


def test_chips_choose_by_decks_and_by_kind_with_keys_too(page, address):
    page.goto(f"{address}de/")
    page.check("#packs-2")
    assert {game.get_attribute("data-packs") for game in page.locator(SHOWN).all()} == {"2"}
    page.check("#does-columns")
    assert page.locator(SHOWN).count() == 1
    page.focus("#packs-2")
    page.keyboard.press("ArrowLeft")
    assert {game.get_attribute("data-packs") for game in page.locator(SHOWN).all()} == {"1"}


def test_a_chip_is_large_enough_for_a_finger_and_never_breaks(page, address):
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{address}de/")
    for chip in page.locator(".games-filter label").all():
        box = chip.bounding_box()
        assert 44 <= box["height"] <= 48
        assert box["x"] + box["width"] <= 320
    assert page.evaluate("document.documentElement.scrollWidth") == 320
