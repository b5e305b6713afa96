"""Golf on the table: where its piles lie, and what things are called."""

from patience.said import pgettext
from patience.table import Table

TABLE = Table(
    name=pgettext("game", "Golf"),
    wide="""
        column.1  column.2  column.3  column.4  column.5  column.6  column.7
        .         .         stock     waste     .         .         .
    """,
    side="""
        column.1-7  .  stock
        column.1-7  .  waste
        column.1-7  .  .
    """,
    variants={
        "around-the-corner": pgettext("variant", "Around the corner"),
        "queen-on-king": pgettext("variant", "On a King a Queen"),
    },
)
