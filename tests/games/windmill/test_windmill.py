"""Windmill's own rules: rules-notes, fixtures 1 to 4, and the engine checks of the case table."""

import pytest

from patience import (
    Outcome,
    PileId,
    Rank,
    Record,
    deal,
    lay_out,
    legal_moves,
    outcome,
    parse_record,
    replay,
    write_record,
)
from patience.cards import full_packs
from patience.definition.shuffle import shuffled
from patience.text.notation import parse_move, write_pile_name
from playing import find
from positions import play, position, refusal, shows, size, spread

BORROW = """
centre: … 6S
corner 1: KS … 7S
corner 2: KH … 8H
sail 3: 8C
waste: 9C
"""


def test_the_first_ace_of_the_shuffled_pack_goes_to_the_centre_and_the_others_keep_their_order():
    game, deck = find("windmill"), list(shuffled(full_packs(2), 7))
    state = deal(game, 7)
    ace = next(card for card in deck if card.rank is Rank.ACE)
    deck.remove(ace)
    assert shows(game, state, "centre") == str(ace)
    assert [shows(game, state, f"sail {n}") for n in range(1, 9)] == [str(card) for card in deck[:8]]
    assert shows(game, state, "stock").upper().split() == [str(card) for card in deck[:7:-1]]


def test_the_deal_takes_the_cards_in_the_order_of_the_pack():
    game = find("windmill")
    state = lay_out(game, full_packs(2))
    assert (shows(game, state, "centre"), shows(game, state, "sail 1")) == ("AS", "2S")


def test_no_play_is_forced_while_the_stock_has_cards():
    game, state = position("windmill", "centre: AS\nsail 1: 2H\nsail 2: KH")
    assert refusal(game, state, "stock > waste") is None


def test_a_turned_card_that_fits_goes_on_in_the_next_move():
    game, state = position("windmill", "centre: AS\nstock: … 2d")
    after = play(game, state, "stock > waste", "waste > centre")
    assert shows(game, after, "centre") == "AS 2D"


def test_the_example_of_the_opening():
    game, state = position("windmill", "centre: AD\nsail 2: 2C\nsail 5: KS\nstock: … 9s 8s")
    after = play(game, state, "sail 2 > centre", "sail 5 > corner 1")
    assert [shows(game, after, pile) for pile in ("sail 2", "sail 5", "centre")] == ["8S", "9S", "AD 2C"]


def test_the_example_of_borrowing():
    game, state = position("windmill", BORROW)
    after = play(game, state, "corner 1 > centre", "sail 3 > centre")
    assert shows(game, after, "centre").endswith("6S 7S 8C")
    assert shows(game, after, "sail 3") == "9C"


def test_a_second_borrowed_card_is_refused_also_after_turning_the_stock():
    game, state = position("windmill", BORROW)
    after = play(game, state, "corner 1 > centre", "stock > waste")
    assert refusal(game, after, "corner 2 > centre") == "BorrowedTwice"


def test_a_sail_card_on_the_centre_lifts_the_lock():
    game, state = position("windmill", "centre: … 6S\ncorner 1: KS … 7S\ncorner 2: KH … 9H\nsail 3: 8C\nwaste: QC")
    after = play(game, state, "corner 1 > centre", "sail 3 > centre")
    assert refusal(game, after, "corner 2 > centre") is None


def test_a_waste_card_on_the_centre_lifts_the_lock():
    game, state = position("windmill", "centre: … 6S\ncorner 1: KS … 7S\ncorner 2: KH … 9H\nwaste: 8C")
    after = play(game, state, "corner 1 > centre", "waste > centre")
    assert refusal(game, after, "corner 2 > centre") is None


def test_a_card_on_a_corner_does_not_lift_the_lock():
    game, state = position("windmill", "centre: … 6S\ncorner 1: KS … 7S\ncorner 2: KH … 8H\nsail 1: 7D\nwaste: 9C")
    after = play(game, state, "corner 1 > centre", "sail 1 > corner 2")
    assert refusal(game, after, "corner 1 > centre") == "BorrowedTwice"


def test_the_lock_stays_when_the_stock_is_used_up():
    sails = spread("sail", "5H 5D 5C 5S 4H 4D 4C 4S")
    game, state = position("windmill", f"centre: … 6S\ncorner 1: KS … 7S\ncorner 2: KH … 8H\n{sails}")
    state = play(game, state, "corner 1 > centre")
    while refusal(game, state, "stock > waste") is None:
        state = play(game, state, "stock > waste")
    assert refusal(game, state, "corner 2 > centre") == "BorrowedTwice"


def test_a_king_may_go_to_an_empty_corner_only_while_one_is_open():
    game, state = position("windmill", "centre: … QS\nsail 1: KS\ncorner 1: KH\ncorner 2: KD\ncorner 3: KC")
    assert refusal(game, state, "sail 1 > centre") == "FoundationsOpenFirst"
    assert refusal(game, state, "sail 1 > corner 4") is None


def test_a_king_may_go_on_a_queen_in_the_centre_once_all_corners_are_started():
    game, state = position(
        "windmill", "centre: … QS\nsail 1: KS\ncorner 1: KH\ncorner 2: KD\ncorner 3: KC\ncorner 4: KS"
    )
    assert refusal(game, state, "sail 1 > centre") is None


def test_a_gap_is_filled_from_the_waste_first():
    game, state = position("windmill", "centre: … KS\nsail 3: AH\nwaste: 5C 7C")
    after = play(game, state, "sail 3 > centre")
    assert (shows(game, after, "sail 3"), shows(game, after, "waste")) == ("7C", "5C")


def test_a_gap_is_filled_from_the_stock_when_the_waste_is_empty():
    game, state = position("windmill", "centre: … KS\nsail 3: AH\nstock: … 9d")
    assert shows(game, play(game, state, "sail 3 > centre"), "sail 3") == "9D"


def test_a_gap_stays_open_when_waste_and_stock_are_empty():
    game, state = position(
        "windmill",
        "centre: … KS … KH … KD … JC\ncorner 1: KC … 2C\ncorner 2: KS … 2S\ncorner 3: KH … 2H\ncorner 4: KD … 2D\nsail 1: QC\nsail 2: KC\nsail 3: AS\nsail 4: AH\nsail 5: AD\nsail 6: AC\nsail 7:\nsail 8:\nstock:",
    )
    after = play(game, state, "sail 1 > centre")
    assert shows(game, after, "sail 1") == ""
    assert not any(move.target.group == "sail" for move in legal_moves(game, after))


def test_the_ace_of_a_complete_corner_may_be_borrowed_and_is_wanted_again():
    game, state = position("windmill", "centre: … KS\ncorner 1: KH … AH\nsail 2: AC")
    after = play(game, state, "corner 1 > centre")
    assert refusal(game, after, "sail 2 > corner 1") is None


def test_a_base_king_is_never_borrowed():
    game, state = position("windmill", "centre: … QS\ncorner 1: KH\ncorner 2: KD\ncorner 3: KC\ncorner 4: KS")
    assert refusal(game, state, "corner 1 > centre") == "BaseStays"


def test_free_kings_lets_a_base_king_be_borrowed_and_the_corner_reopen():
    game, state = position(
        "windmill+free-kings", "centre: … QS\ncorner 1: KH\ncorner 2: KD\ncorner 3: KC\ncorner 4: KS\nsail 1: KH"
    )
    after = play(game, state, "corner 1 > centre")
    assert refusal(game, after, "sail 1 > corner 1") is None


def test_free_kings_bars_a_king_only_while_a_corner_was_never_started():
    game, state = position("windmill+free-kings", "centre: … QS\ncorner 1: KH\ncorner 2: KD\ncorner 3: KC\nsail 1: KS")
    assert refusal(game, state, "sail 1 > centre") == "FoundationsOpenFirst"
    assert refusal(game, state, "corner 1 > centre") == "FoundationsOpenFirst"


def test_a_reopened_corner_bars_no_king():
    game, state = position(
        "windmill+free-kings",
        "centre: … QS\ncorner 1: KH\ncorner 2: KD\ncorner 3: KC\nsail 1: KS\nnotes: reopened corner 4",
    )
    assert refusal(game, state, "sail 1 > centre") is None


def test_free_kings_still_refuses_two_borrowed_cards_in_a_row():
    game, state = position(
        "windmill+free-kings", "centre: … QS\ncorner 1: KH\ncorner 2: KD … AD\ncorner 3: KC\ncorner 4: KS"
    )
    assert refusal(game, play(game, state, "corner 1 > centre"), "corner 2 > centre") == "BorrowedTwice"


def test_kings_from_the_start_leaves_91_cards_in_the_stock():
    game = find("windmill+kings-from-start")
    state = deal(game, 5)
    assert size(game, state, "stock") == 91
    assert all(shows(game, state, f"corner {n + 1}").startswith("K") for n in range(4))


def test_reversed_builds_the_centre_down_and_the_corners_up():
    game, state = position(
        "windmill+reversed", "centre: KS\nsail 1: QH\nsail 2: AD\ncorner 1: AC\nsail 3: 2H\nwaste: 9S"
    )
    assert [refusal(game, state, move) for move in ("sail 1 > centre", "sail 2 > corner 2", "sail 3 > corner 1")] == [
        None
    ] * 3
    assert refusal(game, state, "sail 1 > corner 1") == "WrongRank"


def test_reversed_goes_round_from_ace_to_king_once_the_corners_are_open():
    game, state = position(
        "windmill+reversed",
        "centre: … AS\nsail 1: KH\ncorner 1: AH\ncorner 2: AD\ncorner 3: AC\ncorner 4: AS\nwaste: 9S",
    )
    assert refusal(game, state, "sail 1 > centre") is None


def test_reversed_keeps_aces_from_the_centre_while_a_corner_is_empty():
    game, state = position("windmill+reversed", "centre: … 2S\nsail 1: AH\nwaste: 9S")
    assert refusal(game, state, "sail 1 > centre") == "FoundationsOpenFirst"


def test_an_ace_goes_on_the_thirteenth_card_of_the_centre():
    game, state = position("windmill", "centre: … KS\nsail 1: AH\nwaste: 2H")
    assert size(game, play(game, state, "sail 1 > centre"), "centre") == 14


def test_a_complete_centre_takes_no_ace():
    game, state = position("windmill", "centre: … KS … KH … KD … KC\nsail 1: AH\nwaste: 9H")
    assert refusal(game, state, "sail 1 > centre") == "PileIsComplete"


def test_one_step_back_undoes_a_sail_card_and_its_fill():
    game, state = position("windmill", "centre: … JS\nsail 3: QH\nwaste: 7C")
    after = play(game, state, "sail 3 > centre")
    assert (shows(game, after, "sail 3"), shows(game, after, "waste")) == ("7C", "")
    assert (shows(game, state, "sail 3"), shows(game, state, "waste")) == ("QH", "7C")


def test_no_stock_card_is_playable_before_it_is_turned():
    game = find("windmill")
    state = deal(game, 9)
    assert {move.target for move in legal_moves(game, state) if move.source.group == "stock"} == {PileId("waste")}
    assert refusal(game, state, "stock > centre") == "TurnFirst"


def test_a_game_without_stock_and_fitting_cards_is_lost():
    setup = "centre: … KS … KH … KD … TC\ncorner 1: KC … 6C\ncorner 2: KS … 6S\ncorner 3: KH … AH\ncorner 4: KD … AD\nstock:\nwaste: JC 5C 5S 2S AS\n"
    sails = spread("sail", "QC KC 4C 3C 2C AC 4S 3S")
    game, state = position("windmill", setup + sails)
    assert not list(legal_moves(game, state))
    assert outcome(game, state) is Outcome.STUCK


def test_a_win_ends_the_game():
    game, state = position(
        "windmill",
        "centre: … KS … KH … KD … QC\ncorner 1: KC … AC\ncorner 2: KS … AS\ncorner 3: KH … AH\ncorner 4: KD … AD\nsail 1: KC\nsail 2:\nsail 3:\nsail 4:\nsail 5:\nsail 6:\nsail 7:\nsail 8:\nstock:",
    )
    assert outcome(game, state) is Outcome.OPEN
    won = play(game, state, "sail 1 > centre")
    assert outcome(game, won) is Outcome.WON
    assert refusal(game, won, "corner 1 > centre") == "GameIsWon"
    assert not list(legal_moves(game, won))


@pytest.mark.parametrize("move, reason", [
    ("centre > corner 1", "StaysOnFoundation"),
    ("corner 1 > corner 2", "NotFromThere"),
    ("corner 1 > sail 1", "NotFromThere"),
    ("sail 1 > sail 2", "FillsItself"),
    ("waste > sail 2", "FillsItself"),
    ("sail 1 > waste", "WasteTakesNothing"),
    ("waste > stock", "StockTakesNothing"),
    ("sail 1 x2 > centre", "OneCardAtATime"),
    ("sail 3 > corner 3", "GapNeeds"),
    ("sail 3 > corner 1", "WrongRank"),
    ("waste > centre", "WrongRank"),
])  # fmt: skip
def test_forbidden_moves_say_why(move, reason):
    game, state = position("windmill", BORROW)
    assert refusal(game, state, move) == reason


def test_the_lock_holds_after_going_back_and_forth_and_after_loading():
    game, state = position("windmill", BORROW)
    moves = tuple(parse_move(game, move) for move in ("corner 1 > centre", "stock > waste"))
    for moves_kept in (moves[:1], moves, moves[:1]):
        kept = parse_record(write_record(Record(game, state, moves_kept)))
        assert refusal(game, replay(kept), "corner 2 > centre") == "BorrowedTwice"
    loaded = parse_record(write_record(Record(game, replay(Record(game, state, moves)))))
    assert refusal(game, loaded.first(), "corner 2 > centre") == "BorrowedTwice"


def test_all_sails_and_only_the_top_of_the_waste_are_available():
    game, state = position("windmill", f"centre: AS\n{spread('sail', '2S 2H 2D 2C 2S 2H 2D 2C')}waste: KH AC 9C")
    free = {write_pile_name(game, move.source) for move in legal_moves(game, state) if move.target.group == "centre"}
    assert free == {f"sail {n}" for n in range(1, 9)}
    assert refusal(game, state, "waste > corner 1") == "GapNeeds"


def test_the_turned_card_lies_face_down_again_one_step_back():
    game = find("windmill")
    start = deal(game, 3)
    once = play(game, start, "stock > waste")
    assert shows(game, once, "waste").lower() == shows(game, start, "stock").split()[-1]
    assert replay(Record(game, 3, ())) == start
    assert game.pile(start, PileId("stock")).face_down == size(game, start, "stock") == 95
