"""What a game brings for its tests: tests/games/<game>/ is found by the game's id."""

from functools import cache
from pathlib import Path

from patience import Game
from patience.text.notation import write_move
from patience.text.record import parse_record, write_game

HERE = Path(__file__).parents[1] / "games"
GOLDEN = ("deals/{}.txt", "playthroughs/{}.txt", "counts/{}.txt", "counts/{}-first-moves.txt", "refusals/{}.txt")
COMMAND = "python -m pytest tests/engine tests/demos --update-golden"


def folder(game: str) -> Path:
    """The folder of a game with any variants, such as `klondike+draw-one`."""
    return HERE / game.partition("+")[0].replace("-", "_")


def golden_file(kind: str, game: Game) -> Path:
    """The golden file of a kind for a game as it is played, such as `deals/{}.txt`."""
    return folder(game.id) / "golden" / kind.format(write_game(game))


def setups(game: Game) -> list[str]:
    """Set-ups that random play seldom comes to, one almost won among them: of these variants, else of the game."""
    own = folder(game.id) / "setups" / f"{write_game(game)}.txt"
    path = own if own.is_file() else own.with_name(f"{game.id}.txt")
    assert path.is_file(), f"{path} is missing; expected set-ups of {game.id}, one move before the win among them"
    return [f"{block}\n" for block in path.read_text("utf-8").strip().split("\n\n")]


@cache
def won_record(name: str):
    """The record of a won game; where its rules are hard to win by, with variants."""
    path = folder(name) / "won.txt"
    assert path.is_file(), f"{path} is missing; expected the record of a won game of {name}"
    return parse_record(path.read_text("utf-8"))


def address_of_win(name: str) -> str:
    """The address of a game one move before its win, below the folder of a language."""
    record = won_record(name)
    game, *variants = write_game(record.game).split("+")
    moves = ",".join(write_move(record.game, move) for move in record.moves[:-1]).replace(" ", "+").replace(">", "%3E")
    return f"games/{game}/?deal={record.start}&variant={','.join(variants)}&moves={moves}"
