"""Cards go from one pile to another."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar

from patience.actions.limits import Limit
from patience.cards import Card
from patience.definition.build import Build, Match
from patience.definition.game import Game, Takers
from patience.definition.groups import Gap, Group, Kind, Unit
from patience.playing.carrying import carried
from patience.playing.piles import opening_rank, taken_by
from patience.refusals import (
    BaseStays,
    CardIsFaceDown,
    ColoursDiffer,
    GapNeeds,
    Illegal,
    NotASequence,
    NotFromThere,
    NothingFollows,
    NothingThere,
    OneCardAtATime,
    OneCardOrAll,
    PileIsClosed,
    PileIsComplete,
    PileIsFull,
    TooManyAtOnce,
    WrongColour,
    WrongRank,
    WrongSuit,
)
from patience.said import N_, Said
from patience.state import Move, Pile, PileId, State


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
    limit: Limit | None = None  # how many of them; None: no matter how many
    onto: Onto = Onto.ANYTHING
    places: ClassVar[bool] = True
    passes: ClassVar[int | None] = 1

    @property
    def groups(self) -> tuple[str, ...]:
        return (self.source, self.target, *(self.limit.groups if self.limit else ()))

    def rule_ids(self, game: Game) -> Iterator[str]:
        source, target = game.group[self.source], game.group[self.target]
        yield self.id
        if self.runs:
            yield "move-unit"
        if source.keeps_base:
            yield "base-stays"
        if target.kind is Kind.FOUNDATION:
            yield "complete"
        if target.gap is not Gap.ANY and not game.never_empty.issuperset(game.piles_in(self.target)):
            yield target.gap_rule or "empty"

    def faults(self, game: Game) -> Iterator[str]:
        if self.runs and game.group[self.source].unit is Unit.TOP:
            yield f"move {self.id!r} takes several cards from {self.source!r}; expected a group whose unit is not TOP"
        if game.group[self.target].kind is Kind.STOCK:
            yield f"move {self.id!r} puts cards on the stock {self.target!r}; expected another target"

    def judge(self, game: Game, state: State, move: Move) -> Illegal | None:
        return self.judge_lift(game, state, move, move.target) or self._landing(game, state, move)

    def judge_lift(self, game: Game, state: State, move: Move, target: PileId | None = None) -> Illegal | None:
        group, pile = game.group[move.source.group], game.pile(state, move.source)
        if not pile.cards:
            return NothingThere(pile=move.source)
        if move.count != 1:
            return self._unit(group, pile, move) or self._limited(game, state, move, target)
        if pile.face_down == len(pile.cards) and group.kind is not Kind.STOCK:
            return CardIsFaceDown(pile=move.source)
        if group.keeps_base and len(pile.cards) == 1:
            return BaseStays(card=pile.cards[0])
        return None

    def _unit(self, group: Group, pile: Pile, move: Move) -> Illegal | None:
        if move.count < 1 or group.unit is Unit.TOP:
            return OneCardAtATime()
        if not self.runs:
            return OneCardAtATime(rule=self.id)
        if move.count > len(pile.cards):
            return NothingThere(pile=move.source)
        face_up = pile.face_up
        if move.count > len(face_up):
            return CardIsFaceDown(pile=move.source)
        if group.unit is Unit.WHOLE_FACE_UP and move.count != len(face_up):
            return OneCardOrAll(face_up=len(face_up))
        if group.build and group.build.run_length(face_up) < move.count:
            return NotASequence()
        return None

    def _limited(self, game: Game, state: State, move: Move, target: PileId | None) -> Illegal | None:
        if self.limit is None or move.count <= (most := self.limit.most(game, state, target)):
            return None
        return TooManyAtOnce(count=most)

    def _landing(self, game: Game, state: State, move: Move) -> Illegal | None:
        group, pile = game.group[move.target.group], game.pile(state, move.target)
        card = game.pile(state, move.source).cards[-move.count]
        if group.capacity is not None and len(pile.cards) + move.count > group.capacity:
            return self._no_room(group, move)
        if self.onto is (Onto.GAPS if pile.cards else Onto.CARDS):
            return NotFromThere(source=move.source, target=move.target, rule=self.id)
        if card in taken_by(game, state, group, pile):
            return None
        if pile.cards:
            return self._misfit(group.build, pile.cards[-1], card, move)
        if (needed := opening_rank(game, state, group)) is not None:
            return GapNeeds(pile=move.target, needed=needed, rule=group.gap_rule or "empty")
        return PileIsClosed(pile=move.target, rule=group.gap_rule or "empty")

    def _no_room(self, group: Group, move: Move) -> Illegal:
        if group.kind is Kind.FOUNDATION:
            return PileIsComplete(pile=move.target)
        return PileIsFull(pile=move.target, rule=self.id) if group.build else PileIsFull(pile=move.target)

    def _misfit(self, build: Build | None, below: Card, card: Card, move: Move) -> Illegal:
        if build is None:
            return PileIsFull(pile=move.target)
        ranks = build.next_ranks(below)
        if not ranks:
            return NothingFollows(below=below, rule=self.id)
        if card.rank not in ranks:
            needed = ranks if build.match is Match.ANY_SUIT else build.fits[below]
            return WrongRank(below=below, needed=needed, card=card, rule=self.id)
        match build.match:
            case Match.ALTERNATE_COLOURS:
                return WrongColour(below=below, card=card, rule=self.id)
            case Match.SAME_COLOUR:
                return ColoursDiffer(below=below, card=card, rule=self.id)
            case Match.SAME_SUIT | Match.OTHER_SUIT | Match.ANY_SUIT:
                return WrongSuit(below=below, card=card, rule=self.id)

    def candidates(self, game: Game, state: State, takers: Takers) -> Iterator[Move]:
        """Yields the moves whose lowest card fits the target."""
        taking = takers[self.target]
        if not taking:
            return
        group, piles = game.group[self.source], state.piles
        for source, place in game.seats[self.source]:
            cards = piles[place].cards
            if not cards:
                continue
            for count in _counts(group, piles[place]) if self.runs else _ONE:
                card = cards[-count]
                for target, taken in taking:
                    if card in taken and target != source:
                        yield Move(source, target, count)

    def made(self, game: Game, state: State, move: Move) -> State:
        return carried(game, state, move)

    def tell(self, game: Game, before: State, move: Move, after: State) -> Said:  # noqa: ARG002
        source, target = game.pile(before, move.source).cards, game.pile(before, move.target).cards
        fields: dict[str, object] = {"card": source[-move.count], "pile": move.target}
        if game.group[move.source.group].kind is Kind.STOCK:
            return Said(N_("{card} from the stock to the empty place, {pile}."), fields)
        if not target:
            sentence = N_("{card} to the empty place, {pile}.")
            if move.count > 1:
                sentence = N_("Sequence headed by {card} to the empty place, {pile}.")
            return Said(sentence, fields)
        sentence = N_("{card} onto {below}, {pile}.")
        if move.count > 1:
            sentence = N_("Sequence headed by {card} onto {below}, {pile}.")
        return Said(sentence, fields | {"below": target[-1]})

    def tell_undone(self, game: Game, before: State, move: Move) -> Said:
        if game.group[move.source.group].kind is Kind.STOCK:
            return STOCK_AS_BEFORE
        card = game.pile(before, move.source).cards[-move.count]
        return Said(N_("Undone: {card} back, {pile}."), {"card": card, "pile": move.source})

    def touched(self, _game: Game, _state: State) -> PileId | None:
        return None

    def numbers(self, _game: Game, _stock: int) -> Mapping[str, int]:
        return {}


STOCK_AS_BEFORE = Said(N_("Undone: the stock is as it was."))


def _counts(group: Group, pile: Pile) -> Sequence[int]:
    """Gives the numbers of cards that could be lifted together from a pile."""
    if group.unit is Unit.PART_RUN and group.build:
        return range(1, group.build.run_length(pile.face_up) + 1)
    face_up = len(pile.cards) - pile.face_down
    return (1, face_up) if face_up > 1 else _ONE


_ONE = (1,)
