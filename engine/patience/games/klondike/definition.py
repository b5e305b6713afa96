"""Klondike, which many simply call Solitaire.

Source: Blake & Gent, 2026.
"""

from patience.actions.place import Place
from patience.actions.redeal import Redeal
from patience.actions.turn import Turn
from patience.definition.build import DOWN_ALTERNATING, UP_IN_SUIT
from patience.definition.deal import Deal, Shape
from patience.definition.game import Game, Variant
from patience.definition.goals import AllOnFoundations
from patience.definition.groups import Flip, Gap, Group, Kind, Unit

KLONDIKE = Game(
    id="klondike",
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
    goal=AllOnFoundations(),
    told=("flip", "into-gap"),
    variants=(
        Variant(id="draw-one", moves=(Turn(cards=1),)),
        Variant(id="one-pass", moves=(Redeal(id="variant-one-pass", passes=1),)),
    ),
    combinations=(frozenset({"draw-one", "one-pass"}),),
)
