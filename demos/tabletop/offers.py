"""What a touch and an arrow key mean, for the page that knows no rule."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from patience import Game, Move, PileId, State
from patience.game import Kind, Redeal, Row, Turn
from patience.notation import write_move, write_pile_name
from tabletop.layouts import LAYOUTS

Arrows = Mapping[str, Mapping[str, Mapping[str, str]]]


def taps(game: Game, state: State) -> dict[str, str]:
    """Tells which move a touch of the stock means: a turn or a row, or the redeal once it is empty."""
    found: dict[str, str] = {}
    for action in game.moves:
        stock = PileId("stock")
        if isinstance(action, Turn | Row) and (game.pile(state, stock).cards or "stock" not in found):
            found["stock"] = write_move(game, Move(stock, PileId(action.target)))
        if isinstance(action, Redeal) and not game.pile(state, stock).cards:
            found["stock"] = write_move(game, Move(PileId(action.source), stock))
    return found


def arrows(game: Game) -> Arrows:
    """Tells for wide and narrow screens which pile each arrow key leads to."""
    return {
        screen: {
            write_pile_name(game, pile): {
                key: write_pile_name(game, other) for key, other in drawn.neighbours(pile).items()
            }
            for pile in drawn.piles
        }
        for screen, drawn in LAYOUTS[game.id]._asdict().items()
    }


def double_taps(game: Game, state: State, legal: Sequence[Move]) -> dict[str, str]:
    """Tells where a double tap sends cards, by what is lifted: `column 3 x2`."""
    ways: dict[tuple[PileId, int], list[PileId]] = defaultdict(list)
    for move in legal:
        if move.target in game.index:
            ways[move.source, move.count].append(move.target)
    found = {}
    for (source, count), targets in ways.items():
        if target := quick(game, state, targets):
            lifted, _, pile = write_move(game, Move(source, target, count)).partition(" > ")
            found[lifted] = pile
    return found


def quick(game: Game, state: State, targets: Sequence[PileId]) -> PileId | None:
    """Chooses where a double tap sends cards: a foundation, else the only pile; None when there is a choice."""
    goals = [target for target in targets if game.group[target.group].kind is Kind.FOUNDATION]
    wanted = goals or list(targets)
    alike = {(target.group, game.pile(state, target).cards) for target in wanted}
    return wanted[0] if len(alike) == 1 else None
