"""The numbers that rule texts quote, worked out from the definition."""

from collections.abc import Mapping

from patience.cards import Rank, full_packs
from patience.dealing import dealt_sizes
from patience.game import Deal, Game, Kind, Place, Redeal, Row, Shape, Turn


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
    for step in game.deal:
        if step.cards is None:
            numbers[step.to] = _cards(game) - dealt
        else:
            numbers |= _dealt(game, step)
            dealt += sum(dealt_sizes(game, step).values())
    return numbers | {"dealt": dealt}


def _groups(game: Game) -> dict[str, int]:
    counts = {f"{group.name}s": group.count for group in game.groups if group.count > 1}
    full = {f"{group.name}_full": group.capacity for group in game.groups if group.capacity and group.capacity > 1}
    return counts | full


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
    numbers = {"passes": game.passes} if stock and game.passes else {}
    for action in game.moves:
        match action:
            case Turn(cards=cards):
                numbers["turn"] = cards
            case Row(onto=onto):
                row = game.group[onto].count
                numbers |= {"row": row, "full_rows": stock // row, "last_row": stock % row}
            case Redeal(passes=int(passes)):
                numbers["redeals"] = passes - 1
            case Redeal() | Place():
                pass
    return numbers
