"""What makes a definition unplayable; found when the definition is made."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Protocol

from patience.cards import ALL_CARDS, Suit, full_packs
from patience.definition.deal import Deal, TakeOut
from patience.definition.groups import Flip, Gap, Group, Kind, Unit

MOST_PACKS = len(ALL_CARDS) // len(full_packs(1))
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_GROUP = re.compile(r"[a-z]+")
_GROUP_FIELDS = frozenset(field.name for field in fields(Group)) - {"name"}


class FaultyDefinition(Exception):
    """A game that cannot be played as it is defined."""

    def __init__(self, game: str, faults: tuple[str, ...]) -> None:
        super().__init__(f"{game}: {'; '.join(faults)}")
        self.game = game
        self.faults = faults


class SpeaksOfGroups(Protocol):
    """A kind of move or a named rule."""

    @property
    def groups(self) -> tuple[str, ...]: ...


class Moves(SpeaksOfGroups, Protocol):
    """A kind of move."""

    @property
    def id(self) -> str: ...
    @property
    def source(self) -> str: ...
    @property
    def target(self) -> str: ...


class Varies(Protocol):
    """A variant."""

    @property
    def id(self) -> str: ...
    @property
    def groups(self) -> Iterable[str]: ...
    @property
    def changes(self) -> Iterable[tuple[str, str]]: ...
    @property
    def added(self) -> Iterable[str]: ...
    @property
    def without(self) -> tuple[str, ...]: ...


class Definition(Protocol):
    """A game as far as it is looked at here."""

    @property
    def id(self) -> str: ...
    @property
    def packs(self) -> int: ...
    @property
    def groups(self) -> tuple[Group, ...]: ...
    @property
    def take_out(self) -> tuple[TakeOut, ...]: ...
    @property
    def deal(self) -> tuple[Deal, ...]: ...
    @property
    def moves(self) -> tuple[Moves, ...]: ...
    @property
    def rules(self) -> tuple[SpeaksOfGroups, ...]: ...
    @property
    def told(self) -> tuple[str, ...]: ...
    @property
    def variants(self) -> tuple[Varies, ...]: ...
    @property
    def combinations(self) -> tuple[frozenset[str], ...]: ...


def faults(game: Definition) -> Iterator[str]:
    """Yields what is wrong with a definition, each fault with what was expected."""
    groups = {group.name: group for group in game.groups}
    yield from _names(game)
    for group in game.groups:
        yield from _group(group, groups)
    yield from _deal(game, groups)
    yield from _moves(game, groups)
    yield from _variants(game, groups)


def _names(game: Definition) -> Iterator[str]:
    ids = [game.id, *(move.id for move in game.moves), *game.told, *(variant.id for variant in game.variants)]
    yield from (
        f"{name!r} is no id; expected small letters and digits, with single hyphens between them"
        for name in dict.fromkeys(ids)
        if not _ID.fullmatch(name)
    )
    yield from (
        f"{group.name!r} is no name of a group; expected small letters only"
        for group in game.groups
        if not _GROUP.fullmatch(group.name)
    )
    yield from _twice("group", (group.name for group in game.groups))
    yield from _twice("variant", (variant.id for variant in game.variants))
    if not 1 <= game.packs <= MOST_PACKS:
        yield f"there are {game.packs} packs; expected 1 to {MOST_PACKS}"


def _twice(what: str, names: Iterable[str]) -> Iterator[str]:
    yield from (
        f"{what} {name!r} is defined {count} times; expected once"
        for name, count in Counter(names).items()
        if count > 1
    )


def _unknown(what: str, name: str, known: Iterable[str]) -> str:
    return f"{what} names {name!r}; expected one of: {', '.join(known) or 'none'}"


def _group(group: Group, groups: dict[str, Group]) -> Iterator[str]:
    if group.count < 1:
        yield f"group {group.name!r} has {group.count} piles; expected at least 1"
    if group.capacity is not None and group.capacity < 1:
        yield f"a pile of {group.name!r} holds {group.capacity} cards; expected at least 1, or None"
    if group.kind in (Kind.STOCK, Kind.WASTE) and group.count > 1:
        yield f"group {group.name!r} has {group.count} piles; expected 1 for a stock or a waste"
    if group.kind is Kind.FOUNDATION and (group.build is None or group.capacity is None):
        yield f"foundation {group.name!r} has no build or no capacity; expected both"
    if group.unit is Unit.PART_RUN and group.build is None:
        yield f"group {group.name!r} moves sequences but has no build; expected one that says what a sequence is"
    if group.filled_from and group.gap is not Gap.NOTHING and group.kind is not Kind.RESERVE:
        yield f"group {group.name!r} is filled by itself and takes cards in gaps; expected one of them"
    yield from (
        _unknown(f"filled_from of {group.name!r}", name, groups) for name in group.filled_from if name not in groups
    )


def _deal(game: Definition, groups: dict[str, Group]) -> Iterator[str]:
    steps: list[TakeOut | Deal] = [*game.take_out, *game.deal]
    if unknown := [step.to for step in steps if step.to not in groups]:
        yield from (_unknown("the deal", name, groups) for name in dict.fromkeys(unknown))
        return
    for take in game.take_out:
        if take.piles > groups[take.to].count:
            yield f"{take.piles} piles of {take.to!r} begin with a card; expected at most {groups[take.to].count}"
        if take.piles > game.packs * len(Suit):
            yield f"{take.piles} cards of one rank are taken out; expected at most {game.packs * len(Suit)}"
    for step in game.deal:
        yield from _step(step, groups[step.to])
    yield from _face_down_first(game)
    yield from _all_dealt(game, groups)
    yield from _can_begin(groups, {step.to for step in steps})


def _face_down_first(game: Definition) -> Iterator[str]:
    """Yields a fault for a step that lays cards face down on cards that lie face up."""
    open_already: set[str] = set()
    for step in game.deal:
        if step.to in open_already and step.face_up is not None:
            yield f"cards are dealt face down onto face-up ones of {step.to!r}; expected the face-down ones first"
        if step.face_up != 0:
            open_already.add(step.to)


def _can_begin(groups: dict[str, Group], dealt: set[str]) -> Iterator[str]:
    """Yields a fault for foundations that could never be started."""
    started = any(groups[name].kind is Kind.FOUNDATION for name in dealt)
    for group in groups.values():
        if group.gap is Gap.BASE_RANK and not started:
            yield f"{group.name!r} begins with the base rank, but no foundation is dealt a card; expected one"
        if group.kind is Kind.FOUNDATION and group.gap is Gap.NOTHING and group.name not in dealt:
            yield f"foundation {group.name!r} takes nothing when empty and is dealt nothing; expected a gap or a card"


def _step(step: Deal, group: Group) -> Iterator[str]:
    if step.piles is not None and not 1 <= step.piles <= group.count:
        yield f"the deal gives cards to {step.piles} piles of {group.name!r}; expected 1 to {group.count}"
    if step.cards is None and group.count != 1:
        yield f"the rest is dealt to {group.name!r}, which has {group.count} piles; expected a group of one pile"
    if step.cards is not None and step.cards < 1:
        yield f"the deal gives {step.cards} cards to {group.name!r}; expected at least 1, or None for the rest"
    turns = group.kind is Kind.STOCK or group.flips is not Flip.NEVER
    if step.face_up is not None and not turns:
        yield f"cards are dealt face down to {group.name!r}, where nothing turns them up; expected 'flips' or a stock"


def _all_dealt(game: Definition, groups: dict[str, Group]) -> Iterator[str]:
    """Yields a fault when the steps do not deal exactly the pack."""
    cards = len(full_packs(1)) * game.packs
    dealt = sum(take.piles for take in game.take_out)
    dealt += sum(sum(step.sizes(groups[step.to].count)) for step in game.deal)
    rest = [n for n, step in enumerate(game.deal, 1) if step.cards is None]
    if rest and rest != [len(game.deal)]:
        yield f"step {rest[0]} of the deal takes the rest; expected that of the last step only"
    if dealt > cards or (dealt < cards and not rest):
        yield f"the deal gives out {dealt} cards; expected {cards}, or less with a step that takes the rest"


def _moves(game: Definition, groups: dict[str, Group]) -> Iterator[str]:
    pairs = Counter((move.source, move.target) for move in game.moves)
    for (source, target), count in pairs.items():
        if count > 1:
            yield f"{count} moves lead from {source!r} to {target!r}; expected one"
    for what, spoken in (("move", game.moves), ("rule", game.rules)):
        for one in spoken:
            name = getattr(one, "id", type(one).__name__)
            yield from (_unknown(f"{what} {name!r}", group, groups) for group in one.groups if group not in groups)


def _variants(game: Definition, groups: dict[str, Group]) -> Iterator[str]:
    ids = {variant.id for variant in game.variants}
    known = {*groups, *(move.id for move in game.moves)}
    for variant in game.variants:
        own = {*groups, *variant.added}
        yield from (
            _unknown(f"variant {variant.id!r}", name, sorted(own)) for name in variant.groups if name not in own
        )
        yield from (
            f"variant {variant.id!r} changes {name!r} of {group!r}; expected one of: {', '.join(sorted(_GROUP_FIELDS))}"
            for group, name in variant.changes
            if name not in _GROUP_FIELDS
        )
        yield from (
            f"variant {variant.id!r} goes without {name!r}; expected the id of a move or the name of a group"
            for name in variant.without
            if name not in known
        )
    for together in game.combinations:
        if len(together) < 2 or together - ids:
            yield f"{' and '.join(sorted(together))} are combined; expected two or more of: {', '.join(sorted(ids))}"
