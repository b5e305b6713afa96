"""What a game is: groups of piles, a deal, the moves on offer, named rules, a goal and variants."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Protocol

from patience.cards import Card
from patience.definition.checks import FaultyDefinition, faults
from patience.definition.deal import Deal, TakeOut
from patience.definition.groups import Group, Kind
from patience.definition.shuffle import shuffled
from patience.refusals import Illegal
from patience.said import Said, Sentence
from patience.state import Move, Note, Pile, PileId, State

Takers = Mapping[str, Sequence[tuple[PileId, frozenset[Card]]]]  # by group: the piles that take cards, each with these
Shuffle = Callable[[Sequence[Card], int], tuple[Card, ...]]  # a new pack and a deal number to the order of the deal


class Action(Protocol):
    """A kind of move from one group to another: it judges, lists candidates, carries out and tells."""

    @property
    def id(self) -> str:
        """The id of its rule."""

    @property
    def source(self) -> str:
        """The group that the cards come from."""

    @property
    def target(self) -> str:
        """The group that the cards go to, or a name for all its piles together."""

    @property
    def places(self) -> bool:
        """Whether the player chooses cards and where they go; else she only touches a pile."""

    @property
    def passes(self) -> int | None:
        """The passes through the stock that it allows; None: as many as you like."""

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups that it speaks of."""

    def rule_ids(self, game: "Game") -> Iterator[str]:
        """Yields the ids of all rules that it may name."""

    def faults(self, game: "Game") -> Iterator[str]:
        """Yields what is wrong with it in this game, each with what was expected; its groups are known to exist."""

    def judge(self, game: "Game", state: State, move: Move) -> Illegal | None:
        """Says why a move of this kind is refused."""

    def judge_lift(self, game: "Game", state: State, move: Move) -> Illegal | None:
        """Says why the cards may not be taken up, wherever they are to go."""

    def candidates(self, game: "Game", state: State, takers: Takers) -> Iterator[Move]:
        """Yields the moves that might be legal."""

    def made(self, game: "Game", state: State, move: Move) -> State:
        """Carries out a move that was found legal."""

    def tell(self, game: "Game", before: State, move: Move, after: State) -> Said:
        """Says what a move did."""

    def tell_undone(self, game: "Game", before: State, move: Move) -> Said:
        """Says that a move was taken back; `before` is the position it was made in."""

    def touched(self, game: "Game", state: State) -> PileId | None:
        """Tells the pile whose touch means this move, where the player chooses no cards."""

    def numbers(self, game: "Game", stock: int) -> Mapping[str, int]:
        """Gives the numbers that texts may quote; `stock` is the size of the stock after the deal."""


class Goal(Protocol):
    """What has to be reached to win."""

    @property
    def won(self) -> Sentence:
        """What is said to the winner; `{total}` counts the cards that had to get there."""

    def reached(self, game: "Game", state: State) -> bool:
        """Tells whether the game is won."""

    def progress(self, game: "Game", state: State) -> int:
        """Counts the cards that are where they have to get."""

    def total(self, game: "Game") -> int:
        """Counts the cards that have to get there."""

    def faults(self, game: "Game") -> Iterator[str]:
        """Yields why it cannot be the goal of a game, each with what was expected."""


class Rule(Protocol):
    """A rule with a name of its own, for what the piles' own rules cannot say."""

    @property
    def refusals(self) -> tuple[type[Illegal], ...]:
        """The reasons it may give."""

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups that it speaks of."""

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
    groups: Mapping[str, Mapping[str, object]] = field(default_factory=dict)  # fields that change, by group
    add: tuple[Group, ...] = ()
    moves: tuple[Action, ...] = ()  # replace the moves between the same groups, or are new
    without: tuple[str, ...] = ()  # ids of moves and names of groups that go
    rules: tuple[Rule, ...] | None = None
    deal: tuple[Deal, ...] | None = None
    take_out: tuple[TakeOut, ...] | None = None

    @property
    def changes(self) -> Iterator[tuple[str, str]]:
        """The fields that it changes, each with its group."""
        return ((group, name) for group, changed in self.groups.items() for name in changed)

    @property
    def added(self) -> tuple[str, ...]:
        """The names of the groups that it adds."""
        return tuple(group.name for group in self.add)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A game as data; piles are listed in reading order.

    Raises:
        FaultyDefinition: it cannot be played as it stands; all faults are named.
    """

    id: str
    packs: int = 1
    groups: tuple[Group, ...]
    take_out: tuple[TakeOut, ...] = ()
    deal: tuple[Deal, ...]
    moves: tuple[Action, ...]
    goal: Goal
    rules: tuple[Rule, ...] = ()
    told: tuple[str, ...] = ()  # ids of rules that its page states though no move is refused by them
    variants: tuple[Variant, ...] = ()
    combinations: tuple[frozenset[str], ...] = ()  # variants that go together
    shuffle: Shuffle = shuffled
    package: str = ""  # the importable folder of the game, known when it is registered
    chosen: frozenset[str] = frozenset()  # the variants this game is played with
    base: "Game | None" = None  # the game without them

    def __post_init__(self) -> None:
        found = list(faults(self))
        if not found:
            found += (fault for action in self.moves for fault in action.faults(self))
            found += self.goal.faults(self)
        if not found and not self.chosen:
            found += (fault for variant in self.variants for fault in self._faults_with(variant))
        if found:
            raise FaultyDefinition(self.id, tuple(found))

    def _faults_with(self, variant: Variant) -> Iterator[str]:
        """Yields what is wrong with the game when it is played with a variant."""
        try:
            self.vary(variant, chosen=frozenset({variant.id}))
        except FaultyDefinition as faulty:
            yield from (f"variant {variant.id!r}: {fault}" for fault in faulty.faults)

    @cached_property
    def piles(self) -> tuple[PileId, ...]:
        """The names of all piles, in reading order."""
        return tuple(PileId(group.name, n) for group in self.groups for n in range(group.count))

    @cached_property
    def index(self) -> Mapping[PileId, int]:
        """The place of each pile in a position."""
        return {pile: n for n, pile in enumerate(self.piles)}

    @cached_property
    def named(self) -> frozenset[PileId]:
        """What a move may name as its target: the piles, and all piles of a group together."""
        together = (PileId(action.target) for action in self.moves if action.target not in self.group)
        return frozenset((*self.piles, *together))

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
        names = {action.target for action in self.moves if action.places}
        return tuple(group for group in self.groups if group.name in names)

    @cached_property
    def lasting(self) -> frozenset[str]:
        """The groups that no card ever leaves."""
        leaving = {action.source for action in self.moves}
        leaving |= {source for group in self.groups for source in group.filled_from}
        return frozenset(self.group) - leaving

    @cached_property
    def never_empty(self) -> frozenset[PileId]:
        """The piles that are dealt a card which never leaves them."""
        steps: list[TakeOut | Deal] = [*self.take_out, *self.deal]
        kept = [step for step in steps if step.to in self.lasting or self.group[step.to].keeps_base]
        return frozenset(pile for step in kept for pile in self.piles_in(step.to)[: step.piles])

    @cached_property
    def foundations(self) -> tuple[tuple[int, int], ...]:
        """Place and capacity of every foundation."""
        return tuple(
            (self.index[pile], self.group[pile.group].capacity or 0) for pile in self.piles_of(Kind.FOUNDATION)
        )

    @cached_property
    def passes(self) -> int | None:
        """How often the stock may be gone through; None: as often as you like."""
        passes = [action.passes for action in self.moves]
        return None if None in passes else max(filter(None, passes), default=1)

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
            for group in self._with_added(variant.add)
            if group.name not in variant.without
        ]
        moves = {key: move for key, move in self.action.items() if move.id not in variant.without}
        moves |= {(move.source, move.target): move for move in variant.moves}
        changes: dict[str, object] = {"groups": tuple(groups), "moves": tuple(moves.values())}
        for name in ("rules", "deal", "take_out"):
            if (value := getattr(variant, name)) is not None:
                changes[name] = value
        return replace(self, **(changes | identity))  # type: ignore[arg-type]

    def _with_added(self, added: tuple[Group, ...]) -> list[Group]:
        """Puts each new group behind the last one that is read before its kind."""
        groups = list(self.groups)
        for new in added:
            before = [n for n, group in enumerate(groups, 1) if group.kind.value <= new.kind.value]
            groups.insert(max(before, default=0), new)
        return groups

    def with_variants(self, ids: frozenset[str]) -> "Game":
        """Gives the game as it is played with these variants.

        Raises:
            VariantsClash: a variant is unknown, or they do not go together.
        """
        if ids == self.chosen:
            return self
        known = {variant.id: variant for variant in self.variants}
        if unknown := sorted(ids - set(known)):
            raise VariantsClash(f"unknown variant {unknown[0][:60]}; known: {', '.join(known) or 'none'}")
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
