"""`playable-rules new NAME`: a site in two languages, with a small game of its own."""

import re
from importlib.metadata import version
from pathlib import Path

from mkdocs_gettext import configuration
from mkdocs_gettext.commands.update import update
from mkdocs_patience.commands import templates
from mkdocs_patience.commands.refused import Refused
from mkdocs_patience.commands.skeleton import Skeleton

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
GAME = Skeleton("footbridge", {"en": "Footbridge", "de": "Steg"})
GAMES, DOCS, CATALOGS = "games", "docs", "i18n"  # as the mkdocs.yml says that is written
LANGUAGES = ("en", "de")


def new_site(folder: Path, name: str) -> str:
    """Writes a site into a new folder, and says what to do next.

    Raises: Refused.
    """
    if not NAME.fullmatch(name):
        expected = "expected small letters and digits, with single hyphens between them"
        raise Refused(f"{name!r} is no name for a site; {expected}")
    root = folder / name
    if root.exists() and not (root.is_dir() and not any(root.iterdir())):
        raise Refused(f"{name} exists already; expected a new folder, or an empty one")
    values = {"site": name.replace("-", " ").capitalize(), "version": version("playable-rules")}
    templates.write(root, templates.site({**GAME.values("de"), **values, "card": GAME.card()}) | _game())
    update(configuration.read(root / "mkdocs.yml"))  # what translators are told of each message depends on the site
    return f"{name} was written. What to do next:\n- cd {name}\n- playable-rules serve: shows the site."


def _game() -> dict[str, str]:
    return {
        **GAME.package(GAMES),
        f"{DOCS}/{GAME.page}": GAME.text(),
        **GAME.catalogs(CATALOGS, LANGUAGES),
    }
