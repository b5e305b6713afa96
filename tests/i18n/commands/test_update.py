"""`make catalogs` on small sites."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.faults import Faulty
from mkdocs_gettext.po import po_file
from small_site import po_text, write_files

PAGE = """# Gaps {#gaps}

Any card may fill
a gap.

- There is one redeal.
- A King opens a corner.
"""
Make = Callable[..., Configuration]


def german(configuration: Configuration, name: str = "gaps") -> Path:
    return configuration.catalog("de", name)


def test_a_new_page_gets_an_empty_catalog_in_the_order_of_its_text(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE})
    update(site)
    messages = [message for message in po_file.read(german(site).read_bytes(), "de").catalog if message.id]
    assert [message.id for message in messages] == [
        "Gaps",
        "Any card may fill a gap.",
        "There is one redeal.",
        "A King opens a corner.",
    ]
    assert [message.auto_comments[0] for message in messages][:3] == ["heading", "paragraph", "list item"]
    assert not any(message.string for message in messages)


def test_catalogs_name_the_source_without_line_numbers_and_without_dates(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE})
    update(site)
    text = german(site).read_text("utf-8")
    assert "#: docs/gaps.md\n" in text
    assert "Date" not in text


def test_a_second_run_changes_nothing(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE})
    update(site)
    assert update(site) == []


def test_a_rewrapped_source_changes_nothing(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE})
    update(site)
    write_files(site.root, {"docs/gaps.md": PAGE.replace("fill\na gap", "\nfill a\ngap")})
    assert update(site) == []


def test_changed_text_keeps_its_translation_as_fuzzy_with_the_previous_msgid(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE})
    update(site)
    translate(german(site), "Any card may fill a gap.", "Jede Karte darf in eine Lücke.")
    write_files(site.root, {"docs/gaps.md": PAGE.replace("Any card", "Only a King")})
    update(site)
    text = german(site).read_text("utf-8")
    assert '#, fuzzy\n#| msgid "Any card may fill a gap."\nmsgid "Only a King may fill a gap."' in text
    assert 'msgstr "Jede Karte darf in eine Lücke."' in text
    assert update(site) == []


def test_a_message_that_moves_keeps_its_translation(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE})
    update(site)
    translate(german(site), "There is one redeal.", "Es gibt einen neuen Durchgang.")
    write_files(site.root, {"docs/gaps.md": "- There is one redeal.\n\nNew text.\n\n# Gaps\n"})
    update(site)
    assert translation(german(site), "There is one redeal.") == "Es gibt einen neuen Durchgang."


def test_removed_text_becomes_obsolete_and_comes_back_with_its_translation(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE})
    update(site)
    translate(german(site), "There is one redeal.", "Es gibt einen neuen Durchgang.")
    write_files(site.root, {"docs/gaps.md": PAGE.replace("- There is one redeal.\n", "")})
    update(site)
    assert '#~ msgid "There is one redeal."' in german(site).read_text("utf-8")
    write_files(site.root, {"docs/gaps.md": PAGE})
    update(site)
    assert translation(german(site), "There is one redeal.") == "Es gibt einen neuen Durchgang."
    assert "#~" not in german(site).read_text("utf-8")


def test_a_removed_page_leaves_its_translations_obsolete(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE})
    update(site)
    translate(german(site), "Gaps", "Lücken")
    (site.docs / "gaps.md").unlink()
    update(site)
    assert '#~ msgid "Gaps"\n#~ msgstr "Lücken"' in german(site).read_text("utf-8")


def test_a_renamed_page_takes_its_translations_along(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE})
    update(site)
    translate(german(site), "Gaps", "Lücken")
    (site.docs / "gaps.md").rename(site.docs / "holes.md")
    update(site)
    assert translation(german(site, "holes"), "Gaps") == "Lücken"


def test_what_a_translator_wrote_into_comments_and_header_stays(configuration: Make) -> None:
    own = '# Ina, 2026\n#, fuzzy\nmsgid ""\nmsgstr ""\n"Language: de\\n"\n"X-Generator: Poedit 3.4\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n# ask Ina\nmsgid "Gaps"\nmsgstr "Lücken"\n\n#~| msgid "older"\n#~ msgid "old"\n#~ msgstr "alt"\n'
    site = configuration({"docs/gaps.md": PAGE, "i18n/de/LC_MESSAGES/gaps.po": own})
    update(site)
    text = german(site).read_text("utf-8")
    assert text.startswith(own.split("\n\n")[0])
    assert "# ask Ina\n#. heading\n#. en/gaps/#gaps\n#: docs/gaps.md\nmsgid" in text
    assert '#~ msgid "old"\n#~ msgstr "alt"' in text


def test_a_previous_msgid_survives_the_next_run(configuration: Make) -> None:
    own = po_text() + '#, fuzzy\n#| msgid ""\n#| "All "\n#| "gaps"\nmsgid "Gaps"\nmsgstr "Lücken"\n'
    site = configuration({"docs/gaps.md": PAGE, "i18n/de/LC_MESSAGES/gaps.po": own})
    update(site)
    assert '#| msgid "All gaps"\nmsgid "Gaps"\nmsgstr "Lücken"' in german(site).read_text("utf-8")


def test_the_same_words_on_a_new_page_come_with_their_translation(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": PAGE, "i18n/de/LC_MESSAGES/gaps.po": po_text(("Gaps", "Lücken"))})
    write_files(site.root, {"docs/other.md": "# Gaps\n"})
    update(site)
    assert translation(german(site, "other"), "Gaps") == "Lücken"


def test_prose_with_a_percent_sign_is_not_flagged_as_a_format(configuration: Make) -> None:
    site = configuration({"docs/odds.md": "Win 100% sure and 50% done.\n\nDeal {cards} cards.\n"})
    update(site)
    text = german(site, "odds").read_text("utf-8")
    assert "python-format" not in text
    assert '#, python-brace-format\nmsgid "Deal {cards} cards."' in text


def test_words_of_the_site_and_default_titles_are_in_the_catalog_of_the_site(configuration: Make) -> None:
    site = configuration({"docs/gaps.md": "!!! note\n    Text.\n"}, site_words=("Card games", "Games"))
    update(site)
    text = german(site, "site").read_text("utf-8")
    for word in ("Card games", "Games", "Note", "Page not found"):
        assert f'msgid "{word}"' in text
    assert "Note" not in german(site).read_text("utf-8")


def test_python_code_gives_a_catalog_with_contexts_plurals_and_comments(configuration: Make) -> None:
    code = 'from x import N_, ngettext, pgettext\n# i18n: a button\nA = N_("Play")\nB = ngettext("{n} card", "{n} cards", 2)\nC = pgettext("stock-pile", "Stock")\n'
    site = configuration({"demos/words.py": code}, code={"demo": ("demos",)})
    update(site)
    text = german(site, "demo").read_text("utf-8")
    assert '#. a button\n#: demos/words.py\nmsgid "Play"' in text
    assert 'msgid_plural "{n} cards"\nmsgstr[0] ""\nmsgstr[1] ""' in text
    assert 'msgctxt "stock-pile"\nmsgid "Stock"' in text


def test_broken_catalogs_are_all_named_and_nothing_is_written(configuration: Make) -> None:
    bad = po_text() + 'msgid "Gaps"\n"lost"\n\nmsgstr_x "y"\n'
    site = configuration(
        {
            "docs/gaps.md": PAGE,
            "docs/new.md": "New",
            "i18n/de/LC_MESSAGES/gaps.po": bad,
            "i18n/en/LC_MESSAGES/gaps.po": bad,
        }
    )
    with pytest.raises(Faulty) as raised:
        update(site)
    assert [str(fault).split(": ")[0] for fault in raised.value.faults] == [
        "i18n/de/LC_MESSAGES/gaps.po:13",
        "i18n/en/LC_MESSAGES/gaps.po:13",
    ]
    assert not german(site, "new").exists()


def translate(path: Path, msgid: str, msgstr: str) -> None:
    text = path.read_text("utf-8")
    assert f'msgid "{msgid}"\nmsgstr ""' in text
    path.write_text(text.replace(f'msgid "{msgid}"\nmsgstr ""', f'msgid "{msgid}"\nmsgstr "{msgstr}"'), "utf-8")


def translation(path: Path, msgid: str) -> str:
    message = po_file.read(path.read_bytes(), "de").catalog.get(msgid)
    assert message
    assert not message.fuzzy
    return str(message.string)
