"""What might be done next: hints, cards that nobody will miss, and the way to the end."""

from collections.abc import Iterator, Sequence
from enum import IntEnum, auto
from typing import NamedTuple

from patience import Card, Game, Move, State, apply, legal_moves
from patience.definition.groups import Kind
from patience.playing.judging import is_won
from patience.playing.moving import TurnUp, carry_out
from patience.playing.piles import opening_rank

LONGEST_WAY = 500  # moves; a finish needs at most a few passes through the stock


class Use(IntEnum):
    """What a move is good for, the best first."""

    PLAYS_OFF = auto()
    TURNS_UP = auto()
    EMPTIES = auto()
    BRINGS_IN = auto()
    MAKES_WAY = auto()
    BORROWS = auto()
    STOCK = auto()
    CHANGES = auto()


class Hint(NamedTuple):
    """A legal move and what it is good for."""

    use: Use
    move: Move


def hints(game: Game, positions: Sequence[State]) -> list[Hint]:
    """Lists moves worth trying, the best first; none leads back to a position that was there before."""
    state, seen = positions[-1], frozenset(positions)
    found = [
        Hint(_use(game, state, move), move)
        for move in legal_moves(game, state)
        if not _shifts_a_gap(game, state, move) and apply(game, state, move) not in seen
    ]
    found = [hint for hint in found if hint.use is not Use.CHANGES or not _takes_back(game, hint.move)]
    return sorted(_without_twins(game, state, found), key=lambda hint: hint.use)


def _use(game: Game, state: State, move: Move) -> Use:
    use = _at_once(game, state, move)
    return Use.MAKES_WAY if use is Use.CHANGES and _makes_way(game, state, move) else use


def _at_once(game: Game, state: State, move: Move) -> Use:
    """Tells what a move is good for by itself."""
    if not game.action[move.source.group, move.target.group].places:
        return Use.STOCK
    source, target = game.group[move.source.group].kind, game.group[move.target.group].kind
    if source is Kind.FOUNDATION:
        return Use.BORROWS if target is Kind.FOUNDATION else Use.CHANGES
    after, forced = carry_out(game, state, move)
    if game.goal.progress(game, after) > game.goal.progress(game, state):
        return Use.PLAYS_OFF
    if any(isinstance(event, TurnUp) for event in forced):
        return Use.TURNS_UP
    if source in (Kind.WASTE, Kind.STOCK):
        return Use.BRINGS_IN
    return Use.CHANGES if game.pile(after, move.source).cards else Use.EMPTIES


def _makes_way(game: Game, state: State, move: Move) -> bool:
    before = set(legal_moves(game, state))
    after = apply(game, state, move)
    new = (other for other in legal_moves(game, after) if other not in before)
    if _takes_back(game, move):  # that the card may go up again is no use
        new = (other for other in new if other.source != move.target)
    return any(_at_once(game, after, other) <= Use.EMPTIES for other in new)


def _takes_back(game: Game, move: Move) -> bool:
    """Tells whether a move takes a card off a foundation, and not for another one."""
    on_foundation = game.group[move.source.group].kind is Kind.FOUNDATION
    return on_foundation and game.group[move.target.group].kind is not Kind.FOUNDATION


def _shifts_a_gap(game: Game, state: State, move: Move) -> bool:
    """Tells whether a pile moves as a whole to an empty place of its own kind, which changes nothing."""
    whole = len(game.pile(state, move.source).cards) == move.count
    return whole and move.source.group == move.target.group and not game.pile(state, move.target).cards


def _without_twins(game: Game, state: State, found: list[Hint]) -> Iterator[Hint]:
    """Keeps one of several empty places that would take the same cards."""
    known = set()
    for hint in found:
        empty = hint.move.target in game.index and not game.pile(state, hint.move.target).cards
        key = (hint.move.source, hint.move.count, hint.move.target.group if empty else hint.move.target)
        if key not in known:
            known.add(key)
            yield hint


def _one_goal(game: Game) -> bool:
    """Tells whether the foundations do not compete for cards, as those of different groups do."""
    return sum(group.kind is Kind.FOUNDATION for group in game.groups) == 1


def safe_move(game: Game, state: State) -> Move | None:
    """Finds a card for the foundations that no other card can need as a place to lie on."""
    if not _one_goal(game):
        return None
    played = {card for place, _ in game.foundations for card in state.piles[place].cards}
    for move in _to_foundations(game, state):
        if not _needed_by(game, state, game.pile(state, move.source).cards[-1]) - played:
            return move
    return None


def _needed_by(game: Game, state: State, card: Card) -> set[Card]:
    """Gives the cards that may lie on this one, but for those that open a foundation and need no place."""
    builds = [group.build for group in game.groups if group.build and group.kind in (Kind.TABLEAU, Kind.RESERVE)]
    opening = {opening_rank(game, state, group) for group in game.groups if group.kind is Kind.FOUNDATION}
    return {other for build in builds for other in build.fits[card] if other.rank not in opening}


def _to_foundations(game: Game, state: State) -> Iterator[Move]:
    for move in legal_moves(game, state):
        if move.target in game.index and game.group[move.target.group].kind is Kind.FOUNDATION:
            yield move


def way_to_the_end(game: Game, state: State) -> tuple[Move, ...] | None:
    """Plays to the foundations, with the stock where need be; gives the moves if that wins the game."""
    if not _one_goal(game) or is_won(game, state) or _hides_cards(game, state):
        return None
    way: list[Move] = []
    idle = 0
    while not is_won(game, state) and len(way) < LONGEST_WAY and idle <= _stock_size(game, state) + 1:
        move = next(_to_foundations(game, state), None)
        idle = 0 if move else idle + 1
        if (move := move or _from_stock(game, state)) is None:
            return None
        state = apply(game, state, move)
        way.append(move)
    return tuple(way) if is_won(game, state) else None


def _hides_cards(game: Game, state: State) -> bool:
    hidden = (pile.face_down for name, pile in zip(game.piles, state.piles, strict=True) if name.group != "stock")
    return any(hidden)


def _stock_size(game: Game, state: State) -> int:
    kinds = (Kind.STOCK, Kind.WASTE)
    return sum(
        len(pile.cards)
        for name, pile in zip(game.piles, state.piles, strict=True)
        if game.group[name.group].kind in kinds
    )


def _from_stock(game: Game, state: State) -> Move | None:
    turns = (
        move
        for move in legal_moves(game, state)
        if not game.action[move.source.group, move.target.group].places and move.target.group in game.group
    )
    return next(turns, None)
