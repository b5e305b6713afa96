"""Every game is played in the page by tap, by dragging and with the keys, with the same result."""

import pytest

from at_table import drag, lies, more, press, settled, shown, tap
from wanted_games import TURNING
from patience import GAMES, Record, replay
from playing import random_play

WAYS = [tap, drag, press]
CASES = [(name, language) for name in GAMES for language in ("en", "de")]
SOME = [(TURNING, "de")]  # another one is played by hand in test_demo_example_by_hand.py


@pytest.mark.parametrize(
    "name, language", [case if case in SOME else pytest.param(*case, marks=pytest.mark.long) for case in CASES]
)
def test_tap_drag_and_keys_lead_to_the_same_position(seated, name, language):
    game = GAMES[name]
    moves = tuple(move for _, move in random_play(game, 4711, 14) if move)
    page = seated(language, name, 4711)
    for make in WAYS:
        for move in moves:
            make(page, game, move)
        assert lies(page) == shown(game, replay(Record(game, 4711, moves))), make.__name__
        settled(page, lambda: more(page, "restart"))
