"""How a game differs from the one it comes from, as values that a text can be made of."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import NamedTuple

from patience.definition.game import Game
from patience.definition.groups import Group
from patience.derived.facts import facts


class Change(NamedTuple):
    """A value that differs, such as `column`, `count`, 7, 10; None stands for what is not there."""

    of: str
    field: str
    old: object
    new: object


def describe(base: Game, game: Game) -> tuple[Change, ...]:
    """Lists what differs: groups and their fields, moves, named rules, and the numbers of `facts`."""
    return (
        *_group_changes(base, game),
        *_changes("move", _moves(base), _moves(game)),
        *_changes("rule", _rules(base), _rules(game)),
        *_changes("number", facts(base), facts(game)),
    )


def _group_changes(base: Game, game: Game) -> Iterator[Change]:
    yield from _changes("kind", _kinds(base), _kinds(game))
    for group in game.groups:
        if old := base.group.get(group.name):
            yield from (
                Change(group.name, field.name, getattr(old, field.name), getattr(group, field.name))
                for field in fields(Group)
                if field.name != "kind" and getattr(old, field.name) != getattr(group, field.name)
            )


def _changes(field: str, old: Mapping[str, object], new: Mapping[str, object]) -> Iterator[Change]:
    for name in {**old, **new}:
        if old.get(name) != new.get(name):
            yield Change(name, field, old.get(name), new.get(name))


def _kinds(game: Game) -> Mapping[str, object]:
    return {group.name: group.kind for group in game.groups}


def _moves(game: Game) -> Mapping[str, object]:
    return {f"{action.source} > {action.target}": action for action in game.moves}


def _rules(game: Game) -> Mapping[str, object]:
    return {type(rule).__name__: rule for rule in game.rules}
