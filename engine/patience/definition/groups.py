"""Groups of piles and what their rules can say."""

from dataclasses import dataclass
from enum import Enum, auto

from patience.definition.build import Build


class Kind(Enum):
    """What a pile is for, in reading order."""

    STOCK = auto()
    WASTE = auto()
    FOUNDATION = auto()
    TABLEAU = auto()
    RESERVE = auto()


class Gap(Enum):
    """What an empty pile takes."""

    NOTHING = auto()
    ANY = auto()
    ACE = auto()
    KING = auto()
    BASE_RANK = auto()  # the rank that started the first foundation


class Unit(Enum):
    """What may be lifted together."""

    TOP = auto()  # one card
    WHOLE_FACE_UP = auto()  # the top card, or all face-up cards when they are a sequence
    PART_RUN = auto()  # any sequence counted from the top card


class Flip(Enum):
    """When a face-down top card is turned up by itself."""

    NEVER = auto()
    TOP = auto()  # as soon as it is the top card
    LAST = auto()  # as soon as it is the only card


@dataclass(frozen=True, kw_only=True)
class Group:
    """Piles that follow the same rules."""

    name: str
    kind: Kind
    count: int = 1
    build: Build | None = None  # how a card goes on the top card; None: it takes none
    gap: Gap = Gap.NOTHING
    gap_rule: str | None = None  # id of the rule that says what an empty pile takes, where it has one of its own
    unit: Unit = Unit.TOP
    capacity: int | None = None
    keeps_base: bool = False
    flips: Flip = Flip.NEVER
    filled_from: tuple[str, ...] = ()  # a gap is filled at once from the first of these that has a card
