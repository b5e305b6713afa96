"""What the demo says of each game in each language is as it was, word for word."""

import pytest

from game_folder import folder
from patience import GAMES
from spoken import LANGUAGES, sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_what_it_said(name, language, golden):
    golden(folder(name) / "golden" / "sentences" / f"{language}.txt", sentences(GAMES[name], language))
