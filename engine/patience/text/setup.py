"""A set-up names the cards that matter; the rest is completed so that every card of the pack exists."""

from collections.abc import Iterator, Mapping, Sequence

from patience.definition.deal import Deal, TakeOut
from patience.definition.game import Game
from patience.definition.groups import Kind
from patience.playing.moving import Fill, settle
from patience.state import Note, PileId, State
from patience.text.completion import Completion, SetupError
from patience.text.notation import write_pile_name


def complete(
    game: Game, named: Mapping[PileId, Sequence[str]], passes: int = 1, notes: frozenset[Note] = frozenset()
) -> State:
    """Makes a whole position of the piles that are named, their cards as words of the notation.

    Unnamed cards, in the order of new packs, fill blanks on foundations, then other blanks, then the
    piles of the tableau and the reserves that were not named; the rest is the stock.

    Raises:
        SetupError: words or cards do not fit, cards are left over, or the rules allow no such position.
    """
    piles = Completion(game, named).piles()
    for pile in _never_empty(game):
        if not piles[pile].cards:
            raise SetupError(f"{write_pile_name(game, pile)} is empty; expected a card, as it is dealt one", pile)
    state = State(tuple(piles[name] for name in game.piles), passes, notes)
    _check_settled(game, state)
    return state


def _never_empty(game: Game) -> Iterator[PileId]:
    """Yields the foundations that begin with a card which never leaves them."""
    leaving = {action.source for action in game.moves}
    steps: list[TakeOut | Deal] = [*game.take_out, *game.deal]
    for step in steps:
        group = game.group[step.to]
        if group.kind is Kind.FOUNDATION and (group.keeps_base or group.name not in leaving):
            yield from game.piles_in(step.to)[: step.piles]


def _check_settled(game: Game, state: State) -> None:
    for event in settle(game, state, game.piles)[1]:
        if isinstance(event, Fill):
            raise SetupError(
                f"{write_pile_name(game, event.target)} is empty, but would be filled at once", event.target
            )
        raise SetupError(
            f"the top card of {write_pile_name(game, event.pile)} lies face down, but would be turned up",
            event.pile,
        )
