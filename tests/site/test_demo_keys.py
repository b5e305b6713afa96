"""Arrow keys on every board, and the keys that belong to the browser."""

import pytest

from at_table import DEMO, settled, start
from patience import GAMES

OTHER_GAME = f"""(name) => {{ const {{ play }} = document.querySelector('{DEMO}');
    play.begin(new play.game.constructor(name, 4711)); }}"""
# From every pile in every direction and back; gives the ways that do not lead back, and the piles never come to.
THERE_AND_BACK = f"""() => {{
    const demo = document.querySelector('{DEMO}'), {{ rover }} = demo.play.surface;
    const opposite = {{ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' }};
    const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{ key, bubbles: true }}));
    const here = () => rover.pileOf(document.activeElement);
    const piles = [...demo.querySelectorAll('.patience-pile')].map((pile) => pile.dataset.pile);
    const astray = [], seen = new Set();
    let moved = 0;
    for (const pile of piles) for (const key of Object.keys(opposite)) {{
        rover.focus(pile);
        for (let tries = 0; tries < 20 && here() === pile; tries += 1) press(key);
        const there = here();
        seen.add(there);
        if (there === pile) continue;
        moved += 1;
        press(opposite[key]);
        for (let tries = 0; tries < 20 && here() === there; tries += 1) press(opposite[key]);
        if (here() !== pile) astray.push([pile, key, there, here()]);
    }}
    return {{ astray, missed: piles.filter((pile) => !seen.has(pile)), moved }};
}}"""
PREVENTED = f"""([key, modifiers]) => {{
    document.querySelector('{DEMO}').play.surface.focus();
    const event = new KeyboardEvent('keydown', {{ key, bubbles: true, cancelable: true, ...modifiers }});
    document.activeElement.dispatchEvent(event);
    return event.defaultPrevented;
}}"""


@pytest.fixture(scope="module")
def booted(chromium, address):
    context = chromium.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}en/games/windmill/")
    start(page)
    yield page
    context.close()


@pytest.mark.parametrize("hand", ["right", "left"])
@pytest.mark.parametrize("width", [360, 1280])
def test_arrows_reach_every_pile_and_the_opposite_arrow_leads_back(booted, width, hand):
    booted.set_viewport_size({"width": width, "height": 800})
    booted.evaluate(f"(hand) => {{ document.querySelector('{DEMO}').dataset.hand = hand; }}", hand)
    for name, game in GAMES.items():
        settled(booted, lambda name=name: booted.evaluate(OTHER_GAME, name))
        found = booted.evaluate(THERE_AND_BACK)
        assert found["moved"] > 2 * len(game.piles), name
        assert (found["astray"], found["missed"]) == ([], []), name


@pytest.mark.parametrize(
    "key, modifiers",
    [("f", {"ctrlKey": True}), ("p", {"ctrlKey": True}), ("Tab", {}), ("F5", {}), ("d", {"altKey": True})],
)
def test_keys_of_the_browser_are_left_to_it(booted, key, modifiers):
    assert not booted.evaluate(PREVENTED, [key, modifiers])


def test_tab_leaves_the_board_and_comes_back_to_it(booted):
    booted.evaluate(f"() => {{ document.querySelector('{DEMO}').play.surface.focus(); }}")
    inside = "document.activeElement.closest('.patience-stage') !== null"
    booted.keyboard.press("Tab")
    assert not booted.evaluate(inside)
    booted.keyboard.press("Shift+Tab")
    assert booted.evaluate(inside)


@pytest.mark.parametrize("key", ["n", "p", "f", "s", "/", ".", ","])
def test_a_letter_of_the_theme_neither_leaves_the_page_nor_opens_its_search(booted, key):
    booted.evaluate(f"() => {{ document.querySelector('{DEMO}').play.surface.focus(); }}")
    before = booted.url
    booted.keyboard.press(key)
    booted.wait_for_timeout(100)
    assert booted.url == before
    assert not booted.evaluate("document.querySelector('#__search').checked")
    assert booted.evaluate(f"document.activeElement.closest('{DEMO}') !== null")
