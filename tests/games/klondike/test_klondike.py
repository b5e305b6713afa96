"""Klondike's own rules: the deal, three cards at a turn, passes without end, cards back from a foundation."""

from patience import deal, lay_out, legal_moves
from patience.cards import full_packs
from playing import find
from positions import anchor, play, position, refusal, shows, size

ENDING = """
foundation 1: … KS
foundation 2: … KH
foundation 3: … KD
column 1: KC
column 2: 4C
column 3: 5C
column 4: 6C
column 5: 7C
column 6: 8C
column 7: JC TC 9C QC
"""


def test_columns_are_dealt_row_by_row_and_only_top_cards_lie_face_up():
    game, deck = find("klondike"), full_packs(1)
    state = lay_out(game, deck)
    assert shows(game, state, "column 3") == f"{deck[2]} {deck[8]}".lower() + f" {deck[13]}"
    assert [size(game, state, f"column {n}") for n in range(1, 8)] == [1, 2, 3, 4, 5, 6, 7]
    assert size(game, state, "stock") == 24


def test_a_turn_brings_three_cards_and_the_third_is_on_top():
    game, state = position("klondike", "stock: … 5c 4c 3c")
    assert shows(game, play(game, state, "stock > waste"), "waste") == "3C 4C 5C"


def test_a_turn_brings_what_is_left_when_fewer_than_three_are():
    game, state = position("klondike", f"{ENDING}stock: 2c 3c\nwaste: AC")
    after = play(game, state, "stock > waste")
    assert (shows(game, after, "stock"), shows(game, after, "waste")) == ("", "AC 3C 2C")


def test_the_waste_is_turned_over_in_the_same_order_as_often_as_one_likes():
    game = find("klondike")
    start = deal(game, 3)
    state = start
    for number in range(2, 12):
        state = play(game, state, *["stock > waste"] * 8, "waste > stock")
        assert shows(game, state, "stock") == shows(game, start, "stock")
        assert state.passes == number


def test_the_waste_waits_until_the_stock_is_used_up():
    game, state = position("klondike", "waste: 3C")
    assert refusal(game, state, "waste > stock") == "StockNotEmpty"


def test_with_one_pass_the_waste_is_never_turned_over():
    game, state = position("klondike+one-pass", f"{ENDING}stock:\nwaste: AC 2C 3C")
    assert refusal(game, state, "waste > stock") == "NoPassLeft"
    assert anchor(game, state, "waste > stock") == "variant-one-pass"


def test_turn_one_card_turns_one():
    game, state = position("klondike+draw-one", "stock: … 5c 4c 3c")
    assert shows(game, play(game, state, "stock > waste"), "waste") == "3C"


def test_an_empty_column_takes_a_king_or_a_king_sequence_only():
    game, state = position("klondike", "column 1:\ncolumn 2: ? QC\ncolumn 3: ? ? KC QH\nwaste: KD")
    assert refusal(game, state, "column 2 > column 1") == "GapNeeds"
    assert refusal(game, state, "column 3 > column 1") == "GapNeeds"
    assert refusal(game, state, "column 3 x2 > column 1") is None
    assert refusal(game, state, "waste > column 1") is None


def test_any_tail_of_the_face_up_cards_moves_but_no_face_down_card():
    game, state = position("klondike", "column 2: 9s 8H\ncolumn 3: ? 9C 8D 7S\ncolumn 4: ? ? ? TH\ncolumn 5: ? 8C")
    assert refusal(game, state, "column 2 x2 > column 4") == "CardIsFaceDown"
    assert refusal(game, state, "column 3 x3 > column 4") is None
    assert refusal(game, state, "column 3 > column 2") is None


def test_a_card_comes_back_from_a_foundation_to_a_column_that_accepts_it():
    game, state = position("klondike", "foundation 1: … 4H\ncolumn 2: ? 5S\ncolumn 3: ? ? 5D\nwaste: 9C")
    assert refusal(game, state, "foundation 1 > column 2") is None
    assert refusal(game, state, "foundation 1 > column 3") == "WrongColour"
    assert refusal(game, state, "foundation 1 > foundation 2") == "NotFromThere"
    assert refusal(game, state, "foundation 1 > waste") == "WasteTakesNothing"


def test_only_the_top_card_of_the_waste_is_played():
    game, state = position("klondike", "foundation 1: … 4H\nwaste: 5H 9C")
    assert refusal(game, state, "waste > foundation 1") == "WrongRank"
    assert refusal(game, state, "waste x2 > foundation 1") == "OneCardAtATime"


def test_a_turn_and_a_redeal_are_moves():
    game, state = position("klondike", f"{ENDING}stock:\nwaste: 2C AC 3C")
    assert any(move.target.group == "stock" for move in legal_moves(game, state))
