"""The search finds what the pages say, and its index is loaded only when a reader turns to it."""

import pytest

from at_table import until


def asked_for_the_index(page) -> bool:
    return page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('search_index.json'))")


@pytest.mark.parametrize("language, word", [("en", "Propeller"), ("de", "Propeller")])
def test_a_word_is_found_and_its_page_offered(page, address, language, word):
    page.goto(f"{address}{language}/games/golf/", wait_until="networkidle")
    assert not asked_for_the_index(page)
    page.click(".md-search__input")
    page.keyboard.type(word)
    page.wait_for_selector(".md-search-result__link")
    found = page.eval_on_selector_all(".md-search-result__link", "links => links.map(({ href }) => href)")
    assert any(f"/{language}/games/windmill/" in link for link in found)


def test_the_key_of_the_search_loads_its_index(page, address):
    page.goto(f"{address}en/games/golf/", wait_until="networkidle")
    page.keyboard.press("/")
    until(page, "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('search_index.json'))")


def test_a_link_to_a_search_searches(page, address):
    page.goto(f"{address}en/?q=Propeller")
    page.wait_for_selector(".md-search-result__link", state="attached")
