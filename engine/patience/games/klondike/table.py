"""Klondike on the table: where its piles lie, and what things are called."""

from patience.said import pgettext
from patience.table import Table

TABLE = Table(
    name=pgettext("game", "Klondike"),
    wide="""
        stock     waste     waste     foundation.1  foundation.2  foundation.3  foundation.4
        column.1  column.2  column.3  column.4      column.5      column.6      column.7
    """,
    side="""
        stock  .      column.1-7  foundation.1  foundation.2
        waste  waste  column.1-7  foundation.3  foundation.4
        .      .      column.1-7  .             .
    """,
    variants={
        "draw-one": pgettext("variant", "Turn one card"),
        "one-pass": pgettext("variant", "One pass"),
    },
)
