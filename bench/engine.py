"""How fast the engine plays: positions a second, each with its legal moves and one move made."""

import json
from statistics import median
from time import process_time

from patience import GAMES, Game, State, apply, deal, legal_moves
from patience.definition.shuffle import split_mix

RUNS = 5
DEALS = 40  # in each run
LONGEST = 150  # moves of a deal


def measure() -> dict[str, float]:
    """Gives positions a second of processor time for each game, the median of five runs of random play."""
    return {name: round(median(_speed(game) for _ in range(RUNS))) for name, game in GAMES.items()}


def _speed(game: Game) -> float:
    starts = [deal(game, number) for number in range(1, DEALS + 1)]
    began = process_time()
    positions = sum(_play(game, state, number) for number, state in enumerate(starts, 1))
    return positions / (process_time() - began)


def _play(game: Game, state: State, number: int) -> int:
    """Plays at random as the number says and tells how many positions were seen."""
    words = split_mix(number)
    for seen in range(1, LONGEST + 1):
        moves = list(legal_moves(game, state))
        if not moves:
            return seen
        state = apply(game, state, moves[next(words) % len(moves)])
    return LONGEST


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
