"""Records with comments: lines that begin with `#` among the moves, and what stands behind a move."""

from typing import NamedTuple

from patience.registry import GAMES, Games
from patience.text.record import Record, parse_example, parse_record

BOOKMARK = "*"  # a comment without words


class Commented(NamedTuple):
    """A record, its comments by the number of moves before them, and its start as it was written."""

    record: Record
    comments: dict[int, str]
    written: str


def parse_commented(text: str, games: Games = GAMES) -> Commented:
    """Reads a record with its comments; several at one place are one.

    Raises:
        NotationError: the text is no record.
    """
    record, example = parse_record(text, games), parse_example(text, games=games)
    captions = {step.line: step.caption for step in example.steps}
    made, inside, found = 0, False, dict[int, list[str]]()
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        inside = inside or line == "moves:"
        made += number in captions
        words = captions.get(number) or (line.lstrip("#").strip() if inside and line.startswith("#") else None)
        if words is not None:
            found.setdefault(made, []).append(words)
    comments = {made: " ".join(word for word in words if word != BOOKMARK) for made, words in found.items()}
    return Commented(record, comments, example.written)
