"""The arrow keys reach every pile of every layout, and the opposite arrow leads back."""

from collections import deque

import pytest

from patience import GAMES, PileId
from tabletop.layout import Layout
from tabletop.layouts import Layouts, layouts

OPPOSITE = {"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp"}
DRAWN = [(name, screen) for name in GAMES for screen in Layouts._fields]


def drawn(name: str, screen: str) -> Layout:
    return getattr(layouts(GAMES[name]), screen)


def row(layout: Layout, pile: PileId) -> int:
    """The row in which a pile begins."""
    return next(y for y, cells in enumerate(layout.rows) if pile in cells)


def reached(layout: Layout, start: PileId) -> set[PileId]:
    seen, waiting = {start}, deque([start])
    while waiting:
        for other in layout.neighbours(waiting.popleft()).values():
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


@pytest.mark.parametrize("name, screen", DRAWN)
def test_every_pile_is_reached_from_every_other(name, screen):
    layout = drawn(name, screen)
    assert set(layout.piles) == set(GAMES[name].piles)
    for start in layout.piles:
        assert reached(layout, start) == set(layout.piles)


@pytest.mark.parametrize("name, screen", DRAWN)
def test_between_piles_that_begin_in_one_row_the_opposite_arrow_leads_back(name, screen):
    layout = drawn(name, screen)
    for pile in layout.piles:
        for key, other in layout.neighbours(pile).items():
            if key in ("ArrowLeft", "ArrowRight") and row(layout, pile) == row(layout, other):
                assert layout.neighbours(other)[OPPOSITE[key]] == pile, f"{pile} {key}"
