"""The next stock cards go face up to the waste."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from patience.actions.place import STOCK_AS_BEFORE
from patience.definition.game import Game, Takers
from patience.playing.carrying import laid
from patience.refusals import Illegal, OneCardAtATime, StockIsEmpty
from patience.said import N_, Said, ngettext
from patience.state import Move, PileId, State


@dataclass(frozen=True, kw_only=True)
class Turn:
    """The next stock cards are turned one by one onto the waste; the last one turned is the top card."""

    id: str = "turn-stock"
    source: str = "stock"
    target: str = "waste"
    cards: int = 1
    places: ClassVar[bool] = False
    passes: ClassVar[int | None] = 1

    @property
    def groups(self) -> tuple[str, ...]:
        return self.source, self.target

    def rule_ids(self, _game: Game) -> Iterator[str]:
        yield self.id

    def faults(self, _game: Game) -> Iterator[str]:
        if self.cards < 1:
            yield f"move {self.id!r} turns {self.cards} cards; expected at least 1"

    def judge(self, game: Game, state: State, move: Move) -> Illegal | None:
        if move.count != 1:
            return OneCardAtATime(rule=self.id)
        return None if game.pile(state, move.source).cards else StockIsEmpty(rule=self.id)

    def judge_lift(self, game: Game, state: State, move: Move) -> Illegal | None:
        return self.judge(game, state, move)

    def candidates(self, _game: Game, _state: State, _takers: Takers) -> Iterator[Move]:
        yield Move(PileId(self.source), PileId(self.target))

    def made(self, game: Game, state: State, move: Move) -> State:
        stock, waste = game.pile(state, move.source), game.pile(state, move.target)
        turned = stock.cards[: -self.cards - 1 : -1]
        return laid(game, state, {move.source: stock.lifted(len(turned)), move.target: waste.topped(turned)})

    def tell(self, game: Game, _before: State, move: Move, after: State) -> Said:
        sentence = ngettext(
            "Turned from the stock: {card}. {count} card left in it.",
            "Turned from the stock: {card}. {count} cards left in it.",
        )
        fields: dict[str, object] = {"card": game.pile(after, move.target).cards[-1]}
        left = len(game.pile(after, move.source).cards)
        if not left:
            return Said(N_("Turned from the stock: {card}. The stock is now used up."), fields)
        return Said(sentence, fields | {"count": left})

    def tell_undone(self, _game: Game, _before: State, _move: Move) -> Said:
        return STOCK_AS_BEFORE

    def touched(self, _game: Game, _state: State) -> PileId | None:
        return PileId(self.source)

    def numbers(self, _game: Game, _stock: int) -> Mapping[str, int]:
        return {"turn": self.cards}
