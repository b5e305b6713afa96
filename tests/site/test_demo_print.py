"""A printed rule page is one sheet, with the layout, the rules, the variants, the deal number and the address."""

import re

import pytest

from at_table import DEMO
from wanted_games import TURNING
from patience import GAMES

CASES = [(name, language) for name in GAMES for language in ("en", "de")]
SOME = [(TURNING, "de")]


@pytest.mark.parametrize(
    "name, language", [case if case in SOME else pytest.param(*case, marks=pytest.mark.long) for case in CASES]
)
def test_a_printed_page_is_one_sheet(pictured, name, language):
    page = pictured(language, name)
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True))
    assert len(sheets) == 1
    page.emulate_media(media="print")
    variants = [f"#variant-{variant.id}" for variant in GAMES[name].variants]
    for shown in ("h1", f"{DEMO} .patience-stage", "#rule-won", *variants):
        assert page.locator(shown).is_visible(), shown
    for hidden in (".md-header", ".patience-bar", "patience-example", "#tips"):
        assert not page.locator(hidden).first.is_visible(), hidden
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    deal = page.get_attribute(DEMO, "data-deal")
    assert f"deal={deal}" in page.locator(f"{DEMO} figcaption").get_attribute("data-address")
