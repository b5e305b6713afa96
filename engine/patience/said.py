"""What is said of the game before it is put into a language: whole English sentences with named fields.

A field is a card, a rank, a pile, several cards or ranks, or a number; whoever says the sentence knows their names.
The three functions have the names that gettext tools look for.
"""

from collections.abc import Mapping
from typing import NamedTuple

Sentence = str | tuple[str, str]  # the second form is the plural, chosen by the field `count`


class Said(NamedTuple):
    """A sentence and what fills its fields."""

    sentence: Sentence
    fields: Mapping[str, object] = {}


class Name(NamedTuple):
    """A name that is translated in a context."""

    context: str
    text: str


def N_(text: str) -> str:  # noqa: N802
    """Marks a sentence for translation."""
    return text


def ngettext(one: str, more: str) -> Sentence:
    """Marks a sentence that counts."""
    return one, more


def pgettext(context: str, text: str) -> Name:
    """Marks a name for translation."""
    return Name(context, text)
