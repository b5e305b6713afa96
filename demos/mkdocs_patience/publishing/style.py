"""The one style sheet of the pages: its parts by idea, and what follows from the drawn layouts of the games."""

from collections.abc import Mapping
from pathlib import Path

from tabletop.layout import Layout, area
from tabletop.layouts import Layouts

SHEETS = Path(__file__).parent.parent / "static" / "style"
PARTS = ("table", "card", "theme", "marks", "wreath", "controls", "text", "site", "forced-colors", "print")
FOLD = "519px"  # the widest container that counts as narrow
ROOMY = 5  # columns; more of them on a narrow screen stand closer together
HIGH = 1.4  # the height of a card, in widths


def stylesheet(tables: Mapping[str, Layouts]) -> bytes:
    """Gives the style sheet for games by their ids."""
    written = "".join((SHEETS / f"{part}.css").read_text("utf-8") for part in PARTS)
    return (written + layout_css(tables)).encode()


def layout_css(tables: Mapping[str, Layouts]) -> str:
    """Gives grid templates for every game and a grid area for every pile."""
    rules = []
    for game, table in tables.items():
        close = {"--patience-gap": "4px"} if table.narrow.width > ROOMY else {}
        rules.append(_rule(game, close | _grid(table.wide)))
        if table.narrow != table.wide:
            rules.append(f"@container patience (max-width: {FOLD}) {{\n{_rule(game, _grid(table.narrow))}}}\n")
    piles = sorted({area(pile) for table in tables.values() for pile in table.wide.piles})
    return "".join(rules) + "".join(f".patience-at-{name} {{ grid-area: {name}; }}\n" for name in piles)


def _rule(game: str, values: Mapping[str, str]) -> str:
    return f".patience-table--{game} {{ {' '.join(f'{name}: {value};' for name, value in values.items())} }}\n"


def _grid(drawn: Layout) -> dict[str, str]:
    """Gives columns and places; a table as high as it is wide has to fit on the screen from top to bottom, too."""
    values = {"--patience-columns": str(drawn.width), "grid-template-areas": drawn.areas()}
    if (rows := len(drawn.rows)) >= drawn.width:
        values["--patience-tallest"] = f"max(52px, (100svh - 244px) / {rows * HIGH:g})"
    return values
