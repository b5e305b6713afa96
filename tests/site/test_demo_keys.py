"""Arrow keys on every board, and the keys that belong to the browser."""

import pytest

from at_table import DEMO, said, settled, until
from wanted_games import COLUMNS, TURNING
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
HAND = f"(hand) => {{ document.querySelector('{DEMO}').dataset.hand = hand; }}"
LISTEN = "() => { window.left = []; navigation.addEventListener('navigate', ({ destination }) => left.push(destination.url)); }"
SEARCHES = "document.querySelector('#__search').checked"
INSIDE = f"document.activeElement.closest('{DEMO}') !== null"


@pytest.fixture
def table(seated):
    """A game in play, with the focus on its board."""
    page = seated("en", TURNING, 4711)
    page.evaluate(f"() => {{ document.querySelector('{DEMO}').play.surface.focus(); }}")
    return page


CASES = [(name, width, hand) for name in GAMES for width in (360, 1280) for hand in ("left", "right")]
SOME = [(COLUMNS, 360, "left"), (TURNING, 1280, "right")]


@pytest.mark.parametrize(
    "name, width, hand", [case if case in SOME else pytest.param(*case, marks=pytest.mark.long) for case in CASES]
)
def test_arrows_reach_every_pile_and_the_opposite_arrow_leads_back(table, name, width, hand):
    table.set_viewport_size({"width": width, "height": 800})
    table.evaluate(HAND, hand)
    table.eval_on_selector(DEMO, "({ opening }) => opening.isApart && opening.open()")
    settled(table, lambda: table.evaluate(OTHER_GAME, name))
    found = table.evaluate(THERE_AND_BACK)
    table.eval_on_selector(DEMO, "({ opening }) => opening.close()")
    until(table, f"!document.querySelector('{DEMO}').opening.isOpen")
    table.evaluate(HAND, "right")
    assert found["moved"] > 2 * len(GAMES[name].piles)
    assert (found["astray"], found["missed"]) == ([], [])


@pytest.mark.parametrize(
    "key, modifiers",
    [("f", {"ctrlKey": True}), ("p", {"ctrlKey": True}), ("Tab", {}), ("F5", {}), ("d", {"altKey": True})],
)
def test_keys_of_the_browser_are_left_to_it(table, key, modifiers):
    assert not table.evaluate(PREVENTED, [key, modifiers])


def test_tab_leaves_the_board_and_comes_back_to_it(table):
    inside = "document.activeElement.closest('.patience-stage') !== null"
    said(table)  # what is said may bring a button along, which is a stop of its own
    table.keyboard.press("Tab")
    assert not table.evaluate(inside)
    table.keyboard.press("Shift+Tab")
    assert table.evaluate(inside)


def test_no_letter_of_the_theme_leads_a_reader_who_plays_away_or_opens_the_search(table):
    table.evaluate(LISTEN)
    for key in ("n", "p", "f", "s", "/", ".", ","):
        table.keyboard.press(key)
        assert table.evaluate("left") == [], key
        assert not table.evaluate(SEARCHES), key
        assert table.evaluate(INSIDE), key


def test_beside_the_game_no_letter_leads_to_another_page(table):
    table.evaluate(LISTEN)
    table.evaluate("document.activeElement.blur()")
    for key in ("n", "p", ".", ","):
        table.keyboard.press(key)
        assert table.evaluate("left") == [], key
