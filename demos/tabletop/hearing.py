"""What a reader asks to hear: a hint, the whole position, and what the layout does not show."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, takewhile

from patience import Card, Game, Outcome, PileId, State
from patience.definition.build import Build
from patience.definition.groups import Gap, Kind
from patience.playing.outcome import at_sight
from patience.playing.piles import base_rank
from patience.registry import table_of
from patience.said import N_
from tabletop.advice import Hint, Use
from tabletop.words import Words, capitalised, is_spread

# {card} is the name of a card, {pile} the name of the pile it goes to, in the nominative.
HINTS = {
    Use.PLAYS_OFF: N_("{card} can be played off: {pile}."),
    Use.TURNS_UP: N_("{card} can move, and the card below is turned up: {pile}."),
    Use.EMPTIES: N_("{card} can move and leave an empty place: {pile}."),
    Use.BRINGS_IN: N_("{card} can come into play: {pile}."),
    Use.MAKES_WAY: N_("{card} can move and make another move possible: {pile}."),
    Use.BORROWS: N_("{card} can be borrowed: {pile}."),
    Use.CHANGES: N_("{card} can move, but nothing is won by it yet: {pile}."),
}

NO_HINT: Mapping[Outcome | None, str] = {
    Outcome.WON: N_("The game is over: you have won."),
    Outcome.STUCK: N_("No hint: no move is left."),
}
LEADS_BACK = N_("No hint: whatever is left leads back to where you have been.")
SHORTEST_RUN = 3  # cards; fewer are as soon named one by one


@dataclass(frozen=True)
class Hearing:
    """The sentences of one language about one position."""

    words: Words
    game: Game
    state: State

    def _say(self, sentence: str, **fields: object) -> str:
        return capitalised(self.words.translations.gettext(sentence).format(**fields))

    def hint(self, hint: Hint | None, place: int) -> str:
        """Says what a move is good for; `place` counts the hints of this position from 0."""
        if hint is None:
            return self._say(NO_HINT.get(at_sight(self.game, self.state), LEADS_BACK))
        if hint.use is Use.STOCK:
            return self._say(N_("You may also use the stock.") if place else N_("Only the stock is left."))
        card = self.game.pile(self.state, hint.move.source).cards[-hint.move.count]
        return self._say(HINTS[hint.use], card=self.words.card(card), pile=self.words.pile(self.game, hint.move.target))

    def position(self) -> str:
        """Reads the whole position, pile by pile."""
        return " ".join(self._pile(name) for name in self.game.piles)

    def _pile(self, name: PileId) -> str:
        pile = self.game.pile(self.state, name)
        fields = {"pile": self.words.pile(self.game, name), "count": self.words.cards(len(pile.cards))}
        if not pile.cards:
            return self._say(N_("{pile}, empty."), **fields)
        if not pile.face_up:
            return self._say(N_("{pile}: {count}, face down."), **fields)
        build = self.game.group[name.group].build
        cards = ", ".join(self._named(run, build) for run in _runs(pile.face_up, build))
        if len(pile.cards) > 1 and not is_spread(self.game.group[name.group]):
            return self._say(N_("{pile}: {cards}, {count}."), **(fields | {"cards": self.words.card(pile.cards[-1])}))
        if pile.face_down:
            return self._say(
                N_("{pile}: {hidden}, {cards}."), hidden=self.words.hidden(pile.face_down), cards=cards, **fields
            )
        return self._say(N_("{pile}: {cards}."), cards=cards, **fields)

    def _named(self, run: Sequence[Card], build: Build | None) -> str:
        """Names a card, or a run by its first and its last one."""
        if build is None or len(run) == 1:
            return self.words.card(run[0])
        gettext = self.words.translations.gettext
        named = gettext("{first} down to {last}") if build.steps == (-1,) else gettext("{first} up to {last}")
        return named.format(first=self.words.card(run[0]), last=self.words.card(run[-1]))

    def unseen(self) -> str:
        """Says what the layout does not show and the rules need."""
        return " ".join([*self._base(), *self._stock(), *self._noted(), self._played()])

    def _base(self) -> Iterator[str]:
        rank = base_rank(self.game, self.state)
        if rank and any(group.gap is Gap.BASE_RANK for group in self.game.groups):
            yield self._say(N_("Base rank: {rank}."), rank=self.words.ranks[rank - 1])

    def _stock(self) -> Iterator[str]:
        left = len(self.game.pile(self.state, PileId("stock")).cards) if "stock" in self.game.group else None
        if left is None:
            return
        yield self._left(left)
        if not any(self.game.group[target].kind is Kind.STOCK for target in self._targets()):
            yield self._say(N_("There is no redeal."))
        elif self.game.passes is None:
            yield self._say(N_("Pass {number}, without a limit."), number=self.state.passes)
        else:
            yield self._say(N_("Pass {number} of {total}."), number=self.state.passes, total=self.game.passes)

    def _left(self, count: int) -> str:
        if not count:
            return self._say(N_("The stock is used up."))
        counted = self.words.translations.ngettext(
            "{count} card is left in the stock.", "{count} cards are left in the stock.", count
        )
        return counted.format(count=count)

    def _targets(self) -> Iterator[str]:
        return (action.target for action in self.game.moves if action.target in self.game.group)

    def _noted(self) -> Iterator[str]:
        """Says what the rules remember, and what they would remember but do not."""
        possible = {note.name for rule in self.game.rules for note in rule.notes(self.game)}
        for name, noted in table_of(self.game).notes.items():
            notes = sorted(note for note in self.state.notes if note.name == name)
            for note in notes:
                yield self._say(noted.yes, pile=self.words.pile(self.game, note.pile) if note.pile else "")
            if noted.no and name in possible and not notes:
                yield self._say(noted.no)

    def _played(self) -> str:
        goal = self.game.goal
        played, total = goal.progress(self.game, self.state), goal.total(self.game)
        return self._say(N_("{played} of {total} cards played."), played=played, total=total)


def _runs(cards: Sequence[Card], build: Build | None) -> Iterator[Sequence[Card]]:
    """Cuts cards, bottom to top, into runs that are summed up, and single cards."""
    while cards:
        length = _run_length(cards, build)
        length = length if length >= SHORTEST_RUN else 1
        yield cards[:length]
        cards = cards[length:]


def _run_length(cards: Sequence[Card], build: Build | None) -> int:
    """Counts the cards from the bottom up that each lie rightly on the one below, in one direction."""
    if build is None or build.steps not in ((-1,), (1,)):
        return 1
    fit = (build.accepts(below, card) for below, card in pairwise(cards))
    return 1 + sum(1 for _ in takewhile(bool, fit))
