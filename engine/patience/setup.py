"""A set-up names the cards that matter; the rest is completed so that every card of the pack exists."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import NamedTuple

from patience.build import Build
from patience.cards import Card, full_packs
from patience.dealing import dealt_sizes, face_down
from patience.game import Game, Kind
from patience.notation import NotationError, parse_card, write_pile_name
from patience.rules import opening_rank
from patience.state import Note, Pile, PileId, State


class Blank(Enum):
    """A place in a set-up that unnamed cards fill."""

    FACE_DOWN = auto()  # ?: one card, face down
    REST = auto()  # …: on a foundation all cards below the next one, elsewhere as many as are dealt there


class Laid(NamedTuple):
    """A named card of a set-up."""

    card: Card
    face_down: bool


Item = Laid | Blank
BLANKS = {"?": Blank.FACE_DOWN, "…": Blank.REST, "...": Blank.REST}


def complete(
    game: Game, named: Mapping[PileId, Sequence[str]], passes: int = 1, notes: frozenset[Note] = frozenset()
) -> State:
    """Makes a whole position of the piles that are named, their cards as words of the notation.

    Unnamed cards, in the order of new packs, fill blanks on foundations, then other blanks, then piles
    of the tableau and the reserves that were not named; the rest is the stock.

    Raises:
        NotationError: a word is no card, a card is there too often, cards do not fit, or cards are left over.
    """
    unnamed = list(full_packs(game.packs))
    items = _read(game, named, unnamed)
    piles: dict[PileId, Pile] = {}
    for kind in (Kind.FOUNDATION, Kind.TABLEAU, Kind.RESERVE, Kind.WASTE, Kind.STOCK):
        for name in game.piles_of(kind):
            filled = _filled(game, kind, name, items, piles, unnamed)
            piles[name] = _turned_rightly(game, name, filled)
    if unnamed:
        raise NotationError(f"{_listed(unnamed)} lie nowhere; expected every card of the pack in a pile")
    return State(tuple(piles[name] for name in game.piles), passes, notes)


def _read(game: Game, named: Mapping[PileId, Sequence[str]], unnamed: list[Card]) -> dict[PileId, list[Item]]:
    """Reads the words; a card without a pack is the first twin that is not named, so packs are read first."""
    places = [(name, n, word) for name, words in named.items() for n, word in enumerate(words)]
    read: dict[tuple[PileId, int], Item] = {}
    for name, n, word in sorted(places, key=lambda place: not place[2].endswith("2")):
        read[name, n] = BLANKS.get(word) or _claimed(game, word, unnamed)
    return {name: [read[name, n] for n in range(len(words))] for name, words in named.items()}


def _claimed(game: Game, word: str, unnamed: list[Card]) -> Laid:
    card, is_down, names_pack = parse_card(word)
    twins = [card] if names_pack else [card._replace(pack=pack) for pack in range(game.packs)]
    for twin in twins:
        if twin in unnamed:
            unnamed.remove(twin)
            return Laid(twin, is_down)
    raise NotationError(f"{word} is there too often; {game.id} has {game.packs} of each card")


def _filled(
    game: Game,
    kind: Kind,
    name: PileId,
    items: Mapping[PileId, list[Item]],
    piles: Mapping[PileId, Pile],
    unnamed: list[Card],
) -> list[Laid]:
    if kind is Kind.FOUNDATION:
        return _foundation(game, name, items.get(name), piles, unnamed)
    if kind in (Kind.WASTE, Kind.STOCK) and name not in items:
        rest = unnamed[::-1] if kind is Kind.STOCK else []
        del unnamed[len(unnamed) - len(rest) :]
        return [Laid(card, True) for card in rest]
    return _dealt_pile(game, name, items.get(name, [Blank.REST]), unnamed)


def _dealt_pile(game: Game, name: PileId, items: list[Item], unnamed: list[Card]) -> list[Laid]:
    size, down = _as_dealt(game, name, len(unnamed) + len(items) - 1)
    missing = max(0, size - len(items) + 1)
    filled: list[Laid] = []
    for item in items:
        if isinstance(item, Laid):
            filled.append(item)
        elif item is Blank.FACE_DOWN:
            filled.append(Laid(_take(unnamed, lambda _: True, "?"), True))
        else:
            cards = [_take(unnamed, lambda _: True, "…") for _ in range(min(missing, len(unnamed)))]
            filled += [Laid(card, len(filled) + n < down) for n, card in enumerate(cards)]
    return filled


def _as_dealt(game: Game, name: PileId, rest: int) -> tuple[int, int]:
    """Tells how many cards a pile is dealt, and how many of them face down."""
    for step in game.deal:
        if step.to == name.group:
            size = dealt_sizes(game, step).get(name, 0) if step.cards else rest
            return size, face_down(step, size)
    return 0, 0


def _foundation(
    game: Game, name: PileId, items: list[Item] | None, piles: Mapping[PileId, Pile], unnamed: list[Card]
) -> list[Laid]:
    if items is None:
        return [Laid(card, False) for card in _taken_out(game, name, unnamed)]
    build = game.group[name.group].build
    assert build is not None
    filled: list[Laid] = []
    for n, item in enumerate(items):
        if isinstance(item, Laid):
            if filled and not build.accepts(filled[-1].card, item.card):
                raise NotationError(f"{item.card} may not lie on {filled[-1].card} on {write_pile_name(game, name)}")
            filled.append(item)
            continue
        upper = items[n + 1] if n + 1 < len(items) else None
        if not isinstance(upper, Laid):
            raise NotationError(f"'…' on {write_pile_name(game, name)} needs a card after it")
        below = filled[-1].card if filled else None
        between = _between(build, below, upper.card, _base(game, name, piles), unnamed)
        filled += [Laid(card, False) for card in between]
    return filled


def _between(build: Build, below: Card | None, upper: Card, base: object, unnamed: list[Card]) -> list[Card]:
    """Takes the cards under `upper`, downward to the base, or to the card below."""
    cards: list[Card] = []
    card = upper
    while not (build.accepts(below, card) if below else card.rank is base):
        card = _lower(build, card, unnamed)
        cards.insert(0, card)
    return cards


def _lower(build: Build, upper: Card, unnamed: list[Card]) -> Card:
    return _take(unnamed, lambda card: build.accepts(card, upper), f"… below {upper}")


def _base(game: Game, name: PileId, piles: Mapping[PileId, Pile]) -> object:
    so_far = State(tuple(piles.get(pile, Pile()) for pile in game.piles))
    rank = opening_rank(game, so_far, game.group[name.group])
    if rank is None:
        raise NotationError(f"'…' on {write_pile_name(game, name)} needs a known base rank")
    return rank


def _taken_out(game: Game, name: PileId, unnamed: list[Card]) -> list[Card]:
    ranks = [take.rank for take in game.take_out if take.to == name.group and name.index < take.piles]
    return [_take(unnamed, lambda card, rank=rank: card.rank is rank, str(rank)) for rank in ranks]  # type: ignore[misc]


def _take(unnamed: list[Card], fits: Callable[[Card], bool], what: str) -> Card:
    card = next((card for card in unnamed if fits(card)), None)
    if card is None:
        raise NotationError(f"no unnamed card is left for '{what}'")
    unnamed.remove(card)
    return card


def _turned_rightly(game: Game, name: PileId, laid: list[Laid]) -> Pile:
    down = sum(item.face_down for item in laid)
    if any(item.face_down for item in laid[down:]):
        raise NotationError(f"a face-down card lies on a face-up one in {write_pile_name(game, name)}")
    capacity = game.group[name.group].capacity
    if capacity is not None and len(laid) > capacity:
        raise NotationError(f"{write_pile_name(game, name)} has {len(laid)} cards; expected at most {capacity}")
    return Pile(tuple(item.card for item in laid), down)


def _listed(cards: Sequence[Card]) -> str:
    shown = " ".join(str(card) for card in cards[:5])
    return f"{shown} and {len(cards) - 5} more" if len(cards) > 5 else shown
