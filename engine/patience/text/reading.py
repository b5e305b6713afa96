"""Cutting the text of a record into lines that mean something."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from patience.text.notation import NotationError, clipped, quoted

LONGEST = 5_000  # moves
LONGEST_TEXT = 1_000_000  # characters
MOST_WORDS = 500  # in a line; two packs have 104 cards
BYTE_ORDER_MARK = "\ufeff"


class Line(NamedTuple):
    """A line of an example: what stands before the colon, what behind it, and its number."""

    name: str
    text: str
    number: int


def cut(text: str) -> tuple[list[Line], list[Line]]:
    """Cuts a text into header lines and the lines after `moves:`; blank lines and comments go."""
    if len(text) > LONGEST_TEXT:
        raise NotationError(f"there are {len(text)} characters; expected at most {LONGEST_TEXT}")
    header: dict[str, Line] = {}
    moves: list[Line] | None = None
    for number, words in enumerate(map(str.strip, text.removeprefix(BYTE_ORDER_MARK).splitlines()), 1):
        if not words or words.startswith("#"):
            continue
        if moves is not None:
            moves.append(Line("", words, number))
        elif words == "moves:":
            moves = []
        else:
            line = _header(words, number)
            if line.name in header:
                raise NotationError(f"{clipped(line.name)} is named twice", number)
            header[line.name] = line
    if moves and len(moves) > LONGEST:
        raise NotationError(f"there are too many moves; expected at most {LONGEST}", moves[LONGEST].number)
    return list(header.values()), moves or []


def _header(words: str, number: int) -> Line:
    name, colon, value = words.partition(":")
    if not colon:
        raise NotationError(f"{quoted(words)} is no line of a set-up; expected 'pile: cards' or 'moves:'", number)
    if len(value.split(maxsplit=MOST_WORDS)) > MOST_WORDS:
        raise NotationError(f"{clipped(name)} has too many words; expected at most {MOST_WORDS}", number)
    return Line(name.strip(), value.strip(), number)


@contextmanager
def numbered(line: Line) -> Iterator[None]:
    """Gives the faults found in a line its number."""
    try:
        yield
    except NotationError as fault:
        raise NotationError(str(fault), line.number) from None
