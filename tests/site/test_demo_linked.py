"""The deal of a link is drawn as soon as the rules are there, and no other one in its place."""

import pytest

from at_table import DEMO, lies, said, says, shown, start, until
from patience import GAMES, deal
from wanted_games import TURNING

VEIL = f"{DEMO} .patience-veil"
SAVING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
PROGRAMS = "**/*.wasm"


def dealt(number: int) -> dict[str, list[str]]:
    return shown(GAMES[TURNING], deal(GAMES[TURNING], number))


def hidden(page) -> bool:
    return not page.is_visible(f"{DEMO} .patience-table")


def test_the_linked_deal_is_drawn_without_a_press(page, address):
    page.goto(f"{address}en/games/{TURNING}/?deal=617")
    says(page, "Deal no. 617 lies ready.")
    assert lies(page) == dealt(617)
    assert page.locator(f"{DEMO} .patience-stage button").count() == 0
    assert page.inner_text(f"{DEMO} .patience-deal") == "Deal no. 617"
    start(page)
    assert lies(page) == dealt(617)


@pytest.mark.parametrize("language, words", [("en", "Deal no. 617 is being laid out"), ("de", "Spiel Nr. 617 wird ausgelegt")])
def test_until_then_no_other_deal_is_seen_or_printed(page, address, language, words):
    held = []
    page.route(PROGRAMS, lambda route: held.append(route))
    with page.expect_request(PROGRAMS):
        page.goto(f"{address}{language}/games/{TURNING}/?deal=617")
    page.wait_for_selector(VEIL)
    assert words in page.inner_text(VEIL)
    assert hidden(page)
    page.emulate_media(media="print")
    assert hidden(page)
    assert "617" in page.inner_text(VEIL)
    page.emulate_media(media="screen")
    for route in held:
        route.continue_()
    page.wait_for_selector(VEIL, state="detached")
    assert lies(page) == dealt(617)


def test_the_drawn_deal_needs_nothing_that_a_link_to_it_would_load(page, address):
    loads: list[str] = []
    page.on("request", lambda request: loads.append(request.url) if request.url.endswith(".wasm") else None)
    page.goto(f"{address}en/games/{TURNING}/")
    number = page.get_attribute(DEMO, "data-deal")
    page.goto(f"{address}en/games/{TURNING}/?deal={number}")
    page.wait_for_selector(f"{DEMO} [data-act=play]")
    assert page.locator(VEIL).count() == 0
    assert loads == []


def test_a_reader_who_saves_data_is_asked_first(page, address):
    loads: list[str] = []
    page.on("request", lambda request: loads.append(request.url) if request.url.endswith(".wasm") else None)
    page.add_init_script(SAVING)
    page.goto(f"{address}en/games/{TURNING}/?deal=617")
    page.wait_for_selector(VEIL)
    assert "laid out when you press Play" in page.inner_text(VEIL)
    assert hidden(page)
    assert loads == []
    start(page)
    assert lies(page) == dealt(617)


def test_where_the_rules_cannot_be_had_the_reader_is_told_and_led_on(new_page, address):
    page = new_page()
    page.route(PROGRAMS, lambda route: route.abort())
    page.goto(f"{address}en/games/{TURNING}/?deal=617")
    page.wait_for_selector(f"{DEMO} [data-act=retry]")
    assert "Deal no. 617 could not be laid out." in page.inner_text(VEIL)
    assert "could not be loaded" in said(page)
    assert hidden(page)
    page.click(f"{VEIL} a")
    page.wait_for_selector(f"{DEMO} [data-act=play]")
    until(page, "location.search === ''")
    assert not hidden(page)
