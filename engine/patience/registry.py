"""The games of a site by id, each loaded when it is first asked for."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from importlib import import_module

from patience.definition.game import Game
from patience.flaws import DEFINITION, TABLE, FaultyGames, blamed
from patience.table import Table


class Games(Mapping[str, Game]):
    """Games by id; `find` gives the importable package of each, and is asked once.

    Raises:
        FaultyGames: the packages cannot be found, or the one that is asked for cannot be used.
    """

    def __init__(self, find: Callable[[], Mapping[str, str]]) -> None:
        self._find = find
        self._loaded: dict[str, Game] = {}

    @cached_property
    def packages(self) -> Mapping[str, str]:
        """The packages by id, in the order of registration."""
        return self._find()

    def __getitem__(self, name: str) -> Game:
        if name not in self._loaded:
            self._loaded[name] = _load(name, self.packages[name])
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.packages)

    def __len__(self) -> int:
        return len(self.packages)

    def __contains__(self, name: object) -> bool:
        return name in self.packages

    __eq__ = object.__eq__
    __hash__ = object.__hash__


def registered(modules: Iterable[str] | None = None) -> Games:
    """Finds the games in these modules, or else those that installed packages register as entry points.

    Raises:
        FaultyGames: a module cannot be imported or holds no game, or two games have the same id.
    """
    from patience.registration import entry_point_modules, packages_in  # only where games are looked for

    found = packages_in(entry_point_modules() if modules is None else modules)
    return Games(lambda: found)


def table_of(game: Game) -> Table:
    """Gives the table of a registered game."""
    table: Table = import_module(f"{game.package}.{TABLE}").TABLE
    return table


def _load(name: str, package: str) -> Game:
    try:
        module = import_module(f"{package}.{DEFINITION}")
        games = [value for value in vars(module).values() if isinstance(value, Game) and value.id == name]
        if len(games) != 1:
            raise ValueError(f"there are {len(games)} games with the id {name!r}; expected one, named like its folder")
    except Exception as fault:  # whatever somebody's module does
        raise FaultyGames(tuple(blamed(package, fault))) from fault
    return replace(games[0], package=package)


GAMES = Games(lambda: registered().packages)
