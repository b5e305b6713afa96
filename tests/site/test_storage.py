"""Stored values that are damaged, or storage that is denied, break neither search nor colours."""

import pytest

DAMAGED = """() => {
    for (const scope of ["/", "/sub/path/", "/sub/path/en/", "/sub/path/de/"])
        for (const name of ["__palette", "__outdated", "__search"]) localStorage.setItem(`${scope}.${name}`, "{bad");
}"""
DENIED = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(Window.prototype, name, { configurable: true, get() { throw new DOMException("denied", "SecurityError"); } });
"""


def search_finds(page, word: str) -> None:
    page.keyboard.press("/")
    page.keyboard.type(word)
    page.wait_for_selector(".md-search-result__item a")


@pytest.mark.parametrize("language, word", [("en", "Windmill"), ("de", "Flügel")])
def test_damaged_values_are_dropped(page, address, language, word):
    page.goto(f"{address}{language}/")
    page.evaluate(DAMAGED)
    page.reload()
    search_finds(page, word)


@pytest.mark.parametrize("language, word", [("en", "Windmill"), ("de", "Flügel")])
def test_a_browser_that_denies_storage_still_searches(page, address, language, word):
    page.add_init_script(DENIED)
    page.goto(f"{address}{language}/")
    search_finds(page, word)


def test_colours_can_be_changed_where_storage_is_denied(page, address):
    page.add_init_script(DENIED)
    page.goto(f"{address}de/")
    before = page.get_attribute("body", "data-md-color-scheme")
    page.click("label.md-header__button[for^=__palette]:visible")
    assert page.get_attribute("body", "data-md-color-scheme") != before
