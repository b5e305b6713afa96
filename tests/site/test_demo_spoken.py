"""What a screen reader speaks: each row of the wording table, heard with a virtual one."""

import re
from pathlib import Path
from urllib.parse import urlencode

import pytest

from at_table import BOOT, DEMO, until
from patience import Record
from patience.notation import write_move
from playing import find, random_play
from won import won_record

READER = Path(__file__).parents[2] / "node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js"
LISTEN = """() => { window.heard = undefined;
    window.virtual.start({ container: document.querySelector('patience-demo') }).then(() => { window.heard = true; }); }"""
DO = "(move) => { document.querySelector('patience-demo').play.move(move); }"

WORDS = {
    "en": {
        "stock": "Stock, 95 cards",
        "top": "9 of Clubs, sail 1",
        "empty": "Corner pile, top left, empty. Takes a King.",
        "taken": "9 of Clubs picked up. 0 possible targets.",
        "refused": "Ace of Clubs takes a 2; 9 of Clubs does not fit. Rule 2",
        "filled": "King of Hearts to the empty place, corner pile, top left. Gap filled with",
        "undone": "Undone: King of Hearts back, sail 5.",
        "turned": "Turned from the stock:",
    },
    "de": {
        "stock": "Vorrat, 95 Karten",
        "top": "Kreuz 9, Flügel 1",
        "empty": "Königsstapel oben links, leer. Nimmt einen König.",
        "taken": "Kreuz 9 genommen. 0 mögliche Ziele.",
        "refused": "Kreuz 9",
        "filled": "Herz König",
        "undone": "Herz König",
        "turned": "Aus dem Vorrat aufgedeckt:",
    },
}


@pytest.fixture
def listening(chromium, address):
    def listen(path: str):
        context = chromium.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})
        page = context.new_page()
        page.goto(address + path)
        code = READER.read_text("utf-8")
        exported = re.search(r"export\s*\{([^}]*)\}", code)
        name = re.search(r"([\w$]+) as virtual\b", exported[1])
        page.add_script_tag(content=f"{code}\nwindow.virtual = {name[1]};", type="module")
        until(page, "window.virtual !== undefined")
        page.click(f"{DEMO} [data-act=play]")
        page.wait_for_selector(f"{DEMO} .patience-stage button", timeout=BOOT)
        page.evaluate(LISTEN)
        until(page, "window.heard === true")
        return page

    pages = []
    yield lambda path: pages.append(listen(path)) or pages[-1]
    for page in pages:
        page.context.close()


def spoken(page) -> list[str]:
    page.evaluate(
        "() => { window.log = undefined; window.virtual.spokenPhraseLog().then((log) => { window.log = log; }); }"
    )
    until(page, "window.log !== undefined")
    return page.evaluate("window.log")


def hears(page, words: str, seconds: float = 8) -> None:
    for _ in range(int(seconds * 5)):
        if any(words in phrase for phrase in spoken(page)):
            return
        page.wait_for_timeout(200)
    raise AssertionError(f"{words!r} was not spoken; spoken was {spoken(page)}")


@pytest.mark.parametrize("language", WORDS)
def test_piles_moves_refusals_and_undo_are_spoken(listening, language):
    words = WORDS[language]
    page = listening(f"{language}/games/windmill/?deal=4711")
    for pile, row in (("stock", "stock"), ("sail 1", "top"), ("corner 1", "empty")):
        page.focus(f'{DEMO} [data-pile="{pile}"] button')
        hears(page, words[row])
    page.focus(f'{DEMO} [data-pile="sail 1"] button')
    page.keyboard.press("Enter")
    hears(page, words["taken"])
    page.keyboard.press("Escape")
    page.evaluate(DO, "sail 1 > centre")
    hears(page, words["refused"])
    page.evaluate(DO, "sail 5 > corner 1")
    hears(page, words["filled"])
    page.evaluate(f"() => {{ document.querySelector('{DEMO}').play.undo(); }}")
    hears(page, words["undone"])
    page.evaluate(DO, "stock > waste")
    hears(page, words["turned"])


def address_before_the_last(record: Record, language: str) -> tuple[str, str]:
    """Gives a link to the position before the last move, and that move."""
    *moves, last = (write_move(record.game, move) for move in record.moves)
    query = urlencode({"deal": record.start, "variant": ",".join(record.game.chosen), "moves": ",".join(moves)})
    return f"{language}/games/{record.game.id}/?{query}", last


def stuck(number: int) -> Record:
    """Plays Windmill at random until no move is left."""
    moves = tuple(move for _, move in random_play(find("windmill"), number) if move)
    return Record(find("windmill"), number, moves)


@pytest.mark.parametrize("language", WORDS)
def test_the_win_is_spoken(listening, language):
    path, last = address_before_the_last(won_record("windmill"), language)
    page = listening(path)
    page.evaluate(DO, last)
    hears(page, {"en": "You won! All 104 cards", "de": "Aufgegangen! Alle 104 Karten"}[language])


@pytest.mark.parametrize("language", WORDS)
def test_the_end_without_a_win_is_spoken(listening, language):
    path, last = address_before_the_last(stuck(1), language)
    page = listening(path)
    page.evaluate(DO, last)
    hears(page, {"en": "No moves left.", "de": "Kein Zug mehr möglich."}[language])
