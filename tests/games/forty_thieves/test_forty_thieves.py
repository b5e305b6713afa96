"""Forty Thieves' own rules: the deal, single cards in suit, one pass, and how far Josephine carries a sequence."""

import pytest

from patience import lay_out
from patience.cards import full_packs
from playing import find
from positions import anchor, play, position, refusal, shows, size

SPADES = "column 1: KD 9S 8S 7S 6S 5S 4S 3S 2S"


def test_columns_are_dealt_face_up_row_by_row_and_the_rest_is_the_stock():
    game, deck = find("forty-thieves"), full_packs(2)
    state = lay_out(game, deck)
    for n in range(10):
        assert shows(game, state, f"column {n + 1}") == " ".join(str(card) for card in deck[n:40:10])
    assert size(game, state, "stock") == 64
    assert shows(game, play(game, state, "stock > waste"), "waste") == str(deck[40])


def test_a_card_goes_on_the_next_higher_one_of_its_suit_and_on_no_other():
    game, state = position("forty-thieves", "column 1: 7S\ncolumn 2: 8S\ncolumn 3: 8C\ncolumn 4: 8H\ncolumn 5: 9S")
    assert refusal(game, state, "column 1 > column 2") is None
    assert refusal(game, state, "column 1 > column 3") == "WrongSuit"
    assert refusal(game, state, "column 1 > column 4") == "WrongSuit"
    assert refusal(game, state, "column 1 > column 5") == "WrongRank"


def test_nothing_goes_on_an_ace_in_a_column():
    game, state = position("forty-thieves", "column 1: KS\ncolumn 2: AS")
    assert refusal(game, state, "column 1 > column 2") == "NothingFollows"


def test_a_twin_takes_and_is_taken_like_the_other():
    game, state = position("forty-thieves", "column 1: 7S\ncolumn 2: 7S2\ncolumn 3: 8S\ncolumn 4: 8S2")
    assert [refusal(game, state, f"column {n} > column {to}") for n in (1, 2) for to in (3, 4)] == [None] * 4


def test_a_sequence_moves_card_by_card_through_a_gap():
    game, state = position("forty-thieves", "column 1: 4D 9S 8S\ncolumn 2: KH TS\ncolumn 3:")
    assert refusal(game, state, "column 1 x2 > column 2") == "OneCardAtATime"
    assert anchor(game, state, "column 1 x2 > column 2") == "rule-available"
    assert refusal(game, state, "column 1 x2 > column 3") == "OneCardAtATime"
    after = play(game, state, "column 1 > column 3", "column 1 > column 2", "column 3 > column 2")
    assert (shows(game, after, "column 2"), shows(game, after, "column 3")) == ("KH TS 9S 8S", "")


def test_a_gap_takes_any_card_and_stays_empty_until_then():
    game, state = position("forty-thieves", "column 1: 7S\ncolumn 2: 8S\ncolumn 3: QD 2H\nwaste: 6C")
    after = play(game, state, "column 1 > column 2")
    assert shows(game, after, "column 1") == ""
    assert refusal(game, after, "column 3 > column 1") is None
    assert refusal(game, after, "waste > column 1") is None


def test_each_suit_is_built_up_on_two_foundations():
    game, state = position("forty-thieves", "foundation 1: AD … 5D\nfoundation 2: AD 2D\ncolumn 1: 3D\ncolumn 2: 6D")
    assert refusal(game, state, "column 1 > foundation 1") == "WrongRank"
    assert refusal(game, state, "column 1 > foundation 3") == "GapNeeds"
    after = play(game, state, "column 1 > foundation 2", "column 2 > foundation 1")
    assert (size(game, after, "foundation 1"), size(game, after, "foundation 2")) == (6, 3)


def test_a_card_on_a_foundation_stays():
    game, state = position("forty-thieves", "foundation 1: AD … 6D\ncolumn 1: 7D\ncolumn 2:")
    assert refusal(game, state, "foundation 1 > column 1") == "StaysOnFoundation"
    assert refusal(game, state, "foundation 1 > column 2") == "StaysOnFoundation"


def test_a_stock_card_comes_by_way_of_the_waste_and_the_stock_comes_once():
    game, state = position("forty-thieves", "column 1: 7S\nstock: … 6s")
    assert refusal(game, state, "stock > column 1") == "TurnFirst"
    turned = play(game, state, "stock > waste")
    assert refusal(game, turned, "waste > column 1") is None
    assert refusal(game, turned, "waste > stock") == "StockTakesNothing"
    through = play(game, turned, *["stock > waste"] * size(game, turned, "stock"))
    assert refusal(game, through, "stock > waste") == "StockIsEmpty"
    assert refusal(game, through, "waste > stock") == "StockTakesNothing"


@pytest.mark.parametrize("gaps, cards, onto", [(0, 1, "3S"), (1, 2, "4S"), (2, 4, "6S")])
def test_josephine_carries_twice_as_many_cards_with_each_gap(gaps, cards, onto):
    empty = "".join(f"\ncolumn {n}:" for n in range(3, 3 + gaps))
    game, state = position("forty-thieves+josephine", f"{SPADES}\ncolumn 2: {onto}{empty}")
    assert refusal(game, state, f"column 1 x{cards} > column 2") is None
    assert refusal(game, state, f"column 1 x{cards + 1} > column 2") == "TooManyAtOnce"


def test_josephine_counts_no_gap_that_the_sequence_goes_to():
    game, state = position("forty-thieves+josephine", f"{SPADES}\ncolumn 2:\ncolumn 3:")
    assert refusal(game, state, "column 1 x2 > column 3") is None
    assert refusal(game, state, "column 1 x3 > column 3") == "TooManyAtOnce"
    assert anchor(game, state, "column 1 x3 > column 3") == "rule-move-unit"


def test_josephine_moves_sequences_in_suit_only_and_single_cards_to_a_foundation():
    setup = "foundation 1: AD\ncolumn 1: 9S 8C\ncolumn 2: TS\ncolumn 3:\ncolumn 4: 3D 2D"
    game, state = position("forty-thieves+josephine", setup)
    assert refusal(game, state, "column 1 x2 > column 2") == "NotASequence"
    assert refusal(game, state, "column 4 x2 > foundation 1") == "OneCardAtATime"


def test_in_streets_the_colours_alternate_and_cards_still_move_one_at_a_time():
    setup = "column 1: 9H 8S\ncolumn 2: 9D\ncolumn 3: 9S\ncolumn 4: TC\nfoundation 1: AS … 7S\nfoundation 2: AC … 7C"
    game, state = position("forty-thieves+streets", setup)
    assert refusal(game, state, "column 1 > column 2") is None
    assert refusal(game, state, "column 1 > column 3") == "WrongColour"
    assert refusal(game, state, "column 1 x2 > column 4") == "OneCardAtATime"
    assert refusal(game, state, "column 1 > foundation 1") is None
    assert refusal(game, state, "column 1 > foundation 2") == "WrongSuit"
