"""Cards on their way: positions in which some piles have changed."""

from patience.definition.game import Game
from patience.state import Move, Pile, PileId, State


def laid(game: Game, state: State, changed: dict[PileId, Pile]) -> State:
    """Gives the position in which these piles have changed."""
    piles = list(state.piles)
    for name, pile in changed.items():
        piles[game.index[name]] = pile
    return State(tuple(piles), state.passes, state.notes)


def carried(game: Game, state: State, move: Move) -> State:
    """Lifts the top cards of a pile and lays them on another, in the same order."""
    source, target = game.pile(state, move.source), game.pile(state, move.target)
    cards = source.cards[-move.count :]
    return laid(game, state, {move.source: source.lifted(move.count), move.target: target.topped(cards)})
