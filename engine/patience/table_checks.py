"""What a game's table lacks, or has too much."""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module

from patience.definition.game import Game
from patience.flaws import TABLE, FaultyGames, Flaw, blamed
from patience.registry import Games, table_of
from patience.said import Name
from patience.state import PileId
from patience.table import COMMON_PILES, Table

_CELL = re.compile(r"(?P<group>[a-z]+)(?:\.(?P<number>[1-9][0-9]?))?|\.")


def check(games: Games) -> None:
    """Loads every game and its table.

    Raises:
        FaultyGames: a game cannot be imported, or its definition or its table is faulty.
    """
    flaws: list[Flaw] = []
    for name in games:
        try:
            flaws += _flaws(games[name])
        except FaultyGames as faulty:
            flaws += faulty.flaws
    if flaws:
        raise FaultyGames(tuple(flaws))


def _flaws(game: Game) -> Iterator[Flaw]:
    try:
        table = table_of(game)
    except Exception as fault:  # whatever somebody's module does
        yield from blamed(game.package, fault)
        return
    path = import_module(f"{game.package}.{TABLE}").__file__
    yield from (Flaw(path, 1, f"{game.id}: {text}") for text in faults(game, table))


def faults(game: Game, table: Table) -> Iterator[str]:
    """Yields what is wrong with a table, each fault with what was expected."""
    ways = [game, *(game.with_variants(frozenset({variant.id})) for variant in game.variants)]
    piles = {pile for way in ways for pile in way.piles}
    for drawing in filter(None, (table.wide, table.narrow)):
        yield from _drawn(drawing, piles)
    yield from _named(table, {pile.group: way.group[pile.group].count for way in ways for pile in way.piles})
    for what, names, known in (
        ("variant", table.variants, {variant.id for variant in game.variants}),
        ("note", table.notes, {note.name for way in ways for rule in way.rules for note in rule.notes(way)}),
    ):
        yield from (f"{what} {name!r} is not named; expected its words in the table" for name in known - set(names))
        yield from (
            f"there is no {what} {name!r}; expected one of: {', '.join(known) or 'none'}" for name in set(names) - known
        )


def _drawn(drawing: str, piles: set[PileId]) -> Iterator[str]:
    rows = [line.split() for line in drawing.strip().splitlines()]
    if len({len(row) for row in rows}) != 1:
        yield f"the rows of a drawing have {', '.join(str(len(row)) for row in rows)} cells; expected equally many"
    cells = {word: _CELL.fullmatch(word) for row in rows for word in row}
    yield from (
        f"{word!r} is drawn; expected 'group.number', 'group' or '.'" for word, cell in cells.items() if not cell
    )
    drawn = {PileId(cell["group"], int(cell["number"] or 1) - 1) for cell in cells.values() if cell and cell["group"]}
    yield from (
        f"{pile.group} {pile.index + 1} is not drawn; expected a place for each pile" for pile in sorted(piles - drawn)
    )
    yield from (
        f"{pile.group} {pile.index + 1} is drawn; expected only piles of the game" for pile in sorted(drawn - piles)
    )


def _named(table: Table, counts: Mapping[str, int]) -> Iterator[str]:
    names = {**COMMON_PILES, **table.piles}
    for group, count in counts.items():
        name = names.get(group)
        if name is None:
            yield f"group {group!r} has no name; expected one in 'piles'"
        elif not isinstance(name, Name) and len(name) != count:
            yield f"group {group!r} has {len(name)} names; expected one, or {count}"
    yield from (
        f"there is no group {group!r} to name; expected one of: {', '.join(counts)}"
        for group in table.piles
        if group not in counts
    )
