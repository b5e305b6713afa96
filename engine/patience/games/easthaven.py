"""Easthaven: whole rows are dealt onto the columns."""

from patience.build import DOWN_ALTERNATING, UP_IN_SUIT
from patience.game import Deal, Flip, Game, Gap, Group, Kind, Place, Row, Unit, Variant
from patience.named_rules import KingsFillGapsBeforeARow

PARTIAL_RUNS = Variant(
    id="partial-runs",
    source="many computer versions",
    groups={"column": {"unit": Unit.PART_RUN}},
)

EASTHAVEN = Game(
    id="easthaven",
    source="Morehead & Mott-Smith",
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
    rules=(KingsFillGapsBeforeARow(),),
    variants=(
        Variant(
            id="any-card-in-gap",
            source="some computer versions",
            groups={"column": {"gap": Gap.ANY}},
            rules=(),
        ),
        PARTIAL_RUNS,
    ),
    combinations=(frozenset({"any-card-in-gap", "partial-runs"}),),
)
