"""What was ever translated is found again: in other catalogs, after renames, when a change is taken back."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mkdocs_gettext.__main__ import main
from mkdocs_gettext.checks.survey import check_catalogs
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.faults import Faulty
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.catalogs import Catalogs
from small_site import po_text, write_files

Make = Callable[..., Configuration]
CASES = Path(__file__).parents[2] / "data/cases2"
GERMAN = "i18n/de/LC_MESSAGES"
RULE = "Put a King into the middle of the table before you deal."
LONGER = "Leave every gap open until the last card of the stock is turned."


def of(site: Configuration, name: str = "a") -> dict[str, tuple[object, bool]]:
    """Translations of a German catalog, and whether they are fuzzy."""
    found = po_file.read(site.catalog("de", name).read_bytes(), "de").catalog
    return {
        message.id if isinstance(message.id, str) else message.id[0]: (message.string, message.fuzzy)
        for message in found
        if message.id
    }


def text(site: Configuration, name: str = "a") -> str:
    return site.catalog("de", name).read_text("utf-8")


def test_a_singular_that_becomes_a_plural_is_fuzzy_in_all_forms(configuration: Make) -> None:
    case = CASES / "b01-singular-becomes-plural"
    site = configuration({"docs/a.md": (case / "page.md").read_text(), f"{GERMAN}/a.po": (case / "de.po").read_text()})
    update(site)
    assert of(site)["{n} card."] == (("{n} Karte.", "{n} Karte."), True)
    assert '#| msgid "{n} card."\nmsgid "{n} card."\nmsgid_plural' in text(site)
    assert update(site) == []


def test_a_singular_that_was_a_plural_for_a_while_is_not_fuzzy(configuration: Make) -> None:
    case = CASES / "b01-singular-becomes-plural"
    before = po_text(("{n} card.", "{n} Karte."))
    site = configuration({"docs/a.md": "{n} card.\n", f"{GERMAN}/a.po": before})
    for page in ((case / "page.md").read_text(), "{n} card.\n"):
        write_files(site.root, {"docs/a.md": page})
        update(site)
    assert of(site) == {"{n} card.": ("{n} Karte.", False)}


def test_a_plural_that_was_a_singular_for_a_while_stays_fuzzy(configuration: Make) -> None:
    page = "<!-- i18n:plural n -->\n{n} King goes there. || {n} Kings go there."
    site = configuration({"docs/a.md": page})
    update(site)
    path = site.catalog("de", "a")
    path.write_text(path.read_text().replace('[0] ""', '[0] "König"').replace('[1] ""', '[1] "Könige"'))
    for text_now in ("{n} King goes there.", page):
        write_files(site.root, {"docs/a.md": text_now})
        update(site)
    assert of(site)["{n} King goes there."] == (("König", "König"), True)


def test_a_plural_that_changes_alone_is_fuzzy(configuration: Make) -> None:
    page = "<!-- i18n:plural n -->\n{n} card. || {n} cards."
    site = configuration({"docs/a.md": page})
    update(site)
    path = site.catalog("de", "a")
    path.write_text(path.read_text().replace('[0] ""', '[0] "Karte"').replace('[1] ""', '[1] "Karten"'))
    write_files(site.root, {"docs/a.md": page.replace("cards.", "cards in all.")})
    update(site)
    assert of(site)["{n} card."] == (("Karte", "Karten"), True)
    assert '#| msgid_plural "{n} cards."' in text(site)


def test_an_empty_message_is_filled_as_soon_as_another_catalog_has_it(configuration: Make) -> None:
    page = (CASES / "b02-same-sentence-on-two-pages/page.md").read_text()
    site = configuration({"docs/a.md": page, "docs/b.md": page})
    update(site)
    path = site.catalog("de", "a")
    path.write_text(path.read_text().replace('here."\nmsgstr ""', 'here."\nmsgstr "Hier."'))
    update(site)
    assert of(site, "b")["The same sentence stands here."] == ("Hier.", False)


def test_what_is_filled_is_exempt_from_checks_as_its_origin_is(configuration: Make) -> None:
    exempt = "# check:W-NUMBER=off German writes the number as a word\n"
    own = po_text(("Deal 2 cards.", "Gib zwei Karten.")).replace('msgid "Deal', f'# ask Jane\n{exempt}msgid "Deal')
    site = configuration({"docs/a.md": "Deal 2 cards.\n", "docs/b.md": "Deal 2 cards.\n", f"{GERMAN}/a.po": own})
    update(site)
    assert f"\n\n{exempt}#. paragraph" in text(site, "b")
    assert check_catalogs(Catalogs(site), ["de"]) == []


def test_where_catalogs_differ_a_new_message_is_only_suggested_and_an_old_one_left(configuration: Make) -> None:
    site = configuration(
        {
            **{f"docs/{name}.md": "Stock\n" for name in "abcd"},
            f"{GERMAN}/a.po": po_text(("Stock", "Vorrat")),
            f"{GERMAN}/b.po": po_text(("Stock", "Stapel")),
            f"{GERMAN}/c.po": po_text(("Stock", "Stapel")),
        }
    )
    update(site)
    assert of(site, "d")["Stock"] == ("Stapel", True)
    path = site.catalog("de", "d")
    path.write_text(path.read_text().replace("#, fuzzy\n", "").replace("Stapel", ""))
    assert update(site) == []


def test_the_language_of_the_sources_keeps_what_is_empty(configuration: Make) -> None:
    english = po_text(("Stock", "The stock")).replace("Language: de", "Language: en")
    site = configuration({"docs/a.md": "Stock\n", "docs/b.md": "Stock\n"})
    update(site)
    write_files(site.root, {"i18n/en/LC_MESSAGES/a.po": english})
    update(site)
    assert 'msgid "Stock"\nmsgstr ""' in site.catalog("en", "b").read_text()


@pytest.mark.parametrize("changed", ["", "one word "])
def test_a_renamed_page_takes_its_catalog_along(changed: str, configuration: Make) -> None:
    page = f"# Gaps\n\n{RULE}\n\n{LONGER}\n"
    own = "# Jane Doe, 2026\n" + po_text(("Gaps", "Lücken"), (RULE, "König"), ("Old and gone", "Alt")).replace(
        'msgid "Gaps"', '# ask Jane\nmsgid "Gaps"'
    )
    site = configuration({"docs/a.md": page, f"{GERMAN}/a.po": own})
    update(site)
    (site.docs / "a.md").unlink()
    write_files(site.root, {"docs/games/z.md": page.replace("the middle", f"the {changed}middle")})
    assert site.catalog("de", "a") in update(site)
    assert not site.catalog("de", "a").exists()
    found = text(site, "games/z")
    assert found.startswith("# Jane Doe, 2026\n")
    assert "# ask Jane\n#. heading" in found
    assert '#~ msgid "Old and gone"' in found
    assert of(site, "games/z")[RULE.replace("the middle", f"the {changed}middle")] == ("König", bool(changed))
    assert update(site) == []


def test_another_page_with_words_in_common_does_not_take_a_catalog_along(configuration: Make) -> None:
    site = configuration({"docs/a.md": f"# Gaps\n\n{RULE}\n", f"{GERMAN}/a.po": po_text((RULE, "König"))})
    update(site)
    (site.docs / "a.md").unlink()
    write_files(site.root, {"docs/b.md": f"# Gaps\n\n{LONGER}\n\nRead the rules of the table.\n"})
    update(site)
    assert f'#~ msgid "{RULE}"' in text(site, "a")


def test_a_catalog_without_page_and_without_translation_is_removed(configuration: Make) -> None:
    site = configuration({"docs/a.md": RULE, "docs/b.md": LONGER})
    update(site)
    (site.docs / "a.md").unlink()
    assert site.catalog("de", "a") in update(site)
    assert not site.catalog("de", "a").exists()


def test_a_catalog_without_page_is_removed_when_its_translations_live_elsewhere(configuration: Make) -> None:
    site = configuration({"docs/a.md": RULE, "docs/b.md": LONGER, f"{GERMAN}/a.po": po_text((RULE, "König"))})
    update(site)
    (site.docs / "a.md").unlink()
    write_files(site.root, {"docs/b.md": f"{LONGER}\n\n{RULE}\n"})
    update(site)
    assert not site.catalog("de", "a").exists()
    assert of(site, "b")[RULE] == ("König", False)


def test_a_catalog_without_page_stays_for_what_it_alone_knows_until_obsolete_messages_go(configuration: Make) -> None:
    site = configuration({"docs/a.md": RULE, "docs/b.md": LONGER, f"{GERMAN}/a.po": po_text((RULE, "König"))})
    update(site)
    (site.docs / "a.md").unlink()
    update(site)
    assert update(site) == []
    write_files(site.root, {"docs/b.md": f"{LONGER}\n\n{RULE.replace('King', 'Queen')}\n"})
    update(site)
    assert of(site, "b")[RULE.replace("King", "Queen")] == ("König", True)
    update(site, keep_obsolete=False)
    assert not site.catalog("de", "a").exists()


def test_the_command_says_what_it_removed(configuration: Make, capsys: pytest.CaptureFixture[str]) -> None:
    config = "site_name: x\nplugins: [gettext: {languages: {en: English, de: Deutsch}}]\n"
    site = configuration({"mkdocs.yml": config, "docs/a.md": RULE, f"{GERMAN}/old.po": po_text(("Old", ""))})
    assert main(["-f", str(site.root / "mkdocs.yml"), "merge"]) == 0
    assert f"{site.catalog('de', 'old')}: removed\n" in capsys.readouterr().out


def test_a_word_that_changes_and_changes_back_leaves_no_fuzzy_mark(configuration: Make) -> None:
    site = configuration({"docs/a.md": f"{RULE}\n\n{LONGER}\n", f"{GERMAN}/a.po": po_text((RULE, "König"))})
    update(site)
    before = text(site)
    for page in (RULE.replace("King", "Queen"), RULE.replace("King", "Jack"), RULE):
        write_files(site.root, {"docs/a.md": f"{page}\n\n{LONGER}\n"})
        update(site)
    assert text(site) == before


def test_what_a_translator_marked_as_fuzzy_stays_so_when_a_change_is_taken_back(configuration: Make) -> None:
    own = po_text((RULE, "König")).replace('msgid "Put', '#, fuzzy\nmsgid "Put')
    site = configuration({"docs/a.md": f"{RULE}\n", f"{GERMAN}/a.po": own})
    for page in (RULE, RULE.replace("King", "Queen"), RULE):
        write_files(site.root, {"docs/a.md": f"{page}\n"})
        update(site)
    assert of(site)[RULE] == ("König", True)


def test_one_word_is_no_reason_to_suggest_another(configuration: Make) -> None:
    files = {f"{GERMAN}/a.po": po_text(("Stock", "Vorrat"), ("A red Queen", "Dame"), (RULE, "König"))}
    site = configuration({"docs/a.md": f"Stock\n\nA red Queen\n\n{RULE}\n", **files})
    update(site)
    write_files(site.root, {"docs/b.md": "Stack\n\nA queue\n\nThe table\n\nPut it down.\n"})
    update(site)
    assert not any(string for string, _ in of(site, "b").values())


def test_a_compendium_fills_what_is_the_same_and_suggests_what_is_near(configuration: Make) -> None:
    known = po_text((RULE, "König"), (LONGER, "Lücke")).replace("Language: de", "Language: de_AT")
    page = f"{RULE}\n\n{LONGER.replace('every', 'each')}\n\nNothing like it anywhere.\n"
    site = configuration({"docs/a.md": page, "old.po": known})
    update(site)
    update(site, compendia=[site.root / "old.po"])
    assert list(of(site).values()) == [("König", False), ("Lücke", True), ("", False)]
    assert update(site, compendia=[site.root / "old.po"]) == []


def test_the_own_catalogs_go_before_a_compendium(configuration: Make) -> None:
    files = {f"{GERMAN}/a.po": po_text((RULE, "Unser König")), "old.po": po_text((RULE, "Deren König"))}
    site = configuration({"docs/a.md": RULE, "docs/b.md": RULE, **files})
    update(site, compendia=[site.root / "old.po"])
    assert of(site, "b")[RULE] == ("Unser König", False)


def test_a_compendium_in_no_language_of_the_site_is_named_and_nothing_is_written(configuration: Make) -> None:
    site = configuration({"docs/a.md": RULE, "old.po": po_text().replace("Language: de", "Language: fr")})
    with pytest.raises(Faulty, match=r"old\.po:1: E-LANGUAGE: Language is fr; expected one of en, de"):
        update(site, compendia=[site.root / "old.po"])
    assert not site.catalogs.exists()


def test_several_compendia_fill_from_the_command_line(configuration: Make) -> None:
    config = "site_name: x\nplugins: [gettext: {languages: {en: English, de: Deutsch}}]\n"
    files = {"a.po": po_text((RULE, "König")), "b.po": po_text((LONGER, "Lücke"))}
    site = configuration({"mkdocs.yml": config, "docs/a.md": f"{RULE}\n\n{LONGER}\n", **files})
    paths = [str(site.root / name) for name in files]
    assert main(["-f", str(site.root / "mkdocs.yml"), "merge", "--compendium", *paths]) == 0
    assert of(site) == {RULE: ("König", False), LONGER: ("Lücke", False)}


def test_compendia_that_differ_only_suggest(configuration: Make) -> None:
    site = configuration({"docs/a.md": RULE, "a.po": po_text((RULE, "König")), "b.po": po_text((RULE, "Kaiser"))})
    update(site, compendia=[site.root / "a.po", site.root / "b.po"])
    assert of(site)[RULE] == ("König", True)


def test_nothing_is_written_where_one_file_cannot_be(configuration: Make) -> None:
    site = configuration({"docs/a.md": RULE, "docs/b.md": RULE})
    update(site)
    before = text(site)
    write_files(site.root, {"docs/a.md": LONGER, "docs/b.md": LONGER})
    site.catalog("de", "b").with_name(".b.po.new").mkdir()
    with pytest.raises(OSError):
        update(site)
    assert text(site) == before
    assert not list(site.catalogs.rglob(".a.po.new"))


def test_the_permissions_of_a_file_stay(configuration: Make) -> None:
    site = configuration({"docs/a.md": RULE})
    update(site)
    site.catalog("de", "a").chmod(0o640)
    write_files(site.root, {"docs/a.md": LONGER})
    update(site)
    assert site.catalog("de", "a").stat().st_mode & 0o777 == 0o640
