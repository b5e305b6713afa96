"""The wish for international letters holds for every card on the page, whoever drew it."""

import pytest

from at_table import DEMO, more, settled, start

COURT = """() => Object.fromEntries([...document.querySelectorAll('article [data-card]')]
    .map((card) => [card.dataset.card[0], card.querySelector('.patience-letter').textContent])
    .filter(([rank]) => 'JQK'.includes(rank)))"""
ALIKE = """() => [...document.querySelectorAll('article [data-card]')]
    .every((card) => !'JQK'.includes(card.dataset.card[0]) || 'JQK'.includes(card.querySelector('.patience-letter').textContent))"""
GERMAN = {"J": "B", "Q": "D", "K": "K"}


def wish(page, value: str) -> None:
    more(page, "settings")
    settled(page, lambda: page.select_option(f"{DEMO} dialog select[name=letters]", value))
    page.click(f"{DEMO} dialog [data-act=close]")
@pytest.mark.long
def test_international_letters_are_shown_in_the_game_in_examples_and_after_a_reload(page, address):
    page.goto(f"{address}de/games/windmill/?deal=4711")
    start(page)
    assert page.evaluate(COURT) == GERMAN
    wish(page, "international")
    assert page.evaluate(ALIKE)
    for example in page.locator("patience-example").all():
        for _ in range(2):
            example.locator("[data-act=next]").click()
            assert page.evaluate(ALIKE)
    page.reload()
    page.wait_for_selector(f"{DEMO} [data-act=play]")
    assert page.evaluate(ALIKE)
    start(page)
    wish(page, "page")
    assert page.evaluate(COURT) == GERMAN
