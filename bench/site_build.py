"""Builds synthetic rule pages in two languages, next to plain MkDocs with as many pages, and serves them.

`two_to_one` compares two languages with plain MkDocs that builds the sources once, in one language.

Both have the same theme, Markdown extensions and search; each build is a process of its own, from its start to its
end, without any cache but Python's bytecode, which both have. Plain MkDocs shows all pages of both languages in each
navigation, as it does for two folders; ours shows those of one language, and builds a landing page besides.
"""

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import NamedTuple

from bench.catalogs import WORDS

from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.po import po_file

TIMES = 11
CONFIG = """
site_name: Bench
site_url: https://example.org/
theme: {name: material, font: false}
markdown_extensions: [admonition, attr_list, tables, def_list, toc]
plugins:
  - search
"""
GETTEXT = "  - gettext:\n      languages: {en: English, de: Deutsch}\n"


def page(number: int) -> str:
    """A rule page of about 57 messages."""
    random = Random(number)

    def words(count: int) -> str:
        return " ".join(random.choices(WORDS, k=count))

    text = f"---\ntitle: Game {number}\n---\n\n# Game {number}\n"
    for section in range(6):
        text += f"\n## Part {section} {words(2)} {{#part-{section}}}\n\n{words(25)}.\n{words(20)}.\n\n"
        text += "".join(f"- **{words(2)}**: {words(14)}.\n" for _ in range(5))
    text += "\n!!! note\n    Remember: " + words(12) + ".\n\n| Pile | Cards |\n| ---- | ----: |\n"
    return text + "".join(f"| {words(2)} | {count} |\n" for count in range(6))


def write_sources(root: Path, pages: int) -> None:
    for number in range(pages):
        target = root / f"docs/game{number:03}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page(number))
    (root / "docs/index.md").write_text("# Start\n")


def write_catalogs(root: Path) -> None:
    for source in (root / "docs").glob("*.md"):
        found = dict.fromkeys(part.text for part in segments(source.read_text()) if part.is_message)
        units = (f'msgid "{text}"\nmsgstr "{text.replace("card", "Karte")}"' for text in found)
        path = root / f"i18n/de/LC_MESSAGES/{source.stem}.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n\n".join([po_file.new_header("bench", "de"), *units, ""]))


@contextmanager
def two_languages(pages: int) -> Iterator[Path]:
    with TemporaryDirectory() as folder:
        root = Path(folder)
        write_sources(root, pages)
        write_catalogs(root)
        (root / "mkdocs.yml").write_text(CONFIG + GETTEXT)
        yield root


@contextmanager
def one_language(pages: int) -> Iterator[Path]:
    """The sources alone, for plain MkDocs."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        write_sources(root, pages)
        (root / "mkdocs.yml").write_text(CONFIG)
        yield root


@contextmanager
def plain(pages: int) -> Iterator[Path]:
    """The same number of pages in two folders, without translation."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        write_sources(root, pages)
        for code in ("en", "de"):
            (root / "docs" / code).mkdir()
            for source in (root / "docs").glob("*.md"):
                (root / "docs" / code / source.name).write_text(source.read_text())
        for source in (root / "docs").glob("*.md"):
            source.unlink()
        (root / "mkdocs.yml").write_text(CONFIG)
        yield root


class Cost(NamedTuple):
    wall: float
    cpu: float  # user and system; other programs on the machine disturb it less


def build_cost(root: Path, bytecode: str) -> Cost:
    before, start = getrusage(RUSAGE_CHILDREN), perf_counter()
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "-q"], cwd=root, env=quiet(bytecode), check=True)
    after = getrusage(RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(perf_counter() - start, cpu)


def quiet(bytecode: str) -> dict[str, str]:
    """Packages that are installed have their bytecode; so have the sources of this repository, in another folder."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPYCACHEPREFIX": bytecode}


Sources = Callable[[int], AbstractContextManager[Path]]


def compared(pages: int, times: int, with_others: Sources = plain) -> dict[str, object]:
    """Medians of alternating builds in seconds, and of the ratios of neighbours with their quartiles."""
    with two_languages(pages) as ours, with_others(pages) as theirs, TemporaryDirectory() as bytecode:
        for root in (ours, theirs):
            build_cost(root, bytecode)  # writes the bytecode
        runs = [(build_cost(ours, bytecode), build_cost(theirs, bytecode)) for _ in range(times)]
    return {
        "pages": 2 * pages + 2,
        "gettext": round(median(one.wall for one, _ in runs), 3),
        "plain": round(median(other.wall for _, other in runs), 3),
        "ratio": ratio([one.wall / other.wall for one, other in runs]),
        "ratio_cpu": ratio([one.cpu / other.cpu for one, other in runs]),
    }


def ratio(found: list[float]) -> dict[str, float]:
    low, middle, high = quantiles(found, n=4)
    return {"median": round(middle, 3), "quarter": round(low, 3), "three_quarters": round(high, 3)}


def serve_seconds(pages: int = 20) -> float:
    """From writing a .po file to the moment when `mkdocs serve` answers with the new text."""
    with two_languages(pages) as root, TemporaryDirectory() as bytecode, serving(root, bytecode) as address:
        catalog = root / "i18n/de/LC_MESSAGES/game003.po"
        text = catalog.read_text()
        times = []
        for word in ("Spiel 3 A", "Spiel 3 B", "Spiel 3 C"):
            start = perf_counter()
            catalog.write_text(text.replace('msgstr "Game 3"', f'msgstr "{word}"'))
            await_text(f"{address}de/game003/", word)
            times.append(perf_counter() - start)
    return round(median(times), 2)


@contextmanager
def serving(root: Path, bytecode: str) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "mkdocs", "serve", "-q", "-a", f"127.0.0.1:{port}"]
    server = subprocess.Popen(command, cwd=root, env=quiet(bytecode))
    try:
        await_text(f"http://127.0.0.1:{port}/de/game003/", "Game 3")
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait()


def await_text(address: str, text: str, at_most: float = 60) -> None:
    """Raises: TimeoutError."""
    end = perf_counter() + at_most
    while perf_counter() < end:
        try:
            with urllib.request.urlopen(address) as answer:
                if text in answer.read().decode():
                    return
        except OSError:
            pass
        sleep(0.05)
    raise TimeoutError(f"{address} does not show “{text}”")


def measure() -> dict[str, object]:
    return {
        "build_20": compared(20, TIMES),
        "build_200": compared(200, 5),
        "two_to_one_96": compared(95, TIMES, one_language),
        "serve_edited_po_42_pages": serve_seconds(),
    }


if __name__ == "__main__":
    print(measure())
