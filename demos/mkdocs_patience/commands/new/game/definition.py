"""$title: all columns lie open, and the stock is turned over once."""

from patience.actions.place import Place
from patience.actions.turn import Turn
from patience.definition.build import DOWN_ANY_SUIT, UP_IN_SUIT
from patience.definition.deal import Deal
from patience.definition.game import Game, Variant
from patience.definition.goals import AllOnFoundations
from patience.definition.groups import Gap, Group, Kind

GAME = Game(
    id="$id",
    groups=(
        Group(name="stock", kind=Kind.STOCK),
        Group(name="waste", kind=Kind.WASTE),
        Group(name="foundation", kind=Kind.FOUNDATION, count=4, build=UP_IN_SUIT, gap=Gap.ACE, capacity=13),
        Group(name="column", kind=Kind.TABLEAU, count=8, build=DOWN_ANY_SUIT, gap=Gap.ANY),
    ),
    deal=(Deal("column", cards=4), Deal("stock", cards=None, face_up=0)),
    moves=(
        Place(id="to-foundation", source="column", target="foundation"),
        Place(id="to-foundation", source="waste", target="foundation"),
        Place(id="column-to-column", source="column", target="column"),
        Place(id="waste-to-column", source="waste", target="column"),
        Place(id="foundation-back", source="foundation", target="column"),
        Turn(),
    ),
    goal=AllOnFoundations(),
    variants=(Variant(id="kings-in-gaps", groups={"column": {"gap": Gap.KING}}),),
)
