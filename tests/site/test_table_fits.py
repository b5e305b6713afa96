"""The table fits every screen: nothing is cut off, nothing scrolls, and everything can be read, from the deal to the longest columns."""

import re
from gettext import NullTranslations
from itertools import chain

import pytest
from playwright.sync_api import Page, Route

from at_table import DEMO, start, until
from tables import MEASURE, SCREENS, TARGETS, hard_to_hit
from patience import GAMES, Game, Pile, State, deal
from tabletop.board import Board
from tabletop.words import Words, is_spread
from wanted_games import COLUMNS, TURNING

# Cards in the longest column that play can lead to; elsewhere a whole sequence lies on six hidden cards.
LONGEST = {"westcliff": 15}
# Of a board that may be higher than the screen: all cards are as large as they ought to be, and can be hit, and their letters seen.
WHOLE = f"""() => {{
    const demo = document.querySelector('{DEMO}');
    const boxes = [...demo.querySelectorAll('.patience-table button')].map((card) => [card.dataset.card, card.getBoundingClientRect()]);
    const strips = [...demo.querySelectorAll('.patience-pile--column')].flatMap((pile) => {{
        const cards = [...pile.querySelectorAll(':scope > li > button')];
        return cards.slice(1).map((card, place) => [card.dataset.card, card.getBoundingClientRect().top - cards[place].getBoundingClientRect().top]);
    }});
    return {{
        sideways: document.documentElement.scrollWidth - innerWidth,
        small: boxes.filter(([, {{ width, height }}]) => width < 24 || height < 32).map(([card]) => card),
        unreadable: strips.filter(([, strip]) => strip < 23).map(([card]) => card),
    }};
}}"""
# Widths of a card at the deal, and strips of the longest column, that each screen must give at least (pixels).
LEAST = {
    "windmill": ((54, 66, 41, 137, 66, 80, 116, 167), None),
    "easthaven": ((41, 46, 58, 105, 76, 90, 151, 176), (15, 24, 13, 31, 16, 20, 29, 41)),
    "klondike": ((41, 46, 52, 105, 76, 90, 151, 176), (21, 28, 18, 31, 22, 27, 34, 49)),
    "westcliff": ((41, 46, 43, 71, 51, 60, 101, 133), (13, 21, 20, 28, 27, 28, 30, 39)),
    "eagle-wing": ((58, 66, 66, 151, 84, 101, 148, 176), None),
    "willow": ((41, 46, 43, 105, 70, 85, 125, 176), (10, 16, 14, 26, 12, 15, 22, 32)),
}


def some(*names: str) -> list:
    """All games, of which those named are tried in every run and the others in a long one."""
    return [name if name in names else pytest.param(name, marks=pytest.mark.long) for name in GAMES]


def with_long_columns(game: Game) -> State:
    """A position with a column as long as can be, and in a second kind of columns one of nine cards; it need not have come about."""
    state = deal(game, 1)
    cards = list(chain.from_iterable(pile.cards for pile in state.piles))
    grow = {action.target for action in game.moves if is_spread(game.group.get(action.target, game.groups[0]))}
    wanted = {"column": LONGEST.get(game.id, 19), "fan": 9}
    hidden = max(pile.face_down for pile in state.piles if len(pile.cards) != pile.face_down) if grow else 0
    piles, seen = [], set[str]()
    for name, pile in zip(game.piles, state.piles, strict=True):
        first = name.group in grow and name.group not in seen
        seen.add(name.group)
        count = wanted.get(name.group, len(pile.cards)) if first else min(len(pile.cards), 2)
        down = hidden if first else min(pile.face_down, count)
        piles.append(Pile(tuple(cards.pop() for _ in range(count)), down))
    return State(tuple(piles))


def measured(page: Page, screen: str) -> dict:
    """Measures the table on a screen, opened where it is too small to play at."""
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.eval_on_selector(DEMO, "({ opening }) => (opening.isApart ? opening.open() : opening.close())")
    until(page, f"(({{ opening }}) => opening.isOpen === opening.isApart)(document.querySelector('{DEMO}'))")
    return page.evaluate(MEASURE)


def put(page: Page, game: Game, state: State) -> None:
    board = Board(game, Words(NullTranslations()), "patience-demo-1").table(state)
    page.eval_on_selector(f"{DEMO} .patience-stage", "(stage, board) => { stage.innerHTML = board; }", board)


@pytest.mark.parametrize("name", some(COLUMNS, TURNING))
def test_the_deal_fits_every_screen_and_every_card_of_it_can_be_read(seated, name):
    page = seated("en", name, 4711)
    for place, screen in enumerate(SCREENS):
        found = measured(page, screen)
        assert (found["outside"], found["cut"], found["sideways"]) == (0, [], 0), screen
        assert found["strip"] >= 23.9, screen  # places of pixels are rounded
        assert found["letter"] >= 16, screen
        assert hard_to_hit(page.evaluate(TARGETS)) == [], screen
        if name in LEAST:
            assert found["width"] >= LEAST[name][0][place] - 1, screen


@pytest.mark.parametrize("name", some(COLUMNS))
def test_the_longest_columns_fit_every_screen(seated, name):
    page = seated("en", name, 4711)
    put(page, GAMES[name], with_long_columns(GAMES[name]))
    for place, screen in enumerate(SCREENS):
        found = measured(page, screen)
        assert (found["outside"], found["cut"], found["sideways"]) == (0, [], 0), screen
        if LEAST.get(name, (None, None))[1]:
            assert found["strip"] >= LEAST[name][1][place] - 1, screen


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", some(COLUMNS, TURNING))
def test_play_stands_on_the_first_screen(pictured, name, language):
    page = pictured(language, name)
    page.evaluate("scrollTo(0, 0)")
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator(f"{DEMO} .patience-bar [data-act=play]").bounding_box()
        assert 0 <= box["y"] <= height - box["height"], screen


SOME_SCREENS = ("320×568", "1280×800")


@pytest.mark.parametrize(
    "name, screen",
    [
        (name, screen)
        if name == COLUMNS and screen in SOME_SCREENS
        else pytest.param(name, screen, marks=pytest.mark.long)
        for name in GAMES
        for screen in SCREENS
    ],
)
def test_one_tap_leads_from_the_page_to_a_board_to_play_at(new_page, address, name, screen):
    width, height = SCREENS[screen]
    page = new_page(viewport={"width": width, "height": height})
    page.goto(f"{address}en/games/{name}/")
    start(page)
    found = page.evaluate(MEASURE)
    assert (found["outside"], found["cut"], found["sideways"]) == (0, [], 0)


def test_play_is_among_the_first_five_stops_of_tab(page, address):
    page.goto(f"{address}en/games/{COLUMNS}/")
    page.wait_for_selector(f"{DEMO} [data-act=play]")
    stops = []
    for _ in range(5):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.dataset.act"))
    assert "at_once" in stops


def test_on_a_phone_the_offer_to_go_on_is_read_whole_and_a_cancelled_start_keeps_the_focus(page, address):
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{address}de/games/{COLUMNS}/")
    page.wait_for_selector(f"{DEMO} [data-act=play]")
    page.focus(f"{DEMO} .patience-bar [data-act=play]")
    # in one go, before the rules are there
    page.evaluate(
        "for (const name of ['play', 'cancel']) document.querySelector(`.patience-bar [data-act=${name}]`).click()"
    )
    assert page.evaluate("document.activeElement.dataset.act") == "play"
    page.click(f"{DEMO} .patience-bar [data-act=play]")
    page.wait_for_selector(f"{DEMO} .patience-stage button")
    page.click(f"{DEMO} [data-pile=stock] button")
    page.wait_for_selector(f"{DEMO} [data-act=undo]:not([aria-disabled=true])")
    page.reload()
    page.wait_for_selector(f"{DEMO} [data-act=continue]")
    cut = "(buttons) => buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((one) => one.textContent)"
    assert page.eval_on_selector_all(f"{DEMO} .patience-bar button", cut) == []


def test_the_first_play_on_the_page_begins_the_game(page, address):
    page.goto(f"{address}en/games/{COLUMNS}/")
    page.focus(".patience-start")
    assert page.eval_on_selector(".patience-start", "(skip) => skip.clientHeight < 48")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{DEMO} .patience-stage button")


@pytest.mark.parametrize("name", some(COLUMNS))
def test_a_browser_that_cannot_measure_containers_shows_the_whole_board_to_play_at(new_page, address, name):
    page = new_page(viewport={"width": 360, "height": 740})

    def older(route: Route) -> None:
        style = route.fetch().text().replace("@supports not (width: 1cqw)", "@media all")
        style = re.sub(r"(\d)cq[a-z]+", r"\1unknown", re.sub(r"container(-type)?:[^;}]*;?", "", style))
        route.fulfill(body=style, content_type="text/css")

    page.route("**/board.css", older)
    page.goto(f"{address}en/games/{name}/")
    start(page)
    found = page.evaluate(WHOLE)
    assert found["sideways"] <= 0
    assert found["small"] == []
    assert found["unreadable"] == []
