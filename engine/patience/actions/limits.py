"""How many cards may go together, where that depends on the position."""

from dataclasses import dataclass
from typing import Protocol

from patience.definition.game import Game
from patience.state import PileId, State


class Limit(Protocol):
    """A number of cards that depends on the position."""

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups that it looks at."""

    def most(self, game: Game, state: State, target: PileId | None) -> int:
        """Tells how many cards may go to a pile at once; None: to whichever pile takes most."""


@dataclass(frozen=True)
class FreePlaces:
    """As many cards go together as single moves through empty places could carry, the target not counted.

    Each empty pile of `cells` holds one card on the way, and each empty pile of `gaps` doubles what can be carried.
    """

    gaps: str
    cells: str | None = None

    @property
    def groups(self) -> tuple[str, ...]:
        return (self.gaps,) if self.cells is None else (self.gaps, self.cells)

    def most(self, game: Game, state: State, target: PileId | None) -> int:
        cells = self._empty(game, state, self.cells, target) if self.cells else 0
        return int((cells + 1) * 2 ** self._empty(game, state, self.gaps, target))

    def _empty(self, game: Game, state: State, group: str, target: PileId | None) -> int:
        return sum(not state.piles[place].cards for pile, place in game.seats[group] if pile != target)
