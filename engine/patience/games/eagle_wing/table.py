"""Eagle Wing on the table: where its piles lie, and what things are called."""

from patience.said import N_, pgettext
from patience.table import Table

TABLE = Table(
    name=pgettext("game", "Eagle Wing"),
    wide="""
        foundation.1  foundation.2  .      foundation.3  foundation.4
        wing.1        wing.2        .      wing.5        wing.6
        wing.3        wing.4        trunk  wing.7        wing.8
        stock         waste         .      .             .
    """,
    side="""
        stock   waste   .       foundation.1  foundation.2  foundation.3  foundation.4  .       .
        wing.1  wing.2  wing.3  wing.4        trunk         wing.5        wing.6        wing.7  wing.8
    """,
    piles={
        "trunk": pgettext("pile", "trunk"),
        "wing": pgettext("pile", "wing place {number}"),
    },
    variants={
        "build-on-wings": pgettext("variant", "Building on the wings"),
    },
    filled={"trunk": N_("Gap filled with {card} from the trunk.")},
)
