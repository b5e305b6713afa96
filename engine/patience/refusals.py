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
        """What examples and tests call it."""
        return type(self).__name__

    @property
    def anchor(self) -> str:
        """The id of the rule on the game's page."""
        return self.rule if self.rule.startswith("variant-") else f"rule-{self.rule}"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameIsWon(Illegal):
    """The game is over."""

    rule: str = "won"


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingThere(Illegal):
    """The pile has no card, or not so many, to give."""

    pile: PileId
    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardIsFaceDown(Illegal):
    """A face-down card is among those that were to move."""

    pile: PileId
    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class OneCardAtATime(Illegal):
    """Several cards were to move where single ones do."""

    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotASequence(Illegal):
    """The cards were to move together but are no sequence."""

    rule: str = "move-unit"


@dataclass(frozen=True, slots=True, kw_only=True)
class OneCardOrAll(Illegal):
    """Only a part of a column's face-up cards was to move."""

    face_up: int
    rule: str = "move-unit"


@dataclass(frozen=True, slots=True, kw_only=True)
class SamePile(Illegal):
    """The cards were to go where they are."""

    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class StaysOnFoundation(Illegal):
    """No card of this foundation ever leaves it."""

    pile: PileId
    rule: str = "foundation-back"


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseStays(Illegal):
    """The card at the bottom of the foundation never leaves it."""

    card: Card
    rule: str = "base-stays"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnFirst(Illegal):
    """A stock card comes into play by way of the waste only."""

    rule: str = "available"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealARow(Illegal):
    """Stock cards come into play as a row only, and a row from the stock only."""

    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class StockIsEmpty(Illegal):
    """There is nothing left to turn or to deal."""

    rule: str = "turn-stock"


@dataclass(frozen=True, slots=True, kw_only=True)
class StockNotEmpty(Illegal):
    """The waste is turned over only when the stock is used up."""

    rule: str = "redeal"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoPassLeft(Illegal):
    """The stock was gone through as often as is allowed."""

    passes: int
    rule: str = "redeal"


@dataclass(frozen=True, slots=True, kw_only=True)
class StockTakesNothing(Illegal):
    """No card goes back to the stock."""

    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class WasteTakesNothing(Illegal):
    """Nothing but stock cards goes to the waste."""

    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class FillsItself(Illegal):
    """The player puts nothing there, since the rules fill its gaps."""

    target: PileId
    rule: str = "gap-fill"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotFromThere(Illegal):
    """What lies on the one pile may not go to the other."""

    source: PileId
    target: PileId
    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileIsComplete(Illegal):
    """The foundation has all its cards."""

    pile: PileId
    rule: str = "complete"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileIsFull(Illegal):
    """The pile has no room, or is never built on."""

    pile: PileId
    rule: str = "forbidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileIsClosed(Illegal):
    """An empty pile takes no card any more."""

    pile: PileId
    rule: str = "closed-fan"


@dataclass(frozen=True, slots=True, kw_only=True)
class GapNeeds(Illegal):
    """An empty pile takes another rank."""

    pile: PileId
    needed: Rank
    rule: str = "empty"


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingFollows(Illegal):
    """No rank follows on the top card."""

    below: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongRank(Illegal):
    """The top card takes another rank."""

    below: Card
    needed: Rank
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongSuit(Illegal):
    """The rank would fit, but not the suit."""

    below: Card
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongColour(Illegal):
    """The rank would fit, but not the colour."""

    below: Card
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundationsOpenFirst(Illegal):
    """Windmill: while a corner is empty, its base rank may not go to the centre."""

    card: Card
    rule: str = "king-rule"


@dataclass(frozen=True, slots=True, kw_only=True)
class BorrowedTwice(Illegal):
    """Windmill: two borrowed cards in a row."""

    rule: str = "borrow-rule"


@dataclass(frozen=True, slots=True, kw_only=True)
class KingsFillGapsFirst(Illegal):
    """Easthaven: a King could move into a gap, so no row is dealt."""

    king: PileId
    gap: PileId
    rule: str = "fill-before-deal"


class IllegalMove(Exception):
    """A move that the rules refuse was to be made."""

    def __init__(self, reason: Illegal) -> None:
        super().__init__(reason.name)
        self.reason = reason
