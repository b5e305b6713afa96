"""Westcliff: Easthaven with more columns, and a waste pile instead of rows.

Source: Morehead & Mott-Smith.
"""

from patience.actions.place import Place
from patience.actions.turn import Turn
from patience.definition.game import Variant
from patience.definition.groups import Gap, Group, Kind
from patience.games.easthaven.definition import EASTHAVEN, PARTIAL_RUNS

FROM_EASTHAVEN = Variant(
    id="westcliff",
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

WESTCLIFF = EASTHAVEN.vary(
    FROM_EASTHAVEN,
    id="westcliff",
    told=("ace-rule", "flip", "into-gap", "redeal"),
    variants=(PARTIAL_RUNS,),
    combinations=(),
)
