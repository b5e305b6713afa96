"""FreeCell: columns in alternating colours, and as many cards at once as free places could carry."""

from patience.actions.limits import FreePlaces
from patience.actions.place import Place
from patience.definition.build import DOWN_ALTERNATING, UP_IN_SUIT
from patience.definition.deal import Deal
from patience.definition.game import Game, Variant
from patience.definition.goals import AllOnFoundations
from patience.definition.groups import Gap, Group, Kind, Unit
from patience.games.freecell.numbering import well_known

FREECELL = Game(
    id="freecell",
    groups=(
        Group(name="cell", kind=Kind.RESERVE, count=4, gap=Gap.ANY, capacity=1),
        Group(name="foundation", kind=Kind.FOUNDATION, count=4, build=UP_IN_SUIT, gap=Gap.ACE, capacity=13),
        Group(name="column", kind=Kind.TABLEAU, count=8, build=DOWN_ALTERNATING, gap=Gap.ANY, unit=Unit.PART_RUN),
    ),
    deal=(Deal("column", cards=6), Deal("column", piles=4)),
    moves=(
        Place(id="to-foundation", source="column", target="foundation"),
        Place(id="to-foundation", source="cell", target="foundation"),
        Place(
            id="column-to-column",
            source="column",
            target="column",
            runs=True,
            limit=FreePlaces(gaps="column", cells="cell"),
        ),
        Place(id="cell-to-column", source="cell", target="column"),
        Place(id="column-to-cell", source="column", target="cell"),
    ),
    goal=AllOnFoundations(),
    told=("into-gap",),
    variants=(
        Variant(id="three-cells", groups={"cell": {"count": 3}}),
        Variant(id="two-cells", groups={"cell": {"count": 2}}),
        Variant(id="one-cell", groups={"cell": {"count": 1}}),
    ),
    shuffle=well_known,
)
