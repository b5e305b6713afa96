"""Westcliff's differences to Easthaven are written by the definitions."""

from gettext import NullTranslations

import pytest

from mkdocs_patience.pages.differences import Unsaid, differences
from patience import GAMES
from tabletop.words import Words

WORDS = Words(NullTranslations())


def test_the_differences_of_westcliff_come_from_its_definition():
    assert list(differences(GAMES["easthaven"], GAMES["westcliff"], WORDS)) == [
        "There are 10 columns instead of 7.",
        "An empty column takes any card.",
        "No rows are dealt during the game.",
        "There is a waste pile; its top card may go to a foundation or a column.",
        "The cards of the stock are turned onto the waste pile.",
        "No King has to be moved into a gap before the stock is used.",
        "The stock has 22 cards instead of 31.",
        "At the start, 30 cards lie on the table instead of 21.",
    ]


def test_a_difference_without_a_sentence_is_noticed():
    with pytest.raises(Unsaid, match="no sentence says how klondike differs from easthaven"):
        list(differences(GAMES["easthaven"], GAMES["klondike"], WORDS))
