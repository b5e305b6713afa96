"""The one style sheet of the pages: its parts by idea, and what follows from the drawn layouts of the games."""

from pathlib import Path

from mkdocs_patience.publishing.fitting import layout_css
from patience.registry import Games

SHEETS = Path(__file__).parent.parent / "static" / "style"
PARTS = (
    *("theme", "table", "card", "marks", "wreath", "controls", "page", "text", "site"),
    *("older", "forced-colors", "print"),
)


def stylesheet(games: Games) -> bytes:
    """Gives the style sheet for games by their ids."""
    written = "".join((SHEETS / f"{part}.css").read_text("utf-8") for part in PARTS)
    return (written + layout_css(games)).encode()
