"""Eagle Wing, also called Thirteen Down: a hidden trunk between spread wings."""

from patience.build import DOWN_IN_SUIT_ROUND, UP_IN_SUIT_ROUND
from patience.game import Deal, Flip, Game, Gap, Group, Kind, Onto, Place, Redeal, Shape, Turn, Variant

ON_WINGS = "variant-build-on-wings"

EAGLE_WING = Game(
    id="eagle-wing",
    source="Morehead & Mott-Smith",
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
    variants=(
        Variant(
            id="build-on-wings",
            source="Helen L. Coops, 100 Games of Solitaire, 1939",
            groups={"wing": {"build": DOWN_IN_SUIT_ROUND, "capacity": 3}},
            moves=(
                Place(id=ON_WINGS, source="waste", target="wing"),
                Place(id=ON_WINGS, source="wing", target="wing", onto=Onto.CARDS),
                Place(id=ON_WINGS, source="trunk", target="wing", onto=Onto.CARDS),
            ),
        ),
    ),
)
