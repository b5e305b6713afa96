"""Windmill, also called Propeller: an Ace in the middle, eight cards around it.

Source: Morehead & Mott-Smith.
"""

from patience.actions.place import Place
from patience.actions.turn import Turn
from patience.cards import Rank
from patience.definition.build import DOWN_ANY_SUIT, DOWN_ANY_SUIT_ROUND, UP_ANY_SUIT, UP_ANY_SUIT_ROUND
from patience.definition.deal import Deal, TakeOut
from patience.definition.game import Game, Variant
from patience.definition.goals import AllOnFoundations
from patience.definition.groups import Gap, Group, Kind
from patience.games.windmill.rules import FoundationsFirst, NoSecondBorrow

WINDMILL = Game(
    id="windmill",
    packs=2,
    groups=(
        Group(name="stock", kind=Kind.STOCK),
        Group(name="waste", kind=Kind.WASTE),
        Group(name="centre", kind=Kind.FOUNDATION, build=UP_ANY_SUIT_ROUND, gap=Gap.ACE, capacity=52),
        Group(
            name="corner",
            kind=Kind.FOUNDATION,
            count=4,
            build=DOWN_ANY_SUIT,
            gap=Gap.KING,
            capacity=13,
            keeps_base=True,
        ),
        Group(name="sail", kind=Kind.RESERVE, count=8, capacity=1, filled_from=("waste", "stock")),
    ),
    take_out=(TakeOut(Rank.ACE, "centre"),),
    deal=(Deal("sail"), Deal("stock", cards=None, face_up=0)),
    moves=(
        Place(id="sail-to-centre", source="sail", target="centre"),
        Place(id="waste-to-centre", source="waste", target="centre"),
        Place(id="sail-to-corner", source="sail", target="corner"),
        Place(id="waste-to-corner", source="waste", target="corner"),
        Place(id="borrow", source="corner", target="centre"),
        Turn(),
    ),
    goal=AllOnFoundations(),
    told=("king-opens-corner",),
    rules=(
        FoundationsFirst(group="corner", barred="centre"),
        NoSecondBorrow(lender="corner", borrower="centre"),
    ),
    variants=(
        Variant(
            id="kings-from-start",
            take_out=(TakeOut(Rank.ACE, "centre"), TakeOut(Rank.KING, "corner", piles=4)),
        ),
        Variant(
            id="free-kings",
            groups={"corner": {"keeps_base": False}},
        ),
        Variant(
            id="reversed",
            groups={
                "centre": {"build": DOWN_ANY_SUIT_ROUND, "gap": Gap.KING},
                "corner": {"build": UP_ANY_SUIT, "gap": Gap.ACE},
            },
            take_out=(TakeOut(Rank.KING, "centre"),),
        ),
    ),
    combinations=(frozenset({"kings-from-start", "free-kings"}),),
)
