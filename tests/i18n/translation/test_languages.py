"""Further languages are catalogs and one line of configuration: Polish, Arabic, and one that nobody speaks."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from built_site import CONFIG, BuiltSite, build_site
from languages import FIVE, LANGUAGES, pages_of, pseudo_catalog

PLURALS = {
    "de": {1: "1\u00a0Karte liegt", 2: "2\u00a0Karten liegen", 5: "5\u00a0Karten liegen"},
    "pl": {1: "1\u00a0karta leży", 2: "2\u00a0karty leżą", 5: "5\u00a0kart leży", 22: "22\u00a0karty leżą"},
    "ar": {1: "ورقة واحدة (1)", 2: "ورقتان (2)", 5: "5 أوراق", 22: "22 ورقة"},
    "en": {1: "1 card lies", 2: "2 cards lie", 5: "5 cards lie"},
}


@pytest.mark.parametrize("number", [1, 2, 5, 22])
def test_plural_forms_are_those_of_the_language(number: int, tmp_path: Path, registered: Callable[..., None]) -> None:
    registered(values=lambda *_: {"stock": number})
    site = build_site(tmp_path, pages_of(), FIVE)
    for code, forms in PLURALS.items():
        if number in forms:
            assert forms[number] in site.article(f"{code}/index.html")


@pytest.fixture
def site(tmp_path: Path, registered: Callable[..., None]) -> BuiltSite:
    registered(values=lambda *_: {"stock": 44})
    return build_site(tmp_path, pages_of(), FIVE)


def test_arabic_runs_from_right_to_left_and_only_arabic(site: BuiltSite) -> None:
    directions = {code: direction(site.read(f"{code}/index.html")) for code in LANGUAGES}
    assert directions == {"en": "ltr", "de": "ltr", "pl": "ltr", "ar": "rtl", "en-XA": "ltr"}


def test_a_language_that_the_theme_does_not_speak_gets_english_buttons(site: BuiltSite) -> None:
    html = site.read("en-XA/index.html")
    assert '<html lang="en-XA"' in html
    assert "Search" in html
    assert "Szukaj" in site.read("pl/index.html")


def test_the_pseudo_language_shows_that_no_word_is_left_out(site: BuiltSite) -> None:
    article = site.article("en-XA/index.html")
    text = re.sub(r"<[^>]+>", "", re.sub(r"<code>.*?</code>", "", article))
    assert "untranslated" not in article
    for line in filter(None, map(str.strip, text.splitlines())):
        assert line.startswith("⟦")
        assert line.endswith("⟧")


def test_every_language_has_the_same_elements(site: BuiltSite) -> None:
    def shape(code: str) -> list[str]:
        article = re.sub(r"</?span[^>]*>", "", site.article(f"{code}/index.html"))
        return re.findall(r"</?\w+(?: id=\"[^\"]*\")?", article)

    assert all(shape(code) == shape("en") for code in LANGUAGES)


def test_a_new_language_needs_one_line_and_its_catalogs(tmp_path: Path) -> None:
    config = CONFIG.replace("de: Deutsch", "de: Deutsch, pl: Polski")
    files: Mapping[str, str] = {"docs/index.md": "# Start\n"}
    site = build_site(tmp_path, files, config)
    assert "Start" in site.article("pl/index.html")
    assert pseudo_catalog("# Start\n", "pl").count("⟦") == 1


def direction(html: str) -> str:
    found = re.search(r'<body dir="(\w+)"', html)
    assert found
    assert f'dir="{found[1]}" class="no-js"' in html
    return found[1]
