"""Playing: the moves on offer, making a move, and what it forces."""

from collections.abc import Iterator
from typing import NamedTuple

from patience.cards import Card
from patience.definition.game import Game
from patience.definition.groups import Flip, Group
from patience.playing.carrying import carried, laid
from patience.playing.judging import judge, judge_known
from patience.playing.piles import taken_by
from patience.refusals import IllegalMove
from patience.state import Move, PileId, State


class Fill(NamedTuple):
    """A gap is filled by the rules, without choice."""

    source: PileId
    target: PileId


class TurnUp(NamedTuple):
    """A face-down card is turned up by the rules."""

    pile: PileId


Forced = Fill | TurnUp


def legal_moves(game: Game, state: State) -> Iterator[Move]:
    """Yields every legal move, in the order of the game's list of moves."""
    for move in _candidates(game, state):
        if judge_known(game, state, move) is None:
            yield move


def apply(game: Game, state: State, move: Move) -> State:
    """Makes a move, and with it every flip and fill that it forces.

    Raises:
        IllegalMove: the rules refuse the move.
    """
    return carry_out(game, state, move)[0]


def carry_out(game: Game, state: State, move: Move) -> tuple[State, tuple[Forced, ...]]:
    """Makes a move and tells what it forced, in order.

    Raises:
        IllegalMove: the rules refuse the move.
    """
    if reason := judge(game, state, move):
        raise IllegalMove(reason)
    return _made(game, state, move)


def next_positions(game: Game, state: State) -> Iterator[State]:
    """Yields the position after each legal move."""
    for move in legal_moves(game, state):
        yield _made(game, state, move)[0]


def _made(game: Game, state: State, move: Move) -> tuple[State, tuple[Forced, ...]]:
    """Makes a move that was found legal."""
    made = game.action[move.source.group, move.target.group].made(game, state, move)
    after, forced = settle(game, made, (move.source,))
    for rule in game.rules:
        after = rule.remember(game, after, move)
    return after, forced


def settle(game: Game, state: State, piles: tuple[PileId, ...]) -> tuple[State, tuple[Forced, ...]]:
    """Does what the rules force on these piles: turn a card up, fill a gap."""
    forced: list[Forced] = []
    waiting = list(piles)
    while waiting:
        pile = waiting.pop(0)
        if event := _forced_on(game, state, pile):
            forced.append(event)
            state = _happened(game, state, event)
            if isinstance(event, Fill):
                waiting.append(event.source)
    return state, tuple(forced)


def _forced_on(game: Game, state: State, name: PileId) -> Forced | None:
    pile, group = game.pile(state, name), game.group[name.group]
    if not pile.cards:
        sources = (source for group_name in group.filled_from for source in game.piles_in(group_name))
        source = next((source for source in sources if game.pile(state, source).cards), None)
        return Fill(source, name) if source else None
    if pile.face_down < len(pile.cards) or group.flips is Flip.NEVER:
        return None
    return TurnUp(name) if group.flips is Flip.TOP or len(pile.cards) == 1 else None


def _happened(game: Game, state: State, event: Forced) -> State:
    match event:
        case Fill(source, target):
            return carried(game, state, Move(source, target))
        case TurnUp(name):
            pile = game.pile(state, name)
            return laid(game, state, {name: pile._replace(face_down=len(pile.cards) - 1)})


def _candidates(game: Game, state: State) -> Iterator[Move]:
    """Yields the moves that might be legal; whether they are, `judge` says."""
    takers = {group.name: _takers(game, state, group) for group in game.targets}
    for action in game.moves:
        yield from action.candidates(game, state, takers)


def _takers(game: Game, state: State, group: Group) -> list[tuple[PileId, frozenset[Card]]]:
    piles = state.piles
    return [
        (name, taken) for name, place in game.seats[group.name] if (taken := taken_by(game, state, group, piles[place]))
    ]
