"""The wreath that is laid when a game comes out: a whole pack, and in it what there is to tell."""

from html import escape

from patience import Card, Game, Rank, Suit
from patience.said import N_
from tabletop.card import face, index, style
from tabletop.words import Words

WON = N_("You won!")
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)  # black and red in turns
CARDS = tuple(Card(rank, suit) for suit in SUITS for rank in Rank)


def wreath(game: Game, words: Words) -> str:
    """Draws the wreath of a won game; who hears the page hears no card of it."""
    places = "".join(f"<li>{_card(card, words)}</li>" for card in CARDS)
    told = (words.translations.gettext(WON), words.cards(game.goal.total(game)))
    praise = "".join(f"<p>{escape(line)}</p>" for line in told)
    ring = f'<ol class="patience-wreath" aria-hidden="true">{places}</ol><div class="patience-praise">{praise}</div>'
    return f'<div class="patience-won"><div class="patience-ring">{ring}</div></div>'


def _card(card: Card, words: Words) -> str:
    """Draws a card; of the last one only all is seen."""
    drawn = index(card, words) + (face(card) if card == CARDS[-1] else "")
    return f'<span class="{style(card)}" data-card="{card}">{drawn}</span>'
