"""A whole deal, played with the keys alone by a reader who sees nothing: she hears whole words in one language."""

import json
import re

import pytest

from at_table import DEMO, begin, is_stock_action, settled, start, until, walk
from game_folder import won_record
from patience import GAMES, PileId
from patience.text.notation import write_move, write_pile_name
from patience.text.record import write_game
from screen_reader import add_reader, forget, listen_to, spoken
from waits import wait_until

SHORT = "golf"  # one key and two moves of the focus for each card
HERE = "document.activeElement.closest('.patience-pile')?.dataset.pile"
CHOICES = f"document.querySelector('{DEMO}').play.state.table.choices"
NO_WORDS = re.compile(r"undefined|null|NaN|None|[{}]|^\s*$")
OTHERS = {  # what is never said in a language; “button” and “not pressed” are the screen reader's own words
    "en": re.compile(r"\b(der|die|das|und|auf|Karten?|Spalte|Vorrat|leer|genommen|Ziele?|oberste)\b"),
    "de": re.compile(r"\b(of|the|onto|cards?|column|stock|empty|takes|picked|targets?|top)\b"),
}


def lead_to(page, pile: str) -> None:
    """Follows the key that leads from target to target."""
    for _ in range(len(page.query_selector_all(f"{DEMO} [data-target]"))):
        page.keyboard.press("g")
        if page.evaluate(HERE) == pile:
            return
    raise AssertionError(f"no key leads to {pile}")


def fill(page, game, move) -> None:
    """Fills a gap from the stock, which is to be chosen where other piles could fill it as well."""
    walk(page, game, move.target)
    page.keyboard.press("Enter")
    if page.evaluate(f"Object.hasOwn({CHOICES}, {json.dumps(write_pile_name(game, move.target))})"):
        page.wait_for_selector(f"{DEMO} [data-target]")
        lead_to(page, "stock")
        page.keyboard.press("Enter")


def play(page, game, move) -> None:
    """Makes a move with the keys alone."""
    if is_stock_action(move):
        walk(page, game, PileId("stock"))
        return settled(page, lambda: page.keyboard.press("Enter"))
    if move.source.group == "stock":  # a gap is filled from it by a touch of the gap
        return settled(page, lambda: fill(page, game, move))
    walk(page, game, move.source)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{DEMO} [aria-pressed=true]")
    while page.locator(f"{DEMO} [aria-pressed=true][data-lifts='{move.count}']").count() == 0:
        page.keyboard.press("+")
    lead_to(page, write_pile_name(game, move.target))
    return settled(page, lambda: page.keyboard.press("Enter"))


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name == SHORT else pytest.mark.long) for name in GAMES])
def test_a_whole_deal_is_played_with_the_keys_alone_and_heard_in_whole_words(new_page, address, name, language):
    record = won_record(name)
    page = new_page()
    page.goto(f"{address}{language}/games/{name}/")
    start(page)
    begin(page, record.start, variants=sorted(record.game.chosen))
    add_reader(page)
    listen_to(page)
    page.focus(f"{DEMO} .patience-stage [tabindex='0']")
    for move in record.moves:
        forget(page)
        play(page, record.game, move)
        until(page, f"document.querySelector('{DEMO} .patience-status').textContent !== ''")
        heard = wait_until(lambda: [one for one in spoken(page) if one.startswith("polite: ")] and spoken(page))
        told = f"{write_game(record.game)}: {write_move(record.game, move)}: {heard}"
        assert not [one for one in heard if NO_WORDS.search(one) or OTHERS[language].search(one)], told
    assert page.get_attribute(DEMO, "data-outcome") == "won"
