"""Why a move is against the rules: one value for each reason, with the id of the rule it breaks."""

from collections.abc import Mapping
from typing import ClassVar, NoReturn, dataclass_transform

from patience.cards import Card, Rank
from patience.said import N_, Sentence, ngettext
from patience.state import PileId


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Illegal:
    """A reason; its name is the name of its class, its fields are those that the class annotates.

    `says` is its sentence, with the fields of the reason; `{pile}` is the pile it is about, else the move's target.
    Names of cards and piles stand in the nominative, ranks as the object of a sentence: “a King”, „einen König“.
    """

    says: ClassVar[Sentence]
    rule: str

    def __init__(self, **fields: object) -> None:  # real dataclasses, one for each reason, were a fifth of the start
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a reason does not change; {name} was to become {value!r}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.fields == other.fields

    def __hash__(self) -> int:
        return hash((type(self), *self.fields.values()))

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{name}={value!r}' for name, value in self.fields.items())})"

    @property
    def fields(self) -> Mapping[str, object]:
        """The values of its fields by name, its rule among them."""
        return {"rule": self.rule, **self.__dict__}

    @property
    def name(self) -> str:
        """What examples and tests call it."""
        return type(self).__name__

    @property
    def anchor(self) -> str:
        """The id of the rule on the game's page."""
        return anchor(self.rule)


def anchor(rule: str) -> str:
    """Gives the id on the page of a rule or of a variant."""
    return rule if rule.startswith("variant-") else f"rule-{rule}"


class GameIsWon(Illegal):
    """The game is over."""

    says: ClassVar[Sentence] = N_("The game is over: you have won.")
    rule: str = "won"


class NothingThere(Illegal):
    """The pile has no card, or not so many, to give."""

    says: ClassVar[Sentence] = N_("There is no card to move: {pile}.")
    pile: PileId
    rule: str = "available"


class CardIsFaceDown(Illegal):
    """A face-down card is among those that were to move."""

    says: ClassVar[Sentence] = N_("A face-down card cannot be moved.")
    pile: PileId
    rule: str = "available"


class OneCardAtATime(Illegal):
    """Several cards were to move where single ones do."""

    says: ClassVar[Sentence] = N_("Only one card at a time may be moved here.")
    rule: str = "available"


class NotASequence(Illegal):
    """The cards were to move together but are no sequence."""

    says: ClassVar[Sentence] = N_("These cards are not a sequence, so they cannot move together.")
    rule: str = "move-unit"


class OneCardOrAll(Illegal):
    """Only a part of a column's face-up cards was to move."""

    says: ClassVar[Sentence] = N_(
        "You may move the top card or all face-up cards of a column, but not just a part of them."
    )
    face_up: int
    rule: str = "move-unit"


class TooManyAtOnce(Illegal):
    """More cards were to move together than free places could carry."""

    says: ClassVar[Sentence] = ngettext(
        "Only {count} card can move there at a time now; for a longer sequence, more places would have to be free.",
        "Only {count} cards can move there together now; for a longer sequence, more places would have to be free.",
    )
    count: int
    rule: str = "move-unit"


class NoSuchPile(Illegal):
    """The game has no pile of that name."""

    says: ClassVar[Sentence] = N_("There is no such pile in this game.")
    rule: str = "available"


class SamePile(Illegal):
    """The cards were to go where they are."""

    says: ClassVar[Sentence] = N_("The card is already there.")
    rule: str = "available"


class StaysOnFoundation(Illegal):
    """No card of this foundation ever leaves it."""

    says: ClassVar[Sentence] = N_("Cards stay where they are: {pile}.")
    pile: PileId
    rule: str = "foundation-back"


class StaysThere(Illegal):
    """No card ever leaves the pile."""

    says: ClassVar[Sentence] = N_("Cards stay where they are: {pile}.")
    pile: PileId
    rule: str = "forbidden"


class BaseStays(Illegal):
    """The card at the bottom of the foundation never leaves it."""

    says: ClassVar[Sentence] = N_("{card} is the base card and stays where it is.")
    card: Card
    rule: str = "base-stays"


class TurnFirst(Illegal):
    """A stock card comes into play by way of the waste only."""

    says: ClassVar[Sentence] = N_("A card in the stock has to be turned onto the waste pile first.")
    rule: str = "available"


class DealARow(Illegal):
    """Stock cards come into play as a row only, and a row from the stock only."""

    says: ClassVar[Sentence] = N_("The cards of the stock come into play only as a new row.")
    rule: str = "forbidden"


class StockIsEmpty(Illegal):
    """There is nothing left to turn or to deal."""

    says: ClassVar[Sentence] = N_("The stock is used up.")
    rule: str = "turn-stock"


class StockNotEmpty(Illegal):
    """The waste is turned over only when the stock is used up."""

    says: ClassVar[Sentence] = N_("The waste pile may be turned over only when the stock is used up.")
    rule: str = "redeal"


class NoPassLeft(Illegal):
    """The stock was gone through as often as is allowed."""

    says: ClassVar[Sentence] = N_("No redeal is left.")
    passes: int
    rule: str = "redeal"


class StockTakesNothing(Illegal):
    """No card goes back to the stock."""

    says: ClassVar[Sentence] = N_("No card goes back to the stock.")
    rule: str = "forbidden"


class WasteTakesNothing(Illegal):
    """Nothing but stock cards goes to the waste."""

    says: ClassVar[Sentence] = N_("Only cards turned from the stock go to the waste pile.")
    rule: str = "forbidden"


class TakesNothing(Illegal):
    """No card is ever put on the pile."""

    says: ClassVar[Sentence] = N_("No card may be put there: {pile}.")
    pile: PileId
    rule: str = "forbidden"


class FillsItself(Illegal):
    """The player puts nothing there, since the rules fill its gaps."""

    says: ClassVar[Sentence] = N_("You may not put a card there yourself: {pile}.")
    target: PileId
    rule: str = "gap-fill"


class NotFromThere(Illegal):
    """What lies on the one pile may not go to the other."""

    says: ClassVar[Sentence] = N_("That card may not go there: {pile}.")
    source: PileId
    target: PileId
    rule: str = "forbidden"


class PileIsComplete(Illegal):
    """The foundation has all its cards."""

    says: ClassVar[Sentence] = N_("Complete, no more cards fit there: {pile}.")
    pile: PileId
    rule: str = "complete"


class PileIsFull(Illegal):
    """The pile has no room, or is never built on."""

    says: ClassVar[Sentence] = N_("No further card fits there: {pile}.")
    pile: PileId
    rule: str = "forbidden"


class PileIsClosed(Illegal):
    """An empty pile takes no card any more."""

    says: ClassVar[Sentence] = N_("Empty and closed, it takes no cards any more: {pile}.")
    pile: PileId
    rule: str = "empty"


class GapNeeds(Illegal):
    """An empty pile takes another rank."""

    says: ClassVar[Sentence] = N_("The empty place takes {needed} and nothing else: {pile}.")
    pile: PileId
    needed: Rank
    rule: str = "empty"


class NothingFollows(Illegal):
    """No rank follows on the top card."""

    says: ClassVar[Sentence] = N_("Nothing goes on {below}.")
    below: Card
    rule: str


class WrongRank(Illegal):
    """The top card takes another rank: any card of it, or only certain ones."""

    says: ClassVar[Sentence] = N_("{below} takes {needed}; {card} does not fit.")
    below: Card
    needed: tuple[Rank, ...] | frozenset[Card]
    card: Card
    rule: str


class WrongSuit(Illegal):
    """The rank would fit, but not the suit."""

    says: ClassVar[Sentence] = N_("{card} has the right rank for {below}, but not the suit.")
    below: Card
    card: Card
    rule: str


class ColoursDiffer(Illegal):
    """The rank would fit, but red lies on red here, and black on black."""

    says: ClassVar[Sentence] = N_(
        "{card} has the right rank for {below}, but not the colour: red goes on red, black on black."
    )
    below: Card
    card: Card
    rule: str


class WrongColour(Illegal):
    """The rank would fit, but red lies on black here, and black on red."""

    says: ClassVar[Sentence] = N_(
        "{card} has the right rank for {below}, but not the colour: red goes on black, black on red."
    )
    below: Card
    card: Card
    rule: str


class IllegalMove(Exception):
    """A move that the rules refuse was to be made."""

    def __init__(self, reason: Illegal) -> None:
        super().__init__(reason.name)
        self.reason = reason
