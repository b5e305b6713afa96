"""$title on the table: where its piles lie, and what things are called."""

from patience.said import pgettext
from patience.table import Table

TABLE = Table(
    name=pgettext("game", "$title"),
    wide="""
        stock     waste     .         .         foundation.1  foundation.2  foundation.3  foundation.4
        column.1  column.2  column.3  column.4  column.5      column.6      column.7      column.8
    """,
    narrow="""
        stock  waste     foundation.1  foundation.2  foundation.3  foundation.4
        .      column.1  column.2      column.3      column.4      .
        .      column.5  column.6      column.7      column.8      .
    """,
    variants={"kings-in-gaps": pgettext("variant", "Only Kings in gaps")},
)
