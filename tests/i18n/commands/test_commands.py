"""`python -m mkdocs_gettext` on a small site, without MkDocs; and the report as a page of the site."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages.extract import extract

from built_site import CONFIG, build_site
from mkdocs_gettext.__main__ import main
from small_site import po_text, write_files

FILES = {
    "mkdocs.yml": CONFIG + "extra:\n  slugify: !!python/name:pymdownx.slugs.slugify\n",
    "docs/index.md": "# Gaps\n\nAny card may fill a gap.\n\n## Order\n",
    "docs/pile.svg": "<svg/>",
    "i18n/de/LC_MESSAGES/index.po": po_text(("Gaps", "Lücken"), ("Any card may fill a gap.", "")),
}


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    write_files(tmp_path, FILES)

    def command(*arguments: str) -> tuple[int, str]:
        code = main(["-f", str(tmp_path / "mkdocs.yml"), *arguments])
        return code, capsys.readouterr().out

    return command


def test_extract_writes_templates(run, tmp_path: Path) -> None:
    assert run("extract", str(tmp_path / "pot"))[0] == 0
    text = (tmp_path / "pot/index.pot").read_text("utf-8")
    assert 'msgid "Any card may fill a gap."\nmsgstr ""' in text
    assert (tmp_path / "pot/site.pot").is_file()


def test_merge_names_the_files_it_wrote_and_drops_obsolete_messages_on_request(run, tmp_path: Path) -> None:
    catalog = tmp_path / "i18n/de/LC_MESSAGES/index.po"
    catalog.write_text(catalog.read_text() + '\nmsgid "Old"\nmsgstr "Alt"\n')
    assert str(catalog) in run("merge")[1]
    assert '#~ msgid "Old"' in catalog.read_text("utf-8")
    run("merge", "--drop-obsolete")
    assert "#~" not in catalog.read_text("utf-8")


def test_check_fails_for_errors_and_not_for_warnings(run, tmp_path: Path) -> None:
    run("merge")
    code, text = run("check")
    assert code == 0
    assert "i18n/de/LC_MESSAGES/index.po:1: W-MISSING: 2 of 3 are not translated; readers see the source\n" in text
    assert "E-" not in text
    write_files(tmp_path, {"i18n/de/LC_MESSAGES/index.po": po_text(("Gaps", "Lücken 1"))})
    code, text = run("check")
    assert code == 1
    assert "i18n/de/LC_MESSAGES/index.po:10: E-NUMBER" in text


def test_report_counts_every_catalog(run) -> None:
    lines = run("report")[1].splitlines()
    assert lines[0].split() == ["language", "catalog", "messages", "translated", "fuzzy", "missing", "%", "obsolete"]
    assert lines[1].split() == ["de", "index", "3", "1", "0", "2", "33", "0"]


def test_report_as_json_names_the_line_of_every_open_message(run) -> None:
    found = json.loads(run("report", "--json")[1])[0]
    assert found["percent"] == 33
    assert found["open"][0] == {
        "state": "missing",
        "msgid": "Any card may fill a gap.",
        "source": "docs/index.md",
        "line": 3,
    }


def test_materialise_writes_plain_markdown_for_each_language(run, tmp_path: Path) -> None:
    run("materialise", str(tmp_path / "out"))
    assert (tmp_path / "out/en/index.md").read_text("utf-8") == FILES["docs/index.md"]
    german = (tmp_path / "out/de/index.md").read_text("utf-8")
    assert german.startswith("# Lücken {#gaps}\n")
    assert '## <span lang="en" class="untranslated">Order</span> {#order}' in german
    assert (tmp_path / "out/de/pile.svg").is_file()


def test_a_config_without_languages_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_files(tmp_path, {"mkdocs.yml": "site_name: x\nplugins: [search]\n"})
    assert main(["-f", str(tmp_path / "mkdocs.yml"), "check"]) == 1
    assert "mkdocs.yml:1: no languages; expected" in capsys.readouterr().err


def test_the_command_runs_without_mkdocs() -> None:
    code = "import sys; import mkdocs_gettext.__main__; sys.exit('mkdocs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_babel_extracts_messages_from_markdown(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text(
        "# Gaps {#gaps}\n\n<!-- i18n:ctx pile -->\n<!-- i18n:comment Not a share. -->\nStock\n\n"
        "<!-- i18n:plural n -->\n{n} card || {n} cards\n"
    )
    with path.open("rb") as file:
        found = [(line, message, context) for line, message, _, context in extract("markdown", file)]
    assert found == [(1, "Gaps", None), (5, "Stock", "pile"), (8, ("{n} card", "{n} cards"), None)]


REPORT = CONFIG.replace("      fence_captions", "      report: translation\n      fence_captions")


def test_the_report_is_a_page_in_every_language(tmp_path: Path) -> None:
    site = build_site(tmp_path, {name: text for name, text in FILES.items() if name != "mkdocs.yml"}, REPORT)
    german = site.article("de/translation/index.html")
    assert "Wie vollständig ist diese Übersetzung?" in german
    assert "<td>index</td>" in german
    assert "<code>docs/index.md:3</code>" in german
    assert "How complete is this translation?" in site.article("en/translation/index.html")
    assert 'href="translation/"' in site.article("de/index.html")


def test_the_report_links_to_lines_of_the_source(tmp_path: Path) -> None:
    config = REPORT + "repo_url: https://example.org/code\nedit_uri: blob/main/docs\n"
    site = build_site(tmp_path, {name: text for name, text in FILES.items() if name != "mkdocs.yml"}, config)
    assert 'href="https://example.org/code/blob/main/docs/index.md#L3"' in site.article("de/translation/index.html")


def test_try_shows_a_page_of_the_site_with_its_own_extensions(run, tmp_path: Path) -> None:
    catalog = tmp_path / "de.po"
    catalog.write_text(po_text(("==new==", "==neu==")))
    write_files(tmp_path, {"docs/marks.md": "==new==\n", "else.md": "==new==\n"})
    write_files(tmp_path, {"mkdocs.yml": FILES["mkdocs.yml"].replace("[attr_list,", "[attr_list, pymdownx.mark,")})
    assert "<mark>neu</mark>" in run("try", str(tmp_path / "docs/marks.md"), str(catalog))[1]
    assert "==neu==" in run("try", str(tmp_path / "else.md"), str(catalog))[1]
