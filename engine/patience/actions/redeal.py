"""The waste becomes the stock again."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from patience.actions.place import STOCK_AS_BEFORE
from patience.definition.game import Game, Takers
from patience.playing.carrying import laid
from patience.refusals import Illegal, NoPassLeft, NothingThere, OneCardAtATime, StockNotEmpty
from patience.said import N_, Said
from patience.state import Move, Pile, PileId, State


@dataclass(frozen=True, kw_only=True)
class Redeal:
    """The waste is turned over and becomes the stock again, in the same order."""

    id: str = "redeal"
    source: str = "waste"
    target: str = "stock"
    passes: int | None = None  # None: as often as you like
    places: ClassVar[bool] = False

    @property
    def groups(self) -> tuple[str, ...]:
        return self.source, self.target

    def rule_ids(self, _game: Game) -> Iterator[str]:
        yield self.id

    def faults(self, _game: Game) -> Iterator[str]:
        if self.passes is not None and self.passes < 1:
            yield f"move {self.id!r} allows {self.passes} passes; expected at least 1, or None"

    def judge(self, game: Game, state: State, move: Move) -> Illegal | None:
        if move.count != 1:
            return OneCardAtATime(rule=self.id)
        if game.pile(state, move.target).cards:
            return StockNotEmpty(rule=self.id)
        if not game.pile(state, move.source).cards:
            return NothingThere(pile=move.source, rule=self.id)
        if self.passes is not None and state.passes >= self.passes:
            return NoPassLeft(passes=self.passes, rule=self.id)
        return None

    def judge_lift(self, game: Game, state: State, move: Move) -> Illegal | None:
        return self.judge(game, state, move)

    def candidates(self, _game: Game, _state: State, _takers: Takers) -> Iterator[Move]:
        yield Move(PileId(self.source), PileId(self.target))

    def made(self, game: Game, state: State, move: Move) -> State:
        cards = game.pile(state, move.source).cards[::-1]
        piles = {move.source: Pile(), move.target: Pile(cards, face_down=len(cards))}
        return laid(game, state, piles)._replace(passes=state.passes + 1)

    def tell(self, _game: Game, _before: State, _move: Move, after: State) -> Said:
        return Said(N_("The waste pile was turned over. Pass {number} begins."), {"number": after.passes})

    def tell_undone(self, _game: Game, _before: State, _move: Move) -> Said:
        return STOCK_AS_BEFORE

    def touched(self, game: Game, state: State) -> PileId | None:
        return None if game.pile(state, PileId(self.target)).cards else PileId(self.target)

    def numbers(self, _game: Game, _stock: int) -> Mapping[str, int]:
        return {} if self.passes is None else {"redeals": self.passes - 1}
