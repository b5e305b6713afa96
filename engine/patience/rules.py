"""The one place where legality is decided."""

from patience.build import Build, Match
from patience.cards import ALL_CARDS, Card, Rank
from patience.game import Action, Game, Gap, Group, Kind, Onto, Place, Redeal, Row, Turn, Unit
from patience.refusals import (
    BaseStays,
    CardIsFaceDown,
    DealARow,
    FillsItself,
    GameIsWon,
    GapNeeds,
    Illegal,
    NoPassLeft,
    NotASequence,
    NotFromThere,
    NothingFollows,
    NothingThere,
    OneCardAtATime,
    OneCardOrAll,
    PileIsClosed,
    PileIsComplete,
    PileIsFull,
    SamePile,
    StaysOnFoundation,
    StockIsEmpty,
    StockNotEmpty,
    StockTakesNothing,
    TurnFirst,
    WasteTakesNothing,
    WrongColour,
    WrongRank,
    WrongSuit,
)
from patience.state import Move, Pile, PileId, State


def judge(game: Game, state: State, move: Move) -> Illegal | None:
    """Says why a move is against the rules, or None when it is legal."""
    if is_won(game, state):
        return GameIsWon()
    if move.source == move.target:
        return SamePile()
    action = game.action.get((move.source.group, move.target.group))
    reason = _no_such_move(game, state, move) if action is None else _judge_action(game, state, move, action)
    if reason:
        return reason
    for rule in game.rules:
        if reason := rule.judge(game, state, move):
            return reason
    return None


def judge_lift(game: Game, state: State, source: PileId, count: int) -> Illegal | None:
    """Says why cards may not be taken up at all, wherever they are to go, or None when they may."""
    if is_won(game, state):
        return GameIsWon()
    ways = [action for action in game.moves if isinstance(action, Place) and action.source == source.group]
    move = Move(source, source, count)
    if not ways:
        return _no_such_move(game, state, move)
    ways.sort(key=lambda action: action.runs)  # the last word is with a way that takes several cards
    reasons = [_lifting(game, state, move, action) for action in ways]
    return None if None in reasons else reasons[-1]


def is_won(game: Game, state: State) -> bool:
    """Tells whether every foundation is complete."""
    for place, capacity in game.foundations:  # noqa: SIM110 - judge asks this before every move
        if len(state.piles[place].cards) != capacity:
            return False
    return True


def base_rank(game: Game, state: State) -> Rank | None:
    """Tells the rank at the bottom of the foundations, or None while all are empty."""
    for place, _ in game.foundations:
        if cards := state.piles[place].cards:
            return cards[0].rank
    return None


def opening_rank(game: Game, state: State, group: Group) -> Rank | None:
    """Tells the only rank that an empty pile of the group takes, or None when it is not one rank."""
    match group.gap:
        case Gap.ACE:
            return Rank.ACE
        case Gap.KING:
            return Rank.KING
        case Gap.BASE_RANK:
            return base_rank(game, state)
        case Gap.ANY | Gap.NOTHING:
            return None


def taken_by(game: Game, state: State, group: Group, pile: Pile) -> frozenset[Card]:
    """Gives the cards that a pile accepts by its own build or, when empty, by its group's gap."""
    if pile.cards:
        return group.build.fits[pile.cards[-1]] if group.build else _NO_CARDS
    match group.gap:
        case Gap.ANY:
            return _EVERY_CARD
        case Gap.NOTHING:
            return _NO_CARDS
        case Gap.ACE | Gap.KING | Gap.BASE_RANK:
            return _OF_RANK.get(opening_rank(game, state, group), _NO_CARDS)


_NO_CARDS: frozenset[Card] = frozenset()
_EVERY_CARD = frozenset(ALL_CARDS)
_OF_RANK: dict[Rank | None, frozenset[Card]] = {
    rank: frozenset(card for card in ALL_CARDS if card.rank is rank) for rank in Rank
}


def _judge_action(game: Game, state: State, move: Move, action: Action) -> Illegal | None:
    match action:
        case Place():
            return _lifting(game, state, move, action) or _landing(game, state, move, action)
        case Turn() | Row() | Redeal() if move.count != 1:
            return OneCardAtATime(rule=action.id)
        case Turn() | Row():
            return None if game.pile(state, move.source).cards else StockIsEmpty(rule=action.id)
        case Redeal():
            return _redeal(game, state, move, action)


def _redeal(game: Game, state: State, move: Move, action: Redeal) -> Illegal | None:
    if game.pile(state, move.target).cards:
        return StockNotEmpty(rule=action.id)
    if not game.pile(state, move.source).cards:
        return NothingThere(pile=move.source, rule=action.id)
    if action.passes is not None and state.passes >= action.passes:
        return NoPassLeft(passes=action.passes, rule=action.id)
    return None


def _lifting(game: Game, state: State, move: Move, action: Place) -> Illegal | None:
    group, pile = game.group[move.source.group], game.pile(state, move.source)
    if not pile.cards:
        return NothingThere(pile=move.source)
    if move.count != 1:
        return _unit(group, pile, move, action)
    if pile.face_down == len(pile.cards) and group.kind is not Kind.STOCK:
        return CardIsFaceDown(pile=move.source)
    if group.keeps_base and len(pile.cards) == 1:
        return BaseStays(card=pile.cards[0])
    return None


def _unit(group: Group, pile: Pile, move: Move, action: Place) -> Illegal | None:
    if move.count < 1 or group.unit is Unit.TOP:
        return OneCardAtATime()
    if not action.runs:
        return OneCardAtATime(rule=action.id)
    if move.count > len(pile.cards):
        return NothingThere(pile=move.source)
    face_up = pile.face_up
    if move.count > len(face_up):
        return CardIsFaceDown(pile=move.source)
    if group.unit is Unit.WHOLE_FACE_UP and move.count != len(face_up):
        return OneCardOrAll(face_up=len(face_up))
    if group.build and group.build.run_length(face_up) < move.count:
        return NotASequence()
    return None


def _landing(game: Game, state: State, move: Move, action: Place) -> Illegal | None:
    group, pile = game.group[move.target.group], game.pile(state, move.target)
    card = game.pile(state, move.source).cards[-move.count]
    if group.capacity is not None and len(pile.cards) + move.count > group.capacity:
        return _no_room(group, move, action)
    if action.onto is (Onto.GAPS if pile.cards else Onto.CARDS):
        return NotFromThere(source=move.source, target=move.target, rule=action.id)
    if card in taken_by(game, state, group, pile):
        return None
    if pile.cards:
        return _misfit(group.build, pile.cards[-1], card, action.id, move)
    if (needed := opening_rank(game, state, group)) is not None:
        return GapNeeds(pile=move.target, needed=needed)
    return PileIsClosed(pile=move.target)


def _no_room(group: Group, move: Move, action: Place) -> Illegal:
    if group.kind is Kind.FOUNDATION:
        return PileIsComplete(pile=move.target)
    return PileIsFull(pile=move.target, rule=action.id) if group.build else PileIsFull(pile=move.target)


def _misfit(build: Build | None, below: Card, card: Card, rule: str, move: Move) -> Illegal:
    if build is None:
        return PileIsFull(pile=move.target)
    needed = build.next_rank(below)
    if needed is None:
        return NothingFollows(below=below, rule=rule)
    if needed is not card.rank:
        return WrongRank(below=below, needed=needed, card=card, rule=rule)
    if build.match in (Match.SAME_COLOUR, Match.ALTERNATE_COLOURS):
        return WrongColour(below=below, card=card, rule=rule)
    return WrongSuit(below=below, card=card, rule=rule)


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
    if target.kind is Kind.WASTE:
        return WasteTakesNothing()
    if pile.face_down == len(pile.cards):
        return CardIsFaceDown(pile=move.source)
    if source.kind is Kind.FOUNDATION:
        return _not_from_a_foundation(game, move)
    if _fills_itself(game, state, target):
        return FillsItself(target=move.target)
    return NotFromThere(source=move.source, target=move.target)


def _how_the_stock_leaves(game: Game) -> Illegal:
    deals_rows = any(isinstance(action, Row) for action in game.moves)
    return DealARow() if deals_rows else TurnFirst()


def _not_from_a_foundation(game: Game, move: Move) -> Illegal:
    stays = StaysOnFoundation(pile=move.source)
    if any(action.source == move.source.group for action in game.moves):
        return NotFromThere(source=move.source, target=move.target, rule=stays.rule)
    return stays


def _fills_itself(game: Game, state: State, group: Group) -> bool:
    return any(game.pile(state, pile).cards for name in group.filled_from for pile in game.piles_in(name))
