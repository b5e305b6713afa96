"""A rule of Easthaven that looks at the whole layout: Kings fill gaps before a row is dealt."""

from dataclasses import dataclass
from typing import ClassVar

from patience.definition.game import Game
from patience.playing.judging import judge
from patience.refusals import Illegal
from patience.said import N_, Sentence
from patience.state import Move, Note, PileId, State


class KingsFillGapsFirst(Illegal):
    """A King could move into a gap, so no row is dealt."""

    says: ClassVar[Sentence] = N_("A column is empty and a King could move there. Move it first, then deal the row.")
    king: PileId
    gap: PileId
    rule: str = "fill-before-deal"


@dataclass(frozen=True)
class KingsFillGapsBeforeARow:
    """No row is dealt while a King could move into an empty column (A10, A11)."""

    group: str = "column"
    refusals: ClassVar[tuple[type[Illegal], ...]] = (KingsFillGapsFirst,)

    @property
    def groups(self) -> tuple[str, ...]:
        return (self.group,)

    def notes(self, _game: Game) -> frozenset[Note]:
        return frozenset()

    def judge(self, game: Game, state: State, move: Move) -> Illegal | None:
        if move.target.group in game.group:  # a row goes to all columns together
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
