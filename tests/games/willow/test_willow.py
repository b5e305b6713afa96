"""Willow's own rules: rules-notes fixture 11, A24 and A25, and the worked examples of its page."""

from patience import lay_out, legal_moves
from patience.cards import full_packs
from playing import find
from positions import each, others, play, position, refusal, shows

CLOSED = "fan 2: JD\ncolumn 4: QS\ncolumn 5: JC\ncolumn 6: JH\nfan 1: QD QH KD"


def willow(setup):
    """A position of named cards; all others lie in the fourth fan."""
    return position("willow", f"{setup}\nfan 4: {others(setup)}")


def test_columns_are_dealt_row_by_row_and_then_fan_after_fan():
    game, deck = find("willow"), full_packs(1)
    state = lay_out(game, deck)
    assert shows(game, state, "column 1") == str(deck[0])
    assert shows(game, state, "column 3") == f"{deck[2]} {deck[8]} {deck[13]}"
    assert [shows(game, state, f"fan {n}").split() for n in range(1, 5)] == [
        [str(card) for card in deck[28 + 6 * n : 34 + 6 * n]] for n in range(4)
    ]
    assert all(pile.face_down == 0 for pile in state.piles)


def test_a_fan_once_empty_stays_empty():
    game, state = willow(CLOSED)
    after = play(game, state, "fan 2 > column 4")
    assert refusal(game, after, "column 5 > fan 2") == "PileIsClosed"
    fan = each(game, "fan")[1]
    assert not [move for move in legal_moves(game, after) if move.target == fan]


def test_equal_ranks_lie_on_each_other_in_a_fan():
    game, state = willow("fan 1: KS\nfan 2: KH\nfan 3: JC\ncolumn 1: JD\ncolumn 2: 5H")
    assert refusal(game, state, "fan 2 > fan 1") is None
    assert refusal(game, state, "column 1 > fan 3") is None
    assert refusal(game, state, "column 2 > fan 3") == "WrongRank"


def test_only_the_top_card_of_a_fan_is_available():
    game, state = willow("fan 1: 6S 9H\ncolumn 1: TS\ncolumn 2: 7H")
    assert refusal(game, state, "fan 1 > column 1") is None
    assert refusal(game, state, "fan 1 > column 2") == "WrongRank"
    assert refusal(game, state, "fan 1 x2 > column 2") == "OneCardAtATime"


def test_a_sequence_never_goes_to_a_fan():
    game, state = willow("column 1: 8S 7H\nfan 1: 8D")
    assert refusal(game, state, "column 1 x2 > fan 1") == "OneCardAtATime"


def test_any_tail_of_a_sequence_moves_between_columns():
    game, state = willow("column 1: 4C 9S 8H 7C\ncolumn 2: 9C\ncolumn 3: TD\ncolumn 4:")
    assert refusal(game, state, "column 1 x2 > column 2") is None
    assert refusal(game, state, "column 1 x3 > column 3") is None
    assert refusal(game, state, "column 1 x2 > column 4") is None
    assert refusal(game, state, "column 1 x4 > column 4") == "NotASequence"


def test_more_cards_than_a_column_has_cannot_move():
    game, state = willow("column 1: 9S 8H\ncolumn 4:")
    assert refusal(game, state, "column 1 x3 > column 4") == "NothingThere"


def test_an_empty_column_takes_any_single_card():
    game, state = willow("column 1: 9S\ncolumn 4:\nfan 1: 2C")
    assert refusal(game, state, "column 1 > column 4") is None
    assert refusal(game, state, "fan 1 > column 4") is None


def test_a_card_may_come_back_from_a_foundation_to_what_accepts_it():
    game, state = willow("foundation 1: AH 2H 3H 4H\ncolumn 1: 5S\ncolumn 2: 5D\ncolumn 3:\nfan 1: 4C\nfan 2: 9C")
    assert refusal(game, state, "foundation 1 > column 1") is None
    assert refusal(game, state, "foundation 1 > column 2") == "WrongColour"
    assert refusal(game, state, "foundation 1 > column 3") is None
    assert refusal(game, state, "foundation 1 > fan 1") is None
    assert refusal(game, state, "foundation 1 > fan 2") == "WrongRank"


def test_even_an_ace_may_come_back_to_an_empty_column():
    game, state = willow("foundation 1: AH\ncolumn 3:")
    after = play(game, state, "foundation 1 > column 3")
    assert (shows(game, after, "foundation 1"), shows(game, after, "column 3")) == ("", "AH")


def test_no_card_goes_from_foundation_to_foundation():
    game, state = willow("foundation 1: AH\nfoundation 2: AS")
    assert refusal(game, state, "foundation 1 > foundation 2") == "NotFromThere"
    assert refusal(game, state, "foundation 1 > foundation 3") == "NotFromThere"


def test_a_card_may_go_back_on_the_very_card_it_left():
    game, state = willow("column 1: 9S 8H\ncolumn 2: 9C")
    after = play(game, state, "column 1 > column 2")
    assert refusal(game, after, "column 2 > column 1") is None
    assert play(game, after, "column 2 > column 1") == state


def test_the_example_of_building_in_suit():
    game, state = willow("foundation 1: AH 2H 3H 4H\ncolumn 1: 5H\ncolumn 2: 5D")
    assert refusal(game, state, "column 1 > foundation 1") is None
    assert refusal(game, state, "column 2 > foundation 1") == "WrongSuit"


def test_the_example_of_building_in_columns():
    game, state = willow("column 1: 7H\ncolumn 2: 6S\ncolumn 3: 6C\ncolumn 4: 6D")
    assert [refusal(game, state, f"column {n} > column 1") for n in (2, 3, 4)] == [None, None, "WrongColour"]
