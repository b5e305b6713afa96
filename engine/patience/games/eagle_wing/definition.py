"""Eagle Wing, also called Thirteen Down: a hidden trunk between spread wings.

Source: Morehead & Mott-Smith.
"""

from patience.actions.place import Onto, Place
from patience.actions.redeal import Redeal
from patience.actions.turn import Turn
from patience.definition.build import DOWN_IN_SUIT_ROUND, UP_IN_SUIT_ROUND
from patience.definition.deal import Deal, Shape
from patience.definition.game import Game, Variant
from patience.definition.goals import AllOnFoundations
from patience.definition.groups import Flip, Gap, Group, Kind

ON_WINGS = "variant-build-on-wings"

EAGLE_WING = Game(
    id="eagle-wing",
    groups=(
        Group(name="stock", kind=Kind.STOCK),
        Group(name="waste", kind=Kind.WASTE),
        Group(
            name="foundation",
            kind=Kind.FOUNDATION,
            count=4,
            build=UP_IN_SUIT_ROUND,
            gap=Gap.BASE_RANK,
            capacity=13,
        ),
        Group(name="trunk", kind=Kind.RESERVE, flips=Flip.LAST),
        Group(name="wing", kind=Kind.RESERVE, count=8, gap=Gap.ANY, capacity=1, filled_from=("trunk",)),
    ),
    deal=(
        Deal("trunk", Shape.PILES, cards=13, face_up=0),
        Deal("wing"),
        Deal("foundation", piles=1),
        Deal("stock", cards=None, face_up=0),
    ),
    moves=(
        Place(id="to-foundation", source="wing", target="foundation"),
        Place(id="to-foundation", source="waste", target="foundation"),
        Place(id="to-foundation", source="trunk", target="foundation"),
        Place(id="fill-gap", source="waste", target="wing"),
        Place(id="fill-gap", source="stock", target="wing", onto=Onto.GAPS),
        Turn(),
        Redeal(passes=3),
    ),
    goal=AllOnFoundations(),
    told=("last-trunk-card", "variant-other-books"),
    variants=(
        Variant(
            id="build-on-wings",
            groups={"wing": {"build": DOWN_IN_SUIT_ROUND, "capacity": 3}},
            moves=(
                Place(id=ON_WINGS, source="waste", target="wing"),
                Place(id=ON_WINGS, source="wing", target="wing", onto=Onto.CARDS),
                Place(id=ON_WINGS, source="trunk", target="wing", onto=Onto.CARDS),
            ),
        ),
    ),
)
