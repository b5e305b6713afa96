"""Names of cards, ranks and piles in the reader's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from gettext import NullTranslations

from patience import Card, Game, PileId, Rank, Suit
from patience.definition.groups import Gap, Group, Kind
from patience.registry import table_of
from patience.said import Name
from patience.table import COMMON_PILES


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

    def pile(self, game: Game, pile: PileId) -> str:
        """Names a pile inside a sentence: “column 3”."""
        name = table_of(game).piles.get(pile.group) or COMMON_PILES[pile.group]
        return self.name(name if isinstance(name, Name) else name[pile.index]).format(number=pile.index + 1)

    def game(self, game: Game) -> str:
        """Names a game."""
        return self.name(table_of(game).name)

    def variant(self, game: Game, variant: str) -> str:
        """Names a variant of a game."""
        return self.name(table_of(game).variants[variant])

    def name(self, name: Name) -> str:
        """Translates a name."""
        return self.translations.pgettext(name.context, name.text)

    def any_of(self, ranks: Sequence[Rank]) -> str:
        """Lists ranks as the object of a sentence: “an 8 or a 10”."""
        return self.either([self.wanted[rank - 1] for rank in ranks])

    def either(self, names: Sequence[str]) -> str:
        """Lists what there is to choose from: “column 3 or column 5”."""
        # Translators: two ranks, cards or piles of which one is meant: “an 8 or a 10”, “column 3 or column 5”.
        both = self.translations.pgettext("takes …", "{one} or {other}")
        return reduce(lambda one, other: both.format(one=one, other=other), names)

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
