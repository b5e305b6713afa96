"""What has to be reached to win, as values that games choose from."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from patience.cards import full_packs
from patience.definition.game import Game
from patience.definition.groups import Kind
from patience.said import N_, Sentence
from patience.state import State


@dataclass(frozen=True)
class AllOnFoundations:
    """Every foundation is complete."""

    won: ClassVar[Sentence] = N_("You won! All {total} cards are on the foundations.")

    def reached(self, game: Game, state: State) -> bool:
        for place, capacity in game.foundations:  # noqa: SIM110 - asked before every move
            if len(state.piles[place].cards) != capacity:
                return False
        return True

    def progress(self, game: Game, state: State) -> int:
        return sum(len(state.piles[place].cards) for place, _ in game.foundations)

    def total(self, game: Game) -> int:
        return sum(capacity for _, capacity in game.foundations)

    def faults(self, game: Game) -> Iterator[str]:
        if not game.piles_of(Kind.FOUNDATION):
            yield "all cards are to get on foundations, and there is none; expected a foundation or another goal"
        elif self.total(game) != len(full_packs(game.packs)):
            cards = len(full_packs(game.packs))
            yield f"the foundations hold {self.total(game)} cards; expected all {cards} of the pack"


@dataclass(frozen=True)
class AllGone:
    """No card is left on the piles of a group."""

    group: str
    won: ClassVar[Sentence] = N_("You won! All {total} cards have been played.")

    def reached(self, game: Game, state: State) -> bool:
        return not any(state.piles[place].cards for _, place in game.seats[self.group])

    def progress(self, game: Game, state: State) -> int:
        return self.total(game) - sum(len(state.piles[place].cards) for _, place in game.seats[self.group])

    def total(self, game: Game) -> int:
        count = game.group[self.group].count
        return sum(sum(step.sizes(count)) for step in game.deal if step.to == self.group)

    def faults(self, game: Game) -> Iterator[str]:
        if self.group not in game.group:
            yield f"the goal names {self.group!r}; expected one of: {', '.join(game.group)}"
        elif not self.total(game):
            yield f"no card is dealt to {self.group!r}, so the game is won at once; expected a group with cards"
