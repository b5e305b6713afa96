"""The signs on the demo's buttons, taken from the theme, as symbols that all buttons of a page share."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import distribution
from pathlib import Path

ICONS: Mapping[str, str] = {
    "play": "play",
    "continue": "play",
    "undo": "undo",
    "redo": "redo",
    "hint": "lightbulb-on-outline",
    "new": "cards-playing-outline",
    "more": "dots-horizontal",
    "full": "fullscreen",
    "leave": "chevron-left",
    "reopen": "cards-playing-outline",
    "previous": "chevron-left",
    "next": "chevron-right",
    "restart": "restart",
    "share": "share-variant-outline",
}
FOLDER = Path(str(distribution("mkdocs-material").locate_file("material"))) / "templates" / ".icons" / "material"


@cache
def symbols() -> str:
    """Gives all signs by the names of the buttons."""
    return "".join(
        f'<symbol id="patience-icon-{name}" viewBox="0 0 24 24">{_path(icon)}</symbol>' for name, icon in ICONS.items()
    )


def _path(icon: str) -> str:
    drawn = re.search(r"<path [^>]*/>", (FOLDER / f"{icon}.svg").read_text("utf-8"))
    assert drawn, icon
    return drawn[0]
