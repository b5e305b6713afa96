"""Reading, merging and checking catalogs of 5,000 messages, 500 of them changed since they were translated."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from babel.messages.catalog import Catalog

from mkdocs_gettext.checks import messages
from mkdocs_gettext.commands.due import due
from mkdocs_gettext.commands.extract import extract
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.po.entries import Entry
from mkdocs_gettext.po.memory import Memory
from mkdocs_gettext.po.merge import Hints, merge

MESSAGES, CHANGED, PAGES = 5_000, 500, 20
WORDS = [
    "turn", "the", "top", "card", "of", "stock", "waste", "pile", "foundation", "corner", "sail", "king", "queen",
    "gap", "empty", "move", "rank", "suit", "column",
]  # fmt: skip


def sentences(count: int, random: Random) -> list[str]:
    """Different sentences of 12 to 30 words, about 130 characters long."""
    return [f"{' '.join(random.choices(WORDS, k=random.randint(12, 30)))} {number}." for number in range(count)]


def changed(text: str, random: Random) -> str:
    words = text.split()
    words[random.randrange(len(words) - 1)] = random.choice(WORDS) + "s"
    return " ".join(words)


def catalog_of(texts: list[str]) -> bytes:
    units = (f'#. paragraph\n#: docs/a.md\nmsgid "{text}"\nmsgstr "{text.upper()}"' for text in texts)
    return "\n\n".join([po_file.new_header("bench", "de"), *units, ""]).encode()


def measure() -> dict[str, object]:
    """Medians in seconds.

    `merge_one_catalog` has all changed messages in a single file, `suggest_for_a_new_page` as many new ones, each of
    them like one of another file: the worst cases.
    """
    random = Random(4711)
    texts = sentences(MESSAGES, random)
    data = catalog_of(texts)
    newer = list(texts)
    for number in random.sample(range(MESSAGES), CHANGED):
        newer[number] = changed(newer[number], random)
    entries = [Entry(text, "docs/a.md", kind=Kind.PARAGRAPH) for text in newer]
    merged = merge(po_file.read(data, "de").catalog, entries)
    source = "\n\n".join(texts)
    return {
        "messages": MESSAGES,
        "changed": CHANGED,
        "bytes": len(data),
        "read": seconds(lambda: po_file.read(data, "de")),
        "write": seconds(lambda: po_file.write(merged, po_file.header_of(data, "de"))),
        "segment": seconds(lambda: segments(source)),
        "check": seconds(lambda: [list(messages.findings(text, text)) for text in texts]),
        "merge_one_catalog": seconds(lambda: merge(po_file.read(data, "de").catalog, entries)),
        "fuzzy_after_merge": sum(message.fuzzy for message in merged if message.id),
        "suggest_for_a_new_page": suggest_seconds(data, [changed(text, random) for text in texts[:CHANGED]]),
        **site_seconds(texts, newer),
    }


def suggest_seconds(data: bytes, texts: list[str]) -> float:
    known = po_file.read(data, "de").catalog
    entries = [Entry(text, "docs/b.md", kind=Kind.PARAGRAPH) for text in texts]
    return seconds(lambda: merge(Catalog(), entries, Hints(Memory.of([known]))))


def site_seconds(texts: list[str], newer: list[str]) -> dict[str, float]:
    """On 20 pages of 250 messages: what is due, and the whole command, which extracts, reads, merges and writes."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        configuration = Configuration(root, root / "docs", root / "i18n", {"en": "English", "de": "Deutsch"})
        (root / "docs").mkdir()
        size = len(texts) // PAGES
        for page in range(PAGES):
            part = slice(page * size, (page + 1) * size)
            path = configuration.catalog("de", f"p{page}")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(catalog_of(texts[part]))
            (root / f"docs/p{page}.md").write_text("\n\n".join(newer[part]))
        templates = extract(configuration)
        start = perf_counter()
        list(due(Catalogs(configuration), templates))
        middle = perf_counter()
        update(configuration)
        end = perf_counter()
        return {"due": round(middle - start, 3), "merge_site_of_20_pages": round(end - middle, 3)}


def seconds(run: Callable[[], object], times: int = 3) -> float:
    found = []
    for _ in range(times):
        start = perf_counter()
        run()
        found.append(perf_counter() - start)
    return round(median(found), 3)


if __name__ == "__main__":
    print(measure())
