"""Records of games that are won by following the hints."""

from functools import cache
from pathlib import Path

from patience import Game, Record, apply, deal
from patience.record import parse_record
from patience.rules import is_won
from playing import find
from tabletop.advice import hints

# A deal of each game that the first hint of every position wins; of Easthaven with both variants.
DEALS = {
    "windmill": 3,
    "easthaven+any-card-in-gap+partial-runs": 553,
    "westcliff": 12,
    "eagle-wing": 3,
    "klondike": 16,
}
WILLOW = Path(__file__).parents[1] / "data/won_willow.txt"  # found by search: the hints alone do not win it


@cache
def won_record(name: str) -> Record:
    """Gives the record of a won game."""
    if name == "willow":
        return parse_record(WILLOW.read_text("utf-8"))
    way = next((way for way in DEALS if way.split("+")[0] == name), None)
    assert way, f"{name} has no won deal; expected a number in DEALS that by_hints() wins"
    record = by_hints(find(way), DEALS[way])
    assert record, f"following the hints no longer wins deal {DEALS[way]} of {way}; expected another number in DEALS"
    return record


def by_hints(game: Game, number: int, longest: int = 400) -> Record | None:
    """Follows the first hint from deal to win, or gives None where that does not lead there."""
    states, moves = [deal(game, number)], []
    while not is_won(game, states[-1]):
        found = hints(game, states[-40:])
        if not found or len(moves) == longest:
            return None
        moves.append(found[0].move)
        states.append(apply(game, states[-1], moves[-1]))
    return Record(game, number, tuple(moves))
