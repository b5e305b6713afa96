"""Rules that need history or the whole layout."""

from dataclasses import dataclass

from patience.game import Game, Row
from patience.refusals import BorrowedTwice, FoundationsOpenFirst, Illegal, KingsFillGapsFirst
from patience.rules import judge, opening_rank
from patience.state import Move, Note, PileId, State

BORROWED = Note("borrowed")


def _reopened(pile: PileId) -> Note:
    return Note("reopened", pile)


@dataclass(frozen=True)
class NoSecondBorrow:
    """After a borrowed card, the next card on the borrower comes from elsewhere (A5)."""

    lender: str
    borrower: str

    def notes(self, _game: Game) -> frozenset[Note]:
        return frozenset({BORROWED})

    def judge(self, _game: Game, state: State, move: Move) -> Illegal | None:
        borrows = move.source.group == self.lender and move.target.group == self.borrower
        return BorrowedTwice() if borrows and BORROWED in state.notes else None

    def remember(self, _game: Game, state: State, move: Move) -> State:
        if move.target.group != self.borrower:
            return state
        if move.source.group == self.lender:
            return state._replace(notes=state.notes | {BORROWED})
        return state._replace(notes=state.notes - {BORROWED})


@dataclass(frozen=True)
class FoundationsFirst:
    """While a pile of `group` was never started, its opening rank may not go to `barred` (A3, A6)."""

    group: str
    barred: str

    def notes(self, game: Game) -> frozenset[Note]:
        return frozenset(_reopened(pile) for pile in game.piles_in(self.group))

    def judge(self, game: Game, state: State, move: Move) -> Illegal | None:
        if move.target.group != self.barred:
            return None
        card = game.pile(state, move.source).cards[-1]
        if card.rank is not opening_rank(game, state, game.group[self.group]):
            return None
        waits = any(self._never_started(game, state, pile) for pile in game.piles_in(self.group))
        return FoundationsOpenFirst(card=card) if waits else None

    def remember(self, game: Game, state: State, move: Move) -> State:
        if move.source.group != self.group or game.pile(state, move.source).cards:
            return state
        return state._replace(notes=state.notes | {_reopened(move.source)})

    def _never_started(self, game: Game, state: State, pile: PileId) -> bool:
        return not game.pile(state, pile).cards and _reopened(pile) not in state.notes


@dataclass(frozen=True)
class KingsFillGapsBeforeARow:
    """No row is dealt while a King could move into an empty column (A10, A11)."""

    group: str = "column"

    def notes(self, _game: Game) -> frozenset[Note]:
        return frozenset()

    def judge(self, game: Game, state: State, move: Move) -> Illegal | None:
        action = game.action[move.source.group, move.target.group]
        if not isinstance(action, Row):
            return None
        columns = game.piles_in(self.group)
        gap = next((pile for pile in columns if not game.pile(state, pile).cards), None)
        if gap is None:
            return None
        king = next((pile for pile in columns if self._fills(game, state, pile, gap)), None)
        return KingsFillGapsFirst(king=king, gap=gap) if king else None

    def remember(self, _game: Game, state: State, _move: Move) -> State:
        return state

    def _fills(self, game: Game, state: State, king: PileId, gap: PileId) -> bool:
        pile = game.pile(state, king)
        most = min(len(pile.face_up), len(pile.cards) - 1)  # all of it would only shift the gap
        return any(judge(game, state, Move(king, gap, count)) is None for count in range(1, most + 1))
