"""Won, stuck, in circles or open: A26, and what other programs announced too early or never."""

import sys

import pytest

from patience import Outcome, Record, legal_moves, outcome, replay
from patience.actions.place import Place
from patience.text.notation import parse_move, write_move
from playing import WAY_NAMES, WAYS, find, random_play
from positions import others, play, position, refusal, spread

every_way = pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)

TO_AND_FRO = "column 1: TH\ncolumn 2: TD\ncolumn 3: KS 9S\ncolumn 4: 3S\ncolumn 5: 5S\ncolumn 6: QS\n"
ALMOST = "foundation 1: … KS\nfoundation 2: … KH\nfoundation 3: … KD\nfoundation 4: … QC\n"


def without_stock(game, setup):
    """A position without stock; the cards not named lie under 7♠ in the last column."""
    return position(game, f"{setup}column 7: {others(f'{setup} 7S')} 7S\nstock:")


@every_way
def test_a_game_is_never_lost_while_the_stock_gives_a_move(game):
    for state, _ in random_play(game, 17, 60):
        actions = [game.action[move.source.group, move.target.group] for move in legal_moves(game, state)]
        if any(not isinstance(action, Place) for action in actions):
            assert outcome(game, state) is Outcome.OPEN


def test_where_a_row_is_refused_the_king_still_has_his_move():
    game, state = position("easthaven", "column 3:\ncolumn 5: ? ? KC\ncolumn 1: ? ? 4D")
    assert refusal(game, state, "stock > columns") == "KingsFillGapsFirst"
    assert outcome(game, state) is Outcome.OPEN


def test_moves_to_and_fro_without_an_end_are_circles():
    game, state = without_stock("easthaven", TO_AND_FRO)
    assert [write_move(game, move) for move in legal_moves(game, state)] == [
        "column 3 > column 1",
        "column 3 > column 2",
    ]
    assert outcome(game, state) is Outcome.CIRCLES
    assert outcome(game, play(game, state, "column 3 > column 2")) is Outcome.CIRCLES


def test_a_card_that_would_be_turned_up_keeps_a_game_open():
    game, state = without_stock("easthaven", TO_AND_FRO.replace("KS 9S", "ks 9S"))
    assert outcome(game, state) is Outcome.OPEN


def test_a_card_that_would_reach_a_foundation_later_keeps_a_game_open():
    game, state = without_stock("easthaven", TO_AND_FRO.replace("KS 9S", "KS AS 9S"))
    assert outcome(game, state) is Outcome.OPEN


@pytest.mark.parametrize(("bound", "said"), [(2, Outcome.OPEN), (3, Outcome.CIRCLES)])
def test_beyond_a_number_of_positions_nothing_is_claimed(monkeypatch, bound, said):
    monkeypatch.setattr(sys.modules["patience.playing.outcome"], "CIRCLES_BOUND", bound)
    assert outcome(*without_stock("easthaven", TO_AND_FRO)) is said


def test_no_legal_move_is_stuck():
    game, state = without_stock("easthaven", TO_AND_FRO.replace("TH", "9H").replace("TD", "9D"))
    assert not list(legal_moves(game, state))
    assert outcome(game, state) is Outcome.STUCK


def test_a_move_that_breaks_a_sequence_is_a_move():
    game, state = without_stock("easthaven+partial-runs", TO_AND_FRO.replace("TH\n", "TC 9H 8S\n").replace("TD", "9D"))
    assert "column 1 > column 2" in [write_move(game, move) for move in legal_moves(game, state)]
    assert outcome(game, state) is not Outcome.STUCK


@every_way
def test_a_move_is_taken_back_from_the_very_end_too(game):
    played = list(random_play(game, 23, 500))
    moves = tuple(move for _, move in played if move)
    assert replay(Record(game, 23, moves)) == played[-1][0]
    assert replay(Record(game, 23, moves[:-1])) == played[-2][0]


def test_the_winning_move_is_taken_back():
    game, state = position("westcliff", f"{ALMOST}waste: KC")
    last = parse_move(game, "waste > foundation 4")
    assert outcome(game, replay(Record(game, state, (last,)))) is Outcome.WON
    assert outcome(game, replay(Record(game, state))) is Outcome.OPEN


@pytest.mark.parametrize("name", ["windmill", "eagle-wing"])
def test_a_game_whose_moves_cannot_be_taken_back_ends_won_or_stuck(name):
    game = find(name)
    for number in range(1, 30):
        *_, (last, _) = random_play(game, number)
        assert outcome(game, last) in (Outcome.STUCK, Outcome.WON)


def test_filling_gaps_that_lead_nowhere_is_told_as_lost():
    setup = f"trunk:\nfoundation 1: 9D\n{spread('wing', '2H 3H 4H 6H 7H 8H TH')}wing 8:\n"
    game, state = position("eagle-wing", f"{setup}stock:\npass: 3\nwaste: {others(setup)}")
    assert {move.target.group for move in legal_moves(game, state)} == {"wing"}
    assert outcome(game, state) is Outcome.CIRCLES


def test_a_card_taken_back_from_a_foundation_is_no_way_forward():
    tops = spread("column", "2H QS 9S 7S 5S JS TC") + "foundation 1: AS\nfan 1: 4C\nfan 2: 6C\nfan 3: 8C\n"
    game, state = position("willow", f"{tops}fan 4: {others(tops)}")
    assert [write_move(game, move) for move in legal_moves(game, state)] == ["foundation 1 > column 1"]
    assert outcome(game, state) is Outcome.CIRCLES
    assert outcome(game, play(game, state, "foundation 1 > column 1")) is Outcome.OPEN


@pytest.mark.parametrize(
    ("game", "setup", "last"),
    [
        ("easthaven", f"{ALMOST}column 1: KC", "column 1 > foundation 4"),
        ("westcliff", f"{ALMOST}waste: KC", "waste > foundation 4"),
        ("klondike", f"{ALMOST}waste: KC", "waste > foundation 4"),
        ("willow", f"{ALMOST}fan 2: KC", "fan 2 > foundation 4"),
        ("eagle-wing", f"{ALMOST}wing 3: KC".replace("… KS", "AS … KS"), "wing 3 > foundation 4"),
        ("eagle-wing", f"{ALMOST}waste: KC".replace("… KS", "AS … KS"), "waste > foundation 4"),
    ],
)
def test_the_last_card_wins_from_wherever_it_comes_and_no_move_is_left(game, setup, last):
    game, state = position(game, setup)
    assert outcome(game, state) is Outcome.OPEN
    won = play(game, state, last)
    assert outcome(game, won) is Outcome.WON
    assert not list(legal_moves(game, won))
