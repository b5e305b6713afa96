"""The part of the style sheet that follows from the drawn layouts: where each pile lies."""

from patience.registry import Games
from tabletop.layout import Layout, area
from tabletop.layouts import layouts

FOLD = "519px"  # the widest container that counts as narrow


def layout_css(games: Games) -> str:
    """Gives grid templates for every game and a grid area for every pile."""
    rules = []
    tables = {name: layouts(game) for name, game in games.items()}
    for game, table in tables.items():
        rules.append(_grid(game, table.wide))
        if table.narrow != table.wide:
            rules.append(f"@container patience (max-width: {FOLD}) {{\n{_grid(game, table.narrow)}}}\n")
    piles = sorted({area(pile) for table in tables.values() for pile in table.wide.piles})
    return "".join(rules) + "".join(f".patience-at-{name} {{ grid-area: {name}; }}\n" for name in piles)


def _grid(game: str, drawn: Layout) -> str:
    areas, width = drawn.areas(), drawn.width
    return f".patience-table--{game} {{ --patience-columns: {width}; grid-template-areas: {areas}; }}\n"
