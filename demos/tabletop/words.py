"""Names of cards, ranks and piles in the reader's language."""

from dataclasses import dataclass
from functools import cached_property
from gettext import NullTranslations

from patience import Card, PileId, Rank, Suit
from patience.game import Gap, Group, Kind


@dataclass(frozen=True)
class Words:
    """The words of one language; English where a translation is missing."""

    translations: NullTranslations
    international: bool = False  # A, J, Q, K on the cards, whatever the language

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """What is printed on the cards, Ace to King."""
        pgettext = NullTranslations().pgettext if self.international else self.translations.pgettext
        # Translators: the letter on the card. German cards show A, B, D, K.
        letters = [
            pgettext("letter on a card", "J"),
            pgettext("letter on a card", "Q"),
            pgettext("letter on a card", "K"),
        ]
        return (pgettext("letter on a card", "A"), *map(str, range(2, 11)), *letters)

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        """The names of the ranks, Ace to King."""
        pgettext = self.translations.pgettext
        court = [pgettext("rank", "Jack"), pgettext("rank", "Queen"), pgettext("rank", "King")]
        return (pgettext("rank", "Ace"), *map(str, range(2, 11)), *court)

    @cached_property
    def wanted(self) -> tuple[str, ...]:
        """The ranks as the object of a sentence, Ace to King: “takes a King”."""
        pgettext = self.translations.pgettext
        # Translators: object of the sentence (accusative): “takes a King”, „nimmt einen König“.
        numbers = [
            pgettext("takes …", "a 2"),
            pgettext("takes …", "a 3"),
            pgettext("takes …", "a 4"),
            pgettext("takes …", "a 5"),
            pgettext("takes …", "a 6"),
            pgettext("takes …", "a 7"),
            pgettext("takes …", "an 8"),
            pgettext("takes …", "a 9"),
            pgettext("takes …", "a 10"),
        ]
        court = [pgettext("takes …", "a Jack"), pgettext("takes …", "a Queen"), pgettext("takes …", "a King")]
        return (pgettext("takes …", "an Ace"), *numbers, *court)

    @cached_property
    def suits(self) -> dict[Suit, str]:
        """The names of the suits, as they stand in the name of a card."""
        pgettext = self.translations.pgettext
        return {
            Suit.SPADES: pgettext("suit", "Spades"),
            Suit.HEARTS: pgettext("suit", "Hearts"),
            Suit.DIAMONDS: pgettext("suit", "Diamonds"),
            Suit.CLUBS: pgettext("suit", "Clubs"),
        }

    def letter(self, rank: Rank) -> str:
        return self.letters[rank - 1]

    def card(self, card: Card) -> str:
        """Names a card: “8 of Hearts”."""
        name = self.translations.pgettext("name of a card", "{rank} of {suit}")
        return name.format(rank=self.ranks[card.rank - 1], suit=self.suits[card.suit])

    def pile(self, pile: PileId) -> str:
        """Names a pile inside a sentence: “column 3”."""
        if pile.group == "corner":
            return self._corners[pile.index]
        return self._groups[pile.group].format(number=pile.index + 1)

    @cached_property
    def _groups(self) -> dict[str, str]:
        pgettext = self.translations.pgettext
        return {
            "stock": pgettext("pile", "stock"),
            "waste": pgettext("pile", "waste pile"),
            "centre": pgettext("pile", "centre pile"),
            "foundation": pgettext("pile", "foundation {number}"),
            "column": pgettext("pile", "column {number}"),
            "sail": pgettext("pile", "sail {number}"),
            "wing": pgettext("pile", "wing place {number}"),
            "trunk": pgettext("pile", "trunk"),
            "fan": pgettext("pile", "fan {number}"),
        }

    @cached_property
    def _corners(self) -> tuple[str, ...]:
        pgettext = self.translations.pgettext
        return (
            pgettext("pile", "corner pile, top left"),
            pgettext("pile", "corner pile, top right"),
            pgettext("pile", "corner pile, bottom left"),
            pgettext("pile", "corner pile, bottom right"),
        )

    @cached_property
    def games(self) -> dict[str, str]:
        """The names of the games."""
        pgettext = self.translations.pgettext
        return {
            "windmill": pgettext("game", "Windmill"),
            "easthaven": pgettext("game", "Easthaven"),
            "westcliff": pgettext("game", "Westcliff"),
            "eagle-wing": pgettext("game", "Eagle Wing"),
            "willow": pgettext("game", "Willow"),
            "klondike": pgettext("game", "Klondike"),
        }

    @cached_property
    def variants(self) -> dict[str, str]:
        """The names of the variants."""
        pgettext = self.translations.pgettext
        return {
            "kings-from-start": pgettext("variant", "Kings from the start"),
            "free-kings": pgettext("variant", "Free Kings"),
            "reversed": pgettext("variant", "Reversed Windmill"),
            "any-card-in-gap": pgettext("variant", "Any card in a gap"),
            "partial-runs": pgettext("variant", "Partial sequences"),
            "build-on-wings": pgettext("variant", "Building on the wings"),
            "draw-one": pgettext("variant", "Turn one card"),
            "one-pass": pgettext("variant", "One pass"),
        }

    def cards(self, count: int) -> str:
        """Counts cards: “95 cards”."""
        return self.translations.ngettext("{count} card", "{count} cards", count).format(count=count)

    def hidden(self, count: int) -> str:
        """Counts face-down cards: “2 face-down cards”."""
        return self.translations.ngettext("{count} face-down card", "{count} face-down cards", count).format(
            count=count
        )

    def takes(self, group: Group, opening: Rank | None) -> str:
        """Says what an empty pile takes, as a sentence."""
        gettext = self.translations.gettext
        if opening is not None:
            return gettext("Takes {rank}.").format(rank=self.wanted[opening - 1])
        if group.filled_from and group.gap is Gap.NOTHING:
            return gettext("Is filled by itself.")
        return gettext("Takes any card.") if group.gap is Gap.ANY else gettext("Takes no card.")


def is_spread(group: Group) -> bool:
    """Tells whether all cards of a pile are seen, overlapping."""
    return group.kind is Kind.TABLEAU or (group.kind is Kind.RESERVE and group.build is not None)


def capitalised(sentence: str) -> str:
    """Begins a sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
