"""What the paragraph above a drawn deal says of it: the cards that it names lie face up there."""

from collections.abc import Iterator

from mkdocs_gettext.faults import Fault
from mkdocs_patience.pages.fences import Fence
from mkdocs_patience.pages.tokens import SYMBOLS, tokens
from patience import Card
from patience.text.record import Example

SHAPES = {suit: shape for shape, suit in SYMBOLS.items()}


def faults(origin: str, markdown: str, fence: Fence, example: Example) -> Iterator[Fault]:
    """Yields a fault for each card that is named above a deal and cannot be seen in it."""
    if isinstance(example.start, int):
        seen = {_token(card) for pile in example.record().first().piles for card in pile.face_up}
        for line, text in _above(markdown, fence):
            for token in tokens(text):
                if token not in seen:
                    yield Fault(origin, line, f"{token} does not lie face up in deal {example.start} below")


def _above(markdown: str, fence: Fence) -> Iterator[tuple[int, str]]:
    """Yields the lines of the paragraph right above a fence, the last one first."""
    lines = list(enumerate(markdown.splitlines()[: fence.line - 2], 1))
    while lines and not lines[-1][1].strip():
        lines.pop()
    while lines and lines[-1][1].strip():
        yield lines.pop()


def _token(card: Card) -> str:
    letter = "10" if card.rank.letter == "T" else card.rank.letter
    return f"{letter}{SHAPES[card.suit]}"
