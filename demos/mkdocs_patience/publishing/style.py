"""The one style sheet of the pages: its parts by idea, and what follows from the drawn layouts of the games."""

import re
from pathlib import Path

from mkdocs_patience.publishing.fitting import layout_css
from patience.registry import Games

SHEETS = Path(__file__).parent.parent / "static" / "style"
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PARTS = (
    *("theme", "table", "card", "marks", "wreath", "controls", "record", "page", "text", "site"),
    *("older", "forced-colors", "print"),
)


def stylesheet(games: Games) -> bytes:
    """Gives the style sheet for games by their ids, without what only its writers need."""
    written = "".join((SHEETS / f"{part}.css").read_text("utf-8") for part in PARTS)
    return _shortened(written + layout_css(games)).encode()


def _shortened(css: str) -> str:
    """Leaves out comments and the space around braces and semicolons, which no string of ours has."""
    return re.sub(r"\s*([{};])\s*", r"\1", re.sub(r"\s+", " ", _COMMENT.sub("", css)))
