"""The one place where legality is decided."""

from patience.definition.game import Game
from patience.definition.groups import Group, Kind
from patience.refusals import (
    CardIsFaceDown,
    DealARow,
    FillsItself,
    GameIsWon,
    Illegal,
    NoSuchPile,
    NotFromThere,
    NothingThere,
    OneCardAtATime,
    PileIsFull,
    SamePile,
    StaysOnFoundation,
    StaysThere,
    StockTakesNothing,
    TakesNothing,
    TurnFirst,
    WasteTakesNothing,
)
from patience.state import Move, PileId, State


def judge(game: Game, state: State, move: Move) -> Illegal | None:
    """Says why a move is against the rules, or None when it is legal."""
    if move.source not in game.index or move.target not in game.named:
        return NoSuchPile()
    return judge_known(game, state, move)


def judge_known(game: Game, state: State, move: Move) -> Illegal | None:
    """Judges a move between piles that are known to exist."""
    if game.goal.reached(game, state):
        return GameIsWon()
    if move.source == move.target:
        return SamePile()
    action = game.action.get((move.source.group, move.target.group))
    reason = _no_such_move(game, state, move) if action is None else action.judge(game, state, move)
    if reason:
        return reason
    for rule in game.rules:
        if reason := rule.judge(game, state, move):
            return reason
    return None


def judge_lift(game: Game, state: State, source: PileId, count: int) -> Illegal | None:
    """Says why cards may not be taken up at all, wherever they are to go, or None when they may."""
    if source not in game.index:
        return NoSuchPile()
    if is_won(game, state):
        return GameIsWon()
    ways = [action for action in game.moves if action.places and action.source == source.group]
    move = Move(source, source, count)
    if not ways:
        return _no_such_move(game, state, move)
    reasons = [action.judge_lift(game, state, move) for action in ways]
    if None in reasons:
        return None
    return next((reason for reason in reasons if not isinstance(reason, OneCardAtATime)), reasons[-1])


def is_won(game: Game, state: State) -> bool:
    """Tells whether the goal of the game is reached."""
    return game.goal.reached(game, state)


def _no_such_move(game: Game, state: State, move: Move) -> Illegal:
    source, target = game.group[move.source.group], game.group.get(move.target.group)
    pile = game.pile(state, move.source)
    if target is None:
        return DealARow()
    if not pile.cards:
        return NothingThere(pile=move.source)
    if source.kind is Kind.STOCK:
        return _how_the_stock_leaves(game)
    if target.kind is Kind.STOCK:
        return StockTakesNothing()
    if source.name in game.lasting:
        return _stays(source, move)
    if target.kind is Kind.WASTE:
        return WasteTakesNothing()
    if pile.face_down == len(pile.cards):
        return CardIsFaceDown(pile=move.source)
    if source.kind is Kind.FOUNDATION:
        return NotFromThere(source=move.source, target=move.target, rule=StaysOnFoundation.rule)
    if len(game.pile(state, move.target).cards) == target.capacity and target in game.targets:
        return PileIsFull(pile=move.target)
    if _fills_itself(game, state, target):
        return FillsItself(target=move.target)
    if target not in game.targets:
        return TakesNothing(pile=move.target)
    return NotFromThere(source=move.source, target=move.target)


def _how_the_stock_leaves(game: Game) -> Illegal:
    deals_rows = any(action.target not in game.group for action in game.moves)
    return DealARow() if deals_rows else TurnFirst()


def _stays(source: Group, move: Move) -> Illegal:
    return (StaysOnFoundation if source.kind is Kind.FOUNDATION else StaysThere)(pile=move.source)


def _fills_itself(game: Game, state: State, group: Group) -> bool:
    return any(game.pile(state, pile).cards for name in group.filled_from for pile in game.piles_in(name))
