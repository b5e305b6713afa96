"""The numbers that rule texts quote, worked out from the definition."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from patience.cards import Rank, full_packs
from patience.definition.deal import Deal, Shape
from patience.definition.game import Game
from patience.definition.groups import Kind


def facts(game: Game) -> Mapping[str, int]:
    """Gives each number by the name that texts use for it; a number the game does not have is missing."""
    dealt = _deal(game)
    return _pack(game) | dealt | _groups(game) | _rounds(game) | _stock(game, dealt.get("stock", 0))


def _pack(game: Game) -> dict[str, int]:
    numbers = {"packs": game.packs, "cards": _cards(game), "ranks": len(Rank)}
    if taken_out := _taken_out(game):
        numbers |= {"taken_out": taken_out, "shuffled": _cards(game) - taken_out}
    return numbers


def _cards(game: Game) -> int:
    return len(full_packs(game.packs))


def _taken_out(game: Game) -> int:
    return sum(take.piles for take in game.take_out)


def _deal(game: Game) -> dict[str, int]:
    numbers, dealt = {}, _taken_out(game)
    for name in dict.fromkeys(step.to for step in game.deal):
        steps = [step for step in game.deal if step.to == name]
        sizes = _sizes(steps, game.group[name].count)
        if steps[-1].cards is None:
            numbers[name] = _cards(game) - dealt
        else:
            numbers |= _dealt(steps, sizes)
            dealt += sum(sizes)
    return numbers | {"dealt": dealt}


def _sizes(steps: Sequence[Deal], count: int) -> list[int]:
    """Counts the cards that the steps give to each pile of a group; a step that deals the rest counts none."""
    return [sum(sizes) for sizes in zip_longest(*(step.sizes(count) for step in steps), fillvalue=0)]


def _groups(game: Game) -> dict[str, int]:
    counts = {f"{group.name}s": group.count for group in game.groups if group.count > 1}
    full = {f"{group.name}_full": group.capacity for group in game.groups if group.capacity and group.capacity > 1}
    return counts | full


def _dealt(steps: Sequence[Deal], sizes: Sequence[int]) -> dict[str, int]:
    step = steps[0]
    if len(set(sizes)) > 1:
        return {f"shortest_{step.to}": min(sizes), f"longest_{step.to}": max(sizes)}
    if step.shape is Shape.ROWS and len(steps) == 1 and sizes[0] != 1:
        down = step.face_down(sizes[0])
        return {"rows": sizes[0], "rows_up": sizes[0] - down, "rows_down": down}
    return {f"{step.to}_size": sizes[0]}


def _rounds(game: Game) -> dict[str, int]:
    rounds = [group.capacity // len(Rank) for group in game.groups if group.kind is Kind.FOUNDATION and group.capacity]
    return {"rounds": max(rounds)} if max(rounds, default=0) > 1 else {}


def _stock(game: Game, stock: int) -> dict[str, int]:
    numbers = {"passes": game.passes} if stock and game.passes else {}
    for action in game.moves:
        numbers |= action.numbers(game, stock)
    return numbers
