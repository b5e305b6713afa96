"""Playing: the moves on offer, making a move, and what it forces."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from patience.cards import Card
from patience.game import Flip, Game, Group, Place, Redeal, Row, Turn, Unit
from patience.refusals import IllegalMove
from patience.rules import judge, taken_by
from patience.state import Move, Pile, PileId, State


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
        if judge(game, state, move) is None:
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
    after, forced = settle(game, _moved(game, state, move), (move.source,))
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
            return _carried(game, state, Move(source, target))
        case TurnUp(name):
            pile = game.pile(state, name)
            return _with(game, state, {name: pile._replace(face_down=len(pile.cards) - 1)})


def _moved(game: Game, state: State, move: Move) -> State:
    match game.action[move.source.group, move.target.group]:
        case Place():
            return _carried(game, state, move)
        case Turn(cards=cards):
            return _turned(game, state, move, cards)
        case Row(onto=onto):
            return _row_dealt(game, state, move.source, onto)
        case Redeal():
            return _redealt(game, state, move)


def _carried(game: Game, state: State, move: Move) -> State:
    source, target = game.pile(state, move.source), game.pile(state, move.target)
    cards = source.cards[-move.count :]
    return _with(game, state, {move.source: source.lifted(move.count), move.target: target.topped(cards)})


def _turned(game: Game, state: State, move: Move, count: int) -> State:
    stock, waste = game.pile(state, move.source), game.pile(state, move.target)
    turned = stock.cards[: -count - 1 : -1]  # one by one: the last one turned is the top card
    return _with(game, state, {move.source: stock.lifted(len(turned)), move.target: waste.topped(turned)})


def _row_dealt(game: Game, state: State, source: PileId, onto: str) -> State:
    stock = game.pile(state, source)
    row = list(zip(game.piles_in(onto), reversed(stock.cards), strict=False))
    changed = {name: game.pile(state, name).topped((card,)) for name, card in row}
    return _with(game, state, {source: stock.lifted(len(row)), **changed})


def _redealt(game: Game, state: State, move: Move) -> State:
    cards = game.pile(state, move.source).cards[::-1]
    piles = {move.source: Pile(), move.target: Pile(cards, face_down=len(cards))}
    return _with(game, state, piles)._replace(passes=state.passes + 1)


def _with(game: Game, state: State, changed: dict[PileId, Pile]) -> State:
    piles = list(state.piles)
    for name, pile in changed.items():
        piles[game.index[name]] = pile
    return State(tuple(piles), state.passes, state.notes)


_Takers = list[tuple[PileId, frozenset[Card]]]  # piles that take cards, each with the cards it takes


def _takers(game: Game, state: State, group: Group) -> _Takers:
    piles = state.piles
    return [
        (name, taken) for name, place in game.seats[group.name] if (taken := taken_by(game, state, group, piles[place]))
    ]


def _candidates(game: Game, state: State) -> Iterator[Move]:
    """Yields the moves whose lowest card fits the target; whether they are legal, `judge` says."""
    takers = {group.name: _takers(game, state, group) for group in game.targets}
    for action in game.moves:
        match action:
            case Place():
                yield from _placings(game, state, action, takers[action.target])
            case Turn() | Row() | Redeal():
                yield Move(PileId(action.source), PileId(action.target))


def _placings(game: Game, state: State, action: Place, takers: _Takers) -> Iterator[Move]:
    if not takers:
        return
    group, piles = game.group[action.source], state.piles
    for source, place in game.seats[action.source]:
        cards = piles[place].cards
        if not cards:
            continue
        for count in _counts(group, piles[place]) if action.runs else _ONE:
            card = cards[-count]
            for target, taken in takers:
                if card in taken and target != source:
                    yield Move(source, target, count)


def _counts(group: Group, pile: Pile) -> Sequence[int]:
    """Gives the numbers of cards that could be lifted together from a pile."""
    if group.unit is Unit.PART_RUN and group.build:
        return range(1, group.build.run_length(pile.face_up) + 1)
    face_up = len(pile.cards) - pile.face_down
    return (1, face_up) if face_up > 1 else _ONE


_ONE = (1,)
