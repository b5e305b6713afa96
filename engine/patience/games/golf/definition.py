"""Golf: no foundations; the waste pile takes the cards, one rank higher or lower, until the columns are empty."""

from dataclasses import replace

from patience.actions.place import Place
from patience.actions.turn import Turn
from patience.cards import Rank
from patience.definition.build import UP_OR_DOWN, UP_OR_DOWN_ROUND
from patience.definition.deal import Deal
from patience.definition.game import Game, Variant
from patience.definition.goals import AllGone
from patience.definition.groups import Group, Kind

ENDS_ON_KING = replace(UP_OR_DOWN, ends=frozenset({Rank.KING}))

GOLF = Game(
    id="golf",
    groups=(
        Group(name="stock", kind=Kind.STOCK),
        Group(name="waste", kind=Kind.WASTE, build=ENDS_ON_KING),
        Group(name="column", kind=Kind.TABLEAU, count=7),
    ),
    deal=(Deal("column", cards=5), Deal("waste"), Deal("stock", cards=None, face_up=0)),
    moves=(Place(id="column-to-waste", source="column", target="waste"), Turn()),
    goal=AllGone("column"),
    told=("up-and-down",),
    variants=(
        Variant(id="around-the-corner", groups={"waste": {"build": UP_OR_DOWN_ROUND}}),
        Variant(id="queen-on-king", groups={"waste": {"build": UP_OR_DOWN}}),
    ),
)
