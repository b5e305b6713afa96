"""Every reason that a game can give, found by random play and by set-ups that random play seldom meets."""

from collections.abc import Iterator
from functools import cache

from patience import Game, Illegal, Move, State, judge
from patience.record import parse_example, write_game
from playing import every_move, random_play

DEALS = range(1, 4)
LOOKED_AT = 4  # positions of each walk

CORNERS = "corner 1: … AC\ncorner 2: … AS\ncorner 3: … AH\ncorner 4: … AD\n"
ACES = "corner 1: … KC\ncorner 2: … KS\ncorner 3: … KH\ncorner 4: … KD\n"
ALMOST = "foundation 2: … KH\nfoundation 3: … KD\nfoundation 4: … QC\n"
WON = "foundation 1: … KS\nfoundation 2: … KH\nfoundation 3: … KD\nfoundation 4: … KC\n"
COLUMNS_ALMOST = f"foundation 1: … KS\n{ALMOST}column 1: KC\n"
GAP = "column 3:\ncolumn 1: ? ? KC\ncolumn 2: ? ? QC\n"
CLOSED = "foundation 1: … KS\nfoundation 2: … KH\nfoundation 3: … KD\nfan 1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n"
WINGS = "trunk:\nfoundation 1: 9D\nwing 1:\nwing 2: 5S\nwing 3: 4S\nwaste: KC\n"

# One move before the win, and what random play seldom comes to; a game is any choice of its variants.
SETUPS = {
    "windmill": [f"centre: … KS … KH … KD … QC\n{CORNERS}sail 1: KC\n", "centre: … QS\nsail 1: KS\ncorner 1: KH\n"],
    "easthaven": [WON, COLUMNS_ALMOST, GAP],
    "westcliff": [WON, COLUMNS_ALMOST, GAP],
    "klondike": [WON, COLUMNS_ALMOST, GAP],
    "willow": [WON, COLUMNS_ALMOST, CLOSED],
    "eagle-wing": [f"foundation 1: AS … KS\n{ALMOST}wing 1: KC\n", WINGS, "trunk: TD\nfoundation 1: 9D\n"],
}
OF_VARIANTS = {
    "windmill+reversed": [
        f"centre: … AS … AH … AD … 2C\n{ACES}sail 1: AC\n",
        "centre: … 2S\nsail 1: AH\ncorner 1: AC\n",
    ],
    "eagle-wing+build-on-wings": [*SETUPS["eagle-wing"], "foundation 1: 9D\nwing 1: 5S 4S 3S\nwing 2: 2S\n"],
}


@cache
def refusals(game: Game) -> list[tuple[State, Move, Illegal]]:
    """Gives refused moves with their reasons, from many positions."""
    moves = ((state, move) for state in positions(game) for move in every_move(game, state))
    return [(state, move, reason) for state, move in moves if (reason := judge(game, state, move))]


def walks(game: Game) -> Iterator[list[State]]:
    """Yields the positions of set-ups, and of deals played at random to their ends."""
    name = write_game(game)
    for setup in OF_VARIANTS.get(name, SETUPS[game.id]):
        start = parse_example(f"game: {name}\n{setup}").record().first()
        yield [state for state, _ in random_play(game, 1, 12, start)]
    for number in DEALS:
        yield [state for state, _ in random_play(game, number, 400)]


def positions(game: Game) -> Iterator[State]:
    """Yields some positions of each walk, the first and the last among them."""
    for walk in walks(game):
        yield from walk[:: max(1, len(walk) // LOOKED_AT)]
        yield walk[-1]


def table(game: Game) -> str:
    """Lists the reasons that a game gives, each with the rule that it names."""
    return "".join(f"{line}\n" for line in sorted({f"{why.name} {why.anchor}" for _, _, why in refusals(game)}))
