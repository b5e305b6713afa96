"""Runs inside Pyodide: plays every game as a page does, then names the standard library's files this took."""

import gettext  # noqa: F401 - catalogs need it
import importlib.metadata  # noqa: F401 - importlib.invalidate_caches() needs it, and a plain boot does not load it
import json
import os
import struct
import sys

import patience.games
from patience import Game, Move, Record, write_record
from patience.registry import Games
from patience.text.notation import parse_move
from tabletop.protocol import Session

MOVES = 10
DEAL = 1
Answer = dict[str, dict[str, list[str]]]


def catalog() -> bytes:
    """A compiled gettext catalog without a message, so that reading one is recorded too."""
    header = b"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"
    return struct.pack("<11I", 0x950412DE, 0, 1, 28, 36, 0, 44, 0, 44, len(header), 45) + b"\0" + header + b"\0"


def ask(session: Session, do: str, record: str | None, **more: object) -> Answer:
    request = {"v": 1, "id": 1, "do": do, "demo": "demo", "lang": "de", "record": record, **more}
    return json.loads(session.handle(json.dumps(request)))


def done(answer: Answer) -> dict[str, list[str]]:
    """What went well; a bundle in which a game cannot be played is not built."""
    if "ok" not in answer:
        raise RuntimeError(f"a recorded game could not be played: {json.dumps(answer)}")
    return answer["ok"]


def play(session: Session, game: Game) -> None:
    """Play the first move on offer for a while, then take one back and meet a refusal."""
    moves: list[Move] = []
    shown = done(ask(session, "show", write_record(Record(game, DEAL))))
    while shown["moves"] and len(moves) < MOVES:
        record, move = write_record(Record(game, DEAL, tuple(moves))), shown["moves"][0]
        shown = done(ask(session, "play", record, moves=[move]))
        moves.append(parse_move(game, move))
    done(ask(session, "undo", write_record(Record(game, DEAL, tuple(moves)))))
    ask(session, "play", write_record(Record(game, DEAL)), moves=["stock > stock"])


def packages() -> dict[str, str]:
    """The packages of all games that come with the engine, without what a search for them would load."""
    (home,) = patience.games.__path__
    names = sorted(name for name in os.listdir(home) if os.path.isdir(f"{home}/{name}") and name[0] != "_")
    return {name.replace("_", "-"): f"patience.games.{name}" for name in names}


def played() -> list[str]:
    """Play all games, meet a bad record and a fault of ours, and list the library's files that were loaded, by name."""
    games = Games(packages)
    session = Session({"de": catalog()}, games)
    for game in games.values():
        play(session, game)
    ask(session, "show", "no record")
    ask(session, "show", None)
    return library_files()


def library_files() -> list[str]:
    """The files inside the standard library's archive that the loaded modules came from."""
    archive = next(path for path in sys.path if path.endswith(".zip")) + "/"
    origins = (getattr(module.__spec__, "origin", None) or "" for module in list(sys.modules.values()))
    return sorted({origin.removeprefix(archive) for origin in origins if origin.startswith(archive)})
