"""What is said of moves, refusals and the end of a game, one sentence group for each action."""

from dataclasses import dataclass

from patience import Card, Game, Illegal, Move, Outcome, Rank, State
from patience import refusals as why
from patience.game import Kind, Place, Redeal, Row, Turn
from patience.play import Fill, Forced, TurnUp
from tabletop.words import Words, capitalised


def N_(text: str) -> str:  # noqa: N802 - the name that gettext tools look for
    """Marks a sentence for translation."""
    return text


# {card} and {below} are names of cards, {needed} is a rank as the object of a sentence (“a King”,
# „einen König“), {pile} is the name of a pile in the nominative.
REFUSALS = {
    why.GameIsWon: N_("The game is over: you have won."),
    why.NothingThere: N_("There is no card to move: {pile}."),
    why.CardIsFaceDown: N_("A face-down card cannot be moved."),
    why.OneCardAtATime: N_("Only one card at a time may be moved here."),
    why.NotASequence: N_("These cards are not a sequence, so they cannot move together."),
    why.OneCardOrAll: N_("You may move the top card or all face-up cards of a column, but not just a part of them."),
    why.SamePile: N_("The card is already there."),
    why.StaysOnFoundation: N_("Cards stay where they are: {pile}."),
    why.BaseStays: N_("{card} is the base card and stays where it is."),
    why.TurnFirst: N_("A card in the stock has to be turned onto the waste pile first."),
    why.DealARow: N_("The cards of the stock come into play only as a new row."),
    why.StockIsEmpty: N_("The stock is used up."),
    why.StockNotEmpty: N_("The waste pile may be turned over only when the stock is used up."),
    why.NoPassLeft: N_("No redeal is left."),
    why.StockTakesNothing: N_("No card goes back to the stock."),
    why.WasteTakesNothing: N_("Only cards turned from the stock go to the waste pile."),
    why.FillsItself: N_("You may not put a card there yourself: {pile}."),
    why.NotFromThere: N_("That card may not go there: {pile}."),
    why.PileIsComplete: N_("Complete, no more cards fit there: {pile}."),
    why.PileIsFull: N_("No further card fits there: {pile}."),
    why.PileIsClosed: N_("Empty and closed, it takes no cards any more: {pile}."),
    why.GapNeeds: N_("The empty place takes {needed} and nothing else: {pile}."),
    why.NothingFollows: N_("Nothing goes on {below}."),
    why.WrongRank: N_("{below} takes {needed}; {card} does not fit."),
    why.WrongSuit: N_("{card} has the right rank for {below}, but not the suit."),
    why.WrongColour: N_("{card} has the right rank for {below}, but not the colour: red goes on black, black on red."),
    why.FoundationsOpenFirst: N_("As long as a corner is empty, {card} may not go to the centre pile."),
    why.BorrowedTwice: N_(
        "Locked: after a borrowed card, the next card on the centre pile must come from a sail or from the waste pile."
    ),
    why.KingsFillGapsFirst: N_("A column is empty and a King could move there. Move it first, then deal the row."),
}


@dataclass(frozen=True)
class Sentences:
    """The sentences of one language."""

    words: Words

    def refused(self, game: Game, move: Move, reason: Illegal) -> str:
        """Says why a move is refused."""
        fields: dict[str, str] = {"pile": self._pile_of(game, move, reason)}
        for name in ("card", "below", "needed"):
            match getattr(reason, name, None):
                case Card() as card:
                    fields[name] = self.words.card(card)
                case Rank() as rank:
                    fields[name] = self.words.wanted[rank - 1]
        return capitalised(self._say(REFUSALS[type(reason)], **fields))

    def _pile_of(self, game: Game, move: Move, reason: Illegal) -> str:
        pile = getattr(reason, "target", None) or getattr(reason, "pile", None) or move.target
        return self.words.pile(pile) if pile in game.index else ""

    def _say(self, sentence: str, **fields: object) -> str:
        return self.words.translations.gettext(sentence).format(**fields)

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
        said = [self._moved(game, before, move, after)]
        said += [self._forced(game, after, event) for event in forced]
        return " ".join(capitalised(sentence) for sentence in said)

    def undone(self, game: Game, before: State, move: Move) -> str:
        """Says that a move was taken back; `before` is the position it was made in."""
        action = game.action[move.source.group, move.target.group]
        if not isinstance(action, Place) or game.group[move.source.group].kind is Kind.STOCK:
            return self._say(N_("Undone: the stock is as it was."))
        card = game.pile(before, move.source).cards[-move.count]
        pile = self.words.pile(move.source)
        return self._say(N_("Undone: {card} back, {pile}."), card=self.words.card(card), pile=pile)

    def _moved(self, game: Game, before: State, move: Move, after: State) -> str:
        match game.action[move.source.group, move.target.group]:
            case Place():
                return self._placed(game, before, move)
            case Turn():
                return self._turned(game, after, move)
            case Row(onto=onto):
                return self._row(game, before, after, onto)
            case Redeal():
                return self._say(N_("The waste pile was turned over. Pass {number} begins."), number=after.passes)

    def _placed(self, game: Game, before: State, move: Move) -> str:
        source, target = game.pile(before, move.source).cards, game.pile(before, move.target).cards
        fields = {"card": self.words.card(source[-move.count]), "pile": self.words.pile(move.target)}
        if game.group[move.source.group].kind is Kind.STOCK:
            return self._say(N_("{card} from the stock to the empty place, {pile}."), **fields)
        if not target:
            sentence = N_("{card} to the empty place, {pile}.")
            if move.count > 1:
                sentence = N_("Sequence headed by {card} to the empty place, {pile}.")
            return self._say(sentence, **fields)
        sentence = N_("{card} onto {below}, {pile}.")
        if move.count > 1:
            sentence = N_("Sequence headed by {card} onto {below}, {pile}.")
        return self._say(sentence, below=self.words.card(target[-1]), **fields)

    def _turned(self, game: Game, after: State, move: Move) -> str:
        left = len(game.pile(after, move.source).cards)
        card = self.words.card(game.pile(after, move.target).cards[-1])
        sentence = self.words.translations.ngettext(
            "Turned from the stock: {card}. {count} card left in it.",
            "Turned from the stock: {card}. {count} cards left in it.",
            left,
        )
        return sentence.format(card=card, count=left)

    def _row(self, game: Game, before: State, after: State, onto: str) -> str:
        changed = (pile for pile in game.piles_in(onto) if game.pile(before, pile) != game.pile(after, pile))
        cards = ", ".join(self.words.card(game.pile(after, pile).cards[-1]) for pile in changed)
        return self._say(N_("New row: {cards}."), cards=cards)

    def _forced(self, game: Game, after: State, event: Forced) -> str:
        match event:
            case TurnUp(pile):
                return self._say(N_("Turned up: {card}."), card=self.words.card(game.pile(after, pile).cards[-1]))
            case Fill(source, target):
                sentence = FILLED[game.group[source.group].kind]
                return self._say(sentence, card=self.words.card(game.pile(after, target).cards[-1]))

    def standing(self, game: Game, state: State, outcome: Outcome) -> str:
        """Says how the game ended, or nothing while it is open."""
        played = sum(len(state.piles[place].cards) for place, _ in game.foundations)
        total = sum(len(pile.cards) for pile in state.piles)
        match outcome:
            case Outcome.WON:
                return self._say(N_("You won! All {total} cards are on the foundations."), total=total)
            case Outcome.STUCK:
                return self._say(N_("No moves left. {played} of {total} cards played."), played=played, total=total)
            case Outcome.CIRCLES:
                return self._say(N_("Only moves in circles are left: no line of play brings another card forward."))
            case Outcome.OPEN:
                return ""


FILLED = {
    Kind.WASTE: N_("Gap filled with {card} from the waste pile."),
    Kind.STOCK: N_("Gap filled with {card} from the stock."),
    Kind.RESERVE: N_("Gap filled with {card} from the trunk."),
}
