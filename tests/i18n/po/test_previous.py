"""What a message was before it changed: gettext reads it, whatever it says and however an older version tore it."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.po import po_file, previous
from mkdocs_gettext.po.entries import messages
from small_site import HEADER, po_text, write_files

Make = Callable[..., Configuration]
CASE = Path(__file__).parents[2] / "data/cases2/a01-previous-msgid-unreadable"
LONG = "Take any card of the pack and lay it face up in the middle of the table, then leave some room around it."


def accepted(path: Path) -> str:
    run = subprocess.run(["msgfmt", "--check", "-o", "/dev/null", path], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return path.read_text("utf-8")


def test_gettext_reads_a_long_message_that_changed_twice(configuration: Make) -> None:
    files = {"docs/a.md": (CASE / "page.md").read_text(), "i18n/de/LC_MESSAGES/a.po": (CASE / "de.po").read_text()}
    site = configuration(files)
    for page in ("page.md", "page-2.md"):
        write_files(site.root, {"docs/a.md": (CASE / page).read_text()})
        update(site)
        accepted(site.catalog("de", "a"))
    write_files(site.root, {"docs/a.md": (CASE / "page-2.md").read_text().replace("any card", "one card")})
    update(site)
    assert '#| msgid ""\n#| "Take any card of the pack and lay' in accepted(site.catalog("de", "a"))


@pytest.mark.parametrize(
    "old, new",
    [
        ("First line of a verse,  \nsecond line of it.", "First line of a verse,  \nlast line of it."),
        ('He said "Deal the pack" and `\\n` to all of them.', 'She said "Deal the pack" and `\\n` to all of them.'),
        ("x" * 200 + " a b c d.", "x" * 200 + " a b c e."),
        (f"{LONG} 日本語{'の' * 60}", f"{LONG.replace('some', 'no')} 日本語{'の' * 60}"),
        (f"<!-- i18n:ctx {LONG} -->\n{LONG}", f"<!-- i18n:ctx {LONG} -->\n{LONG} {LONG}"),
        (f"<!-- i18n:plural n -->\n{{n}} {LONG} || {{n}} all {LONG}", f"<!-- i18n:plural n -->\n{{n}} {LONG} || {{n}} {LONG}"),
    ],
)  # fmt: skip
def test_gettext_reads_what_any_message_was(old: str, new: str, configuration: Make) -> None:
    site = configuration({"docs/a.md": old})
    update(site)
    path = site.catalog("de", "a")
    catalog = po_file.read(path.read_bytes(), "de").catalog
    (message,) = messages(catalog)
    message.string = message.id
    path.write_bytes(po_file.write(catalog, HEADER.rstrip("\n")))
    write_files(site.root, {"docs/a.md": new})
    update(site)
    (changed,) = messages(po_file.read(accepted(path).encode(), "de").catalog)
    assert changed.fuzzy
    assert previous.Previous.of(changed) == previous.Previous.itself(message)


TORN = {
    f'#| msgid "{LONG.replace(" of the table", chr(10) + "#| of the table")}"': LONG,
    '#| msgid "" "First line,\\n" "second\n#| line of it."': "First line,\nsecond line of it.",
    '#| msgid "" "\\" \\"First line,\\n" "\\" \\"second."': "First line,\nsecond.",
}


@pytest.mark.parametrize("lines, expected", TORN.items())
def test_what_an_older_version_tore_is_read_and_mended(lines: str, expected: str, configuration: Make) -> None:
    own = po_text(("Stock", "Vorrat")) + f'\n# ask Jane\n#, fuzzy\n{lines}\nmsgid "Waste"\nmsgstr "Ablage"\n'
    site = configuration({"docs/a.md": "Stock\n\nWaste\n", "i18n/de/LC_MESSAGES/a.po": own})
    assert previous.is_torn(own)
    update(site)
    text = accepted(site.catalog("de", "a"))
    assert not previous.is_torn(text)
    found = {message.id: message for message in messages(po_file.read(text.encode(), "de").catalog)}
    assert (found["Waste"].string, found["Waste"].fuzzy, found["Waste"].user_comments) == ("Ablage", True, ["ask Jane"])
    assert found["Waste"].previous_id == [expected]
    assert found["Stock"].string == "Vorrat"


def test_previous_words_of_obsolete_messages_stay(configuration: Make) -> None:
    own = (
        po_text(("Stock", "Vorrat"))
        + f'\n#, fuzzy\n#~| msgid ""\n#~| "{LONG[:40]}"\n#~| "{LONG[40:]}"\n#~ msgid "Old"\n#~ msgstr "Alt"\n'
    )
    site = configuration({"docs/a.md": "Stock\n\nMore\n", "i18n/de/LC_MESSAGES/a.po": own})
    update(site)
    text = accepted(site.catalog("de", "a"))
    assert own.split("\n\n")[-1] in text
    write_files(site.root, {"docs/a.md": f"{LONG}\n"})
    update(site)
    assert 'around it."\nmsgstr "Alt"' in text_of(site)
    assert "fuzzy" not in text_of(site)


def text_of(site: Configuration) -> str:
    return site.catalog("de", "a").read_text("utf-8")
