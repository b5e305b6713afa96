"""What is said of moves, refusals and the end of a game, one sentence group for each action."""

from dataclasses import dataclass

from patience import Card, Game, Illegal, Move, Outcome, PileId, Rank, State
from patience.definition.groups import Kind
from patience.playing.moving import Fill, Forced, TurnUp
from patience.registry import table_of
from patience.said import N_, Said, Sentence
from tabletop.words import Words, capitalised


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
            case tuple():
                ranks = [rank for rank in value if isinstance(rank, Rank)]
                cards = (self.words.card(card) for card in value if isinstance(card, Card))
                return self.words.any_of(ranks) if ranks else ", ".join(cards)
        return value

    def refused(self, game: Game, move: Move, reason: Illegal) -> str:
        """Says why a move is refused."""
        pile = reason.fields.get("target") or reason.fields.get("pile") or move.target
        return capitalised(self.say(game, Said(reason.says, {**reason.fields, "pile": pile})))

    def taken(self, card: Card, targets: int) -> str:
        """Says that a card was picked up and how many piles would take it."""
        return self.picked_up(targets).format(card=self.words.card(card))

    def picked_up(self, targets: int) -> str:
        """Says the same of any card, for the page to fill in."""
        sentence = self.words.translations.ngettext(
            "{card} picked up. {count} possible target.",
            "{card} picked up. {count} possible targets.",
            targets,
        )
        return sentence.replace("{count}", str(targets))

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
