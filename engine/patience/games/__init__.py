"""The games, by id."""

from collections.abc import Mapping

from patience.game import Game
from patience.games.eagle_wing import EAGLE_WING
from patience.games.easthaven import EASTHAVEN
from patience.games.klondike import KLONDIKE
from patience.games.westcliff import WESTCLIFF
from patience.games.willow import WILLOW
from patience.games.windmill import WINDMILL

GAMES: Mapping[str, Game] = {game.id: game for game in (WINDMILL, EASTHAVEN, WESTCLIFF, EAGLE_WING, WILLOW, KLONDIKE)}
