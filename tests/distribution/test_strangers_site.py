"""Anyone starts a site of their own with Python alone: it builds, its game is played, its texts are theirs."""

import json
import re
import shutil
from pathlib import Path

import pytest

from at_table import explained, lies, settled, start, touch

PAGE = "games/footbridge/"
REFUSED = {
    "en": "6 of Clubs takes a 5; 3 of Spades does not fit.",
    "de": "Auf Kreuz 6 darfst du nur eine 5 legen; Pik 3 passt nicht.",
}


def test_the_machine_has_neither_node_nor_this_checkout(stranger):
    assert shutil.which("node", path=stranger.path) is None
    homes = stranger.done(
        "python", "-c", "import mkdocs_patience, patience; print(mkdocs_patience.__path__, patience.__path__)"
    )
    assert homes.count("site-packages") == 2


@pytest.mark.parametrize("language", REFUSED)
def test_its_game_is_played_by_tap(stranger, opened, language):
    page = opened(stranger.folder / "my-rules" / "site", f"{language}/{PAGE}")
    start(page)
    touch(page, "column 6")
    settled(page, lambda: touch(page, "foundation 3"))
    assert lies(page)["foundation 3"] == ["AD"]
    touch(page, "column 1")
    explained(page, lambda: touch(page, "column 2"))
    status = page.locator("patience-demo .patience-status")
    assert REFUSED[language] in status.inner_text()
    assert status.locator("a").get_attribute("href").endswith("#rule-column-to-column")


def test_its_game_travels_as_sources_beside_the_wheels(stranger):
    (manifest,) = (stranger.folder / "my-rules" / "site").glob("assets/patience/*/manifest.json")
    told = json.loads(manifest.read_text("utf-8"))
    assert told["games"] == {"footbridge": "games.footbridge"}
    assert "games.zip" in told["entries"]["archives"]
    assert told["files"]["games.zip"]["bytes"] == (manifest.parent / "games.zip").stat().st_size


def test_the_same_site_is_published_under_the_same_address_again(stranger, site):
    before = sorted(path.name for path in (site / "site/assets/patience").iterdir())
    stranger.done("playable-rules", "build", folder=site)
    assert sorted(path.name for path in (site / "site/assets/patience").iterdir()) == before


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_what_a_german_sentence_says_is_theirs(stranger, site):
    catalogs = site / "i18n/de/LC_MESSAGES"
    replace(catalogs / "games/footbridge.po", "Misch das Blatt.", "Misch die Karten gut.")
    with (catalogs / "demo.po").open("a", encoding="utf-8") as demo:
        demo.write('\nmsgid "Undo"\nmsgstr "Rückgängig"\n')
    stranger.done("playable-rules", "catalogs", folder=site)
    stranger.done("playable-rules", "build", folder=site)
    page = (site / "site/de" / PAGE / "index.html").read_text("utf-8")
    assert "Misch die Karten gut." in page
    labels = json.loads(re.search(r'id="patience-labels">(.*?)</script>', page)[1])
    assert (labels["undo"], labels["retry"]) == ("Rückgängig", "Erneut versuchen")


def test_its_catalogs_are_complete_and_without_a_fault(stranger, site):
    german = {path: path.read_bytes() for path in (site / "i18n/de").rglob("*.po")}
    stranger.done("playable-rules", "catalogs", folder=site)
    assert {path: path.read_bytes() for path in (site / "i18n/de").rglob("*.po")} == german
    rows = stranger.done("playable-rules", "report", folder=site).splitlines()[1:]
    assert len(rows) == len(german)
    assert [row for row in rows if row.split()[6] != "100"] == []
    assert stranger.done("playable-rules", "check", folder=site) == ""


def test_a_further_language_gets_the_words_of_the_demos_to_translate(stranger, site):
    replace(site / "mkdocs.yml", "de: Deutsch}", "de: Deutsch, pl: Polski}")
    stranger.done("playable-rules", "catalogs", folder=site)
    assert 'msgid "Undo"\nmsgstr ""' in (site / "i18n/pl/LC_MESSAGES/demo.po").read_text("utf-8")
    assert 'msgid "Undo"' not in (site / "i18n/de/LC_MESSAGES/demo.po").read_text("utf-8")


def test_its_own_tests_pass_and_a_further_game_with_them(stranger, site):
    stranger.done("playable-rules", "game", "tall-ships", folder=site)
    assert "3 passed" in stranger.done("python", "-m", "pytest", folder=site)
    assert (site / "site/de/games/tall-ships/index.html").is_file()
