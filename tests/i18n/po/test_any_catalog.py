"""Whatever the sources say and however they change, gettext reads what is written, and nothing is lost."""

import os
import subprocess
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from babel.messages.catalog import Catalog, Message
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mkdocs_gettext.commands.due import due
from mkdocs_gettext.commands.extract import extract
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.po import po_faults, po_file
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.po.entries import Entry, is_translated, messages
from mkdocs_gettext.po.memory import Memory, source_of
from mkdocs_gettext.po.merge import Hints, merge
from mkdocs_gettext.po.previous import Previous
from small_site import write_files

EXAMPLES = 3_000 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 40
OFTEN = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
HEADER = po_file.new_header('A "site" \\ of\nmine', "de")

PIECES = st.sampled_from(
    [
        "card", "a", "King", "the stock", " ", "  ", "\n", "\n\n", "\t", "\r", "\a", "\b", "\f", "\v", "\x01", "\x1c",
        "\x7f", "\x85", "\u2028", "\u200b", "\u2068", "\u2069", "\ufeff", "\\", '"', "'", '" "', '\\"', "\\n", "#", "#~",
        "#|", 'msgid "', "{n}", "{a.b}", "{", "}", "{{", "{}", "{ .x }", "{n:d}", "%", "%d", "% s", "%(n)s", "100 %",
        "word " * 20, "x" * 90, "日本語" * 30, "❤️", "\U0010ffff", "|", "||", "--", "-" * 80,
    ]
)  # fmt: skip
TEXT = st.one_of(
    st.lists(PIECES, min_size=1, max_size=8).map("".join),
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40),
)
NAMES = st.one_of(st.sampled_from(["a.md", "two words.md", "a:b.md", "a:7", "ü\nb.md", "\u2068x\u2069"]), TEXT)
ENTRY = st.builds(
    lambda text, name, context, comments, is_code, line: Entry(
        text, name, context=context, kind="paragraph", comments=tuple(comments), is_code=is_code, line=line
    ),
    TEXT, NAMES, st.none() | TEXT | st.just(""), st.lists(TEXT, max_size=2), st.booleans(), st.integers(0, 99),
)  # fmt: skip


def plural(entry: Entry) -> Entry:
    """gettext wants both forms to begin and end alike."""
    return entry._replace(plural=at_ends(entry.msgid, "many"))


def one_word(entry: Entry) -> Entry:
    return entry._replace(msgid=at_ends(entry.msgid, "other"))


CHANGES = st.sampled_from([lambda entry: entry, one_word, plural, lambda entry: entry._replace(context="elsewhere")])
VERSIONS = st.lists(st.lists(st.tuples(st.integers(0, 5), CHANGES), max_size=8), min_size=2, max_size=4)


def at_ends(text: str, word: str) -> str:
    """The text with a word more; line breaks stay at its ends."""
    body = text.removeprefix("\n").removesuffix("\n") if text != "\n" else ""
    return f"{text[: text.startswith(chr(10))]}{word} {body}{chr(10) * text.endswith(chr(10))}"


def translate(catalog: Catalog, random: Random) -> None:
    for message in messages(catalog):
        if not is_translated(message) and random.random() < 0.7:
            if isinstance(message.id, str):
                message.string = at_ends(message.id, "Ü")
            else:
                message.string = (at_ends(message.id[0], "Ü"), at_ends(message.id[1], "Ü"))
            message.user_comments += ["", ", asked", "  twice", "twice"]
        elif random.random() < 0.1:
            message.flags.add("fuzzy")


def check(path: Path) -> None:
    run = subprocess.run(["msgfmt", "--check", "-o", "/dev/null", path], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def known(*catalogs: Catalog) -> set[tuple[str | None, str, str]]:
    """Every first form of a translation, with the words that it was made from."""
    found = set()
    for catalog in catalogs:
        for message in (*messages(catalog), *catalog.obsolete.values()):
            if (source := source_of(message)) and source.is_known:
                string = source.strings if isinstance(source.strings, str) else source.strings[0]
                found.add((source.said.context, source.said.msgid, string))
    return found


def shown(message: Message) -> tuple[object, ...]:
    return (
        Previous.itself(message),
        [message.string] if isinstance(message.string, str) else list(message.string),
        [(path, line or 0) for path, line in message.locations],
        message.flags,
        message.auto_comments,
        message.user_comments,
        message.previous_id,
    )


def reread(data: bytes) -> Catalog:
    parsed = po_file.read(data, "de")
    assert not any(problem.code in po_faults.UNREADABLE for problem in parsed.problems), parsed.problems
    return parsed.catalog


@OFTEN
@given(st.lists(ENTRY, min_size=6, max_size=6), VERSIONS, st.randoms(use_true_random=False))
def test_gettext_reads_what_is_written_after_any_merges(
    entries: list[Entry], versions: list[list[tuple[int, object]]], random: Random
) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.po"
        catalog = Catalog(locale="de")
        for version in versions:
            now = [change(entries[number]) for number, change in version]  # type: ignore[operator]
            merged = merge(catalog, now, Hints(Memory.of([catalog])))
            assert known(merged) >= known(catalog)
            path.write_bytes(po_file.write(merged, HEADER))
            check(path)
            catalog = reread(path.read_bytes())
            for one, other in ((messages(merged), messages(catalog)), (merged.obsolete, catalog.obsolete)):
                ours, theirs = (list(side.values()) if isinstance(side, dict) else list(side) for side in (one, other))
                assert list(map(shown, ours)) == list(map(shown, theirs))
            again = merge(catalog, now, Hints(Memory.of([catalog])))
            assert po_file.write(again, HEADER).decode() == path.read_text()
            translate(catalog, random)


WORDS = st.lists(
    st.sampled_from(
        [
            "turn",
            "the",
            "top",
            "card",
            "of",
            "stock",
            "waste",
            "King",
            "Queen",
            "may",
            "go",
            "into",
            "every",
            "gap",
            "{n}",
            "100%",
            "“quoted”",
            "`code`",
            "**bold**",
            "[a](b.md)",
        ]
    ),
    min_size=1,
    max_size=14,
).map(" ".join)
BLOCK = st.builds(lambda mark, words: f"{mark}{words}", st.sampled_from(["", "# ", "- ", "> "]), WORDS)
TURNED = WORDS.map(lambda words: f"<!-- i18n:plural n -->\n{{n}} {words} || {{n}} many {words}")
SITE = st.dictionaries(
    st.sampled_from(["a", "b", "games/c", "two words"]),
    st.lists(BLOCK | TURNED, max_size=6).map("\n\n".join),
    min_size=1,
)


@settings(OFTEN, max_examples=EXAMPLES // 4)  # each of them is several merges of several catalogs
@given(st.lists(SITE, min_size=2, max_size=4), st.randoms(use_true_random=False))
def test_a_site_that_changes_at_random_loses_no_translation(sites: list[dict[str, str]], random: Random) -> None:
    with TemporaryDirectory() as folder:
        root = Path(folder)
        site = Configuration(root, root / "docs", root / "i18n", {"en": "English", "de": "Deutsch"})
        site.docs.mkdir()
        before: set[tuple[str | None, str, str]] = set()
        for pages in sites:
            for old in site.docs.rglob("*.md"):
                old.unlink()
            write_files(site.docs, {f"{name}.md": text for name, text in pages.items()})
            written = update(site)
            catalogs = Catalogs(site)
            assert known(*(catalogs.domain("de", name).catalog for name in catalogs.names("de"))) >= before
            assert list(due(catalogs, extract(site))) == []
            assert update(site) == []
            for path in written:
                if path.exists() and "de" in path.parts:
                    check(path)
            before = translated_at_random(site, random)


def translated_at_random(site: Configuration, random: Random) -> set[tuple[str | None, str, str]]:
    found: set[tuple[str | None, str, str]] = set()
    for path in sorted((site.catalogs / "de").rglob("*.po")):
        data = path.read_bytes()
        catalog = reread(data)
        translate(catalog, random)
        path.write_bytes(po_file.write(catalog, po_file.header_of(data, "de")))
        found |= known(catalog)
    return found
