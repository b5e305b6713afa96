"""The faces of the cards: one drawing each, all of them small enough to travel with every page."""

import gzip
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from mkdocs_patience.drawn.faces import sprite
from patience import Card, Rank
from patience.cards import full_packs

SVG = "{http://www.w3.org/2000/svg}"
WEIGHT = 8000  # bytes, as they travel
COURT = (Rank.JACK, Rank.QUEEN, Rank.KING)
CARDS = full_packs(1)


@pytest.fixture(scope="module")
def symbols() -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(sprite().replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1))
    return {symbol.attrib["id"].removeprefix("patience-"): symbol for symbol in root.iter(f"{SVG}symbol")}


def used(symbol: ElementTree.Element) -> Counter[str]:
    return Counter(use.attrib["href"].removeprefix("#patience-") for use in symbol.iter(f"{SVG}use"))


def test_every_card_has_a_face_of_its_own(symbols):
    faces = [ElementTree.tostring(symbols[str(card)]).decode() for card in CARDS]
    assert len({re.sub(r' id="[^"]*"', "", face) for face in faces}) == len(CARDS) == 52


@pytest.mark.parametrize("card", [card for card in CARDS if card.rank not in COURT], ids=str)
def test_a_card_shows_as_many_pips_as_it_counts(symbols, card):
    assert used(symbols[str(card)]) == {card.suit: card.rank}


def test_the_lower_half_of_a_card_is_turned_round(symbols):
    turned = {card.rank: sum(len(group) for group in symbols[str(card)].iter(f"{SVG}g")) for card in CARDS}
    pips = {Rank.ACE: 0, Rank.TWO: 1, Rank.THREE: 1, Rank.FOUR: 2, Rank.FIVE: 2, Rank.SIX: 2, Rank.SEVEN: 2}
    assert turned == pips | {Rank.EIGHT: 3, Rank.NINE: 4, Rank.TEN: 5} | dict.fromkeys(COURT, 2)


def test_jack_queen_and_king_have_two_heads_and_their_suit_in_two_corners(symbols):
    for card in (Card(rank, card.suit) for rank in COURT for card in CARDS[::13]):
        assert used(symbols[str(card)]) == {card.rank.letter: 2, card.suit: 2}


def test_jack_queen_and_king_are_drawn_apart(symbols):
    lines = [{path.attrib["d"] for path in symbols[rank.letter].iter(f"{SVG}path")} for rank in COURT]
    assert all(one.isdisjoint(other) for number, one in enumerate(lines) for other in lines[number + 1 :])


def test_nothing_is_used_that_is_not_there(symbols):
    assert {name for symbol in symbols.values() for name in used(symbol)} <= symbols.keys()


def test_colours_are_those_of_the_card():
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', sprite())) == {"none", "currentColor", "var(--patience-face)"}


def test_the_drawings_are_light():
    assert len(gzip.compress(sprite().encode(), 9)) <= WEIGHT
