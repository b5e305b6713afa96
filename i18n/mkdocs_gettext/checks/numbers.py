"""Whether a translation has the numbers of its source, in whatever digits, or as words."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from mkdocs_gettext.faults import Finding
from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.inline.parts import parts

NUMBER = re.compile(r"\d+")
WORDS = {
    word: str(number)
    for number, words in enumerate(
        (
            "zero nought none", "one once first single", "two twice second double both pair",
            "three thrice third triple",
            "four fourth", "five fifth", "six sixth", "seven seventh", "eight eighth", "nine ninth", "ten tenth",
            "eleven eleventh", "twelve twelfth dozen", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen", "twenty",
        )
    )
    for word in words.split()
}  # fmt: skip


def numbers(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-NUMBER: digits differ. `Deal 31 cards.` translated as `Gib 13 Karten.`

    W-NUMBER: a number is gone, which may stand there as a word.
    """
    ours, theirs = _numbers(msgid), _numbers(msgstr)
    if ours == theirs:
        return
    added, lost = theirs - ours, ours - theirs
    if added - _in_words(msgid):
        yield Finding("E-NUMBER", f"numbers are {_list(added)}; expected {_list(lost or ours)}")
    elif lost:
        yield Finding("W-NUMBER", f"{_list(lost)} is no number here; expected it, or the same number as a word")


def _numbers(text: str) -> Counter[str]:
    words = parts(text).words
    return Counter(map(_western, NUMBER.findall(syntax.PLACEHOLDER.sub(" ", words) if "{" in words else words)))


def _western(digits: str) -> str:
    """The same digits as English writes them."""
    return digits if digits.isascii() else "".join(str(unicodedata.digit(digit)) for digit in digits)


def _in_words(text: str) -> Counter[str]:
    return Counter(WORDS[word] for word in re.findall(r"[a-z]+", text.casefold()) if word in WORDS)


def _list(found: Counter[str]) -> str:
    return ", ".join(sorted(found)) or "none"
