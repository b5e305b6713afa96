"""The table as the whole screen, the rule that lights up beside it, and the sheet over it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache

import pytest
from playwright.sync_api import Page

from at_table import DEMO, begin, explained, lies, settled, start, tap, touch, until
from patience import GAMES, Move, deal, judge, legal_moves
from patience.text.notation import write_pile_name
from wanted_games import COLUMNS

DEVICES = {
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True},
    "desk": {"viewport": {"width": 1280, "height": 800}},
}
GAME = GAMES[COLUMNS]
NUMBER = 617
IS_OPEN = f"document.querySelector('{DEMO}').hasAttribute('data-open')"
FOCUSED = "document.activeElement.closest('.patience-pile')?.dataset.pile ?? document.activeElement.dataset.act"
PLACES = f"""() => {{
    const demo = document.querySelector('{DEMO}'), top = demo.getBoundingClientRect().top;
    return [...demo.querySelectorAll('.patience-stage, .patience-bar')].map((one) => one.getBoundingClientRect()).map(({{ y, width, height }}) => [y - top, width, height]);
}}"""
CITED = "[...document.querySelectorAll('.is-cited')].map((rule) => rule.id || rule.querySelector('[id]')?.id)"


@pytest.fixture(scope="module")
def opened(chromium, address) -> Iterator[Callable[..., Page]]:
    """Gives a page in play on a device; the tests of this file share it, each from the same deal."""
    with ExitStack() as devices:

        @cache
        def open_on(device: str) -> Page:
            options = {"reduced_motion": "reduce"} | DEVICES[device]
            page = devices.enter_context(chromium.new_context(**options)).new_page()
            page.goto(f"{address}en/games/{COLUMNS}/")
            start(page)
            return page

        yield open_on


def laid(page: Page, device: str) -> Page:
    """Lays the same deal again, on a table as it was when it was first played at."""
    page.bring_to_front()
    page.set_viewport_size(DEVICES[device]["viewport"])
    page.eval_on_selector(DEMO, "({ opening }) => opening.close()")
    until(page, f"!{IS_OPEN}")
    begin(page, NUMBER)
    page.eval_on_selector(DEMO, "({ opening }) => opening.isApart && opening.open()")
    return page


@pytest.fixture
def phone(opened) -> Page:
    return laid(opened("phone"), "phone")


@pytest.fixture
def desk(opened) -> Page:
    return laid(opened("desk"), "desk")


COLUMN_1, *OTHERS = [name for name in GAME.piles if name.group == "column"]
REFUSED = next(name for name in OTHERS if judge(GAME, deal(GAME, NUMBER), Move(COLUMN_1, name)))


def refuse(page: Page) -> str:
    """Tries a move that is refused, and gives the rule behind it."""
    begin(page, NUMBER)

    def act() -> None:
        touch(page, write_pile_name(GAME, COLUMN_1))
        page.wait_for_selector("[aria-pressed=true]")
        touch(page, write_pile_name(GAME, REFUSED))

    explained(page, act)
    return page.get_attribute(f"{DEMO} .patience-status a", "href").removeprefix("#")


def test_on_a_phone_play_fills_the_screen_and_the_rest_of_the_page_waits(phone):
    assert phone.evaluate(IS_OPEN)
    assert phone.get_attribute(DEMO, "role") == "dialog"
    assert phone.evaluate("document.querySelector('.rules').inert && document.querySelector('.md-header').inert")
    assert phone.evaluate(FOCUSED).startswith(("column", "stock"))


def test_the_browsers_way_back_closes_the_table_and_a_sign_leads_back_to_the_same_position(phone):
    move = next(iter(legal_moves(GAME, deal(GAME, NUMBER))))
    begin(phone, NUMBER)
    tap(phone, GAME, move)
    position = lies(phone)
    phone.go_back()
    until(phone, f"!{IS_OPEN}")
    assert phone.evaluate(FOCUSED) == "reopen"
    assert not phone.evaluate("document.querySelector('.rules').inert")
    phone.keyboard.press("Enter")
    until(phone, IS_OPEN)
    assert lies(phone) == position
    assert phone.evaluate(FOCUSED).startswith(("column", "stock", "waste", "foundation"))


def test_the_browsers_way_back_takes_a_dialog_along_and_its_way_on_opens_the_table_again(phone):
    phone.click(f"{DEMO} [data-act=more]")
    phone.wait_for_selector("dialog[open]")
    entries = phone.evaluate("history.length")
    phone.go_back()
    until(phone, f"!{IS_OPEN}")
    phone.wait_for_selector("dialog", state="detached")
    assert phone.evaluate(FOCUSED) == "reopen"
    phone.go_forward()
    until(phone, IS_OPEN)
    assert phone.evaluate("history.length") == entries


def test_a_page_loaded_anew_at_the_open_table_gets_no_second_entry_in_the_history(new_page, address):
    page = new_page(**DEVICES["phone"])
    page.goto(f"{address}en/games/{COLUMNS}/")
    start(page)
    entries = page.evaluate("history.length")
    page.reload()
    start(page)
    assert page.evaluate("history.length") == entries
    page.go_back()
    until(page, f"!{IS_OPEN}")


def test_the_focus_returns_to_the_board_also_where_the_address_names_a_rule(desk):
    rule = refuse(desk)
    desk.click(f"{DEMO} .patience-status a")
    assert desk.evaluate("location.hash + document.activeElement.id") == f"#{rule}{rule}"
    desk.focus(f"{DEMO} .patience-stage [tabindex='0']")
    desk.keyboard.press("t")
    until(desk, IS_OPEN)
    desk.keyboard.press("Escape")
    until(desk, f"!{IS_OPEN}")
    desk.evaluate("new Promise(requestAnimationFrame)")
    assert desk.evaluate(FOCUSED) == write_pile_name(GAME, REFUSED)


@pytest.mark.parametrize("name", ["keys", "statistics", "settings"])
def test_a_dialog_is_read_from_its_title_on(phone, name):
    phone.click(f"{DEMO} [data-act=more]")
    assert phone.evaluate("document.activeElement.textContent") == "More"
    phone.click(f"dialog [data-act={name}]")
    assert phone.evaluate("document.activeElement.matches('dialog h2')")
    assert phone.evaluate("document.querySelector('dialog[open]').scrollTop") == 0
    phone.keyboard.press("Escape")
    phone.wait_for_selector("dialog", state="detached")


def test_on_a_phone_on_its_side_the_list_of_moves_leaves_the_board_above_the_line(phone):
    phone.set_viewport_size({"width": 740, "height": 360})
    phone.click(f"{DEMO} [data-act=more]")
    phone.click("dialog [data-act=record]")
    phone.wait_for_selector(".patience-record")
    edges = "(part) => document.querySelector(`.patience-${part}`).getBoundingClientRect()"
    assert phone.evaluate(f"({edges})('stage').bottom <= ({edges})('line').top")
    phone.keyboard.press("Escape")
    phone.wait_for_selector(".patience-record", state="detached")


def test_on_a_desk_the_table_is_played_beside_the_text(desk):
    assert not desk.evaluate(IS_OPEN)
    assert desk.locator(".rules").is_visible()


def test_one_key_opens_the_table_on_a_desk_and_closes_it_again(desk):
    desk.focus(f"{DEMO} .patience-stage [tabindex='0']")
    desk.keyboard.press("t")
    until(desk, IS_OPEN)
    desk.keyboard.press("t")
    until(desk, f"!{IS_OPEN}")
    assert desk.evaluate(FOCUSED) is not None


def test_escape_puts_back_what_is_taken_before_it_closes_the_table(phone):
    touch(phone, "column 1")
    phone.wait_for_selector("[aria-pressed=true]")
    phone.keyboard.press("Escape")
    until(phone, "!document.querySelector('[aria-pressed=true]')")
    assert phone.evaluate(IS_OPEN)
    phone.keyboard.press("Escape")
    until(phone, f"!{IS_OPEN}")


def test_a_refusal_lights_its_rule_up_in_the_text_and_leaves_the_focus_where_it_was(desk):
    rule = refuse(desk)
    assert desk.evaluate(CITED) == [rule]
    assert desk.inner_text(".patience-cited") == "This is why the move was refused."
    assert desk.evaluate(FOCUSED) == write_pile_name(GAME, REFUSED)
    until(desk, "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('.is-cited').getBoundingClientRect())")


def test_the_next_move_puts_the_light_out(desk):
    refuse(desk)
    settled(desk, lambda: touch(desk, "stock"))
    assert desk.evaluate(CITED) == []


def test_a_refusal_moves_nothing_on_the_table(desk):
    begin(desk, NUMBER)
    before = desk.evaluate(PLACES)
    refuse(desk)
    assert desk.evaluate(PLACES) == before


def test_over_the_open_table_a_rule_opens_as_a_sheet_and_closes_to_the_same_position(phone):
    rule = refuse(phone)
    position = lies(phone)
    phone.click(f"{DEMO} .patience-status a")
    sheet = phone.locator(f"{DEMO} dialog")
    words = phone.evaluate("(rule) => document.getElementById(rule).firstChild.textContent.trim().slice(0, 30)", rule)
    assert words in sheet.inner_text()
    phone.click(f"{DEMO} dialog [data-act=back]")
    until(phone, f"!document.querySelector('{DEMO} dialog')")
    assert phone.evaluate(IS_OPEN)
    assert lies(phone) == position
    assert phone.evaluate(FOCUSED).startswith("column")


def test_escape_closes_the_sheet_and_not_the_table(phone):
    refuse(phone)
    phone.click(f"{DEMO} .patience-status a")
    phone.keyboard.press("Escape")
    until(phone, f"!document.querySelector('{DEMO} dialog')")
    assert phone.evaluate(IS_OPEN)


def test_from_the_sheet_one_can_go_to_the_rule_in_the_text(phone):
    rule = refuse(phone)
    phone.click(f"{DEMO} .patience-status a")
    phone.click(f"{DEMO} dialog [data-act=to_rules]")
    until(phone, f"!{IS_OPEN}")
    until(phone, f"location.hash === '#{rule}'")
    assert phone.locator(f"#{rule}").is_visible()


def test_a_longer_screen_makes_a_picture_a_table_to_play_at(phone):
    phone.go_back()
    until(phone, f"!{IS_OPEN}")
    assert phone.evaluate(f"document.querySelector('{DEMO} .patience-stage').inert")
    phone.set_viewport_size({"width": 1280, "height": 800})
    until(phone, f"!document.querySelector('{DEMO} .patience-stage').inert")
