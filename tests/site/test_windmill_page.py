"""The Windmill page, as a reader finds it, in both languages."""

import re
from pathlib import Path

import pytest

from at_table import DEMO, deal_number, lies, more, said, settled, shown, start, tap, until
from patience import Record, replay
from playing import find, random_play

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
GAME = find("windmill")
both = pytest.mark.parametrize("language", ["en", "de"])


def windmill(language: str, query: str = "") -> str:
    return f"{language}/games/windmill/{query}"


@both
def test_an_example_is_stepped_through_to_its_end(page, address, language):
    page.goto(address + windmill(language))
    example = page.locator("patience-example").nth(2)
    steps = example.locator(".patience-steps > li")
    for n in range(steps.count()):
        example.locator("[data-act=next]").click()
        assert steps.nth(n).get_attribute("aria-current") == "step"
    assert example.locator("[data-act=next]").get_attribute("aria-disabled") == "true"
    assert example.locator('.patience-stage [data-pile="sail 3"] [data-card^="9C"]').count() == 1


@both
def test_the_example_says_why_the_second_borrow_is_refused(page, address, language):
    page.goto(address + windmill(language))
    example = page.locator("patience-example").nth(2)
    for _ in range(2):
        example.locator("[data-act=next]").click()
    said = example.locator(".patience-place")
    assert ("Locked" if language == "en" else "Gesperrt") in said.inner_text()
    said.locator("a").click()
    assert page.url.endswith("#rule-borrow-rule")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "de"])
def test_a_refused_move_is_explained_with_a_link_that_lands_on_its_rule(seated, language):
    page = seated(language, "windmill", 4711)
    page.click(f'{DEMO} [data-pile="sail 1"] button')
    page.wait_for_selector(f"{DEMO} [aria-pressed=true]")
    page.click(f'{DEMO} [data-pile="centre"] button')
    page.wait_for_selector(f"{DEMO} .patience-status a")
    text = said(page)
    expected = {
        "en": r"Ace of Clubs takes a 2; 9 of Clubs does not fit\.\s*Rule 2",
        "de": r"Kreuz Ass.*eine 2.*Kreuz 9 passt nicht\.\s*Regel 2",
    }
    assert re.search(expected[language], text), text
    page.click(f"{DEMO} .patience-status a")
    assert page.url.endswith("#rule-sail-to-centre")
    assert page.locator("#rule-sail-to-centre").is_visible()


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.long)])
def test_undo_and_redo_lead_back_and_forth(seated, language):
    page = seated(language, "windmill", 99)
    positions = [lies(page)]
    for move in [move for _, move in random_play(GAME, 99, 6) if move]:
        tap(page, GAME, move)
        positions.append(lies(page))
    for position in positions[-2::-1]:
        settled(page, lambda: page.click("[data-act=undo]"))
        assert lies(page) == position
    for position in positions[1:]:
        settled(page, lambda: page.click("[data-act=redo]"))
        assert lies(page) == position


def test_restart_lays_the_same_deal_and_a_number_another(seated):
    page = seated("en", "windmill", 3259)
    first = lies(page)
    settled(page, lambda: page.click(f'{DEMO} [data-pile="stock"] button'))
    settled(page, lambda: more(page, "restart"))
    assert lies(page) == first
    deal_number(page, 4711)
    assert lies(page) == shown(GAME, replay(Record(GAME, 4711)))
    assert page.url.endswith("/en/games/windmill/?deal=4711")


@both
def test_a_wrong_deal_number_gets_a_sentence_and_changes_nothing(seated, language):
    page = seated(language, "windmill", 3259)
    before = lies(page)
    page.click("[data-act=more]")
    page.fill(".patience-number input", "1e9")
    page.click(".patience-number button")
    until(page, f"document.querySelector('{DEMO} .patience-fault').textContent.includes('999')")
    assert lies(page) == before


def test_a_variant_lays_the_deal_by_its_rules(seated):
    page = seated("en", "windmill", 5)
    page.click("[data-act=more]")
    settled(page, lambda: page.check('input[value="kings-from-start"]'))
    assert lies(page) == shown(GAME, replay(Record(find("windmill+kings-from-start"), 5)))


def test_variants_that_do_not_go_together_give_way(seated):
    page = seated("en", "windmill", 5, variants=["kings-from-start", "free-kings"])
    page.click("[data-act=more]")
    settled(page, lambda: page.check('input[value="reversed"]'))
    assert page.eval_on_selector_all(".patience-variant input:checked", "boxes => boxes.map(b => b.value)") == [
        "reversed"
    ]


def test_the_language_menu_keeps_page_and_deal(page, address):
    page.goto(address + windmill("en", "?deal=4711"))
    page.evaluate("document.querySelector('a[data-language=de]').click()")
    page.wait_for_url("**/de/games/windmill/?deal=4711")
    start(page)
    assert lies(page) == shown(GAME, replay(Record(GAME, 4711)))
    assert page.locator(f'{DEMO} [data-pile="stock"] button').get_attribute("aria-label") == "Vorrat, 95 Karten"


@both
def test_cards_have_the_letters_and_names_of_the_language(seated, language):
    page = seated(language, "windmill", 4711)
    queen = page.locator(f'{DEMO} [data-card^="Q"]').first
    assert queen.locator(".patience-letter").inner_text() == {"en": "Q", "de": "D"}[language]
    assert queen.get_attribute("aria-label").startswith({"en": "Queen of Diamonds", "de": "Karo Dame"}[language])


def test_the_start_page_leads_to_the_readers_language(new_page, address):
    page = new_page(locale="de-AT")
    page.goto(address)
    page.wait_for_url(f"{address}de/")


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
@both
def test_axe_finds_nothing_in_the_article(new_page, address, language, scheme, width):
    page = new_page(color_scheme=scheme, viewport={"width": width, "height": 800})
    page.goto(address + windmill(language, "?deal=4711"))
    start(page)
    page.click(f'{DEMO} [data-pile="sail 1"] button')
    page.click(f'{DEMO} [data-pile="centre"] button')
    page.wait_for_selector(f"{DEMO} .patience-status a")
    page.add_script_tag(path=AXE)
    violations = page.evaluate(
        "axe.run('article').then(found => found.violations.map(v => [v.id, v.nodes.map(n => n.target.join(' '))]))"
    )
    assert violations == []
