"""Finding games: in modules that are named, or in those that installed packages register."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules

from patience.flaws import DEFINITION, FaultyGames, Flaw, blamed, file_of

ENTRY_POINTS = "patience.games"
OWN_GAMES = "patience.games"


def packages_in(modules: Iterable[str]) -> Mapping[str, str]:
    """Gives the packages of the games in modules by id.

    A module is a game's own package, which has a `definition`, or a package of such packages.

    Raises:
        FaultyGames: a module cannot be imported or holds no game, or two games have the same id.
    """
    found: dict[str, str] = {}
    flaws: list[Flaw] = []
    for module in modules:
        try:
            packages = _packages(module)
        except Exception as fault:  # whatever somebody's module does
            flaws += blamed(module, fault)
            continue
        for package in packages:
            name = package.rpartition(".")[2].replace("_", "-")
            if found.setdefault(name, package) != package:
                text = f"the game {name!r} is registered by {found[name]} already; expected each id once"
                flaws.append(Flaw(file_of(f"{package}.{DEFINITION}"), 1, text))
    if flaws:
        raise FaultyGames(tuple(flaws))
    return found


def entry_point_modules() -> list[str]:
    """Lists the modules that installed packages register; where none is, those that come with the rules."""
    return [entry.value for entry in sorted(entry_points(group=ENTRY_POINTS))] or [OWN_GAMES]


def _packages(module: str) -> list[str]:
    """Lists the games' packages that a module is or holds."""
    home = import_module(module)
    if find_spec(f"{module}.{DEFINITION}"):
        return [module]
    inside = [f"{module}.{inner.name}" for inner in iter_modules(home.__path__) if inner.ispkg]
    found = [name for name in inside if find_spec(f"{name}.{DEFINITION}")]
    if not found:
        raise ValueError(f"it holds no game; expected {DEFINITION}.py, or folders with one each")
    return found
