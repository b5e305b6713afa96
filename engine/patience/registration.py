"""Finding games: in modules that are named, or in those that installed packages register."""

import traceback
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules

from patience.definition.checks import FaultyDefinition
from patience.registry import DEFINITION, FaultyGames, Flaw, Games

ENTRY_POINTS = "patience.games"


def registered(modules: Iterable[str] | None = None) -> Games:
    """Finds the games in these modules, or else those that installed packages register as entry points.

    A module is a game's own package, which has a `definition`, or a package of such packages.

    Raises:
        FaultyGames: a module cannot be imported or holds no game, or two games have the same id.
    """
    found: dict[str, str] = {}
    flaws: list[Flaw] = []
    for module in entry_point_modules() if modules is None else modules:
        try:
            packages = _packages(module)
        except Exception as fault:  # whatever somebody's module does
            flaws += blamed(module, fault)
            continue
        for package in packages:
            name = package.rpartition(".")[2].replace("_", "-")
            if found.setdefault(name, package) != package:
                text = f"the game {name!r} is registered by {found[name]} already; expected each id once"
                flaws.append(Flaw(_file_of(f"{package}.{DEFINITION}"), 1, text))
    if flaws:
        raise FaultyGames(tuple(flaws))
    return Games(lambda: found)


def blamed(package: str, fault: Exception) -> Iterator[Flaw]:
    """Yields what is wrong in a package that raised a fault, with the last of its lines that led there."""
    path, line = _place(package, fault)
    for text in _texts(package, fault):
        yield Flaw(path, line, text)


def entry_point_modules() -> list[str]:
    """Lists the modules that installed packages register."""
    return [entry.value for entry in sorted(entry_points(group=ENTRY_POINTS))]


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


def _texts(package: str, fault: Exception) -> Iterator[str]:
    match fault:
        case FaultyDefinition(game=game, faults=faults):
            yield from (f"{game}: {text}" for text in faults)
        case ValueError():
            yield f"{package}: {fault}"
        case _:
            said = fault.msg if isinstance(fault, SyntaxError) else fault
            yield f"{package}: {type(fault).__name__}: {said}; expected a package that can be imported"


def _place(package: str, fault: Exception) -> tuple[str | None, int | None]:
    if isinstance(fault, SyntaxError) and fault.filename:
        return fault.filename, fault.lineno
    folder = f"/{package.replace('.', '/')}/"
    frames = [
        frame for frame in traceback.extract_tb(fault.__traceback__) if folder in frame.filename.replace("\\", "/")
    ]
    if frames:
        return frames[-1].filename, frames[-1].lineno
    return (path, 1) if (path := _file_of(f"{package}.{DEFINITION}") or _file_of(package)) else (None, None)


def _file_of(module: str) -> str | None:
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return None
    return spec.origin if spec else None
