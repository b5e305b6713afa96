"""The layout of each game; `narrow` is for small screens, where it differs."""

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.layout import Layout, layout


class Table(NamedTuple):
    """How a game lies on wide and on narrow screens."""

    wide: Layout
    narrow: Layout


def _table(wide: str, narrow: str | None = None) -> Table:
    return Table(layout(wide), layout(narrow or wide))


LAYOUTS: Mapping[str, Table] = {
    "windmill": _table("""
        .       .         sail.1  .         .
        .       corner.1  sail.2  corner.2  .
        sail.3  sail.4    centre  sail.5    sail.6
        .       corner.3  sail.7  corner.4  .
        stock   waste     sail.8  .         .
    """),
    "easthaven": _table("""
        stock     .         .         foundation.1  foundation.2  foundation.3  foundation.4
        column.1  column.2  column.3  column.4      column.5      column.6      column.7
    """),
    "westcliff": _table(
        """
        stock waste . . . . foundation.1 foundation.2 foundation.3 foundation.4
        column.1 column.2 column.3 column.4 column.5 column.6 column.7 column.8 column.9 column.10
        """,
        """
        stock     waste     .         foundation.1  foundation.2  foundation.3  foundation.4
        .         column.1  column.2  column.3      column.4      column.5      .
        .         column.6  column.7  column.8      column.9      column.10     .
        """,
    ),
    "eagle-wing": _table(
        """
        stock   waste   .       foundation.1  foundation.2  foundation.3  foundation.4  .       .
        wing.1  wing.2  wing.3  wing.4        trunk         wing.5        wing.6        wing.7  wing.8
        """,
        """
        foundation.1  foundation.2  .      foundation.3  foundation.4
        wing.1        wing.2        .      wing.5        wing.6
        wing.3        wing.4        trunk  wing.7        wing.8
        stock         waste         .      .             .
        """,
    ),
    "willow": _table("""
        fan.1     fan.2     fan.3     fan.4     .         foundation.1  foundation.2
        fan.1     fan.2     fan.3     fan.4     .         foundation.3  foundation.4
        column.1  column.2  column.3  column.4  column.5  column.6      column.7
    """),
    "klondike": _table("""
        stock     waste     waste     foundation.1  foundation.2  foundation.3  foundation.4
        column.1  column.2  column.3  column.4      column.5      column.6      column.7
    """),
}
