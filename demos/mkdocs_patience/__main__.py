"""The command `playable-rules`: starts a site, builds and serves it, and cares for its translations."""

import argparse
import subprocess
import sys
from pathlib import Path

from mkdocs_patience.commands import building
from mkdocs_patience.commands.new_game import new_game
from mkdocs_patience.commands.new_site import new_site
from mkdocs_patience.commands.refused import Refused

IN_A_SITE = {
    "serve": "show the site and follow edits",
    "build": "write the site; a failing build leaves the earlier one as it was",
    "catalogs": "bring the translations up to date with the pages",
    "check": "find faults in all catalogs",
    "report": "tell how complete each translation is",
}
NAMED = {
    "new": "start a site in a folder of this name",
    "game": "write the skeleton of a further game",
}
GETTEXT = {"catalogs": "merge", "check": "check", "report": "report"}


def parser() -> argparse.ArgumentParser:
    """Describes the commands."""
    commands = argparse.ArgumentParser(prog="playable-rules", description=__doc__)
    command = commands.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, text in (NAMED | IN_A_SITE).items():
        described = command.add_parser(name, help=text, description=text)
        if name in NAMED:
            described.add_argument("name", metavar="NAME")
    return commands


def run(asked: argparse.Namespace, folder: Path) -> int:
    """Runs a command in a folder.

    Raises: Refused.
    """
    if asked.command == "new":
        print(new_site(folder, asked.name))
        return 0
    if not (folder / "mkdocs.yml").is_file():
        raise Refused("mkdocs.yml:1: there is no such file here; expected the folder of a site")
    match asked.command:
        case "game":
            print(new_game(folder, asked.name))
            return 0
        case "build":
            return building.build(folder)
        case "serve":
            return building.serve(folder)
        case other:
            return subprocess.run([sys.executable, "-m", "mkdocs_gettext", GETTEXT[other]], cwd=folder).returncode


def main(arguments: list[str] | None = None) -> int:
    """Runs a command and gives its exit code: 1 when something is wrong, which is said on standard error."""
    try:
        return run(parser().parse_args(arguments), Path.cwd())
    except Refused as reason:
        print(reason, file=sys.stderr)
    except OSError as fault:
        print(f"{fault.filename}: {fault.strerror}; expected a place that can be written", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
