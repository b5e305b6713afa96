"""What a merge would change is said before it is run, and nothing is written."""

from collections.abc import Callable

import pytest

from mkdocs_gettext.commands.due import due
from mkdocs_gettext.commands.extract import extract
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.po.catalogs import Catalogs
from small_site import po_text, write_files

Make = Callable[..., Configuration]
PAGE = "# Gaps\n\nAny card may fill a gap.\n\nA King opens a corner of the mill.\n\nThere is one redeal.\n"
GERMAN = "i18n/de/LC_MESSAGES"


def said(site: Configuration) -> list[str]:
    before = {path: path.read_bytes() for path in site.root.rglob("*") if path.is_file()}
    found = sorted(map(str, due(Catalogs(site), extract(site))))
    assert before == {path: path.read_bytes() for path in site.root.rglob("*") if path.is_file()}
    return [text for text in found if text.startswith("i18n/de")]


@pytest.fixture
def site(configuration: Make) -> Configuration:
    known = po_text(("Gaps", "Lücken"), ("Any card may fill a gap.", "Lücke"), ("There is one redeal.", "Neu"))
    made = configuration({"docs/a.md": PAGE, f"{GERMAN}/a.po": known})
    update(made)
    return made


def test_nothing_is_due_after_a_merge(site: Configuration) -> None:
    assert said(site) == []


def test_messages_that_are_new_changed_and_gone_are_counted(site: Configuration) -> None:
    text = PAGE.replace("Any card", "One card").replace("\n\nThere is one redeal.\n", "\n\nNo more.\n\nStock\n")
    write_files(site.root, {"docs/a.md": text})
    assert said(site) == [
        f"{GERMAN}/a.po:1: W-MERGE: 2 messages are new, 1 has changed, 1 is gone; expected a run of merge"
    ]
    update(site)
    assert said(site) == []


@pytest.mark.parametrize(
    "old, new, expected",
    [
        ("\n\nThere is one redeal.\n", "\n", "1 message is gone"),
        ("Any card", "One card", "1 message has changed"),
        ("# Gaps\n", "# Gaps\n\nStock\n", "1 message is new"),
        ("There is", "<!-- i18n:ctx deal -->\nThere is", "1 message has changed"),
        (
            "There is one redeal.",
            "<!-- i18n:plural n -->\nThere is one redeal. || {n} redeals.",
            "1 message has changed",
        ),
    ],
)
def test_one_is_counted_as_one(old: str, new: str, expected: str, site: Configuration) -> None:
    write_files(site.root, {"docs/a.md": PAGE.replace(old, new)})
    assert said(site) == [f"{GERMAN}/a.po:1: W-MERGE: {expected}; expected a run of merge"]


@pytest.mark.parametrize(
    "text", [PAGE.replace("fill a", "fill\na"), PAGE.replace("# Gaps", "# Gaps {#x}"), f"\n{PAGE}"]
)
def test_what_changes_no_message_makes_no_merge_due(text: str, site: Configuration) -> None:
    write_files(site.root, {"docs/a.md": text})
    assert said(site) == []


def test_a_translation_makes_no_merge_due(site: Configuration) -> None:
    path = site.catalog("de", "a")
    path.write_text(path.read_text().replace('mill."\nmsgstr ""', 'mill."\nmsgstr "Ein König."'))
    assert said(site) == []


def test_a_new_page_and_one_that_is_gone_are_named(site: Configuration) -> None:
    (site.docs / "a.md").rename(site.docs / "z.md")
    assert said(site) == [
        f"{GERMAN}/a.po:1: W-MERGE: the page of this catalog is gone; expected a run of merge",
        f"{GERMAN}/z.po:1: W-MERGE: there is no such catalog yet; expected a run of merge",
    ]


def test_a_word_of_the_navigation_is_missed_before_the_merge(site: Configuration) -> None:
    assert said(site._replace(site_words=("Old rules",))) == [
        f"{GERMAN}/site.po:1: W-MERGE: 1 message is new; expected a run of merge"
    ]


def test_a_folder_that_is_a_title_of_the_navigation_is_missed_as_well(configuration: Make) -> None:
    site = configuration({"docs/a.md": PAGE}, has_nav=False)
    update(site)
    write_files(site.root, {"docs/old-games/a.md": PAGE})
    assert f"{GERMAN}/site.po:1: W-MERGE: 1 message is new; expected a run of merge" in said(site)


def test_previous_words_that_gettext_cannot_read_make_a_merge_due(site: Configuration) -> None:
    path = site.catalog("de", "a")
    torn = '#, fuzzy\n#| msgid "Any cards may\n#| fill a gap."\nmsgid "Any'
    path.write_text(path.read_text().replace('msgid "Any', torn))
    assert said(site) == [
        f"{GERMAN}/a.po:1: W-MERGE: gettext cannot read what stands behind “#|”; expected a run of merge"
    ]
    update(site)
    assert '#| msgid "Any cards may fill a gap."\nmsgid "Any' in path.read_text()


def test_a_broken_catalog_is_left_to_other_checks(site: Configuration) -> None:
    site.catalog("de", "a").write_text('msgid "Gaps\n')
    assert said(site) == []
