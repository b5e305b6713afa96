"""The states of a demo: axe finds nothing in them, nothing is cut off, and pictures of them are kept."""

from pathlib import Path

import pytest

from at_table import DEMO, start, until
from wanted_games import TURNING
from patience import GAMES
from patience.definition.groups import Kind
from patience.text.notation import write_move, write_pile_name
from patience.text.record import write_game
from game_folder import address_of_win, won_record

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
PICTURES = ROOT / "build/screenshots"
RUN_AXE = """() => { window.found = undefined; axe.run('article, dialog', {resultTypes: ['violations']}).then(
    (found) => { window.found = found.violations.map((v) => [v.id, v.nodes.map((n) => n.target.join(' ')).slice(0, 5)]); }); }"""
TRY = "(move) => { document.querySelector('patience-demo').play.move(move); }"
SMALL_TARGETS = """() => [...document.querySelectorAll('patience-demo :is(button, input, select)')]
    .filter((e) => e.checkVisibility() && (e.getBoundingClientRect().width < 24 || e.getBoundingClientRect().height < 24))
    .filter((e) => e.type !== 'checkbox').map((e) => e.outerHTML.slice(0, 90))"""
CLIPPED = """() => [...document.querySelectorAll('patience-demo .patience-letter')].filter((letter) => {
    const card = letter.closest('.patience-card').getBoundingClientRect(), box = letter.getBoundingClientRect();
    const shape = letter.nextElementSibling.getBoundingClientRect();
    return box.right > card.right || box.left < card.left || box.right > shape.left + 2;
}).map((letter) => letter.textContent)"""

SOME = [(TURNING, 360, "light")]
ALL = [(name, width, scheme) for name in GAMES for width in (360, 1280) for scheme in ("light", "dark")]
CASES = [*SOME, *(pytest.param(*case, marks=pytest.mark.long) for case in ALL if case not in SOME)]


def wait_for_refusal(page) -> None:
    page.wait_for_selector(f"{DEMO} .patience-status a")


def violations(page) -> list:
    page.evaluate(RUN_AXE)
    until(page, "window.found !== undefined")
    return page.evaluate("window.found")


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("name, width, scheme", CASES)
def test_each_state_is_accessible_and_whole(new_page, address, name, width, scheme, language):
    page = new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)
    found = {}

    def look(state: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.locator("patience-example" if state == "S2" else DEMO).first.scroll_into_view_if_needed()
        page.screenshot(path=PICTURES / f"{name}-{state}-{language}-{width}-{scheme}.png")
        found[state] = violations(page)

    page.goto(f"{address}{language}/{address_of_win(name)}")
    page.add_script_tag(path=AXE)
    look("S1")
    page.locator("patience-example [data-act=next]").first.click()
    look("S2")
    start(page)
    until(page, f"document.querySelector('{DEMO} [data-act=undo]') !== null")
    look("S4")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(SMALL_TARGETS) == []
    assert page.evaluate(CLIPPED) == []
    record = won_record(name)
    own = write_pile_name(record.game, record.game.piles_of(Kind.FOUNDATION)[0])
    page.evaluate(TRY, f"{own} > {own}")
    wait_for_refusal(page)
    look("S5")
    last = write_move(record.game, record.moves[-1])
    page.evaluate(TRY, last)
    page.wait_for_selector(f"{DEMO}[data-outcome=won] .patience-result button")
    look("S8")
    page.click(f"{DEMO} [data-act=more]")
    look("more")
    assert found == {state: [] for state in found}


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_of_every_game_is_kept_for_every_screen(pictured, name):
    page = pictured("de", name)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for width in (320, 360, 768, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(CLIPPED) == []
        page.locator(DEMO).screenshot(path=PICTURES / f"{name}-{width}.png")
