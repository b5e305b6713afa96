"""A game that comes out ends in a wreath: whole on every screen, opened once, and heard as one sentence."""

import pytest

from at_table import DEMO, said, says, settled, start
from game_folder import address_of_win, won_record
from patience.text.notation import write_move
from wanted_games import TURNING

WON = won_record(TURNING)
SCREENS = [(320, 568), (360, 740), (740, 360), (820, 1180), (1280, 800), (2560, 1440)]
OUTSIDE = f"""() => {{
    const frame = document.querySelector('{DEMO} .patience-stage').getBoundingClientRect();
    const parts = document.querySelectorAll('{DEMO} .patience-wreath .patience-card, {DEMO} .patience-won .patience-button');
    const out = ({{ left, right, top, bottom }}) =>
        left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
    return [...parts].filter((part) => out(part.getBoundingClientRect())).map((part) => part.dataset.card ?? part.textContent);
}}"""
# What stands in the wreath lies inside its inner edge, and no button lies under a card.
COVERED = f"""() => [...document.querySelectorAll('{DEMO} :is(.patience-praise > p, .patience-won .patience-button)')].filter((part) => {{
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()].some(({{ left, right, top, bottom }}) => [[left, top], [right, top], [left, bottom], [right, bottom]]
        .some((place) => document.elementsFromPoint(...place).some((one) => one.matches('.patience-wreath .patience-card'))));
}}).map((part) => part.textContent)"""
RUNNING = f"""() => document.querySelector('{DEMO}').getAnimations({{ subtree: true }})
    .map(({{ animationName, effect }}) => [animationName, effect.getTiming().duration, effect.getTiming().iterations])
    .filter(([name]) => name)"""
LAST = write_move(WON.game, WON.moves[-1])
PLAY = "(move) => { document.querySelector('patience-demo').play.move(move); }"


def almost_won(page, address: str, language: str = "en") -> None:
    page.goto(f"{address}{language}/{address_of_win(TURNING)}")
    start(page)


def win(page) -> None:
    settled(page, lambda: page.evaluate(PLAY, LAST))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_wreath_is_whole_on_every_screen(page, address, language):
    almost_won(page, address, language)
    win(page)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(f"document.querySelector('{DEMO}').dataset.open = ''")
        assert page.locator(f"{DEMO} .patience-wreath .patience-card").count() == 52
        assert page.evaluate(OUTSIDE) == [], (width, height)
        assert page.evaluate(COVERED) == [], (width, height)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (740, 360)])
def test_what_is_said_covers_nothing_that_may_come_next(page, address, width, height):
    page.set_viewport_size({"width": width, "height": height})
    almost_won(page, address, "de")
    win(page)
    says(page, "Aufgegangen!")
    over = """() => { const status = document.querySelector('.patience-status'), line = status.getBoundingClientRect();
        return [...document.querySelectorAll('.patience-won .patience-button')].map((one) => one.getBoundingClientRect())
            .filter(({ bottom }) => bottom > line.top).length && getComputedStyle(status).opacity !== '0'; }"""
    assert not page.evaluate(over)


def test_in_it_stands_what_was_won_and_below_what_may_come_next(page, address):
    almost_won(page, address)
    win(page)
    told = page.locator(f"{DEMO} .patience-praise").inner_text().replace("\xa0", " ").split("\n")
    moves = len(WON.moves)
    assert [line for line in told if line] == [
        "You won!",
        f"{WON.game.goal.total(WON.game)} cards",
        f"Deal no. {WON.start}. Moves: {moves}. Hints: 0.",
    ]
    assert page.locator(f"{DEMO} .patience-won button").all_inner_texts() == ["Next deal", "Same again", "Share"]


def test_who_hears_the_page_hears_one_sentence_and_no_card_of_the_wreath(page, address):
    almost_won(page, address)
    win(page)
    assert said(page).endswith(f"You won! All {WON.game.goal.total(WON.game)} cards are on the foundations.")
    heard = page.locator(f"{DEMO} .patience-stage").aria_snapshot()
    assert [line for line in heard.splitlines() if " of " in line] == []


def test_the_focus_goes_from_the_board_to_the_next_deal_and_comes_back_with_the_last_move(page, address):
    almost_won(page, address)
    page.evaluate(f"document.querySelector('{DEMO}').play.surface.focus()")
    win(page)
    assert page.evaluate("document.activeElement.dataset.act") == "next_deal"
    settled(page, lambda: page.keyboard.press("u"))
    assert page.locator(f"{DEMO} .patience-won").count() == 0
    assert page.evaluate("document.activeElement.matches('.patience-pile button')")


def test_the_wreath_opens_once_in_less_than_a_second(new_page, address):
    page = new_page(reduced_motion="no-preference")
    almost_won(page, address)
    win(page)
    assert set(map(tuple, page.evaluate(RUNNING))) == {("patience-open", 900, 1)}


def test_where_less_motion_is_wished_it_is_there_at_once(page, address):
    almost_won(page, address)
    win(page)
    assert page.evaluate(RUNNING) == []


def test_the_next_deal_takes_the_wreath_away(page, address):
    almost_won(page, address)
    win(page)
    settled(page, lambda: page.click(f"{DEMO} [data-act=next_deal]"))
    assert page.locator(f"{DEMO} .patience-won").count() == 0
    assert page.locator(f"{DEMO} .patience-table").is_visible()


def test_a_game_that_was_won_before_is_shown_with_its_wreath(seated):
    moves = [write_move(WON.game, move) for move in WON.moves]
    page = seated("en", TURNING, WON.start, moves)
    assert page.locator(f"{DEMO} .patience-won").count() == 1
