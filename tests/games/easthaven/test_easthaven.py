"""Easthaven's own rules: rules-notes fixtures 5 and 6, A9 to A17, and the worked examples of its page."""

import pytest

from patience import Record, apply, deal, lay_out, legal_moves, replay
from patience.cards import full_packs
from patience.text.notation import parse_move, write_card
from playing import find
from positions import play, position, refusal, shows, size

ONE_GAP = """
column 1: ? ? 4D
column 2: ? ? TH
column 3:
column 4: ? ? 7S
column 6: ? ? 6C
column 7: ? ? 2S
"""
RUN = """
column 1: ? ? TD
column 2: ? 9S 8H 7C
column 3: ? ? 8D
column 4: ? ? 9H
column 5: ? ? 2S
column 6: ? ? 3S
column 7: ? ? 4S
"""
LAST_ROW = """
foundation 1: … KS
foundation 2: … KH
foundation 3: … KD
column 1: 5C
column 2:
column 3: KC
column 4: 7C
column 5: 8C AC
column 6: 9C TC JC
column 7: QC 6C
stock: 2c 3c 4c
"""


def with_column_5(cards, game="easthaven"):
    return position(game, f"{ONE_GAP}column 5: {cards}")


def test_three_rows_are_dealt_left_to_right_and_the_third_lies_face_up():
    game, deck = find("easthaven"), full_packs(1)
    state = lay_out(game, deck)
    for n in range(7):
        down, down_too, up = (deck[n + row * 7] for row in range(3))
        expected = f"{write_card(down, face_down=True)} {write_card(down_too, face_down=True)} {up}"
        assert shows(game, state, f"column {n + 1}") == expected
    assert size(game, state, "stock") == 31


def test_no_row_is_dealt_while_a_king_could_move_into_a_gap():
    game, state = with_column_5("? ? KC")
    assert refusal(game, state, "stock > columns") == "KingsFillGapsFirst"
    after = play(game, state, "column 5 > column 3")
    assert shows(game, after, "column 5").split()[-1].isupper()
    assert refusal(game, after, "stock > columns") is None


def test_no_row_is_dealt_while_a_king_sequence_could_move_into_a_gap():
    game, state = with_column_5("? KC QH")
    assert refusal(game, state, "stock > columns") == "KingsFillGapsFirst"


@pytest.mark.parametrize("alone", ["KC", "KC QH"])
def test_a_king_that_has_its_column_to_itself_does_not_hold_up_a_row(alone):
    game, state = with_column_5(alone)
    after = play(game, state, "stock > columns")
    assert size(game, after, "column 3") == 1


def test_a_king_that_may_not_leave_its_column_does_not_hold_up_a_row():
    game, state = with_column_5("? KC 4H")
    assert refusal(game, state, "stock > columns") is None


def test_a_buried_king_sequence_holds_up_a_row_only_where_it_may_leave():
    cards = "? 5H KC QH"
    assert refusal(*with_column_5(cards), "stock > columns") is None
    assert refusal(*with_column_5(cards, "easthaven+partial-runs"), "stock > columns") == "KingsFillGapsFirst"


def test_a_row_gives_each_column_one_card_from_left_to_right():
    game, state = position("easthaven", "stock: … 7c 6c 5c 4c 3c 2c ac")
    after = play(game, state, "stock > columns")
    tops = [shows(game, after, f"column {n}").split()[-1] for n in range(1, 8)]
    assert tops == ["AC", "2C", "3C", "4C", "5C", "6C", "7C"]


def test_the_stock_gives_four_full_rows_and_three_cards_for_columns_1_to_3():
    game = find("easthaven")
    state = play(game, deal(game, 1), *["stock > columns"] * 5)
    assert [size(game, state, f"column {n}") for n in range(1, 8)] == [8, 8, 8, 7, 7, 7, 7]
    assert refusal(game, state, "stock > columns") == "StockIsEmpty"


def test_the_last_row_goes_to_columns_1_to_3_even_where_one_is_empty():
    game, state = position("easthaven", LAST_ROW)
    after = play(game, state, "stock > columns")
    assert [shows(game, after, f"column {n}") for n in (1, 2, 3, 4)] == ["5C 4C", "3C", "KC 2C", "7C"]


def test_a_row_may_be_dealt_while_other_moves_are_left():
    game, state = position("easthaven", RUN)
    assert refusal(game, state, "column 2 x3 > column 1") is None
    assert refusal(game, state, "stock > columns") is None


def test_a_row_covers_a_finished_sequence_and_leaves_it_face_up():
    game, state = position("easthaven", f"{RUN}stock: … 9d 9c")
    after = play(game, state, "stock > columns")
    assert shows(game, after, "column 2").endswith("9S 8H 7C 9D")
    assert refusal(game, after, "column 2 x4 > column 1") == "NotASequence"


def test_out_of_cards_that_are_no_sequence_only_the_top_card_leaves():
    game, state = position("easthaven", "column 1: ? ? 9S 8H KD\ncolumn 2:\ncolumn 3: ? ? TH")
    assert refusal(game, state, "column 1 > column 2") is None
    assert refusal(game, state, "column 1 x2 > column 2") == "OneCardOrAll"
    assert refusal(game, state, "column 1 x3 > column 3") == "NotASequence"


def test_the_top_card_or_the_whole_sequence_leaves():
    game, state = position("easthaven", "column 1: ? 9S 8H\ncolumn 2: ? ? TH\ncolumn 3: ? ? 9C")
    assert refusal(game, state, "column 1 x2 > column 2") is None
    assert refusal(game, state, "column 1 > column 3") is None


def test_a_part_of_a_sequence_leaves_only_with_partial_sequences():
    setup = "column 1: ? 9S 8H 7C\ncolumn 2: ? ? 9C"
    assert refusal(*position("easthaven", setup), "column 1 x2 > column 2") == "OneCardOrAll"
    assert refusal(*position("easthaven+partial-runs", setup), "column 1 x2 > column 2") is None


@pytest.mark.parametrize("game", ["easthaven", "easthaven+partial-runs"])
def test_a_face_down_card_never_moves_with_a_sequence(game):
    game, state = position(game, "column 1: 9s 8H\ncolumn 2: ? ? TH")
    assert refusal(game, state, "column 1 x2 > column 2") == "CardIsFaceDown"
    assert parse_move(game, "column 1 x2 > column 2") not in list(legal_moves(game, state))


@pytest.mark.parametrize("gap", range(1, 8))
def test_an_empty_column_takes_a_king_only(gap):
    queen, king = (2, 1) if gap > 2 else (4, 3)
    game, state = position("easthaven", f"column {gap}:\ncolumn {queen}: ? ? QC\ncolumn {king}: ? ? KC")
    assert refusal(game, state, f"column {queen} > column {gap}") == "GapNeeds"
    assert refusal(game, state, f"column {king} > column {gap}") is None


def test_with_any_card_in_a_gap_an_empty_column_takes_every_card_and_sequence():
    game, state = position("easthaven+any-card-in-gap", f"{ONE_GAP}column 5: ? QC JH")
    assert refusal(game, state, "column 1 > column 3") is None
    assert refusal(game, state, "column 5 x2 > column 3") is None


def test_with_any_card_in_a_gap_a_row_waits_for_no_king():
    game, state = with_column_5("? ? KC", "easthaven+any-card-in-gap")
    assert refusal(game, state, "stock > columns") is None


def test_an_ace_may_wait_while_a_row_is_dealt():
    game, state = position("easthaven", "column 1: ? ? AD")
    assert refusal(game, state, "column 1 > foundation 1") is None
    assert refusal(game, state, "stock > columns") is None


def test_a_card_on_a_foundation_does_not_come_back():
    game, state = position("easthaven", "foundation 1: … 3D\ncolumn 1: ? ? 4C")
    assert refusal(game, state, "foundation 1 > column 1") == "StaysOnFoundation"
    assert not [move for move in legal_moves(game, state) if move.source.group == "foundation"]


def test_a_stock_card_comes_only_as_part_of_a_row():
    game, state = position("easthaven", RUN)
    assert refusal(game, state, "stock > column 1") == "DealARow"
    assert refusal(game, state, "stock > foundation 1") == "DealARow"


def test_the_example_of_the_opening():
    game = find("easthaven")
    state = deal(game, 162_467)
    after = play(game, state, "column 7 > foundation 1", "column 3 > column 4", "column 4 x2 > column 7")
    assert shows(game, after, "foundation 1") == "AD"
    assert shows(game, after, "column 7").endswith("9S 8H")


def test_the_example_of_building_in_columns():
    game, state = position("easthaven", "column 1: ? ? 8D\ncolumn 2: ? ? 9S\ncolumn 3: ? ? 3C\ncolumn 4: ? ? 4H")
    after = play(game, state, "column 1 > column 2", "column 3 > column 4")
    assert shows(game, after, "column 2").endswith("9S 8D")
    assert shows(game, after, "column 4").endswith("4H 3C")


def test_a_foundation_is_built_up_in_suit():
    game, state = position("easthaven", "foundation 1: AD\ncolumn 1: ? ? 2H\ncolumn 2: ? ? 2D\ncolumn 3: ? ? 3D")
    assert refusal(game, state, "column 1 > foundation 1") == "WrongSuit"
    assert refusal(game, state, "column 3 > foundation 1") == "WrongRank"
    after = play(game, state, "column 2 > foundation 1", "column 3 > foundation 1")
    assert shows(game, after, "foundation 1") == "AD 2D 3D"


def test_a_card_of_the_same_colour_is_refused_in_a_column():
    game, state = position("easthaven", "column 1: ? ? 8D\ncolumn 2: ? ? 9H")
    assert refusal(game, state, "column 1 > column 2") == "WrongColour"


def test_nothing_goes_on_an_ace_in_a_column():
    game, state = position("easthaven", "column 1: ? ? AD\ncolumn 2: ? ? KS")
    assert refusal(game, state, "column 2 > column 1") == "NothingFollows"


def test_a_row_taken_back_and_dealt_again_is_the_same_row():
    game = find("easthaven")
    row = parse_move(game, "stock > columns")
    rows = [replay(Record(game, 8, (row,) * kept)) for kept in (2, 1, 2)]
    assert rows[0] == rows[2] != rows[1]


def test_a_turned_up_card_is_face_down_again_one_step_back():
    game, state = position("easthaven", "column 1: ? ? 8D\ncolumn 2: ? ? 9S")
    after = apply(game, state, parse_move(game, "column 1 > column 2"))
    assert shows(game, after, "column 1").split()[-1].isupper()
    assert shows(game, state, "column 1").split()[1].islower()
