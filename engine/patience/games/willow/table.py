"""Willow on the table: where its piles lie, and what things are called."""

from patience.said import pgettext
from patience.table import Table

TABLE = Table(
    name=pgettext("game", "Willow"),
    wide="""
        fan.1     fan.2     fan.3     fan.4     .         foundation.1  foundation.2
        fan.1     fan.2     fan.3     fan.4     .         foundation.3  foundation.4
        column.1  column.2  column.3  column.4  column.5  column.6      column.7
    """,
    side="""
        fan.1  fan.2  fan.3  fan.4  column.1-7  foundation.1  foundation.2
        fan.1  fan.2  fan.3  fan.4  column.1-7  foundation.3  foundation.4
        fan.1  fan.2  fan.3  fan.4  column.1-7  .             .
    """,
    piles={"fan": pgettext("pile", "fan {number}")},
)
