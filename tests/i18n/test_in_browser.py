"""The language menu, the search and the pages at `/` and for wrong addresses, in Chromium below a sub-path."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect
from tools.browser import found

from built_site import build_site
from languages import FIVE, LANGUAGES, pages_of
from mkdocs_gettext.plugin import GettextPlugin

SUB_PATH = "rules"
GLOSSARY = "concept,en,de,en_also,de_also\nwaste,waste pile,Abwurfstapel,,Ablagestapel\npile,pile,Stapel,,\n"
WITH_GLOSSARY = FIVE.replace("  - gettext:\n", "  - gettext:\n      glossary: i18n/glossary.csv\n")


class Handler(SimpleHTTPRequestHandler):
    """A static server that has a page for wrong addresses."""

    def log_message(self, *_: object) -> None:
        pass

    def send_error(self, code: int, *_: object) -> None:
        body = Path(self.directory, SUB_PATH, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)


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
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(root)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{SUB_PATH}/"
    server.shutdown()


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
    yield browser
    browser.close()


Open = Callable[..., Page]


@pytest.fixture
def opened(chromium: Browser, address: str) -> Iterator[Open]:
    """Opens an address in a fresh browser; at the end nothing was wrong on its console."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(path: str = "", **options: object) -> Page:
        context = chromium.new_context(viewport={"width": 1280, "height": 900}, **options)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: message.type == "error" and wrong.append(message.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: request.url.startswith(address) or wrong.append(request.url))
        page.goto(address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
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
    field = page.locator(".md-search__input")
    field.click()
    field.fill("")
    field.press_sequentially(query, delay=5)
    field.press("Shift")  # a symbol comes without a key, and Material waits for one
    meta = page.locator(".md-search-result__meta")
    expect(meta).to_have_text(re.compile(r"\d|Keine|No matching|Brak|لا"))
    return page.locator(".md-search-result__item").all_inner_texts()


@pytest.mark.parametrize(
    "query",
    [
        "Stapel", "Ablagestapel", "Abwurfstapel", "Zielstapel", "König", "Konig", "Koenig", "Köni", "Größe", "Grosse",
        "Farben", "zählen", "♠", "10♥", "waste", "Bube", "Hofkarte", "Hof",
    ],
)  # fmt: skip
def test_a_german_page_is_found_by_what_germans_type(query: str, opened: Open) -> None:
    found = search(opened("de/"), query)
    assert any("Windmühle" in text or "Rangfolge" in text for text in found)


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
    page.go_back()
    page.wait_for_timeout(300)
    assert path(page, address) in {"pl/", "en/"}
    assert page.url != address


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


def test_the_search_works_on_the_page_for_wrong_addresses(opened: Open) -> None:
    assert search(opened("de/nowhere/"), "Rangfolge")


def test_arabic_text_runs_from_the_right(opened: Open) -> None:
    page = opened("ar/")
    heading = page.locator("h1")
    assert heading.evaluate("element => getComputedStyle(element).direction") == "rtl"
    spans = page.locator('article span[dir="ltr"]').first
    assert spans.evaluate("element => getComputedStyle(element).direction") == "ltr"
