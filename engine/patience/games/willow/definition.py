"""Willow: all cards face up, and fans of equal ranks that close when they are empty.

Source: Thomas Warfield.
"""

from patience.actions.place import Place
from patience.definition.build import DOWN_ALTERNATING, EQUAL_RANK, UP_IN_SUIT
from patience.definition.deal import Deal, Shape
from patience.definition.game import Game
from patience.definition.goals import AllOnFoundations
from patience.definition.groups import Gap, Group, Kind, Unit

WILLOW = Game(
    id="willow",
    groups=(
        Group(name="foundation", kind=Kind.FOUNDATION, count=4, build=UP_IN_SUIT, gap=Gap.ACE, capacity=13),
        Group(name="fan", kind=Kind.RESERVE, count=4, build=EQUAL_RANK, gap_rule="closed-fan"),
        Group(
            name="column",
            kind=Kind.TABLEAU,
            count=7,
            build=DOWN_ALTERNATING,
            gap=Gap.ANY,
            unit=Unit.PART_RUN,
        ),
    ),
    deal=(Deal("column", Shape.TRIANGLE), Deal("fan", Shape.PILES, cards=6)),
    moves=(
        Place(id="to-foundation", source="column", target="foundation"),
        Place(id="to-foundation", source="fan", target="foundation"),
        Place(id="column-to-column", source="column", target="column", runs=True),
        Place(id="fan-to-column", source="fan", target="column"),
        Place(id="column-to-fan", source="column", target="fan"),
        Place(id="fan-to-fan", source="fan", target="fan"),
        Place(id="foundation-back", source="foundation", target="column"),
        Place(id="foundation-back", source="foundation", target="fan"),
    ),
    goal=AllOnFoundations(),
)
