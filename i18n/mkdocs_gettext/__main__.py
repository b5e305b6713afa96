"""`python -m mkdocs_gettext`: the work on catalogs, without MkDocs."""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from mkdocs_gettext import configuration
from mkdocs_gettext.commands import pot, report
from mkdocs_gettext.commands.attempt import USUAL, Way, attempt
from mkdocs_gettext.commands.extract import extract, presences
from mkdocs_gettext.commands.materialise import materialise
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.translation import sources


def extract_command(given: argparse.Namespace) -> int:
    return _print(pot.write(configuration.read(given.config), given.output))


def merge_command(given: argparse.Namespace) -> int:
    site = configuration.read(given.config)
    for path in update(site, keep_obsolete=not given.drop_obsolete, compendia=given.compendium):
        print(path if path.exists() else f"{path}: removed")
    return 0


def check_command(given: argparse.Namespace) -> int:
    from mkdocs_gettext import plugin_run  # MkDocs takes long to load, and no other command needs it

    found = plugin_run.run(given.config, strict=given.strict)
    return max(_faults(found.faults), int(found.stopped))


def report_command(given: argparse.Namespace) -> int:
    site = configuration.read(given.config)
    rows = report.report(extract(site), Catalogs(site), presences(site))
    print(report.as_json(rows) if given.json else report.as_table(rows))
    return 0


def materialise_command(given: argparse.Namespace) -> int:
    from mkdocs_gettext import plugin_run

    site = configuration.read(given.config)
    return _print(materialise(site, given.output, lambda: plugin_run.markdown_of(given.config)))


def try_command(given: argparse.Namespace) -> int:
    language = given.language or given.catalog.stem
    text, faults = attempt(given.page, given.catalog, language, given.source, _way_of(given.page, given.config))
    print(text)
    return _faults(faults)


def _way_of(page: Path, config: Path) -> Way:
    """That of the site, for its own pages."""
    site = configuration.read(config) if config.is_file() else None
    if site is None or not page.resolve().is_relative_to(site.docs.resolve()):
        return USUAL
    from mkdocs_gettext import plugin_run

    uri = page.resolve().relative_to(site.docs.resolve()).as_posix()
    return Way(lambda _: sources.read(site, uri), lambda: plugin_run.markdown_of(config))


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
    check = command("check", check_command, "list all faults of the site; exit code 1 if it cannot be built")
    check.add_argument("--strict", action="store_true", help="warnings stop it too, as in mkdocs build --strict")
    merge.add_argument(
        "--compendium", type=Path, nargs="+", default=[], metavar="FILE", help="fill empty messages from other catalogs"
    )
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
