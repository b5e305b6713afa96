"""Dealing: from a deal number, or a pack in a known order, to the first position."""

from collections.abc import Iterator, Sequence

from patience.cards import Card, full_packs
from patience.game import Deal, Game, Shape
from patience.play import settle
from patience.shuffle import shuffled
from patience.state import Pile, PileId, State


def deal(game: Game, number: int) -> State:
    """Deals the layout of a deal number.

    Raises:
        ValueError: the number is not from 1 to 999,999.
    """
    return lay_out(game, shuffled(full_packs(game.packs), number))


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
        piles |= _dealt(game, step, coming)
    state = State(tuple(piles.get(pile, Pile()) for pile in game.piles))
    return settle(game, state, game.piles)[0]


def dealt_sizes(game: Game, step: Deal) -> dict[PileId, int]:
    """Tells how many cards each pile of a group gets; a step that deals the rest counts none."""
    piles = game.piles_in(step.to)[: step.piles]
    if step.shape is Shape.TRIANGLE:
        return {pile: n + 1 for n, pile in enumerate(piles)}
    return dict.fromkeys(piles, step.cards or 0)


def face_down(step: Deal, size: int) -> int:
    """Tells how many cards of a dealt pile lie face down."""
    return 0 if step.face_up is None else max(0, size - step.face_up)


def _dealt(game: Game, step: Deal, coming: Iterator[Card]) -> dict[PileId, Pile]:
    if step.cards is None:
        rest = tuple(coming)[::-1]  # the next card to be turned is the top card
        return {PileId(step.to): Pile(rest, face_down(step, len(rest)))}
    sizes = dealt_sizes(game, step)
    lying: dict[PileId, list[Card]] = {pile: [] for pile in sizes}
    for pile in _order(step, sizes):
        lying[pile].append(next(coming))
    return {pile: Pile(tuple(cards), face_down(step, len(cards))) for pile, cards in lying.items()}


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
