"""Winning lines that another program found: each wins at its last move, and not before."""

import pytest

from oracles import as_ours, lines, read_deck, read_move
from patience import Outcome, apply, lay_out, legal_moves, outcome
from patience.playing.judging import judge
from patience.state import Move, PileId
from playing import find

FILES = {
    "win_easthaven_any_partial": "easthaven+any-card-in-gap+partial-runs",
    "win_easthaven_base": "easthaven",
    "win_easthaven_kings_partial": "easthaven+partial-runs",
    "win_westcliff_base": "westcliff",
}


def solutions(name: str, skips_a_fill: bool) -> list[dict]:
    return [
        line
        for line in lines(name)
        if line.get("solution") and (line.get("solution_mustfill_ok") is False) is skips_a_fill
    ]


@pytest.mark.parametrize("name", FILES)
def test_a_winning_line_wins_at_its_last_move(name):
    game, found = find(FILES[name]), solutions(name, skips_a_fill=False)
    assert found
    for line in found:
        state = lay_out(game, read_deck(line["deck"]))
        for text in line["solution"].split():
            assert outcome(game, state) is Outcome.OPEN
            move = as_ours(game, state, read_move(text), list(legal_moves(game, state)))
            assert move, f"deal {line['id']}: {text} is not legal"
            state = apply(game, state, move)
        assert outcome(game, state) is Outcome.WON


@pytest.mark.parametrize("name", ["win_easthaven_kings_partial"])
def test_a_line_that_skips_a_king_is_refused_at_its_first_such_row(name):
    game, found = find(FILES[name]), solutions(name, skips_a_fill=True)
    assert found
    for line in found:
        state = lay_out(game, read_deck(line["deck"]))
        for text in line["solution"].split():
            move = as_ours(game, state, read_move(text), list(legal_moves(game, state)))
            if move is None:
                break
            state = apply(game, state, move)
        assert text == "D"
        assert judge(game, state, Move(PileId("stock"), PileId("columns"))).name == "KingsFillGapsFirst"
