"""The games, by id."""

from collections.abc import Mapping

from patience.game import Game
from patience.games.windmill import WINDMILL

GAMES: Mapping[str, Game] = {game.id: game for game in (WINDMILL,)}
