"""Without JavaScript the deal, the examples and the rules are there, and no dead button."""

import pytest

from at_table import DEMO, shown
from patience import GAMES, deal

LAID = """() => Object.fromEntries([...document.querySelectorAll('patience-demo .patience-pile')]
    .map((pile) => [pile.dataset.pile, [...pile.querySelectorAll('[data-card]')].map((card) => card.dataset.card)]))"""


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.long)])
def test_without_scripts_the_deal_the_examples_and_the_rules_are_there(new_page, address, language):
    page = new_page(java_script_enabled=False)
    for name, game in GAMES.items():
        page.goto(f"{address}{language}/games/{name}/")
        number = int(page.get_attribute(DEMO, "data-deal"))
        assert page.evaluate(LAID) == shown(game, deal(game, number)), name
        assert page.locator(".patience-steps > li").count() >= 2, name
        assert all(rule.is_visible() for rule in page.locator("[id^=rule-]").all()), name
        assert page.locator("article button").count() == 0, name
