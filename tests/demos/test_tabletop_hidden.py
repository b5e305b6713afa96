"""No face-down card is told by the board or by a sentence, whatever is played."""

import re
from gettext import NullTranslations

import pytest

from patience.playing.moving import carry_out
from playing import WAY_NAMES, WAYS, random_play
from tabletop.board import Board
from tabletop.sentences import Sentences
from tabletop.words import Words

WORDS = Words(NullTranslations())
NAME = re.compile(r"(?:Ace|[2-9]|10|Jack|Queen|King) of (?:Spades|Hearts|Diamonds|Clubs)")
SOME = 15
EVERY = 50  # positions of a playout that are passed over between two that are looked at


def in_sight(state) -> set:
    return {card for pile in state.piles for card in pile.face_up}


def names(cards) -> set[str]:
    return {WORDS.card(card) for card in cards}


def check_playout(game, number: int) -> None:
    boards, sentences = (Board(game, WORDS, "demo"), Board(game, WORDS)), Sentences(WORDS)
    for n, (state, move) in enumerate(random_play(game, number, 150)):
        if n % EVERY != number % EVERY:
            continue
        seen = in_sight(state)
        for board in boards:
            html = board.table(state)
            assert set(re.findall(r'data-card="(\w+)"', html)) <= {str(card) for card in seen}
            assert set(NAME.findall(html)) <= names(seen)
        if move:
            after, forced = carry_out(game, state, move)
            said = sentences.done(game, state, move, after, forced)
            assert set(NAME.findall(said)) <= names(seen | in_sight(after))


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_some_playouts_tell_no_hidden_card(game):
    for number in range(1, SOME + 1):
        check_playout(game, number)


@pytest.mark.long
@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_ten_thousand_playouts_tell_no_hidden_card(game):
    for number in range(1, 10_001):
        check_playout(game, number)
