"""Klondike, which many simply call Solitaire."""

from patience.build import DOWN_ALTERNATING, UP_IN_SUIT
from patience.game import Deal, Flip, Game, Gap, Group, Kind, Place, Redeal, Shape, Turn, Unit, Variant

KLONDIKE = Game(
    id="klondike",
    source="Blake & Gent, 2026",
    groups=(
        Group(name="stock", kind=Kind.STOCK),
        Group(name="waste", kind=Kind.WASTE),
        Group(name="foundation", kind=Kind.FOUNDATION, count=4, build=UP_IN_SUIT, gap=Gap.ACE, capacity=13),
        Group(
            name="column",
            kind=Kind.TABLEAU,
            count=7,
            build=DOWN_ALTERNATING,
            gap=Gap.KING,
            unit=Unit.PART_RUN,
            flips=Flip.TOP,
        ),
    ),
    deal=(Deal("column", Shape.TRIANGLE, face_up=1), Deal("stock", cards=None, face_up=0)),
    moves=(
        Place(id="to-foundation", source="column", target="foundation"),
        Place(id="to-foundation", source="waste", target="foundation"),
        Place(id="column-to-column", source="column", target="column", runs=True),
        Place(id="waste-to-column", source="waste", target="column"),
        Place(id="foundation-back", source="foundation", target="column"),
        Turn(cards=3),
        Redeal(),
    ),
    variants=(
        Variant(id="draw-one", source="Blake & Gent, 2026", moves=(Turn(cards=1),)),
        Variant(id="one-pass", source="Blake & Gent, 2026", moves=(Redeal(id="variant-one-pass", passes=1),)),
    ),
    combinations=(frozenset({"draw-one", "one-pass"}),),
)
