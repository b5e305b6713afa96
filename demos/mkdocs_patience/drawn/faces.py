"""The faces of the cards as one SVG: a symbol for each card, put together from suits and busts.

Colours are attributes, as a style sheet does not reach into what is used by reference; `currentColor` is the card's.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from patience import Card, Rank
from patience.cards import full_packs

SHAPES = Path(__file__).parent.parent / "static" / "drawings" / "shapes.svg"  # four suits on 20 × 20, J Q K on 80 × 52
WIDE, HIGH = 80, 104
MIDDLE, WAIST = WIDE / 2, HIGH / 2
LEFT, RIGHT, TOP = 18.0, 62.0, 12.0
THIRD = 38.7  # the second of four rows

Place = tuple[float, float]
ENDS: tuple[Place, ...] = ((LEFT, TOP), (RIGHT, TOP))
SIDES: tuple[Place, ...] = ((LEFT, WAIST), (RIGHT, WAIST))
FOUR: tuple[Place, ...] = (*ENDS, (LEFT, THIRD), (RIGHT, THIRD))
HEART: Place = (MIDDLE, WAIST)


class Pips(NamedTuple):
    """Where the suits of a card lie: those of the upper half lie in the lower half too, turned round."""

    size: float
    half: tuple[Place, ...]
    upright: tuple[Place, ...] = ()


PIPS = {
    Rank.ACE: Pips(62, (), (HEART,)),
    Rank.TWO: Pips(24, ((MIDDLE, TOP),)),
    Rank.THREE: Pips(24, ((MIDDLE, TOP),), (HEART,)),
    Rank.FOUR: Pips(24, ENDS),
    Rank.FIVE: Pips(24, ENDS, (HEART,)),
    Rank.SIX: Pips(24, ENDS, SIDES),
    Rank.SEVEN: Pips(22, ENDS, (*SIDES, (MIDDLE, 32))),
    Rank.EIGHT: Pips(22, (*ENDS, (MIDDLE, 32)), SIDES),
    Rank.NINE: Pips(20, FOUR, (HEART,)),
    Rank.TEN: Pips(20, (*FOUR, (MIDDLE, 25.4))),
}
LINE = 'stroke="currentColor" stroke-width="1.4"'
FRAME = f'<rect fill-opacity=".05" {LINE} x=".7" y=".7" width="78.6" height="102.6" rx="5"/>'
BELT = f'<path {LINE} d="M1 52h78"/>'


def sprite() -> str:
    """Gives the hidden drawing that all boards of a page take their cards from."""
    shapes = "".join(SHAPES.read_text("utf-8").splitlines())
    head, end = '<svg class="patience-shapes" width="0" height="0" aria-hidden="true"><defs>', "</defs></svg>"
    return head + shapes.partition("<defs>")[2].removesuffix(end) + "".join(map(_symbol, full_packs(1))) + end


def _symbol(card: Card) -> str:
    inside = "".join(_pips(card, PIPS[card.rank]) if card.rank in PIPS else _court(card))
    return f'<symbol id="patience-{card}" viewBox="0 0 {WIDE} {HIGH}">{inside}</symbol>'


def _pips(card: Card, pips: Pips) -> Iterator[str]:
    half = "".join(_used(card.suit, place, pips.size, pips.size) for place in pips.half)
    yield half
    yield from (_used(card.suit, place, pips.size, pips.size) for place in pips.upright)
    yield _turned(half) if half else ""


def _court(card: Card) -> Iterator[str]:
    """Draws a figure with two heads in a frame, with the suit in two corners."""
    half = _used(card.rank.letter, (MIDDLE, WAIST / 2), WIDE, WAIST) + _used(card.suit, (TOP, TOP), 14, 14)
    yield from (FRAME, half, _turned(half), BELT)


def _turned(half: str) -> str:
    return f'<g transform="rotate(180 {MIDDLE:g} {WAIST:g})">{half}</g>'


def _used(name: str, place: Place, width: float, height: float) -> str:
    x, y = place[0] - width / 2, place[1] - height / 2
    return f'<use href="#patience-{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'
