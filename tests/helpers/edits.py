"""What authors do to pages that are translated already, and what becomes of the translations.

`python tests/helpers/edits.py` prints the table, with real `msgmerge` beside it.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mkdocs_gettext.commands import pot
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.entries import is_translated, messages

Pages = dict[str, str]
Step = Callable[[Pages], Pages]

KING = "Put a King into the middle of the table before you deal."
FITS = "Any card of the pack may go there when its rank fits in."
LAY = "Then lay it into the middle and turn one more card of the stock."
UP = "Build the foundations upwards in suit from the Ace."
TAKE = "Take one card at a time from the middle of the waste."
GAP = "A gap may be filled with any card of the stock."
HEAD = "How the middle is built"
DOWN = "{stock} cards lie face down in the middle of the table."
OVER = "The last card of the stock says when the game is over."
A = f"# Windmill\n\n{KING}\n\n{FITS} {LAY}\n\n- {UP}\n- {TAKE}\n- {GAP}\n\n## {HEAD}\n\n{DOWN}\n\n{OVER}\n"
B = "# Other games\n\nThey have two packs, and nobody has won them in years.\n\nRead their rules with care.\n"
OLD_WORD, NEW_WORD = "middle", "centre"


class Edit(NamedTuple):
    name: str
    steps: tuple[Step, ...]  # a merge follows each of them
    same_words: bool = True  # so that every translation is kept


def swap(*pairs: str, page: str = "a.md") -> Step:
    """Each first text becomes the second."""

    def step(pages: Pages) -> Pages:
        text = pages[page]
        for old, new in zip(pairs[::2], pairs[1::2], strict=True):
            assert old in text, old
            text = text.replace(old, new)
        return {**pages, page: text}

    return step


def both(*steps: Step) -> Step:
    def step(pages: Pages) -> Pages:
        for one in steps:
            pages = one(pages)
        return pages

    return step


def rename(old: str, new: str) -> Step:
    return lambda pages: {new if name == old else name: text for name, text in pages.items()}


def write(page: str, text: str) -> Step:
    return lambda pages: {**pages, page: text}


def remove(page: str) -> Step:
    return lambda pages: {name: text for name, text in pages.items() if name != page}


def append(page: str, text: str) -> Step:
    return lambda pages: {**pages, page: pages[page] + "\n" + text}


def one_word(pages: Pages) -> Pages:
    return {page: text.replace(OLD_WORD, NEW_WORD) for page, text in pages.items()}


CUT_KING = swap(f"{KING}\n\n", "")
PLURAL = f"<!-- i18n:plural stock -->\n{{stock}} card lies in the middle. || {DOWN}"
HALF = A.index("## ")
EDITS = (
    Edit("paragraph moves down", (swap(f"{KING}\n\n", "", OVER, f"{OVER}\n\n{KING}"),)),
    Edit("list items change places", (swap(f"- {UP}\n- {TAKE}", f"- {TAKE}\n- {UP}"),)),
    Edit("section moves to the top", (write("a.md", A[HALF:] + "\n" + A[:HALF]),)),
    Edit("paragraph moves to another page", (both(CUT_KING, append("b.md", KING)),)),
    Edit("paragraph moves to a new page", (both(CUT_KING, write("c.md", f"{KING}\n")),)),
    Edit("list moves to another page", (both(swap(f"- {TAKE}\n", ""), append("b.md", f"- {TAKE}\n")),)),
    Edit("page is renamed", (rename("a.md", "z.md"),)),
    Edit("page moves into a folder", (rename("a.md", "games/windmill/index.md"),)),
    Edit("page is cut in two", (both(write("a.md", A[:HALF]), write("c.md", A[HALF:])),)),
    Edit("two pages are joined", (both(remove("b.md"), append("a.md", B)),)),
    Edit("page is gone and comes back", (remove("a.md"), write("a.md", A))),
    Edit("page is gone and comes back renamed", (remove("a.md"), write("z.md", A))),
    Edit("paragraph is split in two", (swap(f"{FITS} {LAY}", f"{FITS}\n\n{LAY}"),), False),
    Edit("two paragraphs are joined", (swap(f"{KING}\n\n{FITS}", f"{KING} {FITS}"),), False),
    Edit("list becomes a paragraph", (swap(f"- {UP}\n- {TAKE}\n- {GAP}", f"{UP} {TAKE} {GAP}"),), False),
    Edit("paragraph becomes a list item", (swap(KING, f"- {KING}"),)),
    Edit("paragraph becomes a quote", (swap(KING, f"> {KING}"),)),
    Edit("heading sinks one level", (swap(f"## {HEAD}", f"### {HEAD}"),)),
    Edit("heading is reworded", (swap(HEAD, f"{HEAD} up"),), False),
    Edit("singular becomes plural", (swap(DOWN, f"<!-- i18n:plural stock -->\n{DOWN} || {DOWN} All."),), False),
    Edit("plural becomes singular", (swap(DOWN, PLURAL), swap(PLURAL, "{stock} card lies in the middle.")), False),
    Edit("context is added", (swap(KING, f"<!-- i18n:ctx king -->\n{KING}"),), False),
    Edit("lines are wrapped anew", (swap("King into", "King\ninto", "Then lay", "Then\nlay"),)),
    Edit("emphasis is added", (swap("a King into", "a **King** into"),), False),
    Edit("paragraph is gone and comes back", (CUT_KING, write("a.md", A))),
    Edit("paragraph comes back elsewhere", (CUT_KING, append("b.md", KING))),
    Edit("word changes and changes back", (swap("King", "Queen"), write("a.md", A))),
    Edit("fuzzy page is renamed", (swap("King", "Queen"), rename("a.md", "z.md")), False),
    Edit("same paragraph on one more page", (append("b.md", KING),)),
)


class Outcome(NamedTuple):
    kept: int = 0
    fuzzy: int = 0
    lost: int = 0  # messages without words, and translations that are nowhere any more

    def __str__(self) -> str:
        return f"{self.kept:3} {self.fuzzy:3} {self.lost:3}"


Merge = Callable[[Configuration], None]


def outcome(edit: Edit, merge: Merge, *, word: bool) -> Outcome:
    """What becomes of the translations of two pages; with `word` the last step changes one word as well."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        site = Configuration(root, root / "docs", root / "i18n", {"en": "English", "de": "Deutsch"})
        pages = {"a.md": A, "b.md": B}
        _write(site, pages)
        update(site)
        first = _translate(site)
        for number, step in enumerate(edit.steps, 1):
            pages = step(pages)
            if number < len(edit.steps):
                _write(site, pages)
                merge(site)
                first |= _translate(site)
        _write(site, one_word(pages) if word else pages)
        merge(site)
        return _counted(site, first)


def _write(site: Configuration, pages: Pages) -> None:
    for path in site.docs.rglob("*.md"):
        path.unlink()
    for page, text in pages.items():
        (site.docs / page).parent.mkdir(parents=True, exist_ok=True)
        (site.docs / page).write_text(text)


def _catalogs(site: Configuration) -> Iterator[Path]:
    yield from (path for path in sorted((site.catalogs / "de").rglob("*.po")) if path.name != "site.po")


def _translate(site: Configuration) -> frozenset[str]:
    """Translates what is empty; a fuzzy message stays fuzzy."""
    done = set()
    for path in _catalogs(site):
        catalog = po_file.read(path.read_bytes(), "de").catalog
        for message in messages(catalog):
            if not is_translated(message):
                ids = (message.id,) if isinstance(message.id, str) else message.id
                strings = tuple(f"<{text}>" for text in ids)
                message.string = strings[0] if isinstance(message.id, str) else strings
                done.update(strings[:1])
        path.write_bytes(po_file.write(catalog, po_file.header_of(path.read_bytes(), "de")))
    return frozenset(done)


def _counted(site: Configuration, first: frozenset[str]) -> Outcome:
    kept = fuzzy = lost = 0
    there: set[str] = set()
    pages = {site.catalog("de", path.relative_to(site.docs).as_posix()[:-3]) for path in site.docs.rglob("*.md")}
    for path in _catalogs(site):
        catalog = po_file.read(path.read_bytes(), "de").catalog
        for message in (*messages(catalog), *catalog.obsolete.values()):
            there.update((message.string,) if isinstance(message.string, str) else message.string)
        for message in messages(catalog) if path in pages else ():
            kept += is_translated(message) and not message.fuzzy
            fuzzy += is_translated(message) and message.fuzzy
            lost += not is_translated(message)
    return Outcome(kept, fuzzy, lost + len(first - there))


def ours(site: Configuration) -> None:
    update(site)


def gnu(site: Configuration) -> None:
    """Each catalog by itself."""
    _msgmerge(site, [])


def gnu_with_compendium(site: Configuration) -> None:
    """Each catalog, with all catalogs of the language as a compendium."""
    compendium = site.root / "all.po"
    subprocess.run(["msgcat", "--use-first", "-o", compendium, *_catalogs(site)], check=True)
    _msgmerge(site, ["-C", compendium])


def _msgmerge(site: Configuration, options: list[str | Path]) -> None:
    templates = site.root / "pot"
    for template in pot.write(site, templates):
        catalog = site.catalog("de", template.relative_to(templates).with_suffix("").as_posix())
        if not catalog.exists():
            catalog.parent.mkdir(parents=True, exist_ok=True)
            catalog.write_text(po_file.new_header("x", "de") + "\n")
        command = ["msgmerge", "--quiet", "--previous", "--update", "--backup=none", *options, catalog, template]
        subprocess.run(command, check=True)


def main() -> None:
    print(f"{'kept, fuzzy, lost':36} {'mkdocs_gettext':26}{'msgmerge':26}msgmerge -C")
    print(f"{'':36} {'alone':13}{'one word':13}{'alone':13}{'one word':13}{'alone':13}one word")
    sums = [[0, 0, 0] for _ in range(6)]
    for edit in EDITS:
        found = [
            outcome(edit, merge, word=word) for merge in (ours, gnu, gnu_with_compendium) for word in (False, True)
        ]
        for total, one in zip(sums, found, strict=True):
            total[:] = map(sum, zip(total, one, strict=True))
        print(f"{edit.name:36} {'  '.join(map(str, found))}")
    print(f"{'together':36} {'  '.join(str(Outcome(*total)) for total in sums)}")


if __name__ == "__main__":
    sys.exit(main())
