"""Westcliff on the table: where its piles lie, and what things are called."""

from patience.said import pgettext
from patience.table import Table

TABLE = Table(
    name=pgettext("game", "Westcliff"),
    wide="""
        stock waste . . . . foundation.1 foundation.2 foundation.3 foundation.4
        column.1 column.2 column.3 column.4 column.5 column.6 column.7 column.8 column.9 column.10
    """,
    narrow="""
        stock     waste     .         foundation.1  foundation.2  foundation.3  foundation.4
        .         column.1  column.2  column.3      column.4      column.5      .
        .         column.6  column.7  column.8      column.9      column.10     .
    """,
    side="""
        stock  column.1-10  foundation.1  foundation.2
        waste  column.1-10  foundation.3  foundation.4
        .      column.1-10  .             .
    """,
    variants={
        "partial-runs": pgettext("variant", "Partial sequences"),
    },
)
