"""What is printed on a card; the drawings themselves are in the page once."""

from patience import Card
from tabletop.words import Words


def style(card: Card) -> str:
    """Gives the classes of a card that lies face up."""
    return f"patience-card patience-{card.suit.colour.value}"


def index(card: Card, words: Words) -> str:
    """Draws rank and suit, small, as they stand at the upper left."""
    letter = words.letter(card.rank)
    ten = " patience-ten" if len(letter) > 1 else ""
    suit = f'<svg><use href="#patience-{card.suit}"/></svg>'
    return f'<b class="patience-letter{ten}" aria-hidden="true">{letter}{suit}</b>'


def big(card: Card) -> str:
    """Draws the suit that a small card shows in the place of its face."""
    return f'<svg class="patience-big" aria-hidden="true"><use href="#patience-{card.suit}"/></svg>'


def face(card: Card) -> str:
    """Draws pips or a figure; the twins of a two-pack game share them."""
    return f'<svg class="patience-face" aria-hidden="true"><use href="#patience-{card._replace(pack=0)}"/></svg>'
