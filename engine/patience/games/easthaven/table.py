"""Easthaven on the table: where its piles lie, and what things are called."""

from patience.games.easthaven.rules import KingsFillGapsFirst
from patience.said import N_, pgettext
from patience.table import Table

TABLE = Table(
    name=pgettext("game", "Easthaven"),
    wide="""
        stock     .         .         foundation.1  foundation.2  foundation.3  foundation.4
        column.1  column.2  column.3  column.4      column.5      column.6      column.7
    """,
    side="""
        stock  column.1-7  foundation.1  foundation.2
        .      column.1-7  foundation.3  foundation.4
        .      column.1-7  .             .
    """,
    variants={
        "any-card-in-gap": pgettext("variant", "Any card in a gap"),
        "partial-runs": pgettext("variant", "Partial sequences"),
    },
    freed={KingsFillGapsFirst: N_("No King has to be moved into a gap before the stock is used.")},
)
