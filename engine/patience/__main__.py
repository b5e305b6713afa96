"""A deal or a record as text, for people and for tests."""

import argparse
import sys
from pathlib import Path

from patience.definition.shuffle import FIRST_DEAL, LAST_DEAL
from patience.playing.dealing import deal
from patience.playing.outcome import outcome
from patience.text.notation import NotationError, parse_number, write_state
from patience.text.record import find_game, follow, parse_example


def show(name: str, number: str) -> str:
    """Gives the opening position of a deal number."""
    game = find_game(name)
    state = deal(game, parse_number(number, FIRST_DEAL, LAST_DEAL, "deal"))
    return f"game: {name}\n{write_state(game, state)}"


def replayed(text: str) -> str:
    """Gives the last position of a record and how the game stands there."""
    example = parse_example(text)
    state = example.record().first()
    for frame in follow(example):
        state = frame.after
    return f"{write_state(example.game, state)}outcome: {outcome(example.game, state).value}\n"


def replay_file(path: Path) -> str:
    """Replays the record in a file; a fault names the file, and the line where there is one."""
    try:
        return replayed(path.read_text(encoding="utf-8"))
    except NotationError as fault:
        raise ValueError(f"{path}:{fault.line}: {fault}") from fault
    except UnicodeDecodeError as fault:
        line = fault.object[: fault.start].count(b"\n") + 1
        raise ValueError(f"{path}:{line}: the text is not UTF-8") from fault
    except OSError as fault:
        raise ValueError(f"{path}: {fault.strerror}; expected a file with a record") from fault


def parser() -> argparse.ArgumentParser:
    """Describes the commands."""
    commands = argparse.ArgumentParser(prog="python -m patience", description=__doc__)
    command = commands.add_subparsers(dest="command", required=True)
    showing = command.add_parser("show", help="the opening position of a deal")
    showing.add_argument("game", help="a game with variants: game, or game+variant+variant")
    showing.add_argument("deal", help=f"a number from {FIRST_DEAL} to {LAST_DEAL}")
    replaying = command.add_parser("replay", help="the last position of a record and its outcome")
    replaying.add_argument("file", type=Path)
    return commands


def main(arguments: list[str]) -> int:
    """Runs a command and gives its exit code: 1 when something is wrong, which is said on standard error."""
    asked = parser().parse_args(arguments)
    try:
        text = show(asked.game, asked.deal) if asked.command == "show" else replay_file(asked.file)
    except ValueError as fault:
        print(fault, file=sys.stderr)
        return 1
    try:
        print(text, end="", flush=True)
    except OSError as fault:
        sys.stdout = None  # nothing is left to be written at the end
        print(f"the text could not be written: {fault.strerror}; expected room for it", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
