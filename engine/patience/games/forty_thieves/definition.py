"""Forty Thieves: columns in suit, one card at a time, and one pass through the stock."""

from patience.actions.limits import FreePlaces
from patience.actions.place import Place
from patience.actions.turn import Turn
from patience.definition.build import DOWN_ALTERNATING, DOWN_IN_SUIT, UP_IN_SUIT
from patience.definition.deal import Deal
from patience.definition.game import Game, Variant
from patience.definition.goals import AllOnFoundations
from patience.definition.groups import Gap, Group, Kind, Unit

FORTY_THIEVES = Game(
    id="forty-thieves",
    packs=2,
    groups=(
        Group(name="stock", kind=Kind.STOCK),
        Group(name="waste", kind=Kind.WASTE),
        Group(name="foundation", kind=Kind.FOUNDATION, count=8, build=UP_IN_SUIT, gap=Gap.ACE, capacity=13),
        Group(name="column", kind=Kind.TABLEAU, count=10, build=DOWN_IN_SUIT, gap=Gap.ANY),
    ),
    deal=(Deal("column", cards=4), Deal("stock", cards=None, face_up=0)),
    moves=(
        Place(id="to-foundation", source="column", target="foundation"),
        Place(id="to-foundation", source="waste", target="foundation"),
        Place(id="column-to-column", source="column", target="column"),
        Place(id="waste-to-column", source="waste", target="column"),
        Turn(),
    ),
    goal=AllOnFoundations(),
    told=("into-gap",),
    variants=(
        Variant(
            id="josephine",
            groups={"column": {"unit": Unit.PART_RUN}},
            moves=(
                Place(
                    id="column-to-column",
                    source="column",
                    target="column",
                    runs=True,
                    limit=FreePlaces(gaps="column"),
                ),
            ),
        ),
        Variant(id="streets", groups={"column": {"build": DOWN_ALTERNATING}}),
    ),
)
