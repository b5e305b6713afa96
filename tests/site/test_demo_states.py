"""The states of a game's page: axe finds nothing on the whole page, nothing is cut off, and pictures of them are kept."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from at_table import DEMO, start, until
from game_folder import address_of_win, won_record
from wanted_games import TURNING
from patience import GAMES
from patience.definition.groups import Kind
from patience.text.notation import write_move, write_pile_name

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
PICTURES = ROOT / "build/screenshots"
PHONE, DESK = (360, 740), (1280, 800)
SCREENS = (PHONE, DESK, (320, 568), (740, 360), (820, 1180), (1100, 700), (1920, 1080), (2560, 1440))
RUN_AXE = """() => { window.found = undefined; axe.run(document, {resultTypes: ['violations']}).then(
    (found) => { window.found = found.violations.map((v) => [v.id, v.nodes.map((n) => n.target.join(' ')).slice(0, 5)]); }); }"""
TRY = "(move) => { document.querySelector('patience-demo').play.move(move); }"
SMALL_TARGETS = """() => [...document.querySelectorAll('patience-demo :is(button, input, select)')]
    .filter((e) => e.checkVisibility() && (e.getBoundingClientRect().width < 24 || e.getBoundingClientRect().height < 24))
    .filter((e) => e.type !== 'checkbox').map((e) => e.outerHTML.slice(0, 90))"""
LEAVE = "(demo) => { demo.querySelector('dialog')?.close(); }"

SOME = [(TURNING, PHONE, "light")]
ALL = [(name, screen, scheme) for name in GAMES for screen in (PHONE, DESK) for scheme in ("light", "dark")]
CASES = [*SOME, *(pytest.param(*case, marks=pytest.mark.long) for case in ALL if case not in SOME)]


def violations(page: Page) -> list:
    page.evaluate(RUN_AXE)
    until(page, "window.found !== undefined")
    return page.evaluate("window.found")


class Album:
    """Pictures of the states of one page, and what axe found in them."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.found: dict[str, list] = {}
        PICTURES.mkdir(parents=True, exist_ok=True)

    def look(self, state: str) -> None:
        self.page.screenshot(path=PICTURES / f"{self.name}-{state}.png")
        self.found[state] = violations(self.page)


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("name, screen, scheme", CASES)
def test_each_state_is_accessible_and_whole(new_page, address, name, screen, scheme, language):
    width, height = screen
    page = new_page(viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=screen == PHONE)
    album = Album(page, f"{name}-{language}-{width}-{scheme}")
    page.goto(f"{address}{language}/games/{name}/")
    page.add_script_tag(path=AXE)
    page.wait_for_selector(f"{DEMO} [data-act=play]")
    album.look("first")
    page.locator("patience-example").first.scroll_into_view_if_needed()
    page.locator("patience-example [data-act=next]").first.click()
    album.look("example")
    page.goto(f"{address}{language}/{address_of_win(name)}")
    page.add_script_tag(path=AXE)
    start(page) if page.locator(f"{DEMO}:not([data-seated]) [data-act=play]").count() else None
    until(page, f"document.querySelector('{DEMO} [data-act=undo]') !== null")
    album.look("play")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(SMALL_TARGETS) == []
    record = won_record(name)
    own = write_pile_name(record.game, record.game.piles_of(Kind.FOUNDATION)[0])
    page.evaluate(TRY, f"{own} > {own}")
    page.wait_for_selector(f"{DEMO} .patience-status a")
    album.look("refused")
    if page.evaluate(f"document.querySelector('{DEMO}').opening.isOpen"):
        page.click(f"{DEMO} .patience-status a")
        album.look("sheet")
        page.eval_on_selector(DEMO, LEAVE)
    page.click(f"{DEMO} [data-act=more]")
    album.look("more")
    page.eval_on_selector(DEMO, LEAVE)
    page.evaluate(TRY, write_move(record.game, record.moves[-1]))
    page.wait_for_selector(f"{DEMO}[data-outcome=won] .patience-won button")
    album.look("won")
    assert album.found == {state: [] for state in album.found}


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_of_every_game_is_kept_for_every_screen(new_page, address, name, scheme, language):
    PICTURES.mkdir(parents=True, exist_ok=True)
    for width, height in SCREENS:
        page = new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
        page.goto(f"{address}{language}/games/{name}/")
        page.wait_for_selector(f"{DEMO} [data-act=play]")
        kept = f"{name}-{language}-{width}x{height}-{scheme}"
        page.screenshot(path=PICTURES / f"{kept}-first.png")
        start(page)
        page.screenshot(path=PICTURES / f"{kept}-play.png")
        page.close()
