"""Golf's own rules: one pile for all cards, one rank up or down, and a King that ends it; the columns are the goal."""

import pytest

from game_folder import won_record
from patience import Outcome, Rank, judge, lay_out, legal_moves, outcome, replay
from patience.cards import full_packs
from patience.derived.rule_ids import anchors
from patience.playing.judging import judge_lift
from patience.text.notation import NotationError, parse_move, write_move
from playing import find
from positions import others, play, position, refusal, shows, size

GAPS = "".join(f"column {n}:\n" for n in range(3, 8))


def ending(tops, waste, stock="", game="golf"):
    """A position with two cards left in the columns; all cards that are not named lie deep in the waste pile."""
    one, other = tops.split()
    return position(
        game,
        f"column 1: {one}\ncolumn 2: {other}\n{GAPS}stock: {stock}\nwaste: {others(f'{tops} {waste} {stock}')} {waste}\n",
    )


def fits(waste, game="golf"):
    """The ranks that go on a card, in the order of a new pack."""
    return [card.rank.letter for card in full_packs(1)[:13] if goes(card, waste, game)]


def goes(card, waste, game):
    if str(card) == waste:
        return False
    board, state = position(
        game, f"column 1: {card}\ncolumn 2: {'2C' if waste != '2C' else '3C'}\n{GAPS}waste: {waste}"
    )
    return refusal(board, state, "column 1 > waste") is None


def test_columns_are_dealt_row_by_row_then_the_waste_pile_and_the_stock():
    game, deck = find("golf"), full_packs(1)
    state = lay_out(game, deck)
    assert shows(game, state, "column 3").split() == [str(deck[n]) for n in (2, 9, 16, 23, 30)]
    assert shows(game, state, "waste") == str(deck[35])
    assert size(game, state, "stock") == 16


@pytest.mark.parametrize("waste, ranks", [("7H", "6 8"), ("2H", "A 3"), ("AH", "2"), ("QH", "J K"), ("KH", "")])
def test_a_card_goes_on_the_waste_pile_one_rank_up_or_down(waste, ranks):
    assert fits(waste) == ranks.split()


@pytest.mark.parametrize("waste, ranks", [("AH", "2 K"), ("KH", "A Q"), ("7H", "6 8")])
def test_around_the_corner_the_ace_and_the_king_meet(waste, ranks):
    assert fits(waste, "golf+around-the-corner") == ranks.split()


@pytest.mark.parametrize("waste, ranks", [("AH", "2"), ("KH", "Q"), ("QH", "J K")])
def test_a_queen_goes_on_a_king_in_that_variant_and_the_ace_still_does_not(waste, ranks):
    assert fits(waste, "golf+queen-on-king") == ranks.split()


def test_neither_suit_nor_colour_matters():
    for card in ("8S", "8H", "8D", "8C"):
        game, state = ending(f"{card} 2C", "7H")
        assert refusal(game, state, "column 1 > waste") is None


def test_the_direction_changes_as_often_as_one_likes():
    game, state = position("golf", "column 1: 7S 7C\ncolumn 2: 8D 8H\nwaste: 6D")
    after = play(game, state, "column 1 > waste", "column 2 > waste", "column 1 > waste", "column 2 > waste")
    assert shows(game, after, "waste") == "6D 7C 8H 7S 8D"


def test_a_refusal_names_both_ranks_that_would_fit_and_says_when_none_does():
    game, state = ending("5S KD", "7H")
    reason = judge(game, state, parse_move(game, "column 1 > waste"))
    assert (reason.name, reason.needed, reason.anchor) == ("WrongRank", (Rank.SIX, Rank.EIGHT), "rule-column-to-waste")
    game, state = ending("QS AD", "KH")
    assert [refusal(game, state, f"column {n} > waste") for n in (1, 2)] == ["NothingFollows", "NothingFollows"]


def test_only_the_top_card_of_a_column_is_available():
    game, state = position("golf", "column 1: 8S 2C\nwaste: 7H")
    assert refusal(game, state, "column 1 > waste") == "WrongRank"
    assert refusal(game, state, "column 1 x2 > waste") == "OneCardAtATime"


def test_a_turned_card_need_not_fit_and_may_be_turned_while_others_fit():
    game, state = position("golf", "column 1: … QS\nstock: … 3d\nwaste: KH")
    assert shows(game, play(game, state, "stock > waste"), "waste") == "KH 3D"
    game, state = position("golf", "column 1: … 6S\nstock: … 3d\nwaste: 7H")
    assert shows(game, play(game, state, "stock > waste"), "waste") == "7H 3D"


def test_columns_take_no_card_and_the_waste_pile_gives_none():
    game, state = position("golf", "column 1: 8S\ncolumn 2: 9H\ncolumn 3:\nwaste: 7H")
    assert [refusal(game, state, f"column 1 > column {n}") for n in (2, 3)] == ["TakesNothing", "TakesNothing"]
    assert [refusal(game, state, f"waste > column {n}") for n in (1, 3)] == ["StaysThere", "StaysThere"]
    assert judge_lift(game, state, game.piles_in("waste")[0], 1).name == "StaysThere"
    assert refusal(game, state, "waste > stock") == "StockTakesNothing"


def test_the_waste_pile_is_never_empty_and_needs_no_rule_for_that():
    with pytest.raises(NotationError, match="waste is empty; expected a card, as it is dealt one"):
        position("golf", "waste:")
    assert "rule-empty" not in anchors(find("golf"))


def test_the_game_is_won_with_the_last_card_of_the_columns_though_the_stock_has_cards():
    game, state = ending("6S 7S", "5H", stock="2c kd")
    after = play(game, state, "column 1 > waste", "column 2 > waste")
    assert outcome(game, after) is Outcome.WON
    assert refusal(game, after, "stock > waste") == "GameIsWon"
    record = won_record("golf")
    assert size(game, replay(record), "stock") == 5


def test_the_game_is_not_lost_before_the_stock_is_used_up():
    game, state = ending("QS 4D", "KH", stock="2c")
    assert [write_move(game, move) for move in legal_moves(game, state)] == ["stock > waste"]
    assert outcome(game, state) is Outcome.OPEN
    assert outcome(game, play(game, state, "stock > waste")) is Outcome.STUCK
