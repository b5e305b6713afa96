"""Every game is played in the page by tap, by dragging and with the keys, with the same result."""

import pytest

from at_table import drag, lies, more, press, settled, shown, start, tap
from patience import GAMES, Record, replay
from playing import random_play

WAYS = [tap, drag, press]
SOME = ("westcliff", "eagle-wing")  # every game is played by hand in test_demo_example_by_hand.py


@pytest.mark.parametrize(
    "name", [*SOME, *(pytest.param(name, marks=pytest.mark.long) for name in GAMES if name not in SOME)]
)
def test_tap_drag_and_keys_lead_to_the_same_position(page, address, name):
    game = GAMES[name]
    moves = tuple(move for _, move in random_play(game, 4711, 14) if move)
    page.goto(f"{address}de/games/{name}/?deal=4711")
    start(page)
    for make in WAYS:
        for move in moves:
            make(page, game, move)
        assert lies(page) == shown(game, replay(Record(game, 4711, moves))), make.__name__
        settled(page, lambda: more(page, "restart"))
