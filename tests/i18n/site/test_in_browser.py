"""The language menu, the search and the pages at `/` and for wrong addresses, in Chromium below a sub-path."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browsers import window
from built_site import build_site
from languages import FIVE, LANGUAGES, pages_of
from mkdocs_gettext.plugin import GettextPlugin
from serving import Forgiving, served

SUB_PATH = "rules"
GLOSSARY = "concept,en,de,en_also,de_also\nwaste,waste pile,Abwurfstapel,,Ablagestapel\npile,pile,Stapel,,\n"
WITH_GLOSSARY = FIVE.replace("  - gettext:\n", "  - gettext:\n      glossary: i18n/glossary.csv\n")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("www")
    with pytest.MonkeyPatch.context() as patch:
        original = GettextPlugin.on_config

        def with_values(self: GettextPlugin, config: object) -> object:
            self.register(values=lambda *_: {"stock": 44})
            return original(self, config)  # type: ignore[arg-type]

        patch.setattr(GettextPlugin, "on_config", with_values)
        files = {**pages_of(), "i18n/glossary.csv": GLOSSARY}
        build_site(root, files, WITH_GLOSSARY, site_dir=str(root / SUB_PATH))
    with served(root, Forgiving, lost=f"{SUB_PATH}/404.html") as host:
        yield f"{host}{SUB_PATH}/"


EMPTY = re.compile("Suchbegriff eingeben|Type to start searching")
ANSWERED = re.compile(r"\d|Keine|No matching")
GERMAN = [
        "Stapel", "Ablagestapel", "Abwurfstapel", "Zielstapel", "König", "Konig", "Koenig", "Köni", "Größe", "Grosse",
        "Farben", "zählen", "♠", "10♥", "waste", "Bube", "Hofkarte", "Hof",
]  # fmt: skip
WIDE = {"width": 1280, "height": 900}
Open = Callable[..., Page]


@pytest.fixture(scope="module")
def device(chromium: Browser) -> Iterator[BrowserContext]:
    with window(chromium, viewport=WIDE) as device:
        yield device


@pytest.fixture
def opened(chromium: Browser, device: BrowserContext, address: str) -> Iterator[Open]:
    """Opens an address in a fresh page, with options on a device of its own; nothing was wrong on its console."""
    pages: list[Page] = []
    wrong: list[str] = []

    def open_page(path: str = "", **options: object) -> Page:
        context = chromium.new_context(viewport=WIDE, **options) if options else device  # type: ignore[arg-type]
        pages.append(page := context.new_page())
        page.on("console", lambda message: message.type == "error" and wrong.append(message.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: request.url.startswith(address) or wrong.append(request.url))
        page.goto(address + path)
        return page

    yield open_page
    for page in pages:
        page.evaluate("localStorage.clear()")
        page.close()
        if page.context is not device:
            page.context.close()
    assert [text for text in wrong if "404 (Not Found)" not in text] == []


def switch(page: Page, code: str) -> None:
    page.locator(".md-select button").hover()
    page.locator(f'a[data-language="{code}"]').click()


def path(page: Page, address: str) -> str:
    return page.url.removeprefix(address)


def test_the_switch_stays_on_the_page_in_all_languages(opened: Open) -> None:
    page = opened("en/games/windmill/")
    for code in [*LANGUAGES, "en"]:
        switch(page, code)
        page.wait_for_url(f"**/{code}/games/windmill/")
        assert page.locator("html").get_attribute("lang") == code


def test_the_switch_keeps_the_query_and_the_anchor(opened: Open, address: str) -> None:
    page = opened("en/games/windmill/?deal=4711#rule-first")
    switch(page, "de")
    page.wait_for_url("**/de/**")
    assert path(page, address) == "de/games/windmill/?deal=4711#rule-first"
    expect(page.locator("#rule-first")).to_be_in_viewport()


def test_the_switch_stays_on_the_page_after_a_search_and_after_back(opened: Open, address: str) -> None:
    page = opened("de/")
    search(page, "Rangfolge")
    page.locator(".md-search-result__link[href*='games/windmill']").first.click()
    page.wait_for_url("**/de/games/windmill/**")
    switch(page, "pl")
    page.wait_for_url("**/pl/games/windmill/**")
    page.go_back()
    page.wait_for_url("**/de/games/windmill/**")
    switch(page, "en")
    page.wait_for_url("**/en/games/windmill/**")
    assert path(page, address).startswith("en/games/windmill/")


def search(page: Page, query: str) -> list[str]:
    """The titles that are found, once the search has answered."""
    field, meta = page.locator(".md-search__input"), page.locator(".md-search-result__meta")
    field.click()
    for text, told in (("", EMPTY), (query, ANSWERED)):
        field.fill(text)
        field.press("Shift")  # Material looks at the field when a key goes up
        expect(meta).to_have_text(told)
    return page.locator(".md-search-result__item").all_inner_texts()


def test_a_german_page_is_found_by_what_germans_type(opened: Open) -> None:
    page = opened("de/")
    for query in GERMAN:
        found = search(page, query)
        assert any("Windmühle" in text or "Rangfolge" in text for text in found), query


def test_a_word_that_is_not_there_is_not_found(opened: Open) -> None:
    assert search(opened("de/"), "Schachbrett") == []


def test_the_search_finds_pages_of_its_own_language_only(opened: Open, address: str) -> None:
    page = opened("de/")
    search(page, "10♥")
    links = page.locator(".md-search-result__link").evaluate_all("links => links.map(link => link.href)")
    assert links
    assert all(link.startswith(f"{address}de/") for link in links)


def test_the_start_leads_to_the_language_of_the_browser(opened: Open) -> None:
    for locale, code in (("de-AT", "de"), ("pl", "pl"), ("fr-FR", "en"), ("ar-EG", "ar")):
        page = opened("", locale=locale)
        page.wait_for_url(f"**/{SUB_PATH}/{code}/")


def test_the_language_chosen_before_wins_and_back_is_no_trap(opened: Open, address: str) -> None:
    page = opened("en/", locale="de-DE")
    switch(page, "pl")
    page.wait_for_url("**/pl/")
    page.goto(address)
    page.wait_for_url("**/pl/")
    for code in ("pl", "en"):
        page.go_back()
        page.wait_for_url(f"**/{code}/")


def test_without_a_script_the_start_has_links_to_all_languages(opened: Open, address: str) -> None:
    page = opened("", java_script_enabled=False)
    assert page.url == address
    links = page.locator("main a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert links == [f"{code}/" for code in LANGUAGES]


@pytest.mark.parametrize("code, words", [("de", "Seite nicht gefunden"), ("en", "Page not found")])
def test_a_wrong_address_is_answered_in_its_language(code: str, words: str, opened: Open) -> None:
    page = opened(f"{code}/games/nowhere/")
    visible = page.locator("section[data-language]:visible")
    assert visible.count() == 1
    expect(visible).to_contain_text(words)
    assert page.locator("html").get_attribute("lang") == code


@pytest.mark.parametrize("code, words", [("de", "Suche"), ("en", "Search"), ("ar", "بحث"), ("xx", "Search")])
def test_all_around_a_wrong_address_is_in_its_language(code: str, words: str, opened: Open, address: str) -> None:
    page = opened(f"{code}/games/nowhere/")
    language = code if code in LANGUAGES else "en"
    assert page.locator("html").get_attribute("dir") == ("rtl" if code == "ar" else "ltr")
    assert page.locator("body").get_attribute("dir") == ("rtl" if code == "ar" else "ltr")
    expect(page.locator(".md-search__input")).to_have_attribute("placeholder", words)
    logo = page.locator(".md-header .md-logo")
    assert logo.evaluate("link => link.href") == f"{address}{language}/"
    assert page.locator("template, section[data-language]:not(:visible)").count() == 0
    switch(page, "pl")
    page.wait_for_url("**/pl/")


def test_without_a_script_a_wrong_address_is_answered_in_all_languages(opened: Open) -> None:
    page = opened("de/nowhere/", java_script_enabled=False)
    assert page.locator("section[data-language]:visible").count() == len(LANGUAGES)


def test_the_search_works_on_the_page_for_wrong_addresses(opened: Open) -> None:
    assert search(opened("de/nowhere/"), "Rangfolge")


def test_arabic_text_runs_from_the_right(opened: Open) -> None:
    page = opened("ar/")
    heading = page.locator("h1")
    assert heading.evaluate("element => getComputedStyle(element).direction") == "rtl"
    spans = page.locator('article span[dir="ltr"]').first
    assert spans.evaluate("element => getComputedStyle(element).direction") == "ltr"
