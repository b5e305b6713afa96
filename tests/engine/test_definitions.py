"""A definition checks itself when it is made: every fault is named, each with what was expected."""

from dataclasses import replace

import pytest

from patience import GAMES
from patience.actions.limits import FreePlaces
from patience.actions.place import Place
from patience.actions.redeal import Redeal
from patience.actions.row import Row
from patience.actions.turn import Turn
from patience.cards import Rank
from patience.definition.build import DOWN_ALTERNATING, UP_IN_SUIT
from patience.definition.checks import FaultyDefinition
from patience.definition.deal import Deal, TakeOut
from patience.definition.game import Game, Variant
from patience.definition.goals import AllGone, AllOnFoundations
from patience.definition.groups import Flip, Gap, Group, Kind, Unit
from playing import WAYS

STOCK = Group(name="stock", kind=Kind.STOCK)
WASTE = Group(name="waste", kind=Kind.WASTE)
FOUNDATION = Group(name="foundation", kind=Kind.FOUNDATION, count=4, build=UP_IN_SUIT, gap=Gap.ACE, capacity=13)
COLUMN = Group(name="column", kind=Kind.TABLEAU, count=7, build=DOWN_ALTERNATING, unit=Unit.PART_RUN, flips=Flip.TOP)
REST = Deal("stock", cards=None, face_up=0)
MOVES = (
    Place(id="to-foundation", source="column", target="foundation"),
    Place(id="column-to-column", source="column", target="column", runs=True),
    Turn(),
    Redeal(passes=2),
)
SOUND = {
    "id": "sound",
    "groups": (STOCK, WASTE, FOUNDATION, COLUMN),
    "deal": (Deal("column", cards=3, face_up=1), REST),
    "moves": MOVES,
    "goal": AllOnFoundations(),
}


def faults(**changes):
    """Makes a definition with changes and gives the faults that it names."""
    with pytest.raises(FaultyDefinition) as caught:
        Game(**(SOUND | changes))
    return caught.value.faults


def groups(**changes):
    """The groups of the sound game, some of them with other values."""
    return tuple(replace(group, **changes.get(group.name, {})) for group in SOUND["groups"])


def test_a_sound_definition_is_made():
    assert Game(**SOUND).id == "sound"


FAULTS = [
    (
        {"id": "Sound Game"},
        "'Sound Game' is no id; expected small letters and digits, with single hyphens between them",
    ),
    ({"packs": 3}, "there are 3 packs; expected 1 to 2"),
    ({"groups": (*SOUND["groups"], STOCK)}, "group 'stock' is defined 2 times; expected once"),
    (
        {"groups": groups(column={"name": "left-column"}), "deal": (REST,), "moves": (Turn(),)},
        "'left-column' is no name of a group; expected small letters only",
    ),
    ({"groups": groups(column={"count": 0})}, "group 'column' has 0 piles; expected at least 1"),
    ({"groups": groups(stock={"count": 2})}, "group 'stock' has 2 piles; expected 1 for a stock or a waste"),
    ({"groups": groups(column={"capacity": 0})}, "a pile of 'column' holds 0 cards; expected at least 1, or None"),
    (
        {"groups": groups(foundation={"build": None})},
        "foundation 'foundation' has no build or no capacity; expected both",
    ),
    (
        {"groups": groups(column={"build": None})},
        "group 'column' moves sequences but has no build; expected one that says what a sequence is",
    ),
    (
        {"groups": groups(column={"filled_from": ("talon",)})},
        "filled_from of 'column' names 'talon'; expected one of: stock, waste, foundation, column",
    ),
    (
        {"groups": groups(column={"filled_from": ("stock",), "gap": Gap.KING})},
        "group 'column' is filled by itself and takes cards in gaps; expected one of them",
    ),
    (
        {"groups": groups(foundation={"gap": Gap.NOTHING})},
        "foundation 'foundation' takes nothing when empty and is dealt nothing; expected a gap or a card",
    ),
    (
        {"groups": groups(foundation={"gap": Gap.BASE_RANK})},
        "'foundation' begins with the base rank, but no foundation is dealt a card; expected one",
    ),
    ({"deal": (Deal("columns"), REST)}, "the deal names 'columns'; expected one of: stock, waste, foundation, column"),
    (
        {"deal": (Deal("column", cards=8), REST)},
        "the deal gives out 56 cards; expected 52, or less with a step that takes the rest",
    ),
    (
        {"deal": (Deal("column", cards=3),)},
        "the deal gives out 21 cards; expected 52, or less with a step that takes the rest",
    ),
    ({"deal": (REST, Deal("column"))}, "step 1 of the deal takes the rest; expected that of the last step only"),
    (
        {"deal": (Deal("column", cards=None),)},
        "the rest is dealt to 'column', which has 7 piles; expected a group of one pile",
    ),
    (
        {"deal": (Deal("column", cards=0), REST)},
        "the deal gives 0 cards to 'column'; expected at least 1, or None for the rest",
    ),
    ({"deal": (Deal("column", piles=9), REST)}, "the deal gives cards to 9 piles of 'column'; expected 1 to 7"),
    (
        {"deal": (Deal("waste", face_up=0), REST)},
        "cards are dealt face down to 'waste', where nothing turns them up; expected 'flips' or a stock",
    ),
    (
        {"deal": (Deal("column"), Deal("column", cards=2, face_up=1), REST)},
        "cards are dealt face down onto face-up ones of 'column'; expected the face-down ones first",
    ),
    (
        {"take_out": (TakeOut(Rank.ACE, "foundation", 5),)},
        "5 piles of 'foundation' begin with a card; expected at most 4",
    ),
    (
        {"groups": groups(column={"count": 9}), "take_out": (TakeOut(Rank.ACE, "column", 5),)},
        "5 cards of one rank are taken out; expected at most 4",
    ),
    (
        {"moves": (*MOVES, Place(id="again", source="column", target="foundation"))},
        "2 moves lead from 'column' to 'foundation'; expected one",
    ),
    (
        {"moves": (*MOVES, Place(id="fill", source="columns", target="foundation"))},
        "move 'fill' names 'columns'; expected one of: stock, waste, foundation, column",
    ),
    (
        {"moves": (*MOVES, Row(onto="fan"))},
        "move 'deal-row' names 'fan'; expected one of: stock, waste, foundation, column",
    ),
    ({"moves": (*MOVES[:2], Turn(cards=0))}, "move 'turn-stock' turns 0 cards; expected at least 1"),
    ({"moves": (*MOVES[:3], Redeal(passes=0))}, "move 'redeal' allows 0 passes; expected at least 1, or None"),
    (
        {"groups": groups(column={"unit": Unit.TOP})},
        "move 'column-to-column' takes several cards from 'column'; expected a group whose unit is not TOP",
    ),
    (
        {"moves": (*MOVES, Place(id="back", source="column", target="stock"))},
        "move 'back' puts cards on the stock 'stock'; expected another target",
    ),
    (
        {"moves": (replace(MOVES[1], limit=FreePlaces(gaps="column", cells="cell")),)},
        "move 'column-to-column' names 'cell'; expected one of: stock, waste, foundation, column",
    ),
    (
        {"groups": (STOCK, WASTE, COLUMN), "moves": (MOVES[1], Turn())},
        "all cards are to get on foundations, and there is none; expected a foundation or another goal",
    ),
    ({"groups": groups(foundation={"count": 3})}, "the foundations hold 39 cards; expected all 52 of the pack"),
    ({"goal": AllGone("fan")}, "the goal names 'fan'; expected one of: stock, waste, foundation, column"),
    (
        {"goal": AllGone("waste")},
        "no card is dealt to 'waste', so the game is won at once; expected a group with cards",
    ),
    (
        {"variants": (Variant(id="wide", groups={"columns": {"count": 9}}),)},
        "variant 'wide' names 'columns'; expected one of: column, foundation, stock, waste",
    ),
    (
        {"variants": (Variant(id="wide", groups={"column": {"piles": 9}}),)},
        "variant 'wide' changes 'piles' of 'column'; expected one of: build, capacity, count, filled_from, flips, gap,",
    ),
    (
        {"variants": (Variant(id="short", without=("deal-rows",)),)},
        "variant 'short' goes without 'deal-rows'; expected the id of a move or the name of a group",
    ),
    (
        {"variants": (Variant(id="wide", groups={"column": {"count": 20}}),)},
        "variant 'wide': the deal gives out 60 cards; expected 52, or less with a step that takes the rest",
    ),
    ({"variants": (Variant(id="same"), Variant(id="same"))}, "variant 'same' is defined 2 times; expected once"),
    (
        {"variants": (Variant(id="one"),), "combinations": (frozenset({"one", "other"}),)},
        "one and other are combined; expected two or more of: one",
    ),
]


@pytest.mark.parametrize("changes, told", FAULTS, ids=[told[:50] for _, told in FAULTS])
def test_a_faulty_definition_is_told_with_what_was_expected(changes, told):
    assert any(fault.startswith(told) for fault in faults(**changes)), faults(**changes)


def test_all_faults_of_a_definition_are_told_at_once():
    found = faults(packs=3, deal=(Deal("columns"),), moves=(*MOVES, Place(id="Fill", source="x", target="column")))
    assert len(found) == 4


def test_a_variant_is_checked_as_it_is_played_and_not_only_by_its_names():
    found = faults(variants=(Variant(id="lonely", groups={"foundation": {"count": 1}}),))
    assert found == ("variant 'lonely': the foundations hold 13 cards; expected all 52 of the pack",)


def test_two_steps_of_a_deal_to_one_group_lay_their_cards_on_each_other():
    from patience import deal

    game = Game(**(SOUND | {"deal": (Deal("column", cards=6, face_up=0), Deal("column", piles=4, face_up=1), REST)}))
    piles = [game.pile(deal(game, 7), pile) for pile in game.piles_in("column")]
    assert [len(pile.cards) for pile in piles] == [7, 7, 7, 7, 6, 6, 6]
    assert [pile.face_down for pile in piles] == [6, 6, 6, 6, 5, 5, 5]


@pytest.mark.parametrize("game", WAYS, ids=lambda game: "+".join((game.id, *sorted(game.chosen))))
def test_no_deal_of_a_registered_game_loses_a_card(game):
    from patience import deal
    from patience.cards import full_packs

    lying = sorted(card for pile in deal(game, 4711).piles for card in pile.cards)
    assert lying == sorted(full_packs(game.packs))


def test_a_group_that_a_variant_adds_is_read_where_its_kind_is_read():
    game = GAMES["westcliff"]
    assert [group.name for group in game.groups] == ["stock", "waste", "foundation", "column"]
