"""Characters that nobody sees: which of them a text may have."""

import re
import unicodedata
from collections.abc import Iterator

# Marks and joiners that scripts need are not among them; overrides of direction, controls and blanks without width are.
HIDDEN = re.compile("[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060-\u2069\ufeff]")
BREAK = "\u200b"
# Scripts without blanks between words, where a break without width says where a line may end.
WITHOUT_BLANKS = (
    "THAI",
    "LAO",
    "KHMER",
    "MYANMAR",
    "TIBETAN",
    "JAVANESE",
    "BALINESE",
    "TAI ",
    "NEW TAI",
    "CHAM",
    "CJK",
)
OPENING = {"\u202a": "\u202c", "\u202b": "\u202c", "\u2066": "\u2069", "\u2067": "\u2069", "\u2068": "\u2069"}
CLOSING = frozenset(OPENING.values())


def hidden(text: str, source: str = "") -> Iterator[str]:
    """Invisible characters that a translation should not have.

    Those of the source may stay; a break without width may stand where the script needs it, and text of another
    direction may be set apart, if that ends where it began.
    """
    if not HIDDEN.search(text):
        return
    allowed = set(HIDDEN.findall(source))
    if any(unicodedata.name(char, "").startswith(WITHOUT_BLANKS) for char in text):
        allowed.add(BREAK)
    if _is_balanced(text):
        allowed |= {*OPENING, *CLOSING}
    yield from (char for char in HIDDEN.findall(text) if char not in allowed)


def _is_balanced(text: str) -> bool:
    open_ones: list[str] = []
    for char in text:
        if char in OPENING:
            open_ones.append(OPENING[char])
        elif char in CLOSING and (not open_ones or open_ones.pop() != char):
            return False
    return not open_ones
