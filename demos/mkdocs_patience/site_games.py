"""The games of a site, read anew in each build, so that a served site follows edits of their definitions."""

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module, invalidate_caches
from pathlib import Path

from patience import table_checks
from patience.registry import GAMES, Games, registered

OURS = "patience"  # its modules stay, since everything here uses them


def site_games(root: Path, modules: Sequence[str] | None) -> Games:
    """Finds the games in these modules, which may lie beside mkdocs.yml, or else the installed ones; checks them all.

    Raises: FaultyGames.
    """
    make_importable(root, modules or ())
    games = GAMES if modules is None else registered(modules)
    table_checks.check(games)
    return games


def folders(modules: Sequence[str] | None) -> Iterator[str]:
    """Yields the folders of these modules, which have been imported."""
    for module in modules or ():
        if not _is_ours(module):
            yield from map(str, import_module(module).__path__)


def make_importable(root: Path, modules: Sequence[str]) -> None:
    """Lets modules be imported afresh, those beside mkdocs.yml too."""
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    invalidate_caches()
    for module in modules:
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{module}.")]:
            if not _is_ours(name):
                del sys.modules[name]


def _is_ours(module: str) -> bool:
    return module.partition(".")[0] == OURS
