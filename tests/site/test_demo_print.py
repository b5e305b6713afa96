"""A printed rule page is one sheet, with the layout, the rules, the variants, the deal number and the address."""

import re

import pytest

from patience import GAMES


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_a_printed_page_is_one_sheet(page, address, name, language):
    page.goto(f"{address}{language}/games/{name}/?deal=4711")
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True))
    page.emulate_media(media="print")
    assert len(sheets) == 1
    for shown in (
        "h1",
        "patience-demo .patience-stage",
        "#rule-won",
        *[f"#variant-{v.id}" for v in GAMES[name].variants],
    ):
        assert page.locator(shown).is_visible(), shown
    for hidden in (".md-header", ".patience-bar", "patience-example", "#tips"):
        assert not page.locator(hidden).first.is_visible(), hidden
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert "deal=4711" in page.locator("patience-demo figcaption").get_attribute("data-address")
