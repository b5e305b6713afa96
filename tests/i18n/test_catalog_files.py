"""Catalogs as editors and people leave them: what is read, what is written back, what is named."""

from collections.abc import Callable

import pytest

from mkdocs_gettext import po
from mkdocs_gettext.catalogs import Catalogs
from mkdocs_gettext.check import check_catalogs
from mkdocs_gettext.settings import Settings
from mkdocs_gettext.update import update
from small_site import HEADER, po_text

Make = Callable[..., Settings]
PAGE = "# Head\n\nA card.\n\n<!-- i18n:plural n -->\n{n} card. || {n} cards.\n"
HEAD = 'msgid "Head"\nmsgstr "Kopf"\n'


def merged(make: Make, catalog: str, page: str = PAGE) -> str:
    """The catalog of a page after a merge; merging again must change nothing."""
    settings = make({"docs/index.md": page, "i18n/de/LC_MESSAGES/index.po": catalog})
    update(settings)
    assert update(settings) == []
    assert check_catalogs(Catalogs(settings), ["de"]) == []
    return settings.catalog("de", "index").read_text()


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
        HEADER.replace("nplurals=2; ", 'nplurals=2; "\n"') + HEAD,
        HEADER + HEAD.rstrip("\n"),
    ],
)
def test_whatever_an_editor_leaves_is_still_a_whole_catalog_after_a_merge(catalog: str, settings: Make) -> None:
    found = merged(settings, catalog)
    assert 'msgid "Head"\nmsgstr "Kopf"\n' in found
    assert found.count('msgid ""') == 1
    assert found.count("Plural-Forms") == 1


def test_comments_above_the_header_stay(settings: Make) -> None:
    assert merged(settings, "# Jane Doe, 2025\n\n# More\n" + HEADER + HEAD).startswith(
        "# Jane Doe, 2025\n\n# More\nmsg"
    )


def test_a_fuzzy_translation_that_retires_and_returns_is_still_fuzzy(settings: Make) -> None:
    fuzzy = HEADER + '#, fuzzy\n#| msgid "Heads"\n' + HEAD
    retired = merged(settings, fuzzy, "A card.\n")
    assert '#, fuzzy\n#~ msgid "Head"\n#~ msgstr "Kopf"\n' in retired
    returned = merged(settings, retired)
    assert '#, fuzzy\nmsgid "Head"\nmsgstr "Kopf"\n' in returned


def test_a_page_whose_name_has_a_blank_has_a_catalog_without_faults(settings: Make) -> None:
    made = settings({"docs/two words.md": "# Head\n"})
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
        (HEAD.replace("Kopf", "K\u2028"), "11: E-CONTROL: invisible character U+2028"),
        (HEADER, "10: E-DUPLICATE: second definition of the message at line 1: the header"),
    ],
)
def test_each_fault_of_a_file_is_named_as_what_it_is(text: str, expected: str) -> None:
    problems = po.read((HEADER + text).encode(), "de").problems
    assert f"{problems[0].line}: {problems[0].code}: {problems[0].text}".startswith(expected)


def test_hidden_characters_in_names_of_files_are_no_fault() -> None:
    assert po.read((HEADER + "#: \u2068docs/two words.md\u2069\n" + HEAD).encode(), "de").problems == []
    assert po.read(po_text(("A", "\u2068B\u2069")).encode(), "de").problems != []


def test_the_header_of_poedit_stays_as_it_is(settings: Make) -> None:
    header = HEADER.rstrip("\n") + '\n"X-Generator: Poedit 3.4\\n"\n"X-Poedit-Basepath: ../../..\\n"\n'
    assert merged(settings, header + "\n" + HEAD).startswith(header + "\n")


def test_a_catalog_that_is_fresh_is_read_without_a_fault() -> None:
    assert po.read((po.new_header("Site", "de") + "\n").encode(), "de").problems == []
