"""A new row from the stock."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from patience.actions.place import STOCK_AS_BEFORE
from patience.definition.game import Game, Takers
from patience.playing.carrying import laid
from patience.refusals import Illegal, OneCardAtATime, StockIsEmpty
from patience.said import N_, Said
from patience.state import Move, PileId, State


@dataclass(frozen=True, kw_only=True)
class Row:
    """Each pile of a group gets one card from the stock, left to right, while it lasts."""

    id: str = "deal-row"
    source: str = "stock"
    onto: str = "column"
    places: ClassVar[bool] = False
    passes: ClassVar[int | None] = 1

    @property
    def target(self) -> str:
        """What a move to all piles of the group names as its target."""
        return f"{self.onto}s"

    @property
    def groups(self) -> tuple[str, ...]:
        return self.source, self.onto

    def rule_ids(self, _game: Game) -> Iterator[str]:
        yield self.id

    def faults(self, game: Game) -> Iterator[str]:
        if self.target in game.group:
            yield f"move {self.id!r} deals onto {self.target!r}, which is a group too; expected another group's name"

    def judge(self, game: Game, state: State, move: Move) -> Illegal | None:
        if move.count != 1:
            return OneCardAtATime(rule=self.id)
        return None if game.pile(state, move.source).cards else StockIsEmpty(rule=self.id)

    def judge_lift(self, game: Game, state: State, move: Move) -> Illegal | None:
        return self.judge(game, state, move)

    def candidates(self, _game: Game, _state: State, _takers: Takers) -> Iterator[Move]:
        yield Move(PileId(self.source), PileId(self.target))

    def made(self, game: Game, state: State, move: Move) -> State:
        stock = game.pile(state, move.source)
        row = list(zip(game.piles_in(self.onto), reversed(stock.cards), strict=False))
        changed = {name: game.pile(state, name).topped((card,)) for name, card in row}
        return laid(game, state, {move.source: stock.lifted(len(row)), **changed})

    def tell(self, game: Game, before: State, _move: Move, after: State) -> Said:
        changed = (pile for pile in game.piles_in(self.onto) if game.pile(before, pile) != game.pile(after, pile))
        return Said(N_("New row: {cards}."), {"cards": tuple(game.pile(after, pile).cards[-1] for pile in changed)})

    def tell_undone(self, _game: Game, _before: State, _move: Move) -> Said:
        return STOCK_AS_BEFORE

    def touched(self, _game: Game, _state: State) -> PileId | None:
        return PileId(self.source)

    def numbers(self, game: Game, stock: int) -> Mapping[str, int]:
        row = game.group[self.onto].count
        return {"row": row, "full_rows": stock // row, "last_row": stock % row}
