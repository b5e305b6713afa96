"""What is said of moves, refusals and the end of a game, one sentence group for each action."""

from collections.abc import Sequence
from dataclasses import dataclass

from patience import Card, Game, Illegal, Move, Outcome, PileId, Rank, State
from patience.cards import ALL_CARDS
from patience.definition.groups import Kind
from patience.playing.moving import Fill, Forced, TurnUp
from patience.registry import table_of
from patience.said import N_, Said, Sentence
from tabletop.words import Words, capitalised

MOST_NAMED = 3  # piles; more of them are counted only


@dataclass(frozen=True)
class Sentences:
    """The sentences of one language."""

    words: Words

    def say(self, game: Game, said: Said) -> str:
        """Puts a sentence into words; a plural is chosen by the field `count`."""
        named = {name: self._named(game, value) for name, value in said.fields.items()}
        return self._translated(said.sentence, said.fields.get("count")).format(**named)

    def _translated(self, sentence: Sentence, count: object) -> str:
        if isinstance(sentence, str):
            return self.words.translations.gettext(sentence)
        assert isinstance(count, int)
        return self.words.translations.ngettext(*sentence, count)

    def _named(self, game: Game, value: object) -> object:
        match value:
            case Card():
                return self.words.card(value)
            case PileId():
                return self.words.pile(game, value) if value in game.index else ""
            case Rank():
                return self.words.any_of((value,))
            case frozenset():
                fitting = dict.fromkeys(self.words.card(card) for card in ALL_CARDS if card in value)
                return self.words.either(list(fitting))  # twins have one name
            case tuple():
                ranks = [rank for rank in value if isinstance(rank, Rank)]
                cards = (self.words.card(card) for card in value if isinstance(card, Card))
                return self.words.any_of(ranks) if ranks else ", ".join(cards)
        return value

    def refused(self, game: Game, move: Move, reason: Illegal) -> str:
        """Says why a move is refused."""
        pile = reason.fields.get("target") or reason.fields.get("pile") or move.target
        return capitalised(self.say(game, Said(reason.says, {**reason.fields, "pile": pile})))

    def taken(self, game: Game, cards: Sequence[Card], targets: Sequence[PileId]) -> str:
        """Says which cards were picked up, bottom to top, and which piles would take them."""
        fields = {"card": self.words.card(cards[0]), "cards": self.words.cards(len(cards))}
        gettext = self.words.translations.gettext
        held = gettext("{cards} picked up, headed by {card}.") if len(cards) > 1 else gettext("{card} picked up.")
        return f"{held.format(**fields)} {self._where(game, targets)}"

    def _where(self, game: Game, targets: Sequence[PileId]) -> str:
        """Names the targets, or counts them where they are too many to remember."""
        translations, count = self.words.translations, len(targets)
        if not targets:
            return translations.gettext("There is nowhere for that to go now.")
        if count > MOST_NAMED:
            return translations.ngettext("{count} possible target.", "{count} possible targets.", count).format(
                count=count
            )
        named = translations.ngettext("{count} possible target: {piles}.", "{count} possible targets: {piles}.", count)
        return named.format(count=count, piles=self._piles(game, targets))

    def choose(self, game: Game, sources: Sequence[PileId]) -> str:
        """Asks from which pile an empty place is to be filled."""
        question = self.words.translations.gettext("Where is the card to come from? Choose: {piles}.")
        return question.format(piles=self._piles(game, sources))

    def _piles(self, game: Game, piles: Sequence[PileId]) -> str:
        return self.words.either([self.words.pile(game, pile) for pile in piles])

    def done(self, game: Game, before: State, move: Move, after: State, forced: tuple[Forced, ...]) -> str:
        """Says what a move did, together with all that it forced."""
        action = game.action[move.source.group, move.target.group]
        said = [action.tell(game, before, move, after), *(self._forced(game, after, event) for event in forced)]
        return " ".join(capitalised(self.say(game, sentence)) for sentence in said)

    def undone(self, game: Game, before: State, move: Move) -> str:
        """Says that a move was taken back; `before` is the position it was made in."""
        return self.say(game, game.action[move.source.group, move.target.group].tell_undone(game, before, move))

    def _forced(self, game: Game, after: State, event: Forced) -> Said:
        match event:
            case TurnUp(pile):
                return Said(N_("Turned up: {card}."), {"card": game.pile(after, pile).cards[-1]})
            case Fill(source, target):
                own = table_of(game).filled.get(source.group)
                return Said(
                    own or FILLED[game.group[source.group].kind],
                    {"card": game.pile(after, target).cards[-1], "pile": source},
                )

    def standing(self, game: Game, state: State, outcome: Outcome) -> str:
        """Says how the game ended, or nothing while it is open."""
        counts = {"played": game.goal.progress(game, state), "total": game.goal.total(game)}
        match outcome:
            case Outcome.WON:
                return self.say(game, Said(game.goal.won, counts))
            case Outcome.STUCK:
                return self.say(game, Said(N_("No moves left. {played} of {total} cards played."), counts))
            case Outcome.CIRCLES:
                said = N_("Only moves in circles are left: no line of play brings another card forward.")
                return self.say(game, Said(said))
            case Outcome.OPEN:
                return ""


FROM_PILE = N_("Gap filled with {card}: {pile}.")
FILLED = {
    Kind.WASTE: N_("Gap filled with {card} from the waste pile."),
    Kind.STOCK: N_("Gap filled with {card} from the stock."),
    Kind.FOUNDATION: FROM_PILE,
    Kind.TABLEAU: FROM_PILE,
    Kind.RESERVE: FROM_PILE,
}
