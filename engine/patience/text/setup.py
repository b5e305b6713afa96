"""A set-up names the cards that matter; the rest is completed so that every card of the pack exists."""

from collections.abc import Mapping, Sequence

from patience.definition.game import Game
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
    for pile in game.piles:
        if pile in game.never_empty and not piles[pile].cards:
            raise SetupError(f"{write_pile_name(game, pile)} is empty; expected a card, as it is dealt one", pile)
    state = State(tuple(piles[name] for name in game.piles), passes, notes)
    _check_settled(game, state)
    return state


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
