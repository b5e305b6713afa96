"""Eagle Wing's own rules: rules-notes fixtures 8 to 10, A19 to A23, and the worked examples of its page."""

import pytest

from patience import Rank, deal, lay_out, legal_moves
from patience.cards import full_packs
from patience.playing.piles import opening_rank
from playing import find, random_play
from positions import anchor, others, play, position, refusal, shows, size, spread

RANKS = [rank.letter for rank in Rank]
FIT_NOWHERE = "2H 3H 4H 6H 7H 8H TH JH"


def wings(**changed):
    """Eight wing cards that fit nowhere, with changes such as wing_1="5C"."""
    lines = dict(line.split(": ") for line in spread("wing", FIT_NOWHERE).splitlines())
    lines |= {name.replace("_", " "): cards for name, cards in changed.items()}
    return "".join(f"{name}: {cards}\n" for name, cards in lines.items())


TWO_FIVES = spread("wing", "5H 2H 3H 4H 6H 7H 8H 9H")


def test_trunk_wings_and_base_card_are_dealt_in_this_order():
    game, deck = find("eagle-wing"), full_packs(1)
    state = lay_out(game, deck)
    assert shows(game, state, "trunk").upper().split() == [str(card) for card in deck[:13]]
    assert [shows(game, state, f"wing {n}") for n in range(1, 9)] == [str(card) for card in deck[13:21]]
    assert shows(game, state, "foundation 1") == str(deck[21])
    assert shows(game, state, "stock").upper().split() == [str(card) for card in deck[:21:-1]]


@pytest.mark.parametrize("base", RANKS)
def test_a_foundation_runs_from_the_base_rank_to_the_rank_below_it(base):
    last = RANKS[RANKS.index(base) - 1]
    game, state = position("eagle-wing", f"foundation 1: {base}S\nfoundation 2: … {last}H")
    cards = shows(game, state, "foundation 2").split()
    assert (len(cards), cards[0], cards[-1]) == (13, f"{base}H", f"{last}H")
    assert ("KH" in cards[:-1]) == (base != "A")


def test_a_complete_foundation_takes_no_base_card():
    game, state = position("eagle-wing", f"foundation 1: 5S\nfoundation 2: … 4D\n{TWO_FIVES}")
    assert refusal(game, state, "wing 1 > foundation 2") == "PileIsComplete"


def test_an_empty_foundation_takes_the_base_rank_for_the_whole_game():
    game = find("eagle-wing")
    for state, _ in random_play(game, 5):
        base = game.pile(deal(game, 5), game.piles_in("foundation")[0]).cards[0].rank
        assert opening_rank(game, state, game.group["foundation"]) is base


def test_a_played_wing_card_brings_the_top_of_the_trunk_and_turns_the_last_one_up():
    game, state = position("eagle-wing", f"trunk: 6c 4c\nfoundation 1: 5D\n{wings(wing_1='5C')}")
    after = play(game, state, "wing 1 > foundation 2")
    assert (shows(game, after, "wing 1"), shows(game, after, "trunk")) == ("4C", "6C")
    assert refusal(game, after, "trunk > foundation 2") is None


def test_a_gap_takes_even_the_last_trunk_card_at_once():
    game, state = position("eagle-wing", f"trunk: 9C\nfoundation 1: 5D\n{wings(wing_1='6D')}")
    after = play(game, state, "wing 1 > foundation 1")
    assert (shows(game, after, "wing 1"), shows(game, after, "trunk")) == ("9C", "")


def test_the_trunk_is_never_available_before_its_last_card():
    game, state = position("eagle-wing", f"trunk: 9c 6d\nfoundation 1: 5D\n{wings()}")
    assert refusal(game, state, "trunk > foundation 1") == "CardIsFaceDown"
    assert refusal(game, state, "trunk > wing 1") == "CardIsFaceDown"
    assert not [move for move in legal_moves(game, state) if move.source.group == "trunk"]


def test_no_card_is_ever_put_on_the_trunk():
    game, state = position("eagle-wing", f"trunk: 9c 6d\nfoundation 1: 5D\n{wings()}")
    assert refusal(game, state, "wing 1 > trunk") == "TakesNothing"


def test_a_face_up_trunk_card_is_not_called_face_down():
    game, state = position("eagle-wing", f"trunk: 9C\nfoundation 1: 5D\n{wings()}")
    assert refusal(game, state, "trunk > wing 1") == "PileIsFull"


def test_three_passes_bring_the_same_cards_in_the_same_order_and_then_no_more():
    game = find("eagle-wing")
    start = deal(game, 11)
    state = start
    for number in (1, 2, 3):
        assert (state.passes, shows(game, state, "stock")) == (number, shows(game, start, "stock"))
        state = play(game, state, *["stock > waste"] * 30)
        if number < 3:
            state = play(game, state, "waste > stock")
    assert refusal(game, state, "waste > stock") == "NoPassLeft"
    assert not [move for move in legal_moves(game, state) if move.target.group == "stock"]


def spent(setup, passes):
    """A set-up without trunk and stock, all other cards in the waste."""
    return f"{setup}trunk:\nstock:\nwaste: {others(setup)}\npass: {passes}"


def test_a_gap_may_still_be_filled_after_the_third_pass():
    game, state = position("eagle-wing", spent(f"foundation 1: 5D\n{wings(wing_1='')}", 3))
    assert refusal(game, state, "waste > stock") == "NoPassLeft"
    assert refusal(game, state, "waste > wing 1") is None


def test_a_redeal_needs_an_empty_stock():
    game, state = position("eagle-wing", f"foundation 1: 5D\n{wings()}waste: 9S")
    assert refusal(game, state, "waste > stock") == "StockNotEmpty"


def test_an_empty_waste_is_not_turned_over():
    setup = f"{wings()}foundation 1: 5D\n"
    game, state = position("eagle-wing", f"{setup}trunk: {others(setup).lower()}\nstock:")
    assert refusal(game, state, "waste > stock") == "NothingThere"
    assert refusal(game, state, "stock > waste") == "StockIsEmpty"


def test_undo_and_redo_across_a_redeal_keep_the_order_and_the_pass():
    setup = f"foundation 1: 5D\n{wings()}"
    game, state = position("eagle-wing", spent(setup, 1))
    once, again = play(game, state, "waste > stock"), play(game, state, "waste > stock")
    assert once == again
    assert once.passes == 2
    assert shows(game, once, "stock").upper().split() == shows(game, state, "waste").split()[::-1]


def test_while_the_trunk_lasts_no_gap_is_filled_by_the_player():
    game, state = position("eagle-wing", f"foundation 1: 5D\n{wings()}waste: 9S")
    assert refusal(game, state, "waste > wing 1") == "PileIsFull"
    assert refusal(game, state, "stock > wing 1") == "PileIsFull"
    assert refusal(game, state, "wing 2 > wing 1") == "PileIsFull"


def test_a_gap_is_filled_from_waste_or_stock_but_from_no_wing():
    game, state = position("eagle-wing", f"trunk:\nfoundation 1: 5D\n{wings(wing_1='')}waste: 9S")
    assert refusal(game, state, "waste > wing 1") is None
    assert refusal(game, state, "stock > wing 1") is None
    assert refusal(game, state, "wing 2 > wing 1") == "NotFromThere"


def test_filling_a_gap_from_the_stock_is_turning_and_moving():
    game, state = position("eagle-wing", f"trunk:\nfoundation 1: 5D\n{wings(wing_1='')}")
    assert play(game, state, "stock > wing 1") == play(game, state, "stock > waste", "waste > wing 1")


def test_a_card_on_a_foundation_does_not_come_back():
    game, state = position("eagle-wing", f"trunk:\nfoundation 1: 5D\n{wings(wing_1='')}")
    assert refusal(game, state, "foundation 1 > wing 1") == "StaysOnFoundation"


def test_with_one_pack_one_card_only_fits_a_started_foundation():
    game = find("eagle-wing")
    fits = game.group["foundation"].build.fits
    assert all(len(fits[card] & frozenset(full_packs(1))) == 1 for card in full_packs(1))


ON_WINGS = "eagle-wing+build-on-wings"


def test_wings_are_built_down_in_suit_and_round_the_corner():
    game, state = position(ON_WINGS, f"foundation 1: 9D\n{wings(wing_1='5S', wing_2='4S', wing_3='AC')}waste: KC")
    assert refusal(game, state, "wing 2 > wing 1") is None
    assert refusal(game, state, "waste > wing 3") is None
    assert refusal(game, state, "wing 4 > wing 1") == "WrongRank"
    assert refusal(game, state, "waste > wing 1") == "WrongRank"


def test_a_wing_holds_three_cards_at_most():
    game, state = position(ON_WINGS, f"foundation 1: 9D\n{wings(wing_1='5S 4S 3S', wing_2='2S')}")
    assert refusal(game, state, "wing 2 > wing 1") == "PileIsFull"
    assert anchor(game, state, "wing 2 > wing 1") == "variant-build-on-wings"


def test_only_single_cards_leave_a_wing():
    game, state = position(ON_WINGS, f"foundation 1: 9D\n{wings(wing_1='5S 4S', wing_2='6S')}")
    assert refusal(game, state, "wing 1 x2 > wing 2") == "OneCardAtATime"


def test_waste_wings_and_the_last_trunk_card_may_be_built_on_wings():
    game, state = position(ON_WINGS, f"trunk: 4S\nfoundation 1: 9D\n{wings(wing_1='5S')}")
    assert refusal(game, state, "trunk > wing 1") is None
    game, state = position(ON_WINGS, f"trunk: 9c 4s\nfoundation 1: 9D\n{wings(wing_1='5S')}")
    assert refusal(game, state, "trunk > wing 1") == "CardIsFaceDown"


def test_a_stock_card_is_not_built_on_a_wing():
    game, state = position(ON_WINGS, f"trunk:\nfoundation 1: 9D\n{wings(wing_1='5S')}")
    assert refusal(game, state, "stock > wing 1") == "NotFromThere"


def test_building_does_not_let_a_wing_card_into_a_gap():
    game, state = position(ON_WINGS, f"trunk:\nfoundation 1: 9D\n{wings(wing_1='')}")
    assert refusal(game, state, "wing 2 > wing 1") == "NotFromThere"


def test_the_example_of_the_diamond_foundation():
    game, state = position("eagle-wing", f"foundation 1: 5S\nfoundation 2: … 4D\n{TWO_FIVES}")
    assert shows(game, state, "foundation 2") == "5D 6D 7D 8D 9D TD JD QD KD AD 2D 3D 4D"


def test_the_example_of_play():
    setup = f"foundation 1: 5D\n{wings(wing_4='5C')}trunk: … 6d\nstock: … 7d 6c"
    game, state = position("eagle-wing", setup)
    state = play(game, state, "wing 4 > foundation 2")
    assert shows(game, state, "wing 4") == "6D"
    state = play(game, state, "wing 4 > foundation 1", "stock > waste", "waste > foundation 2")
    state = play(game, state, "stock > waste", "waste > foundation 1")
    assert (shows(game, state, "foundation 1"), shows(game, state, "foundation 2")) == ("5D 6D 7D", "5C 6C")
    assert size(game, state, "trunk") == 11
