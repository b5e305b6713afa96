"""What a game is: groups of piles, a deal, the moves on offer, named rules and variants."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import cached_property
from typing import NamedTuple, Protocol

from patience.build import Build
from patience.cards import Rank
from patience.refusals import Illegal
from patience.state import Move, Note, Pile, PileId, State


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
    unit: Unit = Unit.TOP
    capacity: int | None = None
    keeps_base: bool = False
    flips: Flip = Flip.NEVER
    filled_from: tuple[str, ...] = ()  # a gap is filled at once from the first of these that has a card


class Onto(Enum):
    """What a move's target must be."""

    ANYTHING = auto()
    CARDS = auto()
    GAPS = auto()


@dataclass(frozen=True, kw_only=True)
class Place:
    """Cards go from a pile of one group to a pile of another."""

    id: str
    source: str
    target: str
    runs: bool = False  # several cards may go together
    onto: Onto = Onto.ANYTHING


@dataclass(frozen=True, kw_only=True)
class Turn:
    """The next stock cards go face up to the waste."""

    id: str = "turn-stock"
    source: str = "stock"
    target: str = "waste"
    cards: int = 1


@dataclass(frozen=True, kw_only=True)
class Row:
    """Each pile of a group gets one card from the stock, left to right, while it lasts."""

    id: str = "deal-row"
    source: str = "stock"
    onto: str = "column"

    @property
    def target(self) -> str:
        """What a move to all piles of the group names as its target."""
        return f"{self.onto}s"


@dataclass(frozen=True, kw_only=True)
class Redeal:
    """The waste is turned over and becomes the stock again, in the same order."""

    id: str = "redeal"
    source: str = "waste"
    target: str = "stock"
    passes: int | None = None  # None: as often as you like


Action = Place | Turn | Row | Redeal


class Shape(Enum):
    """The order in which a group is dealt."""

    ROWS = auto()  # a card to each pile, row by row
    TRIANGLE = auto()  # row by row, each row beginning one pile further right
    PILES = auto()  # one pile after the other


class Deal(NamedTuple):
    """One step of the deal; cards are counted for each pile, None means all that are left."""

    to: str
    shape: Shape = Shape.ROWS
    cards: int | None = 1
    face_up: int | None = None  # how many top cards of each pile; None: all of them
    piles: int | None = None  # how many piles of the group, from the first; None: all of them


class TakeOut(NamedTuple):
    """Cards of a rank leave the pack after the shuffle, the first ones met, one for each pile."""

    rank: Rank
    to: str
    piles: int = 1


class Rule(Protocol):
    """A rule with a name of its own, for what the piles' own rules cannot say."""

    def notes(self, game: "Game") -> frozenset[Note]:
        """Gives every note that the rule may leave in a position."""

    def judge(self, game: "Game", state: State, move: Move) -> Illegal | None:
        """Refuses a move that the piles would allow."""

    def remember(self, game: "Game", state: State, move: Move) -> State:
        """Notes in the position after a move what the rule must know later."""


@dataclass(frozen=True, kw_only=True)
class Variant:
    """A change to the rules that the player may choose; what it does not name stays."""

    id: str
    source: str
    groups: Mapping[str, Mapping[str, object]] = field(default_factory=dict)  # fields that change, by group
    add: tuple[Group, ...] = ()
    moves: tuple[Action, ...] = ()  # replace the moves between the same groups, or are new
    without: tuple[str, ...] = ()  # ids of moves and names of groups that go
    rules: tuple[Rule, ...] | None = None
    deal: tuple[Deal, ...] | None = None
    take_out: tuple[TakeOut, ...] | None = None


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A game as data; piles are listed in reading order."""

    id: str
    source: str
    packs: int = 1
    groups: tuple[Group, ...]
    take_out: tuple[TakeOut, ...] = ()
    deal: tuple[Deal, ...]
    moves: tuple[Action, ...]
    rules: tuple[Rule, ...] = ()
    variants: tuple[Variant, ...] = ()
    combinations: tuple[frozenset[str], ...] = ()  # variants that go together
    chosen: frozenset[str] = frozenset()  # the variants this game is played with
    base: "Game | None" = None  # the game without them

    @cached_property
    def piles(self) -> tuple[PileId, ...]:
        """The names of all piles, in reading order."""
        return tuple(PileId(group.name, n) for group in self.groups for n in range(group.count))

    @cached_property
    def index(self) -> Mapping[PileId, int]:
        """The place of each pile in a position."""
        return {pile: n for n, pile in enumerate(self.piles)}

    @cached_property
    def group(self) -> Mapping[str, Group]:
        """The groups by name."""
        return {group.name: group for group in self.groups}

    @cached_property
    def action(self) -> Mapping[tuple[str, str], Action]:
        """The kind of move that leads from one group to another."""
        return {(action.source, action.target): action for action in self.moves}

    @cached_property
    def targets(self) -> tuple[Group, ...]:
        """The groups on which cards may be placed."""
        names = {action.target for action in self.moves if isinstance(action, Place)}
        return tuple(group for group in self.groups if group.name in names)

    @cached_property
    def foundations(self) -> tuple[tuple[int, int], ...]:
        """Place and capacity of every foundation."""
        return tuple(
            (self.index[pile], self.group[pile.group].capacity or 0) for pile in self.piles_of(Kind.FOUNDATION)
        )

    @cached_property
    def passes(self) -> int | None:
        """How often the stock may be gone through; None: as often as you like."""
        return next((action.passes for action in self.moves if isinstance(action, Redeal)), 1)

    def piles_of(self, kind: Kind) -> tuple[PileId, ...]:
        """Gives the piles of a kind, in reading order."""
        return tuple(pile for pile in self.piles if self.group[pile.group].kind is kind)

    @cached_property
    def seats(self) -> Mapping[str, tuple[tuple[PileId, int], ...]]:
        """The piles of each group, with their places in a position."""
        return {
            group.name: tuple((pile, n) for n, pile in enumerate(self.piles) if pile.group == group.name)
            for group in self.groups
        }

    def piles_in(self, group: str) -> tuple[PileId, ...]:
        """Gives the piles of a group, in reading order."""
        return tuple(pile for pile, _ in self.seats[group])

    def pile(self, state: State, pile: PileId) -> Pile:
        """Gives a pile as it lies in a position."""
        return state.piles[self.index[pile]]

    def vary(self, variant: Variant, **identity: object) -> "Game":
        """Gives the game with a variant's changes; `identity` replaces fields of the game itself."""
        groups = [
            replace(group, **variant.groups.get(group.name, {}))  # type: ignore[arg-type]
            for group in (*self.groups, *variant.add)
            if group.name not in variant.without
        ]
        moves = {key: move for key, move in self.action.items() if move.id not in variant.without}
        moves |= {(move.source, move.target): move for move in variant.moves}
        reading_order = tuple(sorted(groups, key=lambda group: group.kind.value))
        changes: dict[str, object] = {"groups": reading_order, "moves": tuple(moves.values())}
        for name in ("rules", "deal", "take_out"):
            if (value := getattr(variant, name)) is not None:
                changes[name] = value
        return replace(self, **(changes | identity))  # type: ignore[arg-type]

    def with_variants(self, ids: frozenset[str]) -> "Game":
        """Gives the game as it is played with these variants.

        Raises:
            VariantsClash: a variant is unknown, or they do not go together.
        """
        if ids == self.chosen:
            return self
        known = {variant.id: variant for variant in self.variants}
        if unknown := sorted(ids - set(known)):
            raise VariantsClash(f"unknown variant {unknown[0]}; known: {', '.join(known) or 'none'}")
        if len(ids) > 1 and not any(ids <= together for together in self.combinations):
            raise VariantsClash(f"{' and '.join(sorted(ids))} do not go together")
        base = self.base or self
        if ids not in base._played:
            base._played[ids] = base._combined(ids)
        return base._played[ids]

    def _combined(self, ids: frozenset[str]) -> "Game":
        game = self
        for variant in (variant for variant in self.variants if variant.id in ids):
            game = game.vary(variant, chosen=game.chosen | {variant.id}, base=self)
        return game

    @cached_property
    def _played(self) -> dict[frozenset[str], "Game"]:
        return {frozenset(): self}


class VariantsClash(ValueError):
    """Variants that are unknown or do not go together."""
