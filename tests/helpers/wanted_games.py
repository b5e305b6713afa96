"""Games that have what a test needs, whichever games there are."""

from collections.abc import Callable

from patience import GAMES, Game, deal, legal_moves
from patience.actions.turn import Turn
from patience.definition.groups import Kind
from patience.text.notation import write_pile_name
from tabletop.words import is_spread


def games(wanted: Callable[[Game], bool]) -> list[str]:
    """The ids of the games that are as wanted."""
    found = [name for name, game in GAMES.items() if wanted(game)]
    assert found, "no game has what this test needs"
    return found


def turns_the_stock(game: Game) -> bool:
    """Tells whether a tap on the stock turns a card to the waste pile, in any deal."""
    return any(isinstance(action, Turn) and action.cards == 1 for action in game.moves)


def overlaps(game: Game) -> bool:
    """Tells whether cards of a pile are seen under each other, as in columns."""
    return any(is_spread(group) for group in game.groups)


TURNING = games(turns_the_stock)[0]  # for whatever can be shown with taps on the stock
COLUMNS = games(overlaps)[0]  # and with cards that overlap


def movable(name: str, number: int) -> str:
    """A pile whose top card may go somewhere in the opening of a deal."""
    game = GAMES[name]
    sources = (move.source for move in legal_moves(game, deal(game, number)) if move.count == 1)
    return next(write_pile_name(game, pile) for pile in sources if game.group[pile.group].kind is not Kind.STOCK)
