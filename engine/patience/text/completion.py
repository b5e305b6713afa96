"""Completing a set-up: named cards are laid, and unnamed ones fill the blanks between them."""

from collections.abc import Iterator, Mapping, Sequence, Set
from enum import Enum, auto
from itertools import pairwise, zip_longest
from typing import NamedTuple

from patience.cards import ALL_CARDS, Card, Rank, full_packs
from patience.definition.build import Build
from patience.definition.game import Game
from patience.definition.groups import Flip, Group, Kind
from patience.playing.piles import opening_rank
from patience.state import Pile, PileId, State
from patience.text.notation import NotationError, clipped, parse_card, write_pile_name


class SetupError(NotationError):
    """A set-up that makes no position; `pile` is the one at fault, where it is one."""

    def __init__(self, message: str, pile: PileId | None = None) -> None:
        super().__init__(message)
        self.pile = pile


class Blank(Enum):
    """A place in a set-up that unnamed cards fill."""

    FACE_DOWN = auto()  # ?: one card, face down
    REST = auto()  # …: on a foundation all cards below the next one, elsewhere as many as are dealt there


class Laid(NamedTuple):
    """A card in a set-up."""

    card: Card
    face_down: bool = False


Item = Laid | Blank
BLANKS = {"?": Blank.FACE_DOWN, "…": Blank.REST, "...": Blank.REST}


class Completion:
    """The piles laid so far, and the cards of the pack that nobody has named."""

    def __init__(self, game: Game, named: Mapping[PileId, Sequence[str]]) -> None:
        self.game = game
        self.unnamed = list(full_packs(game.packs))
        self.items = self._read(named)
        self.laid: dict[PileId, Pile] = {}

    def piles(self) -> Mapping[PileId, Pile]:
        """Lays every pile.

        Raises:
            SetupError: cards do not fit, or are left over.
        """
        for name in sorted(self.game.piles, key=self._turn):
            group = self.game.group[name.group]
            try:
                cards = self._foundation(name) if group.kind is Kind.FOUNDATION else self._filled(name)
                self.laid[name] = _pile(group, cards)
            except NotationError as fault:
                raise self._at(name, fault) from None
        if self.unnamed:
            raise SetupError(f"{_listed(self.unnamed)} lie nowhere; expected every card of the pack in a pile")
        return self.laid

    def _read(self, named: Mapping[PileId, Sequence[str]]) -> dict[PileId, list[Item]]:
        """Reads the words; a card without a pack is the first twin that is not named, so packs are read first."""
        places = [(name, n, word) for name, words in named.items() for n, word in enumerate(words)]
        read: dict[tuple[PileId, int], Item] = {}
        for name, n, word in sorted(places, key=lambda place: not place[2].endswith("2")):
            try:
                read[name, n] = BLANKS.get(word) or self._claimed(word)
            except NotationError as fault:
                raise self._at(name, fault) from None
        return {name: [read[name, n] for n in range(len(words))] for name, words in named.items()}

    def _at(self, name: PileId, fault: NotationError) -> SetupError:
        return SetupError(f"{write_pile_name(self.game, name)}: {fault}", name)

    def _claimed(self, word: str) -> Laid:
        card, is_down, names_pack = parse_card(word)
        twins = [card] if names_pack else [card._replace(pack=pack) for pack in range(self.game.packs)]
        for twin in twins:
            if twin in self.unnamed:
                self.unnamed.remove(twin)
                return Laid(twin, is_down)
        raise NotationError(f"{clipped(word)} is there too often; {self.game.id} has {self.game.packs} of each card")

    def _turn(self, name: PileId) -> int:
        """Tells when a pile has its turn: foundations, other named piles, unnamed piles, the stock."""
        match self.game.group[name.group].kind:
            case Kind.FOUNDATION:
                return 0
            case Kind.STOCK:
                return 3
            case Kind.WASTE | Kind.TABLEAU | Kind.RESERVE:
                return 1 if name in self.items else 2

    def _filled(self, name: PileId) -> Iterator[Laid]:
        stays_empty = self.game.group[name.group].kind is Kind.WASTE and not self._as_dealt(name, 0)[0]
        items = self.items.get(name, [] if stays_empty else [Blank.REST])
        if items.count(Blank.REST) > 1:
            raise NotationError("'…' stands there twice; expected it once")
        for n, item in enumerate(items):
            match item:
                case Laid():
                    yield item
                case Blank.FACE_DOWN:
                    yield Laid(self._take("?"), face_down=True)
                case Blank.REST:
                    yield from self._rest(name, n, len(items) - 1)

    def _rest(self, name: PileId, below: int, named: int) -> list[Laid]:
        """Takes as many cards as the deal gives to the pile, or as there are, less the named ones."""
        size, down = self._as_dealt(name, len(self.unnamed) + named)
        cards = [self._take("…") for _ in range(min(size - named, len(self.unnamed)))]
        if self.game.group[name.group].kind is Kind.STOCK:
            cards.reverse()  # the first one is turned first
        return [Laid(card, face_down=n < down) for n, card in enumerate(cards, below)]

    def _as_dealt(self, name: PileId, rest: int) -> tuple[int, int]:
        """Tells how many cards a pile is dealt, and how many of them face down."""
        size = down = 0
        for step in self.game.deal:
            if step.to == name.group:
                sizes = step.sizes(self.game.group[name.group].count)
                given = rest if step.cards is None else sizes[name.index] if name.index < len(sizes) else 0
                size, down = size + given, down + step.face_down(given)
        return size, down

    def _foundation(self, name: PileId) -> list[Laid]:
        if name not in self.items:
            return [Laid(card) for card in (*self._taken_out(name), *self._dealt(name))]
        items, build = self.items[name], self.game.group[name.group].build
        assert build is not None
        cards: list[Laid] = []
        for item, upper in zip_longest(items, items[1:]):
            if isinstance(item, Laid):
                cards.append(item)
            elif item is Blank.REST and isinstance(upper, Laid):
                below = cards[-1].card if cards else None
                cards += [Laid(card) for card in self._between(name, build, below, upper.card)]
            else:
                raise NotationError("a blank is only '…' here, with a card after it")
        self._check_build(name, build, [card for card, _ in cards])
        return cards

    def _between(self, name: PileId, build: Build, below: Card | None, upper: Card) -> list[Card]:
        """Takes the cards under `upper`, downward to the card below or else to the base."""
        base = self._base(name)
        if below is None and base is None:
            raise NotationError("'…' needs a known base rank")
        cards = [upper]
        while not (build.accepts(below, cards[0]) if below else cards[0].rank is base):
            fitting = {card for card in self.unnamed if build.accepts(card, cards[0])}
            cards.insert(0, self._take(f"… below {cards[0]}", fitting))
        return cards[:-1]

    def _check_build(self, name: PileId, build: Build, cards: list[Card]) -> None:
        base = self._base(name)
        if cards and base and cards[0].rank is not base:
            raise NotationError(f"{cards[0]} may not lie at the bottom; expected the rank {base.letter}")
        for below, card in pairwise(cards):
            if not build.accepts(below, card):
                raise NotationError(f"{card} may not lie on {below}")

    def _base(self, name: PileId) -> Rank | None:
        so_far = State(tuple(self.laid.get(pile, Pile()) for pile in self.game.piles))
        return opening_rank(self.game, so_far, self.game.group[name.group])

    def _taken_out(self, name: PileId) -> Iterator[Card]:
        for take in self.game.take_out:
            if take.to == name.group and name.index < take.piles:
                yield self._take(take.rank.letter, {card for card in self.unnamed if card.rank is take.rank})

    def _dealt(self, name: PileId) -> Iterator[Card]:
        """Takes the cards that the deal lays on a foundation, as they come."""
        size, _ = self._as_dealt(name, 0)
        yield from (self._take("a dealt card") for _ in range(size))

    def _take(self, what: str, among: Set[Card] = frozenset(ALL_CARDS)) -> Card:
        card = next((card for card in self.unnamed if card in among), None)
        if card is None:
            raise NotationError(f"no unnamed card is left for '{what}'")
        self.unnamed.remove(card)
        return card


def _pile(group: Group, laid: Iterator[Laid] | list[Laid]) -> Pile:
    cards = list(laid)
    down = sum(face_down for _, face_down in cards)
    if any(face_down for _, face_down in cards[down:]):
        raise NotationError("a face-down card lies on a face-up one")
    if down and group.kind is not Kind.STOCK and group.flips is Flip.NEVER:
        raise NotationError("a card lies face down; expected all cards face up")
    if down < len(cards) and (group.kind is Kind.STOCK or (group.flips is Flip.LAST and len(cards) > 1)):
        raise NotationError("a card lies face up; expected all cards face down, in small letters")
    if group.capacity is not None and len(cards) > group.capacity:
        raise NotationError(f"there are {len(cards)} cards; expected at most {group.capacity}")
    return Pile(tuple(card for card, _ in cards), down)


def _listed(cards: Sequence[Card]) -> str:
    shown = " ".join(str(card) for card in cards[:5])
    return f"{shown} and {len(cards) - 5} more" if len(cards) > 5 else shown
