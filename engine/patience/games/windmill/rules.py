"""Rules of Windmill that need history: two borrowed cards in a row, and Kings that open corners first."""

from dataclasses import dataclass
from typing import ClassVar

from patience.cards import Card
from patience.definition.game import Game
from patience.playing.piles import opening_rank
from patience.refusals import Illegal
from patience.said import N_, Sentence
from patience.state import Move, Note, PileId, State

BORROWED, REOPENED = "borrowed", "reopened"
_LOCKED = Note(BORROWED)


class FoundationsOpenFirst(Illegal):
    """While a corner is empty, its base rank may not go to the centre."""

    says: ClassVar[Sentence] = N_("As long as a corner is empty, {card} may not go to the centre pile.")
    card: Card
    rule: str = "king-rule"


class BorrowedTwice(Illegal):
    """Two borrowed cards in a row."""

    says: ClassVar[Sentence] = N_(
        "Locked: after a borrowed card, the next card on the centre pile must come from a sail or from the waste pile."
    )
    rule: str = "borrow-rule"


@dataclass(frozen=True)
class NoSecondBorrow:
    """After a borrowed card, the next card on the borrower comes from elsewhere (A5)."""

    lender: str
    borrower: str
    refusals: ClassVar[tuple[type[Illegal], ...]] = (BorrowedTwice,)

    @property
    def groups(self) -> tuple[str, ...]:
        return self.lender, self.borrower

    def notes(self, _game: Game) -> frozenset[Note]:
        return frozenset({_LOCKED})

    def judge(self, _game: Game, state: State, move: Move) -> Illegal | None:
        borrows = move.source.group == self.lender and move.target.group == self.borrower
        return BorrowedTwice() if borrows and _LOCKED in state.notes else None

    def remember(self, _game: Game, state: State, move: Move) -> State:
        if move.target.group != self.borrower:
            return state
        if move.source.group == self.lender:
            return state._replace(notes=state.notes | {_LOCKED})
        return state._replace(notes=state.notes - {_LOCKED})


@dataclass(frozen=True)
class FoundationsFirst:
    """While a pile of `group` was never started, its opening rank may not go to `barred` (A3, A6)."""

    group: str
    barred: str
    refusals: ClassVar[tuple[type[Illegal], ...]] = (FoundationsOpenFirst,)

    @property
    def groups(self) -> tuple[str, ...]:
        return self.group, self.barred

    def notes(self, game: Game) -> frozenset[Note]:
        return frozenset(Note(REOPENED, pile) for pile in game.piles_in(self.group))

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
        return state._replace(notes=state.notes | {Note(REOPENED, move.source)})

    def _never_started(self, game: Game, state: State, pile: PileId) -> bool:
        return not game.pile(state, pile).cards and Note(REOPENED, pile) not in state.notes
