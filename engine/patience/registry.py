"""The games of a site by id, each loaded when it is first asked for."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from typing import NamedTuple

from patience.definition.game import Game
from patience.table import Table

DEFINITION, TABLE = "definition", "table"  # modules of a game's package


class Flaw(NamedTuple):
    """What is wrong with a registered game; `path` and `line` are None where no file is to blame."""

    path: str | None
    line: int | None
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}" if self.path else self.text


class FaultyGames(Exception):
    """Games that cannot be used; all flaws are named."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        self.flaws = flaws
        super().__init__("\n".join(map(str, flaws)))


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
        from patience.registration import blamed

        raise FaultyGames(tuple(blamed(package, fault))) from fault
    return replace(games[0], package=package)


def _installed() -> Mapping[str, str]:
    from patience.registration import registered

    return registered().packages


GAMES = Games(_installed)
