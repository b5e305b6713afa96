"""`check` says what a build says; a faulty translation stops a build, or is left out where a site wants that."""

import logging
import re
from pathlib import Path

import pytest

from built_site import CONFIG, build_site
from mkdocs_gettext.__main__ import main
from small_site import po_text, write_files

FAULTY = {
    "a translation": {"i18n/de/LC_MESSAGES/index.po": po_text(("Deal 31 cards.", "Gib 13 Karten."))},
    "a catalog": {"i18n/de/LC_MESSAGES/index.po": "broken"},
    "a link": {"docs/a.md": "# A\n\n[b](nowhere.md)\n"},
    "a picture": {"docs/a.md": '# A\n\n<img src="nothing.png">\n'},
    "an anchor": {"docs/a.md": "# A\n\n[b](index.md#nowhere)\n"},
    "a list": {"docs/a.md": "# A\n\nText\n- item\n"},
    "front matter": {"docs/a.md": "---\na: [\n---\n# A\n"},
    "two files for one": {"docs/games.md": "# A\n", "docs/games/index.md": "# B\n"},
    "what a hook says": {"hook.py": "from mkdocs.exceptions import PluginError\n\n\ndef on_page_content(html, **_):\n"
                                    "    raise PluginError('docs/index.md:3: a number is wrong')\n"},
    "what a hook warns of": {"hook.py": "import logging\n\n\ndef on_env(env, **_):\n"
                                        "    logging.getLogger('mkdocs.hook').warning('Odd')\n"},
}  # fmt: skip
SITE = CONFIG + "validation: {anchors: warn}\n"
PAGE = {"docs/index.md": "# Start\n\nDeal 31 cards.\n"}


def with_hook(files: dict[str, str], config: str) -> str:
    return config + ("hooks: [hook.py]\n" if "hook.py" in files else "")


@pytest.mark.parametrize("what", FAULTY)
def test_check_says_what_a_strict_build_says_and_stops_where_it_stops(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {**PAGE, **FAULTY[what]}
    with pytest.raises(SystemExit):
        build_site(tmp_path, files, with_hook(files, SITE), strict=True)
    said = {
        line for record in caplog.records if record.levelno >= logging.WARNING for line in record.message.split("\n")
    }
    assert main(["-f", str(tmp_path / "mkdocs.yml"), "check", "--strict"]) == 1
    checked = set(capsys.readouterr().out.splitlines())
    assert said
    assert {line.removeprefix("mkdocs.yml:1: W-MKDOCS: ") for line in checked} >= said


def test_check_writes_nothing(tmp_path: Path) -> None:
    write_files(tmp_path, {"mkdocs.yml": SITE, **PAGE})
    before = sorted(tmp_path.rglob("*"))
    assert main(["-f", str(tmp_path / "mkdocs.yml"), "check"]) == 0
    assert sorted(tmp_path.rglob("*")) == before


def test_a_config_that_mkdocs_refuses_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_files(tmp_path, {"mkdocs.yml": CONFIG.replace("name: material", "name: nothing"), **PAGE})
    assert main(["-f", str(tmp_path / "mkdocs.yml"), "check"]) == 1
    assert capsys.readouterr().err.startswith(f"{tmp_path}/mkdocs.yml:1: ")


LENIENT = CONFIG.replace("  - gettext:\n", "  - gettext:\n      on_fault: untranslated\n      report: translation\n")
GERMAN = po_text(("Start", "Anfang"), ("Deal 31 cards.", "Gib 13 Karten."))


def test_a_faulty_translation_is_left_out_marked_and_counted_where_the_site_wants_that(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    files = {**PAGE, "i18n/de/LC_MESSAGES/index.po": GERMAN}
    site = build_site(tmp_path, files, LENIENT, strict=True)
    html = site.article("de/index.html")
    assert "Anfang" in html
    assert '<span lang="en" class="untranslated">Deal 31 cards.</span>' in html
    assert "13" not in html
    assert any("index.po:13: E-NUMBER" in record.message for record in caplog.records)
    assert re.search(r"<td[^>]*>50\W+%</td>", site.read("de/translation/index.html"))


def test_a_catalog_that_cannot_be_read_is_left_out_where_the_site_wants_that(tmp_path: Path) -> None:
    site = build_site(tmp_path, {**PAGE, "i18n/de/LC_MESSAGES/index.po": "broken"}, LENIENT, strict=True)
    assert site.article("de/index.html").count('class="untranslated"') == 2


def test_a_faulty_word_of_the_site_is_left_out_where_the_site_wants_that(tmp_path: Path) -> None:
    files = {**PAGE, "i18n/de/LC_MESSAGES/site.po": po_text(("Card games", "<b>Kartenspiele</b>"))}
    page = build_site(tmp_path, files, LENIENT).read("de/index.html")
    assert "Card games" in page
    assert "Kartenspiele" not in page


@pytest.mark.parametrize("files", [{"docs/a.md": "# A\n\n[b](nowhere.md)\n"}, {"docs/a.md": "---\na: [\n---\n# A\n"}])
def test_a_fault_of_a_page_stops_every_site(files: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        build_site(tmp_path, {**PAGE, **files}, LENIENT)


def test_check_fails_for_what_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_files(tmp_path, {"mkdocs.yml": LENIENT, **PAGE, "i18n/de/LC_MESSAGES/index.po": GERMAN})
    assert main(["-f", str(tmp_path / "mkdocs.yml"), "check"]) == 1
    assert "E-NUMBER" in capsys.readouterr().out
