"""Easthaven: whole rows are dealt onto the columns.

Source: many computer versions.
"""

from patience.actions.place import Place
from patience.actions.row import Row
from patience.definition.build import DOWN_ALTERNATING, UP_IN_SUIT
from patience.definition.deal import Deal
from patience.definition.game import Game, Variant
from patience.definition.goals import AllOnFoundations
from patience.definition.groups import Flip, Gap, Group, Kind, Unit
from patience.games.easthaven.rules import KingsFillGapsBeforeARow

PARTIAL_RUNS = Variant(
    id="partial-runs",
    groups={"column": {"unit": Unit.PART_RUN}},
)

EASTHAVEN = Game(
    id="easthaven",
    groups=(
        Group(name="stock", kind=Kind.STOCK),
        Group(name="foundation", kind=Kind.FOUNDATION, count=4, build=UP_IN_SUIT, gap=Gap.ACE, capacity=13),
        Group(
            name="column",
            kind=Kind.TABLEAU,
            count=7,
            build=DOWN_ALTERNATING,
            gap=Gap.KING,
            unit=Unit.WHOLE_FACE_UP,
            flips=Flip.TOP,
        ),
    ),
    deal=(Deal("column", cards=3, face_up=1), Deal("stock", cards=None, face_up=0)),
    moves=(
        Place(id="to-foundation", source="column", target="foundation"),
        Place(id="column-to-column", source="column", target="column", runs=True),
        Row(),
    ),
    goal=AllOnFoundations(),
    told=("ace-rule", "covering", "flip", "into-gap", "rows", "variant-westcliff"),
    rules=(KingsFillGapsBeforeARow(),),
    variants=(
        Variant(
            id="any-card-in-gap",
            groups={"column": {"gap": Gap.ANY}},
            rules=(),
        ),
        PARTIAL_RUNS,
    ),
    combinations=(frozenset({"any-card-in-gap", "partial-runs"}),),
)
