"""`playable-rules game NAME`: a further game that builds, plays and passes the tests at once."""

import keyword
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from mkdocs_gettext import configuration
from mkdocs_gettext.configuration import Configuration
from mkdocs_patience.commands import edits
from mkdocs_patience.commands.home import home, modules
from mkdocs_patience.commands.refused import Refused
from mkdocs_patience.commands.skeleton import Skeleton
from mkdocs_patience.commands.templates import write

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
INDEX = "index.md"
TESTS = "tests/games"
GOLDEN = "python -m pytest tests/engine tests/demos --update-golden"


def new_game(root: Path, name: str) -> str:
    """Writes the skeleton of a game into a site, and says what to do next.

    Raises: Refused, Faulty.
    """
    site = configuration.read(root / "mkdocs.yml")
    game = Skeleton(name)
    known = modules(site.root)
    _check(game, site, known)
    files = _files(game, site, home(site.root, known))
    changed, undone = _edited(game, site)
    write(site.root, files | changed)
    return "\n".join([*sorted(files), *changed, "", *_next(game, site, files, undone)])


def _check(game: Skeleton, site: Configuration, known: list[str]) -> None:
    """Raises: Refused."""
    if not ID.fullmatch(game.id) or keyword.iskeyword(game.word):
        expected = "expected small letters and digits, with single hyphens between them, and no word of Python"
        raise Refused(f"{game.id!r} is no name for a game; {expected}")
    if any(find_spec(f"{module}.{game.word}") for module in known) or (site.docs / game.page).exists():
        raise Refused(f"there is a game {game.id!r} already; expected another name")


def _files(game: Skeleton, site: Configuration, folder: Path) -> dict[str, str]:
    files = {
        **game.package(site.relative(folder)),
        site.relative(site.docs / game.page): game.text(),
        **game.catalogs(site.relative(site.catalogs), site.languages),
    }
    return files | game.tested(TESTS) if (site.root / TESTS).is_dir() else files


def _edited(game: Skeleton, site: Configuration) -> tuple[dict[str, str], list[str]]:
    """Gives the files that name the game as well, and what has to be done by hand."""
    changed, undone = {}, []
    for path, insert, new, by_hand in (
        (site.root / "mkdocs.yml", edits.with_page, game.page, f"Add {game.page} to the navigation."),
        (site.docs / INDEX, edits.with_card, game.card(), f"Link {game.page} from the start page."),
    ):
        text = path.read_bytes().decode() if path.is_file() else ""
        if (edited := insert(text, new)) is None:
            undone.append(by_hand)
        elif edited != text:
            changed[site.relative(path)] = edited
    return changed, undone


def _next(game: Skeleton, site: Configuration, files: dict[str, str], undone: list[str]) -> Iterator[str]:
    make = (site.root / "Makefile").is_file()
    yield "These files were written. What to do next:"
    yield from (f"- {line}" for line in undone)
    yield f"- Change the rules in {next(path for path in files if path.endswith('definition.py'))}, then the page."
    yield f"- {'make catalogs' if make else 'playable-rules catalogs'}: brings the translations up to date."
    if (site.root / TESTS).is_dir():
        yield f"- {GOLDEN}: makes the golden files of {game.id}; read them."
    yield f"- {'make serve' if make else 'playable-rules serve'}: shows the page."
