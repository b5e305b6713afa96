"""Hints, cards that nobody will miss, and the way to the end."""

import pytest

from patience import GAMES, PileId, apply, judge, legal_moves
from patience.actions.place import Place
from patience.definition.groups import Kind
from patience.playing.judging import is_won
from playing import WAY_NAMES, WAYS, random_play
from positions import others, position
from tabletop.advice import Use, hints, safe_move, way_to_the_end
from tabletop.words import is_spread
from wanted_games import games, overlaps


def positions_of(game, number, length=60):
    return [state for state, _ in random_play(game, number, length)]


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_a_hint_is_a_legal_move_to_a_position_that_was_not_there_before(game):
    states = positions_of(game, 7)
    for at in range(0, len(states), 6):
        for hint in hints(game, states[: at + 1]):
            assert judge(game, states[at], hint.move) is None
            assert apply(game, states[at], hint.move) not in states[: at + 1]


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_following_hints_never_goes_there_and_back(game):
    states = positions_of(game, 3, 1)[:1]
    for _ in range(80):
        if not (found := hints(game, states)):
            break
        states.append(apply(game, states[-1], found[0].move))
    assert len(states) > 5
    assert len(set(states)) == len(states)


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_the_stock_is_hinted_last_or_before_moves_that_win_nothing(game):
    for states in (positions_of(game, number, 12) for number in (1, 2, 3)):
        uses = [hint.use for hint in hints(game, states)]
        assert uses == sorted(uses)


def test_when_only_the_stock_is_left_the_hint_is_the_stock():
    game, state = position("easthaven", "deal: 4711\n")
    assert [hint.use for hint in hints(game, [state])] == [Use.STOCK]


def test_moving_a_king_from_gap_to_gap_is_no_hint():
    setup = "foundation 1: … QS\nfoundation 2: … QH\nfoundation 3: … QD\nfoundation 4: … JC\ncolumn 1: KS\ncolumn 2: KH\ncolumn 3: KD\ncolumn 4: KC QC\nstock:\n"
    game, state = position("klondike", setup)
    gap = PileId("column", 6)
    assert [move for move in legal_moves(game, state) if move.target == gap]
    assert not [hint for hint in hints(game, [state]) if hint.move.target == gap]


OFF_A_FOUNDATION = "foundation 1: AH 2H 3H\nfan 1: 2C\nfan 3: 9C\nfan 4: JC\ncolumn 1: 4S\n"


def off_a_foundation(setup):
    setup += "".join(
        f"column {number}: {card}\n" for number, card in enumerate(["9D", "9H", "JD", "JH", "KD", "KH"], 2)
    )
    game, state = position("willow", f"{setup}fan 2: {others(setup)}")
    back = [hint.use for hint in hints(game, [state]) if hint.move.source.group == "foundation"]
    assert [move for move in legal_moves(game, state) if move.source.group == "foundation"]
    return back


def test_a_card_off_a_foundation_is_hinted_when_another_card_gets_away_over_it():
    assert off_a_foundation(OFF_A_FOUNDATION) == [Use.MAKES_WAY]


def test_a_card_off_a_foundation_for_nothing_is_no_hint():
    assert off_a_foundation(OFF_A_FOUNDATION.replace("fan 1: 2C", "fan 1: 3C")) == []


def test_windmill_has_no_safe_cards_as_its_foundations_compete():
    for state in positions_of(GAMES["windmill"], 5, 80):
        assert safe_move(GAMES["windmill"], state) is None
        assert way_to_the_end(GAMES["windmill"], state) is None


@pytest.mark.parametrize("name", games(lambda game: overlaps(game) and bool(game.foundations)))
def test_a_safe_card_is_one_that_no_card_outside_the_foundations_could_lie_on(name):
    game, found = GAMES[name], 0
    for number in range(1, 15):
        for state in positions_of(game, number, 80):
            if (move := safe_move(game, state)) is None:
                continue
            found += 1
            card = game.pile(state, move.source).cards[-1]
            played = {one for place, _ in game.foundations for one in state.piles[place].cards}
            builds = [group.build for group in game.groups if is_spread(group) and group.build]
            assert all(one in played or one.rank == 1 for build in builds for one in build.fits[card])
    assert found


def test_the_rest_is_offered_only_when_it_was_played_to_the_end():
    setup = "foundation 1: … JS\nfoundation 2: … JH\nfoundation 3: … JD\nfoundation 4: … JC\ncolumn 1: KS QH\ncolumn 2: KH QS\ncolumn 3: KD QC\ncolumn 4: KC QD\nstock:\n"
    game, state = position("klondike", setup)
    way = way_to_the_end(game, state)
    assert way is not None
    for move in way:
        state = apply(game, state, move)
    assert is_won(game, state)


def test_a_card_that_lies_below_a_higher_one_stops_the_way_to_the_end():
    setup = "foundation 1: … JS\nfoundation 2: … JH\nfoundation 3: … JD\nfoundation 4: … JC\ncolumn 1: QH KS\ncolumn 2: QS KH\ncolumn 3: QC KD\ncolumn 4: QD KC\n"
    game, state = position("willow", setup)
    assert way_to_the_end(game, state) is None


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_a_way_to_the_end_goes_to_foundations_and_through_the_stock_alone(game):
    for number in range(1, 6):
        for state in positions_of(game, number, 200)[::20]:
            for move in way_to_the_end(game, state) or ():
                action = game.action[move.source.group, move.target.group]
                assert not isinstance(action, Place) or game.group[move.target.group].kind is Kind.FOUNDATION
