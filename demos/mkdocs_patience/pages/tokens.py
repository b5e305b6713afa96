"""Cards in running text: `Q♥` is shown in the letters of the reader's language, with its name for the ear."""

import re
from html import escape

from mkdocs_gettext.markdown.inline import tags
from patience import Card, Rank, Suit
from tabletop.words import Words

SYMBOLS = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS, "♣": Suit.CLUBS}
RANKS = {"A": Rank.ACE, "10": Rank.TEN, "J": Rank.JACK, "Q": Rank.QUEEN, "K": Rank.KING}
RANKS |= {str(rank.value): rank for rank in Rank if 2 <= rank <= 10}
TOKEN = re.compile(r"(?<![\w♠♥♦♣])(10|[2-9AJQK])([♠♥♦♣])(?!\w)")
_LEFT_ALONE = tags.RAW_TEXT | {"code", "pre"}


def tokens(text: str) -> list[str]:
    """Lists the cards that a text speaks of, in order."""
    return [found[0] for found in TOKEN.finditer(text)]


def spoken(html: str, words: Words) -> str:
    """Shows every card token outside of tags and code in the language's letters."""
    parts = tags.split(html, _LEFT_ALONE)
    return "".join(
        part if n % 2 else TOKEN.sub(lambda found: _shown(found, words), part) for n, part in enumerate(parts)
    )


def _shown(found: re.Match[str], words: Words) -> str:
    card = Card(RANKS[found[1]], SYMBOLS[found[2]])
    name, letter = escape(words.card(card)), words.letter(card.rank)
    style = f"patience-token patience-{card.suit.colour.value}"
    return f'<span class="{style}" role="img" aria-label="{name}">{letter}{found[2]}</span>'
