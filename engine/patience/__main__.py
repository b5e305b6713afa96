"""A deal or a record as text, for people and for tests."""

import argparse
import sys
from pathlib import Path

from patience.dealing import deal
from patience.notation import NotationError, write_state
from patience.outcome import outcome
from patience.play import apply
from patience.record import against_the_rules, find_game, parse_example
from patience.rules import judge


def show(game: str, number: str) -> str:
    """Gives the opening position of a deal number."""
    played = find_game(game)
    if not number.isdecimal():
        raise NotationError(f"{number!r} is no deal; expected a number from 1 to 999999")
    return f"game: {game}\n" + write_state(played, deal(played, int(number)))


def replayed(text: str) -> str:
    """Gives the last position of a record and how the game stands there."""
    example = parse_example(text)
    record = example.record()
    state = record.first()
    for step in example.steps:
        if reason := judge(example.game, state, step.move):
            if reason.name != step.refusal:
                raise NotationError(against_the_rules(example.game, step.move, reason), step.line)
        elif step.refusal:
            raise NotationError(f"the move is legal; expected it to be refused: {step.refusal}", step.line)
        else:
            state = apply(example.game, state, step.move)
    return write_state(example.game, state) + f"outcome: {outcome(example.game, state).value}\n"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m patience", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    showing = commands.add_parser("show", help="the opening position of a deal")
    showing.add_argument("game", help="a game with variants, such as windmill+free-kings")
    showing.add_argument("deal", help="a number from 1 to 999999")
    replaying = commands.add_parser("replay", help="the last position of a record and its outcome")
    replaying.add_argument("file", type=Path)
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "show":
            print(show(chosen.game, chosen.deal), end="")
        else:
            print(replayed(chosen.file.read_text(encoding="utf-8")), end="")
    except NotationError as fault:
        place = f"{chosen.file}:{fault.line}: " if chosen.command == "replay" else ""
        print(f"{place}{fault}", file=sys.stderr)
        return 1
    except (OSError, ValueError) as fault:
        print(f"{chosen.file if chosen.command == 'replay' else chosen.game}: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
