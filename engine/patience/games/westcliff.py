"""Westcliff: Easthaven with more columns, and a waste pile instead of rows."""

from patience.game import Gap, Group, Kind, Place, Turn, Variant
from patience.games.easthaven import EASTHAVEN, PARTIAL_RUNS

FROM_EASTHAVEN = Variant(
    id="westcliff",
    source="Morehead & Mott-Smith",
    groups={"column": {"count": 10, "gap": Gap.ANY}},
    add=(Group(name="waste", kind=Kind.WASTE),),
    without=("deal-row",),
    moves=(
        Place(id="to-foundation", source="waste", target="foundation"),
        Place(id="waste-to-column", source="waste", target="column"),
        Turn(),
    ),
    rules=(),
)

WESTCLIFF = EASTHAVEN.vary(FROM_EASTHAVEN, id="westcliff", variants=(PARTIAL_RUNS,), combinations=())
