"""Why a move is against the rules: one value for each reason, with the id of the rule it breaks."""

from dataclasses import dataclass

from patience.cards import Card, Rank
from patience.state import PileId


@dataclass(frozen=True, slots=True, kw_only=True)
class Illegal:
    """A reason; its name is the name of its class."""

    rule: str

    @property
    def name(self) -> str:
        return type(self).__name__

    @property
    def anchor(self) -> str:
        """The id of the rule on the game's page."""
        return self.rule if self.rule.startswith("variant-") else f"rule-{self.rule}"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameIsWon(Illegal):
    rule: str = "won"


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingThere(Illegal):
    pile: PileId
    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardIsFaceDown(Illegal):
    pile: PileId
    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class OneCardAtATime(Illegal):
    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotASequence(Illegal):
    rule: str = "move-unit"


@dataclass(frozen=True, slots=True, kw_only=True)
class OneCardOrAll(Illegal):
    face_up: int
    rule: str = "move-unit"


@dataclass(frozen=True, slots=True, kw_only=True)
class SamePile(Illegal):
    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class StaysOnFoundation(Illegal):
    pile: PileId
    rule: str = "foundation-back"


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseStays(Illegal):
    card: Card
    rule: str = "base-stays"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnFirst(Illegal):
    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealARow(Illegal):
    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class StockIsEmpty(Illegal):
    rule: str = "turn-stock"


@dataclass(frozen=True, slots=True, kw_only=True)
class StockNotEmpty(Illegal):
    rule: str = "redeal"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoPassLeft(Illegal):
    passes: int
    rule: str = "redeal"


@dataclass(frozen=True, slots=True, kw_only=True)
class StockTakesNothing(Illegal):
    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class WasteTakesNothing(Illegal):
    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class FillsItself(Illegal):
    target: PileId
    rule: str = "gap-fill"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotFromThere(Illegal):
    source: PileId
    target: PileId
    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileIsComplete(Illegal):
    pile: PileId
    rule: str = "complete"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileIsFull(Illegal):
    pile: PileId
    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileIsClosed(Illegal):
    pile: PileId
    rule: str = "closed-fan"


@dataclass(frozen=True, slots=True, kw_only=True)
class GapNeeds(Illegal):
    pile: PileId
    needed: Rank
    rule: str = "empty"


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingFollows(Illegal):
    below: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongRank(Illegal):
    below: Card
    needed: Rank
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongSuit(Illegal):
    below: Card
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongColour(Illegal):
    below: Card
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundationsOpenFirst(Illegal):
    """Windmill: while a corner is empty, its base rank may not go to the centre."""

    card: Card
    rule: str = "king-rule"


@dataclass(frozen=True, slots=True, kw_only=True)
class BorrowedTwice(Illegal):
    rule: str = "borrow-rule"


@dataclass(frozen=True, slots=True, kw_only=True)
class KingsFillGapsFirst(Illegal):
    king: PileId
    gap: PileId
    rule: str = "fill-before-deal"


class IllegalMove(Exception):
    """A move that the rules refuse was to be made."""

    def __init__(self, reason: Illegal) -> None:
        super().__init__(reason.name)
        self.reason = reason
