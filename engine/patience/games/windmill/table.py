"""Windmill on the table: where its piles lie, and what things are called."""

from patience.games.windmill.rules import BORROWED, REOPENED
from patience.said import N_, pgettext
from patience.table import Noted, Table

TABLE = Table(
    name=pgettext("game", "Windmill"),
    wide="""
        .       .         sail.1  .         .
        .       corner.1  sail.2  corner.2  .
        sail.3  sail.4    centre  sail.5    sail.6
        .       corner.3  sail.7  corner.4  .
        stock   waste     sail.8  .         .
    """,
    piles={
        "centre": pgettext("pile", "centre pile"),
        "corner": (
            pgettext("pile", "corner pile, top left"),
            pgettext("pile", "corner pile, top right"),
            pgettext("pile", "corner pile, bottom left"),
            pgettext("pile", "corner pile, bottom right"),
        ),
        "sail": pgettext("pile", "sail {number}"),
    },
    variants={
        "kings-from-start": pgettext("variant", "Kings from the start"),
        "free-kings": pgettext("variant", "Free Kings"),
        "reversed": pgettext("variant", "Reversed Windmill"),
    },
    notes={
        BORROWED: Noted(
            N_("Borrowing is locked: the last card on the centre pile was borrowed."),
            N_("Borrowing is not locked."),
        ),
        REOPENED: Noted(N_("Opened before and now empty or new: {pile}.")),
    },
)
