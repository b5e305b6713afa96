"""How a game stands: won, lost for certain, or open."""

from collections.abc import Hashable
from enum import Enum

from patience.definition.game import Game
from patience.definition.groups import Kind
from patience.playing.judging import is_won
from patience.playing.moving import legal_moves, next_positions
from patience.state import Move, State

CIRCLES_BOUND = (
    200  # positions looked at before nothing is claimed; of 43 closed circles that were found, 42 had at most 144
)


class Outcome(Enum):
    """How a game stands."""

    WON = "won"
    STUCK = "stuck"  # no legal move
    CIRCLES = "circles"  # moves are left, but none of them leads anywhere
    OPEN = "open"


def outcome(game: Game, state: State) -> Outcome:
    """Tells how a game stands; lost is only said when it is proven (A26)."""
    seen = at_sight(game, state)
    return seen or (Outcome.CIRCLES if _only_circles(game, state) else Outcome.OPEN)


def at_sight(game: Game, state: State) -> Outcome | None:
    """Tells how a game stands as far as the moves on offer show it; None where only a search could tell."""
    if is_won(game, state):
        return Outcome.WON
    moves = list(legal_moves(game, state))
    if not moves:
        return Outcome.STUCK
    return Outcome.OPEN if any(not _can_be_taken_back(game, move) for move in moves) else None


def _can_be_taken_back(game: Game, move: Move) -> bool:
    """Tells whether a move neither deals nor feeds a foundation, so that it may be one of a circle."""
    action = game.action[move.source.group, move.target.group]
    return action.places and game.group[action.target].kind in (Kind.TABLEAU, Kind.RESERVE)


def _only_circles(game: Game, start: State) -> bool:
    """Tells whether every position reachable from here is known and none is further than this one."""
    so_far = _progress(game, start)
    seen, found = {_pattern(game, start)}, [start]
    for state in found:  # grows while it is walked through
        for after in next_positions(game, state):
            pattern = _pattern(game, after)
            if pattern in seen:
                continue
            if len(seen) == CIRCLES_BOUND or _is_further(_progress(game, after), so_far):
                return False
            seen.add(pattern)
            found.append(after)
    return True


def _pattern(game: Game, state: State) -> Hashable:
    """What positions share that differ only in which pile of a group lies where: they lead equally far."""
    if state.notes:  # they may name a pile
        return state
    piles = state.piles
    return tuple([frozenset([piles[place] for _, place in seats]) for seats in game.seats.values()])


Progress = tuple[int, int, int]


def _is_further(now: Progress, then: Progress) -> bool:
    return any(more > less for more, less in zip(now, then, strict=True))


def _progress(game: Game, state: State) -> Progress:
    """Cards that are where they have to get, cards no longer face down, stock passes."""
    face_down = sum(pile.face_down for pile in state.piles)
    return game.goal.progress(game, state), -face_down, state.passes
