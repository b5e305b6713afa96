"""Every page has the same structure in every language: sections, list items, cards and numbers."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(path.relative_to(ROOT / "docs").with_suffix("") for path in (ROOT / "docs").rglob("*.md"))
SECTIONS = [
    "how-it-goes",
    "setup",
    "playing",
    "new-row",
    "winning",
    "card-order",
    "parts",
    "tips",
    "variants",
    "overview",
    "elsewhere",
]
LETTERS = {"B": "J", "D": "Q"}  # German letters and ours
SKIPPED = ("patience-figure", "patience-shared", "patience-words", "patience-status", "translation-note")


class Article(HTMLParser):
    """Counts what stands in each section of the article, pictures left out."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.sections: dict[str, Counter] = {}
        self.inside = False
        self.skipping = 0
        self.section = "top"
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list) -> None:
        found = dict(attributes)
        classes = (found.get("class") or "").split()
        if tag == "article" and "md-content__inner" in classes:
            self.inside = True
        if self.skipping or (self.inside and (set(classes) & set(SKIPPED) or tag in ("details", "script"))):
            self.skipping += tag not in ("br", "img", "input", "use", "path", "hr")
            return
        if not self.inside:
            return
        if tag in ("h1", "h2", "h3"):
            self.section = found.get("id") or "title"
        if tag in ("li", "td", "th", "dt", "dd", "p"):
            self.count(tag)
        if "id" in found and tag not in ("patience-demo",):
            self.count(f"#{found['id']}")

    def handle_endtag(self, tag: str) -> None:
        if self.skipping:
            self.skipping -= 1
        elif tag == "article":
            self.inside = False

    def handle_data(self, text: str) -> None:
        if not self.inside or self.skipping:
            return
        for rank, suit in re.findall(r"(10|[2-9AJQKBD])([♠♥♦♣])", text):
            self.count(LETTERS.get(rank, rank) + suit)
        for number in re.findall(r"\d+(?:[.,]\d+)?", re.sub(r"(10|[2-9])[♠♥♦♣]", "", text)):
            self.count(number.replace(",", "."))

    def count(self, what: str) -> None:
        self.sections.setdefault(self.section, Counter())[what] += 1


def article(site: Path, language: str, page: Path) -> Article:
    folder = site / language / ("" if page.name == "index" else page)
    return Article((folder / "index.html").read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_the_german_page_has_the_structure_of_the_english_one(site_folder, page):
    english, german = (article(site_folder, language, page).sections for language in ("en", "de"))
    assert list(german) == list(english)
    for section, counted in english.items():
        assert german[section] == counted, section


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent.name == "games"], ids=str)
def test_the_sections_of_a_rule_page_come_in_their_order(site_folder, page):
    found = [section for section in article(site_folder, "de", page).sections if section in SECTIONS]
    assert found == [section for section in SECTIONS if section in found]
    assert set(SECTIONS) - set(found) <= {"new-row"}
