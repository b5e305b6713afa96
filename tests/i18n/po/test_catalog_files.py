"""Catalogs as editors and people leave them: what is read, what is written back, what is named."""

import subprocess
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from mkdocs_gettext.checks.survey import check_catalogs
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.po.entries import Entry, message_of, messages
from small_site import HEADER, po_text

Make = Callable[..., Configuration]
PAGE = "# Head\n\nA card.\n\n<!-- i18n:plural n -->\n{n} card. || {n} cards.\n"
HEAD = 'msgid "Head"\nmsgstr "Kopf"\n'


def merged(make: Make, catalog: str, page: str = PAGE) -> str:
    """The catalog of a page after a merge; merging again must change nothing."""
    configuration = make({"docs/index.md": page, "i18n/de/LC_MESSAGES/index.po": catalog})
    update(configuration)
    assert update(configuration) == []
    assert check_catalogs(Catalogs(configuration), ["de"]) == []
    return configuration.catalog("de", "index").read_text()


@pytest.mark.parametrize(
    "catalog",
    [
        HEADER.rstrip("\n") + "\n" + HEAD,  # no empty line behind the header
        HEAD + "\n" + HEADER,  # the header is not the first
        "# Jane Doe, 2025\n\n" + HEADER + HEAD,
        "\n\n" + HEADER + HEAD,
        "#, fuzzy\n" + HEADER + HEAD,
        HEADER + HEAD.replace(" ", "\t"),
        HEADER + HEAD.replace("msg", "  msg"),
        HEADER.replace('"Plural', '"PO-Revision-Date: \\n"\n"Plural') + HEAD,
        HEADER.replace('"Plural', '"POT-Creation-Date: yesterday\\n"\n"Plural') + HEAD,
        HEADER.replace('"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n', "") + HEAD,
        HEADER.replace('8bit\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"', '8bit"') + HEAD,
        HEADER.replace("nplurals=2; ", 'nplurals=2; "\n"') + HEAD,
        HEADER + HEAD.rstrip("\n"),
    ],
)
def test_whatever_an_editor_leaves_is_still_a_whole_catalog_after_a_merge(catalog: str, configuration: Make) -> None:
    found = merged(configuration, catalog)
    assert po_file.read(found.encode(), "de").catalog.get("Head").string == "Kopf"
    assert found.count('msgid ""') == 1
    assert found.count("Plural-Forms") == 1


def test_comments_above_the_header_stay(configuration: Make) -> None:
    assert merged(configuration, "# Jane Doe, 2025\n\n# More\n" + HEADER + HEAD).startswith(
        "# Jane Doe, 2025\n\n# More\nmsg"
    )


def test_a_fuzzy_translation_that_retires_and_returns_is_still_fuzzy(configuration: Make) -> None:
    fuzzy = HEADER + '#, fuzzy\n#| msgid "Heads"\n' + HEAD
    retired = merged(configuration, fuzzy, "A card.\n")
    assert '#, fuzzy\n#~| msgid "Heads"\n#~ msgid "Head"\n#~ msgstr "Kopf"\n' in retired
    returned = merged(configuration, retired)
    assert '#, fuzzy\n#| msgid "Heads"\nmsgid "Head"\nmsgstr "Kopf"\n' in returned


def test_a_page_whose_name_has_a_blank_has_a_catalog_without_faults(configuration: Make) -> None:
    made = configuration({"docs/two words.md": "# Head\n"})
    update(made)
    assert check_catalogs(Catalogs(made), ["de"]) == []
    assert update(made) == []


@pytest.mark.parametrize(
    "text, expected",
    [
        ("<<<<<<< HEAD\n" + HEAD, "10: E-SYNTAX: '<<<<<<< HEAD' is left from a merge of two versions"),
        ('msgid "Head\nmsgstr "Kopf"\n', "10: E-SYNTAX: 'msgid \"Head' has no closing quote"),
        ("msgid 'Head'\n", "10: E-SYNTAX: \"msgid 'Head'\" is no part of a message"),
        (HEAD.replace("Kopf", "K\\113"), "11: E-SYNTAX: unknown escape \\1"),
        (HEAD.replace("Kopf", "K\u2028"), "10: E-CONTROL: invisible character U+2028"),
        (HEADER, "10: E-DUPLICATE: second definition of the message at line 1: the header"),
    ],
)
def test_each_fault_of_a_file_is_named_as_what_it_is(text: str, expected: str) -> None:
    problems = po_file.read((HEADER + text).encode(), "de").problems
    assert f"{problems[0].line}: {problems[0].code}: {problems[0].text}".startswith(expected)


def test_hidden_characters_in_names_of_files_are_no_fault() -> None:
    assert po_file.read((HEADER + "#: \u2068docs/two words.md\u2069\n" + HEAD).encode(), "de").problems == []
    assert po_file.read(po_text(("A", "\u2068B")).encode(), "de").problems != []


CATALOGS = Path(__file__).parents[2] / "data/catalogs"


@pytest.mark.parametrize("program", ["poedit", "weblate", "msgcat"])
def test_what_a_program_has_saved_stays_byte_for_byte_but_for_what_has_changed(
    program: str, configuration: Make
) -> None:
    saved = (CATALOGS / f"{program}.po").read_text("utf-8")
    page = (CATALOGS / "en.md").read_text("utf-8")
    assert merged(configuration, saved, page) == saved
    changed = merged(configuration, saved, page.replace("\nStock\n", "\nThe stock\n"))
    old, new = (text.split("\n\n") for text in (saved, changed))
    assert len(old) == len(new)
    assert [two for one, two in zip(old, new, strict=True) if one != two] == [
        "#. paragraph\n#. The pile, not the share.\n#. en/#kings-from-the-start\n#: docs/index.md\n#, fuzzy\n"
        '#| msgctxt "stock-pile"\n#| msgid "Stock"\nmsgctxt "stock-pile"\nmsgid "The stock"\nmsgstr "Vorrat"\n'.rstrip(
            "\n"
        )
    ]


@pytest.mark.parametrize("program", ["poedit", "weblate", "msgcat"])
def test_all_programs_wrote_the_same_translations(program: str) -> None:
    ours, theirs = (
        {
            message.id: message.string
            for message in messages(po_file.read((CATALOGS / f"{name}.po").read_bytes(), "de").catalog)
        }
        for name in ("poedit", program)
    )
    differing = [string for msgid, string in theirs.items() if ours[msgid] != string]
    expected = ["Ein Text mit etwa so vielen Buchstaben, wie in eine Zeile einer Datei passen."]
    assert differing == (expected if program == "weblate" else [])
    assert len(ours) == 6


def test_gettext_itself_finds_nothing_in_our_catalogs() -> None:
    found = sorted((CATALOGS.parents[2] / "i18n").glob("*/LC_MESSAGES/**/*.po"))
    assert found
    for path in found:
        run = subprocess.run(["msgfmt", "--check", "-o", "/dev/null", path], capture_output=True, text=True)
        assert run.returncode == 0, run.stderr


def test_the_header_of_poedit_stays_as_it_is(configuration: Make) -> None:
    header = HEADER.rstrip("\n") + '\n"X-Generator: Poedit 3.4\\n"\n"X-Poedit-Basepath: ../../..\\n"\n'
    assert merged(configuration, header + "\n" + HEAD).startswith(header + "\n")


def test_a_catalog_that_is_fresh_is_read_without_a_fault() -> None:
    assert po_file.read((po_file.new_header("Site", "de") + "\n").encode(), "de").problems == []


def test_a_compiled_catalog_is_the_same_at_every_time(configuration: Make) -> None:
    site = configuration({"i18n/de/LC_MESSAGES/demo.po": po_text(("Play", "Spielen"))})
    other = Catalogs(site)
    other.domain("de", "demo").catalog.creation_date = datetime(2001, 2, 3, tzinfo=UTC)
    assert other.mo_bytes("de", "demo") == Catalogs(site).mo_bytes("de", "demo")
    assert b"Spielen" in Catalogs(site).mo_bytes("de", "demo")


@pytest.mark.parametrize("name", ['My "best" games', "C:\\games", "Two\nlines", "100 % {n}"])
def test_gettext_reads_new_catalogs_whatever_the_site_is_called(name: str, configuration: Make) -> None:
    site = configuration({"docs/a.md": "# Head\n"}, site_words=(name,))
    update(site)
    for path in site.catalogs.rglob("*.po"):
        run = subprocess.run(["msgfmt", "--check", "-o", "/dev/null", path], capture_output=True, text=True)
        assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    "text, is_code, flags",
    [
        ("{stock} cards, {windmill.cards} in all", False, {"python-brace-format"}),
        ("{stock} cards { .x } and more", False, set()),
        ("{stock} cards {", False, set()),
        ("Set {1, 2} of {n}", False, set()),
        ("50% of {stock} cards", False, {"python-brace-format"}),
        ("Win 100% sure, 50% done", False, set()),
        ("Win 50% of all", True, set()),
        ("%d cards", True, {"python-format"}),
        ("%(name)s wins", True, {"python-format"}),
        ("{name} of {0[x]:d}", True, {"python-brace-format"}),
        ("{a b} of {name}", True, set()),
        ("{{n}} as text", True, set()),
    ],
)
def test_a_format_is_what_gettext_takes_for_one(text: str, is_code: bool, flags: set[str]) -> None:
    assert message_of(Entry(text, "a.md", is_code=is_code)).flags == flags


def test_comments_of_a_translator_stay_line_by_line(configuration: Make) -> None:
    notes = "# first\n#\n#   indented " + "and long " * 20 + "\n# same\n# same\n#--- no mark ---\n"
    saved = HEADER + notes.replace(" \n", "\n") + HEAD
    changed = merged(configuration, saved, PAGE.replace("# Head", "# Headed"))
    assert notes.replace(" \n", "\n").replace("#---", "# ---") in changed


@pytest.mark.parametrize("remark", ["ends in \\", "C:\\", "\\"])
def test_a_backslash_at_the_end_of_a_comment_swallows_no_line(remark: str, configuration: Make) -> None:
    site = configuration({"docs/a.md": f"<!-- i18n:comment {remark} -->\nHead\n"})
    update(site)
    path = site.catalog("de", "a")
    run = subprocess.run(["msgfmt", "--check", "-o", "/dev/null", path], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert f"#. {remark} \n" in path.read_text()
    assert update(site) == []
