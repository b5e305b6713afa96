"""What is said of how games differ is written by their definitions, and only where a page asks for it."""

from gettext import NullTranslations

import pytest

from mkdocs_patience.pages.checks import PageChecks
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


def said_of(fence):
    return [str(fault) for fault in PageChecks(GAMES).faults("page.md", f"```patience\n{fence}\n```\n", {})]


def test_an_example_of_a_variant_is_compared_with_nothing():
    assert said_of("game: easthaven+partial-runs\ndeal: 1") == []


def test_a_comparison_that_a_page_asks_for_needs_its_sentences():
    (said,) = said_of("game: klondike\ncompare: easthaven")
    assert said.startswith("page.md:2: no sentence says how klondike differs from easthaven in ")


def test_a_comparison_with_an_unknown_game_names_the_known_ones():
    (said,) = said_of("game: klondike\ncompare: nothing")
    assert said.startswith("page.md:2: unknown game to compare with 'nothing'; known: ")
