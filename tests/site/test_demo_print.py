"""A printed rule page is one sheet that is worth its paper, by day and by night."""

import re

import pytest

from at_table import DEMO
from wanted_games import TURNING
from patience import GAMES

CASES = [(name, language) for name in GAMES for language in ("en", "de")]
SOME = [(TURNING, "de")]
SHEET = {"width": 718, "height": 1062}  # what an A4 sheet has between its margins
SHOWN = ("h1", ".hook", "#how-it-goes + ol", "#setup + ol", "#rule-won", "#card-order", "#parts", "#overview")
HIDDEN = (".md-header", ".chapters", ".patience-bar", ".patience-line", "#tips", "#elsewhere", ".patience-way-back")

every_page = pytest.mark.parametrize(
    "name, language", [case if case in SOME else pytest.param(*case, marks=pytest.mark.long) for case in CASES]
)


@every_page
def test_a_printed_page_is_one_sheet_and_fills_most_of_it(pictured, name, language):
    page = pictured(language, name)
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True))
    assert len(sheets) == 1
    page.set_viewport_size(SHEET)
    page.emulate_media(media="print")
    assert page.locator(".md-content__inner").bounding_box()["height"] > 0.7 * SHEET["height"]


@every_page
def test_a_sheet_has_the_deal_the_rules_one_example_the_variants_and_the_words(pictured, name, language):
    page = pictured(language, name)
    page.emulate_media(media="print")
    variants = [f"#variant-{variant.id}" for variant in GAMES[name].variants]
    for shown in (*SHOWN, f"{DEMO} .patience-stage", ".patience-words", *variants):
        assert page.locator(shown).is_visible(), shown
    for hidden in HIDDEN:
        assert not any(found.is_visible() for found in page.locator(hidden).all()), hidden
    examples = [example.is_visible() for example in page.locator("patience-example").all()]
    assert examples == [True] + [False] * (len(examples) - 1)
    steps = page.locator("patience-example").first.locator(".patience-steps > li")
    assert all(step.is_visible() for step in steps.all())


def test_a_sheet_names_the_deal_and_where_to_play_it(pictured):
    page = pictured("en", TURNING)
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    deal = page.get_attribute(DEMO, "data-deal")
    assert f"deal={deal}" in page.locator(f"{DEMO} .patience-deal").get_attribute("data-address")


COLOURS = """() => [
    ['.patience-card.patience-red', 'color'], ['.patience-card.patience-red', 'backgroundColor'], ['h1', 'color'],
    ['#rule-won', 'color'], ['.patience-token.patience-red', 'color'], ['body', 'backgroundColor'],
].map(([found, name]) => getComputedStyle(document.querySelector(found))[name])"""


def test_a_sheet_that_is_printed_by_night_has_the_colours_of_the_day(page, address):
    page.goto(f"{address}en/games/{TURNING}/")
    page.emulate_media(media="print")
    day = page.evaluate(COLOURS)
    page.evaluate("document.body.dataset.mdColorScheme = 'slate'")
    assert page.evaluate(COLOURS) == day
    assert day[0] == "rgb(176, 18, 42)"
