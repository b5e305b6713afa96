"""The numbers that rule texts quote, worked out from the definition."""

from collections.abc import Mapping

from patience.cards import Rank
from patience.dealing import dealt_sizes
from patience.game import Deal, Game, Kind, Redeal, Row, Shape, Turn


def facts(game: Game) -> Mapping[str, int]:
    """Gives each number by the name that texts use for it; a number the game does not have is missing."""
    cards = game.packs * len(Rank) * 4
    numbers = {"packs": game.packs, "cards": cards, "ranks": len(Rank)}
    taken_out = sum(take.piles for take in game.take_out)
    if taken_out:
        numbers |= {"taken_out": taken_out, "shuffled": cards - taken_out}
    dealt = taken_out
    for step in game.deal:
        if step.cards is None:
            numbers[step.to] = cards - dealt
        else:
            numbers |= _dealt(game, step)
            dealt += sum(dealt_sizes(game, step).values())
    numbers["dealt"] = dealt
    for group in game.groups:
        if group.count > 1:
            numbers[f"{group.name}s"] = group.count
        if group.capacity is not None and group.capacity > 1:
            numbers[f"{group.name}_full"] = group.capacity
    return numbers | _rounds(game) | _stock(game, numbers.get("stock", 0))


def _dealt(game: Game, step: Deal) -> dict[str, int]:
    match step.shape:
        case Shape.ROWS if step.cards != 1:
            return {
                "rows": step.cards or 0,
                "rows_up": step.face_up or 0,
                "rows_down": (step.cards or 0) - (step.face_up or 0),
            }
        case Shape.TRIANGLE:
            sizes = dealt_sizes(game, step).values()
            return {f"shortest_{step.to}": min(sizes), f"longest_{step.to}": max(sizes)}
        case _:
            return {f"{step.to}_size": step.cards or 0}


def _rounds(game: Game) -> dict[str, int]:
    rounds = [group.capacity // len(Rank) for group in game.groups if group.kind is Kind.FOUNDATION and group.capacity]
    return {"rounds": max(rounds)} if max(rounds) > 1 else {}


def _stock(game: Game, stock: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for action in game.moves:
        match action:
            case Turn(cards=cards):
                found |= {"turn": cards, "passes": 1}
            case Row(onto=onto):
                row = game.group[onto].count
                found |= {
                    "passes": 1,
                    "row": row,
                    "full_rows": stock // row,
                    "last_row": stock % row,
                }
            case Redeal(passes=None):
                del found["passes"]
            case Redeal(passes=int(passes)):
                found |= {"passes": passes, "redeals": passes - 1}
    return found
