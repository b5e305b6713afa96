"""FreeCell on the table: where its piles lie, and what things are called."""

from patience.said import pgettext
from patience.table import Table

TABLE = Table(
    name=pgettext("game", "FreeCell"),
    wide="""
        cell.1    cell.2    cell.3    cell.4    foundation.1  foundation.2  foundation.3  foundation.4
        column.1  column.2  column.3  column.4  column.5      column.6      column.7      column.8
    """,
    side="""
        cell.1  cell.2  column.1-8  foundation.1  foundation.2
        cell.3  cell.4  column.1-8  foundation.3  foundation.4
        .       .       column.1-8  .             .
    """,
    piles={"cell": pgettext("pile", "cell {number}")},
    variants={
        "three-cells": pgettext("variant", "Three cells"),
        "two-cells": pgettext("variant", "Two cells"),
        "one-cell": pgettext("variant", "One cell"),
    },
)
