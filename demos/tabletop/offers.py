"""What a touch and an arrow key mean, for the page that knows no rule."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from patience import Game, Move, PileId, State
from patience.definition.groups import Kind, Unit
from patience.playing.judging import judge_lift
from patience.text.notation import write_move, write_pile_name
from tabletop.layouts import layouts
from tabletop.sentences import Sentences

Arrows = Mapping[str, Mapping[str, Mapping[str, str]]]


def taps(game: Game, state: State) -> dict[str, str]:
    """Tells which move a touch of a pile means, such as a turn of the stock, or the redeal once it is empty."""
    found: dict[str, str] = {}
    for action in game.moves:
        if pile := action.touched(game, state):
            move = Move(PileId(action.source), PileId(action.target))
            found[write_pile_name(game, pile)] = write_move(game, move)
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
        for screen, drawn in layouts(game)._asdict().items()
    }


def lifts(game: Game, state: State, legal: Sequence[Move], sentences: Sentences) -> dict[str, str]:
    """Tells what is said of all that may be taken up, by what is lifted: `column 3 x2`."""
    found = {}
    for source, pile in zip(game.piles, state.piles, strict=True):
        most = 1 if game.group[source.group].unit is Unit.TOP else len(pile.face_up)
        for count in range(1, most + 1):
            if judge_lift(game, state, source, count) is None:
                targets = [move.target for move in legal if (move.source, move.count) == (source, count)]
                said = sentences.taken(game, pile.cards[-count:], targets)
                found[write_lift(game, source, count)] = said
    return found


def choices(game: Game, state: State, legal: Sequence[Move], sentences: Sentences) -> dict[str, str]:
    """Tells what is asked when an empty place is touched that the stock and other piles could fill."""
    found = {}
    for target in game.piles:
        sources = [move.source for move in legal if move.target == target]
        from_stock = any(game.group[source.group].kind is Kind.STOCK for source in sources)
        if from_stock and len(sources) > 1 and not game.pile(state, target).cards:
            found[write_pile_name(game, target)] = sentences.choose(game, sources)
    return found


def write_lift(game: Game, source: PileId, count: int) -> str:
    """Writes what is lifted, as the page names it: `column 3 x2`."""
    return write_move(game, Move(source, source, count)).partition(" > ")[0]


def double_taps(game: Game, state: State, legal: Sequence[Move]) -> dict[str, str]:
    """Tells where a double tap sends cards, by what is lifted: `column 3 x2`."""
    ways: dict[tuple[PileId, int], list[PileId]] = defaultdict(list)
    for move in legal:
        if move.target in game.index:
            ways[move.source, move.count].append(move.target)
    found = {}
    for (source, count), targets in ways.items():
        if target := quick(game, state, targets):
            found[write_lift(game, source, count)] = write_pile_name(game, target)
    return found


def quick(game: Game, state: State, targets: Sequence[PileId]) -> PileId | None:
    """Chooses where a double tap sends cards: a foundation, else the only pile; None when there is a choice."""
    goals = [target for target in targets if game.group[target.group].kind is Kind.FOUNDATION]
    wanted = goals or list(targets)
    alike = {(target.group, game.pile(state, target).cards) for target in wanted}
    return wanted[0] if len(alike) == 1 else None
