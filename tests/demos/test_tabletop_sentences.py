"""What the demo says of each game in each language is as it was, word for word."""

import pytest

from game_folder import folder, won_record
from patience import GAMES
from spoken import LANGUAGES, game_by_ear, sentences

MOVES = 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_what_it_said(name, language, golden):
    golden(folder(name) / "golden" / "sentences" / f"{language}.txt", sentences(GAMES[name], language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_heard_as_it_was(name, language, golden):
    heard = "".join(f"{line}\n" for line in game_by_ear(won_record(name), language, MOVES))
    golden(folder(name) / "golden" / "by_ear" / f"{language}.txt", heard)
