"""`python -m mkdocs_gettext`: the work on catalogs, without MkDocs."""

import argparse
import sys
from pathlib import Path

from mkdocs_gettext import settings
from mkdocs_gettext.faults import Faulty
from mkdocs_gettext.update import update


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m mkdocs_gettext", description=__doc__)
    parser.add_argument("-f", "--config", type=Path, default=Path("mkdocs.yml"), help="the mkdocs.yml of the site")
    commands = parser.add_subparsers(dest="command", required=True)
    merge = commands.add_parser("merge", help="bring all catalogs up to date with the sources")
    merge.add_argument("--drop-obsolete", action="store_true", help="forget removed messages, after a release")
    given = parser.parse_args(arguments)
    try:
        for path in update(settings.read(given.config), keep_obsolete=not given.drop_obsolete):
            print(path)
    except Faulty as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
