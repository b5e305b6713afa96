"""What a screen reader speaks: each row of the wording table, heard with a virtual one, word for word."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from at_table import DEMO, begin, start
from patience import Record
from patience.text.notation import write_move
from playing import find, random_play
from screen_reader import add_reader, forget, listen_to, spoken
from waits import wait_until
from game_folder import won_record

MOVE = "(move) => { document.querySelector('patience-demo').play.move(move); }"
UNDO = "() => { document.querySelector('patience-demo').play.undo(); }"

# Comes after all that the page does now, and all that it will say of it: it says nothing later than that.
LAST_WORD = """() => { const demo = document.querySelector('patience-demo');
    demo.play.inTurn(() => new Promise((done) => setTimeout(() => { demo.voice.say('Amen.'); done(); }, 200))); }"""

Act = Callable[[Page], None]
Start = tuple[int, list[str]]  # a deal and the moves made in it


def focus(pile: str) -> Act:
    return lambda page: page.locator(f'{DEMO} [data-pile="{pile}"] button').last.focus()


def take(pile: str) -> Act:
    def act(page: Page) -> None:
        focus(pile)(page)
        page.keyboard.press("Enter")

    return act


def lead(pile: str) -> Act:
    """Takes a card, and follows the key that leads to its targets."""

    def act(page: Page) -> None:
        take(pile)(page)
        page.wait_for_selector(f"{DEMO} [data-target]")
        forget(page)
        page.keyboard.press("g")

    return act


def move(text: str) -> Act:
    return lambda page: page.evaluate(MOVE, text)


def undo(page: Page) -> None:
    page.evaluate(UNDO)


class Row(NamedTuple):
    """A row of the table: where it is heard, what the reader does, and what is said in each language."""

    game: str
    start: Callable[[], Start]
    act: Act
    en: str
    de: str


def after(deal: int, moves: str = "") -> Callable[[], Start]:
    return lambda: (deal, [move for move in moves.split(",") if move])


def before_the_last(record: Record) -> tuple[int, list[str], str]:
    """Gives a deal, the moves before the last one, and that one."""
    assert isinstance(record.start, int)
    *moves, last = (write_move(record.game, move) for move in record.moves)
    return record.start, moves, last


def lost() -> Record:
    """Plays Windmill at random until no move is left."""
    return Record(find("windmill"), 1, tuple(move for _, move in random_play(find("windmill"), 1) if move))


def last_of(record: Callable[[], Record]) -> tuple[Callable[[], Start], Act]:
    return lambda: before_the_last(record())[:2], lambda page: move(before_the_last(record())[2])(page)


# Found by search over deals 1, 2, …: what goes to a corner goes there, and a King may be borrowed down to; after the
# borrowed 4 the 5 below it would fit.
BORROWED = (
    "sail 1 > corner 3,sail 2 > centre,sail 1 > corner 3,sail 8 > centre,sail 3 > corner 3,sail 4 > corner 3,"
    "sail 3 > corner 3,sail 5 > corner 3,sail 5 > corner 3,sail 8 > corner 3,sail 3 > corner 3,sail 8 > corner 3,"
    "corner 3 > centre"
)
# Found by search over deals 1, 2, …: rows and Aces first, until the engine proves that only circles are left.
IN_CIRCLES = (
    "stock > columns,stock > columns,column 7 > foundation 2,stock > columns,column 3 > foundation 4,stock > columns,"
    "column 2 > foundation 3"
)

# Where we differ from the table, the terms do: the glossary says sail, foundation and pile names at the end of a
# sentence, so that no language has to inflect them; a lock names what ends it by facts.yaml (a card turned from the
# stock lies on the waste pile).
ROWS = {
    "focus on a top card": Row(
        "easthaven",
        after(162467),
        focus("column 3"),
        "button, 8 of Hearts, column 3, top of 3, 2 face-down cards, not pressed",
        "button, Herz 8, Spalte 3, oberste von 3, 2 verdeckte Karten, not pressed",
    ),
    "focus on a lone card": Row(
        "windmill",
        after(4711),
        focus("sail 1"),
        "button, 9 of Clubs, sail 1, not pressed",
        "button, Kreuz 9, Flügel 1, not pressed",
    ),
    "focus on an empty place": Row(
        "windmill",
        after(4711),
        focus("corner 1"),
        "button, Corner pile, top left, empty. Takes a King.",
        "button, Königsstapel oben links, leer. Nimmt einen König.",
    ),
    "stock": Row(
        "windmill",
        after(4711),
        focus("stock"),
        "button, Stock, 95 cards",
        "button, Vorrat, 95 Karten",
    ),
    "taken": Row(
        "windmill",
        after(4711),
        take("sail 5"),
        "King of Hearts picked up. 4 possible targets.",
        "Herz König genommen. 4 mögliche Ziele.",
    ),
    "taken, with targets that can be named": Row(
        "easthaven",
        after(162467, "column 7 > foundation 1"),
        take("column 3"),
        "8 of Hearts picked up. 1 possible target: column 4.",
        "Herz 8 genommen. 1 mögliches Ziel: Spalte 4.",
    ),
    "led to a target": Row(
        "easthaven",
        after(162467, "column 7 > foundation 1"),
        lead("column 3"),
        "button, 9 of Spades, column 4, top of 3, 2 face-down cards, possible target, not pressed",
        "button, Pik 9, Spalte 4, oberste von 3, 2 verdeckte Karten, mögliches Ziel, not pressed",
    ),
    "moved and turned up": Row(
        "easthaven",
        after(162467, "column 7 > foundation 1"),
        move("column 3 > column 4"),
        "8 of Hearts onto 9 of Spades, column 4. Turned up: King of Diamonds.",
        "Herz 8 auf Pik 9, Spalte 4. Aufgedeckt: Karo König.",
    ),
    "gap filled": Row(
        "windmill",
        after(4711, "stock > waste"),
        move("sail 5 > corner 1"),
        "King of Hearts to the empty place, corner pile, top left. Gap filled with 7 of Clubs from the waste pile.",
        "Herz König auf den leeren Platz, Königsstapel oben links. Lücke gefüllt mit Kreuz 7 vom Abwurfstapel.",
    ),
    "turned from the stock": Row(
        "windmill",
        after(4711),
        move("stock > waste"),
        "Turned from the stock: 7 of Clubs. 94 cards left in it.",
        "Aus dem Vorrat aufgedeckt: Kreuz 7. Noch 94 Karten im Vorrat.",
    ),
    "row taken back": Row(
        "easthaven",
        after(7, f"{IN_CIRCLES},stock > columns"),
        undo,
        "Undone: the stock is as it was.",
        "Zurück: Der Vorrat ist wieder wie vorher.",
    ),
    "refused": Row(
        "windmill",
        after(4711),
        move("sail 1 > centre"),
        "Ace of Clubs takes a 2; 9 of Clubs does not fit. Rule 2",
        "Auf Kreuz Ass darfst du nur eine 2 legen; Kreuz 9 passt nicht. Regel 2",
    ),
    "borrow lock": Row(
        "windmill",
        after(94, BORROWED),
        move("corner 3 > centre"),
        "Locked: after a borrowed card, the next card on the centre pile must come from a sail or from the waste pile."
        " Rule 10",
        "Gesperrt: Nach einer geborgten Karte muss die nächste auf dem Mittelstapel von einem Flügel oder vom"
        " Abwurfstapel kommen. Regel 10",
    ),
    "undo": Row(
        "easthaven",
        after(162467, "column 7 > foundation 1,column 3 > column 4"),
        undo,
        "Undone: 8 of Hearts back, column 3.",
        "Zurück: Herz 8 liegt wieder dort, Spalte 3.",
    ),
    "circles": Row(
        "easthaven",
        after(7, IN_CIRCLES),
        move("stock > columns"),
        "New row: 8 of Clubs, Queen of Hearts, Queen of Spades."
        " Only moves in circles are left: no line of play brings another card forward.",
        "Neue Reihe: Kreuz 8, Herz Dame, Pik Dame."
        " Hier geht es nur noch im Kreis: Keine Folge von Zügen bringt noch eine Karte weiter.",
    ),
    "no moves": Row(
        "windmill",
        *last_of(lost),
        "Turned from the stock: 7 of Clubs. The stock is now used up. No moves left. 33 of 104 cards played.",
        "Aus dem Vorrat aufgedeckt: Kreuz 7. Damit ist der Vorrat aufgebraucht. Kein Zug mehr möglich."
        " 33 von 104 Karten abgelegt.",
    ),
    "won": Row(
        "windmill",
        *last_of(lambda: won_record("windmill")),
        "Ace of Diamonds onto 2 of Hearts, corner pile, bottom right. You won! All 104 cards are on the foundations.",
        "Karo Ass auf Herz 2, Königsstapel unten rechts. Aufgegangen! Alle 104 Karten liegen auf den Zielstapeln.",
    ),
}


@pytest.fixture(scope="module")
def listening(chromium, address) -> Iterator[Callable[[str, str], Page]]:
    """Opens a game in a language once, with a virtual screen reader in the page."""
    pages: dict[tuple[str, str], Page] = {}
    device = chromium.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})

    def listen(language: str, game: str) -> Page:
        if (language, game) not in pages:
            pages[language, game] = page = device.new_page()
            page.goto(f"{address}{language}/games/{game}/")
            add_reader(page)
            start(page)
            listen_to(page)
        return pages[language, game]

    yield listen
    device.close()


def heard(page: Page, kind: str) -> list[str]:
    """Gives all of a kind that is spoken until, after it, the page has said its last word."""

    def found() -> list[str]:
        return [phrase for phrase in spoken(page) if phrase.startswith(kind)]

    wait_until(found, kind)
    page.evaluate(LAST_WORD)
    wait_until(lambda: "polite: Amen." in spoken(page), "the last word")
    return [phrase for phrase in found() if phrase != "polite: Amen."]


def open_at(page: Page, number: int, moves: list[str]) -> None:
    """Lays a game out, and waits until that was spoken."""
    forget(page)
    begin(page, number, moves)
    wait_until(lambda: spoken(page), "what was dealt")
    forget(page)


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("row", ROWS)
def test_each_row_is_spoken_word_for_word_and_once(listening, row, language):
    game, position, act, *_ = ROWS[row]
    page = listening(language, game)
    open_at(page, *position())
    act(page)
    expected = getattr(ROWS[row], language)
    expected = expected if expected.startswith("button, ") else f"polite: {expected}"
    assert heard(page, expected[:6]) == [expected]
