"""Westcliff's own rules: rules-notes fixture 7, A15 and A16, and the worked examples of its page."""

from patience import deal, lay_out, legal_moves
from patience.cards import full_packs
from playing import find
from positions import play, position, refusal, shows, size


def test_ten_columns_of_three_cards_leave_22_in_the_stock_and_none_in_the_waste():
    game = find("westcliff")
    state = lay_out(game, full_packs(1))
    assert [size(game, state, f"column {n}") for n in range(1, 11)] == [3] * 10
    assert (size(game, state, "stock"), size(game, state, "waste")) == (22, 0)
    assert all(shows(game, state, f"column {n}").split()[2].isupper() for n in range(1, 11))


def test_after_22_turns_the_stock_is_dead():
    game = find("westcliff")
    state = play(game, deal(game, 1), *["stock > waste"] * 22)
    assert refusal(game, state, "stock > waste") == "StockIsEmpty"
    assert refusal(game, state, "waste > stock") == "StockTakesNothing"
    assert not [move for move in legal_moves(game, state) if "stock" in (move.source.group, move.target.group)]


def test_the_top_card_of_the_waste_may_fill_a_gap():
    game, state = position("westcliff", "column 4:\nwaste: 7D")
    assert shows(game, play(game, state, "waste > column 4"), "column 4") == "7D"


def test_a_whole_sequence_may_fill_a_gap_and_the_card_below_it_is_turned_up():
    game, state = position("westcliff", "column 2: ? 9S 8H\ncolumn 4:")
    after = play(game, state, "column 2 x2 > column 4")
    assert shows(game, after, "column 4") == "9S 8H"
    assert shows(game, after, "column 2").isupper()


def test_a_part_of_a_sequence_leaves_only_with_partial_sequences():
    setup = "column 1: ? 9S 8H 7C\ncolumn 2:"
    assert refusal(*position("westcliff", setup), "column 1 x2 > column 2") == "OneCardOrAll"
    assert refusal(*position("westcliff+partial-runs", setup), "column 1 x2 > column 2") is None


def test_a_waste_card_is_built_like_any_other():
    game, state = position("westcliff", "column 1: ? ? 8S\ncolumn 2: ? ? 8H\nfoundation 1: … 6D\nwaste: 7D")
    assert refusal(game, state, "waste > column 1") is None
    assert refusal(game, state, "waste > column 2") == "WrongColour"
    assert refusal(game, state, "waste > foundation 1") is None


def test_there_are_no_rows_and_no_king_must_move():
    game, state = position("westcliff", "column 1: ? ? KS\ncolumn 4:")
    assert refusal(game, state, "stock > waste") is None
    assert {move.target.group for move in legal_moves(game, state) if move.source.group == "stock"} == {"waste"}


def test_a_card_on_a_foundation_does_not_come_back():
    game, state = position("westcliff", "foundation 1: … 3D\ncolumn 1: ? ? 4C")
    assert refusal(game, state, "foundation 1 > column 1") == "StaysOnFoundation"


def test_only_the_stock_feeds_the_waste():
    game, state = position("westcliff", "column 1: ? ? 4C\nwaste: 7D")
    assert refusal(game, state, "column 1 > waste") == "WasteTakesNothing"
    assert refusal(game, state, "stock > column 1") == "TurnFirst"
