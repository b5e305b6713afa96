"""What holds in every position of random legal play, for every game and choice of variants."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patience import (
    Outcome,
    Record,
    apply,
    deal,
    judge,
    legal_moves,
    outcome,
    parse_record,
    replay,
    write_record,
)
from patience.cards import full_packs
from patience.definition.shuffle import split_mix
from patience.refusals import Illegal, IllegalMove
from patience.text.notation import NotationError, parse_move, write_move
from patience.text.record import parse_example, write_game
from playing import WAY_NAMES, WAYS, every_move, pack_of, random_play

numbers = st.integers(1, 999_999)
PLAYOUTS = 5 * settings.default.max_examples
every_way = pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)


@every_way
@given(number=numbers)
def test_every_card_is_there_after_each_move(game, number):
    whole = tuple(sorted(full_packs(game.packs)))
    assert all(pack_of(state) == whole for state, _ in random_play(game, number, 150))


@every_way
@given(number=numbers)
def test_every_offered_move_applies_and_every_other_is_refused_with_a_reason(game, number):
    positions = [state for state, _ in random_play(game, number, 60)]
    for state in positions[:: max(1, len(positions) // 3)]:
        offered = set(legal_moves(game, state))
        for move in every_move(game, state):
            reason = judge(game, state, move)
            assert (reason is None) == (move in offered), move
            if reason is None:
                apply(game, state, move)
            else:
                assert isinstance(reason, Illegal)


@every_way
@given(number=numbers)
def test_a_refused_move_changes_nothing(game, number):
    state = deal(game, number)
    refused = next(move for move in every_move(game, state) if judge(game, state, move))
    with pytest.raises(IllegalMove):
        apply(game, state, refused)
    assert state == deal(game, number)


@every_way
@given(number=numbers, length=st.integers(0, 80))
def test_taking_back_every_move_leads_to_the_deal(game, number, length):
    moves = [move for _, move in random_play(game, number, length) if move]
    positions = [state for state, _ in random_play(game, number, length)]
    for kept in range(len(moves), -1, -1):
        assert replay(Record(game, number, tuple(moves[:kept]))) == positions[kept]


@every_way
@given(number=numbers)
def test_every_card_is_there_when_moves_are_taken_back_in_between(game, number):
    whole, words = tuple(sorted(full_packs(game.packs))), split_mix(number)
    positions = [deal(game, number)]
    for _ in range(200):
        moves = list(legal_moves(game, positions[-1]))
        if len(positions) > 1 and (not moves or next(words) % 3 == 0):
            positions.pop()
        elif moves:
            positions.append(apply(game, positions[-1], moves[next(words) % len(moves)]))
        assert pack_of(positions[-1]) == whole


@every_way
@given(number=numbers, length=st.integers(0, 80))
def test_a_record_is_read_as_it_was_written(game, number, length):
    moves = tuple(move for _, move in random_play(game, number, length) if move)
    assert parse_record(write_record(Record(game, number, moves))) == Record(game, number, moves)


@every_way
@given(number=numbers, length=st.integers(0, 80))
def test_a_position_is_read_as_it_was_written(game, number, length):
    *_, (state, _) = random_play(game, number, length)
    assert parse_record(write_record(Record(game, state))).start == state


@every_way
@given(number=numbers)
def test_a_move_is_read_as_it_was_written(game, number):
    state = deal(game, number)
    assert all(parse_move(game, write_move(game, move)) == move for move in legal_moves(game, state))


@every_way
@given(number=numbers)
def test_no_card_lies_face_down_on_a_face_up_one(game, number):
    for state, _ in random_play(game, number, 100):
        assert all(0 <= pile.face_down <= len(pile.cards) for pile in state.piles)


@every_way
@given(number=numbers)
def test_a_pile_that_no_card_leaves_never_gets_empty_again(game, number):
    for before, move in random_play(game, number, 100):
        assert all(game.pile(before, pile).cards for pile in game.never_empty)
        assert move is None or move.source.group not in game.lasting


def check_playout(game, number):
    whole = tuple(sorted(full_packs(game.packs)))
    *_, (last, _) = random_play(game, number, 150)
    assert pack_of(last) == whole
    stand = outcome(game, last)
    moves = list(legal_moves(game, last))
    assert (stand is Outcome.STUCK) == (not moves and stand is not Outcome.WON)


@every_way
def test_playouts_end_in_a_state_that_is_told(game):
    for number in range(1, PLAYOUTS + 1):
        check_playout(game, number)


@pytest.mark.long
@every_way
def test_ten_thousand_playouts_end_in_a_state_that_is_told(game):
    for number in range(1, 10_001):
        check_playout(game, number)


def fault_of(text):
    """Gives the sentence that refuses a text, or None when it is read."""
    try:
        parse_example(text)
    except NotationError as fault:
        return str(fault)
    return None


@given(text=st.text(max_size=200))
def test_any_text_is_read_or_refused_with_a_sentence(text):
    assert fault_of(text) != ""


@every_way
@given(
    lines=st.lists(
        st.sampled_from(
            [
                "deal: 3",
                "moves:",
                "stock > waste",
                "column 1 > column 2",
                "waste: KS",
                "sail 9: 2H",
                "pass: 0",
                "…",
                "notes: x",
            ]
        )
    )
)
def test_any_lines_after_the_game_are_read_or_refused_with_a_line(game, lines):
    assert fault_of("\n".join([f"game: {write_game(game)}", *lines])) != ""
