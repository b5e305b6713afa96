"""Dealing: from a deal number, or a pack in a known order, to the first position."""

from collections.abc import Iterator, Sequence

from patience.cards import Card, full_packs
from patience.definition.deal import Deal, Shape
from patience.definition.game import Game
from patience.playing.moving import settle
from patience.state import Pile, PileId, State


def deal(game: Game, number: int) -> State:
    """Deals the layout of a deal number.

    Raises:
        ValueError: the number is not from 1 to 999,999.
    """
    return lay_out(game, game.shuffle(full_packs(game.packs), number))


def lay_out(game: Game, deck: Sequence[Card]) -> State:
    """Deals a pack whose first card is dealt first; cards to be taken out are the first fitting ones."""
    piles: dict[PileId, Pile] = {}
    cards = list(deck)
    for take in game.take_out:
        for pile in game.piles_in(take.to)[: take.piles]:
            card = next(card for card in cards if card.rank is take.rank)
            cards.remove(card)
            piles[pile] = Pile((card,))
    coming = iter(cards)
    for step in game.deal:
        for pile, dealt in _dealt(game, step, coming).items():
            below = piles.get(pile, Pile())
            piles[pile] = Pile(below.cards + dealt.cards, below.face_down + dealt.face_down)
    state = State(tuple(piles.get(pile, Pile()) for pile in game.piles))
    return settle(game, state, game.piles)[0]


def _dealt(game: Game, step: Deal, coming: Iterator[Card]) -> dict[PileId, Pile]:
    """Gives what a step lays on each pile."""
    if step.cards is None:
        rest = tuple(coming)[::-1]  # the next card to be turned is the top card
        return {PileId(step.to): Pile(rest, step.face_down(len(rest)))}
    piles = game.piles_in(step.to)
    sizes = dict(zip(piles, step.sizes(len(piles)), strict=False))
    lying: dict[PileId, list[Card]] = {pile: [] for pile in sizes}
    for pile in _order(step, sizes):
        lying[pile].append(next(coming))
    return {pile: Pile(tuple(cards), step.face_down(len(cards))) for pile, cards in lying.items()}


def _order(step: Deal, sizes: dict[PileId, int]) -> Iterator[PileId]:
    if step.shape is Shape.PILES:
        for pile, size in sizes.items():
            yield from [pile] * size
        return
    rows = max(sizes.values())
    for row in range(rows):
        for pile, size in sizes.items():
            if size >= rows - row if step.shape is Shape.ROWS else size > row:
                yield pile
