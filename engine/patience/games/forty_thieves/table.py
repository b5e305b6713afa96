"""Forty Thieves on the table: where its piles lie, and what things are called."""

from patience.said import pgettext
from patience.table import Table

TABLE = Table(
    name=pgettext("game", "Forty Thieves"),
    wide="""
    stock waste foundation.1 foundation.2 foundation.3 foundation.4 foundation.5 foundation.6 foundation.7 foundation.8
    column.1 column.2 column.3 column.4 column.5 column.6 column.7 column.8 column.9 column.10
    """,
    narrow="""
        foundation.1  foundation.2  foundation.3  foundation.4  stock
        foundation.5  foundation.6  foundation.7  foundation.8  waste
        column.1      column.2      column.3      column.4      column.5
        column.6      column.7      column.8      column.9      column.10
    """,
    side="""
        stock  column.1-10  foundation.1  foundation.5
        waste  column.1-10  foundation.2  foundation.6
        .      column.1-10  foundation.3  foundation.7
        .      column.1-10  foundation.4  foundation.8
    """,
    variants={
        "josephine": pgettext("variant", "Josephine"),
        "streets": pgettext("variant", "Streets"),
    },
)
