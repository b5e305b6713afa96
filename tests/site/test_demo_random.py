"""Random taps, drags, keys and undos: board and rules agree after each, and the focus stays in the board."""

import random

import pytest

from at_table import DEMO, drag, lies, press, settled, shown, tap, touch, until
from wanted_games import COLUMNS
from patience import GAMES, Record, judge, legal_moves, replay
from patience.text.notation import write_pile_name
from patience.state import Move

INSIDE = f"document.activeElement?.closest('{DEMO}') !== null"


def refused(page, game, state, choice: random.Random) -> bool:
    """Tries to put a card where it may not go, and waits for the reason."""
    movable = [name for name in game.piles if game.pile(state, name).face_up and name.group != "stock"]
    source, target = choice.choice(movable), choice.choice(game.piles)
    if source == target or target.group == "stock" or judge(game, state, Move(source, target)) is None:
        return False
    page.evaluate(f"document.querySelector('{DEMO} .patience-status').replaceChildren()")
    touch(page, write_pile_name(game, source))
    page.wait_for_selector(f"{DEMO} [aria-pressed=true], {DEMO} .patience-status a")
    if page.locator(f"{DEMO} [aria-pressed=true]").count():
        touch(page, write_pile_name(game, target))
        page.wait_for_selector(f"{DEMO} .patience-status a")
    return True


@pytest.mark.parametrize(
    "name, length",
    [
        (COLUMNS, 25),
        *(pytest.param(name, length, marks=pytest.mark.long) for name in GAMES for length in (60, 2000)),
    ],
)
def test_board_and_rules_agree_after_every_action(seated, name, length):
    game, choice = GAMES[name], random.Random(length)
    page = seated("en", name, 4711)
    moves: list[Move] = []
    deal = 4711
    page.locator(f"{DEMO} .patience-stage [tabindex='0']").focus()
    for step in range(length):
        state = replay(Record(game, deal, tuple(moves)))
        legal = list(legal_moves(game, state))
        kind = choice.choices(["move", "undo", "refused"], [8, 2, 2])[0]
        if kind == "refused" and refused(page, game, state, choice):
            pass
        elif moves and (kind == "undo" or not legal):
            settled(page, lambda: page.keyboard.press("u"))
            moves.pop()
        elif legal:
            move = choice.choice(legal)
            choice.choice([tap, drag, press])(page, game, move)
            moves.append(move)
        assert lies(page) == shown(game, replay(Record(game, deal, tuple(moves)))), f"step {step}: {moves[-3:]}"
        assert page.evaluate(INSIDE), f"step {step}: the focus left the demo"
        if step % 50 == 49:
            until(page, f"document.querySelector('{DEMO} .patience-status').textContent.trim() !== ''")
