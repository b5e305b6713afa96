"""Every reason that a game can give, found by random play and by set-ups that random play seldom meets."""

from collections.abc import Iterator
from functools import cache

from game_folder import setups
from patience import Game, Illegal, Move, State, judge
from patience.text.record import parse_example, write_game
from playing import every_move, random_play

DEALS = range(1, 4)
LOOKED_AT = 4  # positions of each walk


@cache
def refusals(game: Game) -> list[tuple[State, Move, Illegal]]:
    """Gives refused moves with their reasons, from many positions."""
    moves = ((state, move) for state in positions(game) for move in every_move(game, state))
    return [(state, move, reason) for state, move in moves if (reason := judge(game, state, move))]


def walks(game: Game) -> Iterator[list[State]]:
    """Yields the positions of set-ups, and of deals played at random to their ends."""
    name = write_game(game)
    for setup in setups(game):
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
