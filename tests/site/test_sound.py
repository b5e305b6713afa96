"""Sound is made by the browser for those who wish it; for all others nothing of it is loaded or made."""

import pytest

from at_table import DEMO, card, explained, settled, start, until
from patience import GAMES
from patience.definition.groups import Kind
from patience.text.notation import write_pile_name
from wanted_games import TURNING, movable

COUNT = """window.tones = []; const Oscillator = window.OscillatorNode;
window.OscillatorNode = class extends Oscillator { constructor(context, options) { super(context, options); window.tones.push(options.frequency); } };
window.contexts = 0; const Context = window.AudioContext;
window.AudioContext = class extends Context { constructor(...given) { super(...given); window.contexts += 1; } };"""
PLAY = "(move) => { document.querySelector('patience-demo').play.move(move); }"
OWN = write_pile_name(GAMES[TURNING], GAMES[TURNING].piles_of(Kind.FOUNDATION)[0])
WISH = "localStorage.setItem('patience:/sub/path/:settings', JSON.stringify({ sound: 'on' }))"


@pytest.fixture
def listening(page, address):
    """A page in play that counts the tones that it makes, and all that it has asked for."""
    page.add_init_script(COUNT)
    page.loaded = []
    page.on("request", lambda request: page.loaded.append(request.url))
    page.goto(f"{address}en/games/{TURNING}/?deal=4711")
    return page


def take(page) -> None:
    card(page, movable(TURNING, 4711)).click()
    page.wait_for_selector(f"{DEMO} [aria-pressed=true]")


def test_without_a_wish_nothing_is_heard_nor_asked_for(listening):
    start(listening)
    before = len(listening.loaded)
    take(listening)
    settled(listening, lambda: listening.click(f"{DEMO} [data-act=new]"))
    assert [asked for asked in listening.loaded[before:] if not asked.endswith(".png")] == []  # but the sign of the page
    assert listening.evaluate("[window.contexts, window.tones.length]") == [0, 0]


def test_what_is_taken_placed_and_refused_sounds_different(listening):
    listening.evaluate(WISH)
    listening.reload()
    start(listening)
    heard = []
    for act in (take, lambda page: settled(page, lambda: page.click(f"{DEMO} [data-act=new]"))):
        until(listening, "window.tones.length > 0 || window.contexts === 0")
        listening.evaluate("window.tones.length = 0")
        act(listening)
        until(listening, "window.tones.length > 0")
        heard.append(tuple(listening.evaluate("window.tones")))
    listening.evaluate("window.tones.length = 0")
    explained(listening, lambda: listening.evaluate(PLAY, f"{OWN} > {OWN}"))
    until(listening, "window.tones.length > 0")
    heard.append(tuple(listening.evaluate("window.tones")))
    assert len(set(heard)) == 3
    assert listening.evaluate("window.contexts") == 1
