"""The layouts of a game, read from its table: on wide stages, on narrow ones, and on those wider than high."""

from functools import cache
from typing import NamedTuple

from patience import Game
from patience.registry import table_of
from tabletop.layout import Layout, layout


class Layouts(NamedTuple):
    """How a game lies on wide stages, on narrow ones, and on those that are wider than high."""

    wide: Layout
    narrow: Layout
    side: Layout


def layouts(game: Game) -> Layouts:
    """Gives the layouts of a game, whatever its variants."""
    return _layouts(game.base or game)


@cache
def _layouts(game: Game) -> Layouts:
    table = table_of(game)
    return Layouts(layout(table.wide), layout(table.narrow or table.wide), layout(table.side or table.wide))
