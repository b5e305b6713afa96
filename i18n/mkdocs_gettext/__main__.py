"""`python -m mkdocs_gettext`: the work on catalogs, without MkDocs."""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from mkdocs_gettext import configuration
from mkdocs_gettext.checks.survey import check_catalogs, check_pages
from mkdocs_gettext.commands import pot, report
from mkdocs_gettext.commands.attempt import attempt
from mkdocs_gettext.commands.extract import extract, scopes
from mkdocs_gettext.commands.materialise import materialise
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.po.catalogs import Catalogs


def extract_command(given: argparse.Namespace) -> int:
    return _print(pot.write(configuration.read(given.config), given.output))


def merge_command(given: argparse.Namespace) -> int:
    return _print(update(configuration.read(given.config), keep_obsolete=not given.drop_obsolete))


def check_command(given: argparse.Namespace) -> int:
    site = configuration.read(given.config)
    return _faults([*check_pages(site), *check_catalogs(Catalogs(site), site.languages, warn=True)])


def report_command(given: argparse.Namespace) -> int:
    site = configuration.read(given.config)
    rows = report.report(extract(site), Catalogs(site), scopes(site))
    print(report.as_json(rows) if given.json else report.as_table(rows))
    return 0


def materialise_command(given: argparse.Namespace) -> int:
    return _print(materialise(configuration.read(given.config), given.output))


def try_command(given: argparse.Namespace) -> int:
    text, faults = attempt(given.page, given.catalog, given.language or given.catalog.stem, given.source)
    print(text)
    return _faults(faults)


def _print(paths: Iterable[Path]) -> int:
    for path in paths:
        print(path)
    return 0


def _faults(faults: Iterable[Fault]) -> int:
    """Errors fail, warnings do not."""
    faults = sorted(set(faults))
    for fault in faults:
        print(fault)
    return int(not all(fault.is_warning for fault in faults))


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m mkdocs_gettext", description=__doc__)
    top.add_argument("-f", "--config", type=Path, default=Path("mkdocs.yml"), help="the mkdocs.yml of the site")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        found = commands.add_parser(name, help=text, description=text)
        found.set_defaults(run=run)
        return found

    extract = command("extract", extract_command, "write a template (.pot) of every catalog")
    extract.add_argument("output", type=Path, help="a folder")
    merge = command("merge", merge_command, "bring all catalogs up to date with the sources")
    merge.add_argument("--drop-obsolete", action="store_true", help="forget removed messages, after a release")
    command("check", check_command, "list all faults of all catalogs; exit code 1 if there is an error")
    table = command("report", report_command, "count what is translated, fuzzy and missing")
    table.add_argument("--json", action="store_true", help="with every open message and its line")
    trees = command("materialise", materialise_command, "write one folder of Markdown for each language")
    trees.add_argument("output", type=Path, help="a folder")
    one = command("try", try_command, "show one page with one catalog: HTML, then findings")
    one.add_argument("page", type=Path)
    one.add_argument("catalog", type=Path, help="a .po file, named after its language")
    one.add_argument("--language", help="if the file is not named after it")
    one.add_argument("--source", default="en", help="the language of the page")
    return top


def main(arguments: list[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    try:
        return int(given.run(given))
    except Faulty as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}:1: {error.strerror}; expected a file that can be read", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
