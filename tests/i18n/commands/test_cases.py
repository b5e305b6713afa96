"""The cases in tests/data/cases, each with the outcome that its README states."""

import re
from pathlib import Path

import pytest

from built_site import CONFIG, BuiltSite, build_site, elements
from mkdocs_gettext import locales
from mkdocs_gettext.__main__ import main
from mkdocs_gettext.commands.attempt import attempt
from mkdocs_gettext.commands.extract import extract
from mkdocs_gettext.commands.report import report
from mkdocs_gettext.configuration import read
from mkdocs_gettext.markdown import front_matter
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.catalogs import Catalogs, Domain
from mkdocs_gettext.translation.sources import Page
from mkdocs_gettext.translation.translate import Language, translate

CASES = Path(__file__).parents[2] / "data/cases"


def source(case: str) -> str:
    return (CASES / case / "en.md").read_text("utf-8")


def messages(case: str) -> list[str]:
    return list(dict.fromkeys(part.text for part in segments(source(case)) if part.is_message))


def msgids(case: str, language: str = "de") -> list[str]:
    catalog = po_file.read((CASES / case / f"{language}.po").read_bytes(), language).catalog
    return [str(message.id) for message in catalog if message.id]


def tried(case: str, language: str = "de") -> str:
    return attempt(CASES / case / "en.md", CASES / case / f"{language}.po", language)[0]


def doubts(case: str, language: str = "de") -> list[tuple[int, str]]:
    found = attempt(CASES / case / "en.md", CASES / case / f"{language}.po", language)[1]
    return [(fault.line, fault.code) for fault in found]


def built(root: Path, case: str, language: str = "de") -> BuiltSite:
    files = {"docs/index.md": source(case)}
    files[f"i18n/{language}/LC_MESSAGES/index.po"] = (CASES / case / f"{language}.po").read_text("utf-8")
    names = {"de": "Deutsch", "ar": "العربية"}
    return build_site(root, files, CONFIG.replace("de: Deutsch", f"{language}: {names[language]}"))


def test_steps_and_their_children_are_messages_of_their_own() -> None:
    assert messages("d01-nested-steps") == msgids("d01-nested-steps")
    assert len(messages("d01-nested-steps")) == 10


def test_lists_keep_their_nesting_and_the_tight_list_is_named() -> None:
    html = tried("d01-nested-steps")
    outer = re.search(r"<ol>(.*)</ol>", html, re.S)
    assert outer
    inner = re.search(r"<ol>(.*?)</ol>", outer[1], re.S)
    assert inner
    assert inner[1].count("<li>") == 2
    assert outer[1].count("<li>") - inner[1].count("<li>") == 2
    assert re.search(r"<li>\s*<p>Spielablauf</p>\s*<p>Sieh bei Schritt 1 nach", html)
    assert doubts("d01-nested-steps") == [(4, "W-LIST")]


def test_a_table_in_a_list_keeps_its_place_its_columns_and_their_alignment() -> None:
    html = tried("d02-table-in-list")
    assert re.search(r"<li>\s*<p>Kurze Variante</p>\s*<table>", html)
    assert html.count("<th") - html.count("<thead") == 3
    assert html.count('style="text-align: right;"') == html.count('style="text-align: center;"') == 3
    assert messages("d02-table-in-list") == [
        *("Odds", "One deck", "Short variant", "Redeals", "Note"),
        "1 in 9",
        "hard",
        "1 in 3",
        "easy",
        "Two decks",
    ]
    assert doubts("d02-table-in-list") == []
    assert "untranslated" not in html


def test_a_long_link_keeps_every_character_of_its_address() -> None:
    address = re.search(r"\((https:.*?)\)", source("d03-long-link"))
    assert address
    links = elements(tried("d03-long-link"), "a")
    assert [link["href"] for link in links] == [address[1]]
    assert address[1].replace("&", "&amp;") in tried("d03-long-link")


def test_only_title_and_description_are_messages_of_the_front_matter() -> None:
    assert messages("d04-front-matter") == ["Corner Kings", "A quick game for two decks", "Short text."]


def test_the_front_matter_stays_valid() -> None:
    page = source("d04-front-matter")
    german = po_file.read((CASES / "d04-front-matter/de.po").read_bytes(), "de").catalog
    text = translate(
        Page("en.md", page, segments(page)),
        Language("de", "en", locales.locale("de")),
        Domain.of("de.po", german),
        Domain.of("", german),
    ).text
    assert front_matter.meta(text) == {
        "title": 'Eckkönige: das "schnelle" Spiel',
        "description": "Ein flottes Spiel – für zwei Blätter # ohne Joker",
        "tags": ["patience", "two decks"],
        "search": {"boost": 2},
    }
    assert "# comment kept as it is" in text


def test_only_finished_translations_are_shown_anywhere(tmp_path: Path) -> None:
    site = built(tmp_path, "d05-fuzzy-obsolete")
    text = re.findall(r"<p>(.*?)</p>", site.article("de/index.html"))
    assert [re.sub(r"<[^>]+>", "", line) for line in text] == [
        "Only a King may fill a gap.",
        "Jede Karte darf in eine Ecke.",
        "There is no redeal.",
    ]
    for name in site.names():
        if name.endswith((".html", ".json", ".xml")):
            assert "Jede Karte darf in eine Lücke" not in site.read(name)
            assert "zwei neue Durchgänge" not in site.read(name)


def test_the_report_counts_fuzzy_and_missing(tmp_path: Path) -> None:
    built(tmp_path, "d05-fuzzy-obsolete")
    site = read(tmp_path / "mkdocs.yml")
    row = next(row for row in report(extract(site), Catalogs(site)) if row.name == "index")
    assert (row.messages, row.translated, row.fuzzy, row.missing, row.obsolete) == (4, 2, 1, 1, 1)


def test_a_duplicate_stops_the_build_and_names_both_definitions(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    files = {"docs/index.md": "# Waste pile\n"}
    files["i18n/de/LC_MESSAGES/index.po"] = (CASES / "d06-duplicate/de.po").read_text("utf-8")
    with pytest.raises(SystemExit):
        build_site(tmp_path, files)
    assert caplog.records[-1].message.startswith(
        "i18n/de/LC_MESSAGES/index.po:16: E-DUPLICATE: second definition of the message at line 10"
    )


def test_links_to_headings_work_in_both_languages(tmp_path: Path) -> None:
    site = built(tmp_path, "d07-anchors")
    for code in ("en", "de"):
        html = site.article(f"{code}/index.html")
        assert [heading["id"] for heading in elements(html, "h2")] == ["card-order", "variants", "card-order_1"]
        assert [link["href"] for link in elements(html, "a") if link["href"][:1] == "#"] == ["#variants", "#card-order"]


def test_a_list_that_would_become_flat_is_named(tmp_path: Path) -> None:
    (tmp_path / "de.po").write_text(po_file.new_header("case", "de") + "\n")
    _, faults = attempt(CASES / "d08-list-indent/en.md", tmp_path / "de.po", "de")
    named = [(fault.line, fault.code) for fault in faults if fault.code != "W-MISSING"]
    assert named == [(4, "W-LIST"), (5, "W-LIST")]


def test_the_build_warns_of_a_list_that_becomes_flat(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    build_site(tmp_path, {"docs/index.md": source("d08-list-indent")})
    warnings = [record.message for record in caplog.records if "W-LIST" in record.message]
    assert [warning.split(": ")[0] for warning in warnings] == ["docs/index.md:4", "docs/index.md:5"]


def test_default_titles_are_german_whatever_their_case_and_place(tmp_path: Path) -> None:
    html = built(tmp_path, "d09-admonitions").article("de/index.html")
    assert re.findall(r'<p class="admonition-title">(.*?)</p>', html) == ["Hinweis"] * 3
    assert not {"note", "Note", "tip"} & set(messages("d09-admonitions"))
    german = tried("d09-admonitions")
    assert re.findall(r"<summary>(.*?)</summary>", german) == ["Lies mich"]
    assert german.count('class="admonition note"') + german.count('<details class="tip"') == 4


def test_right_to_left_text_keeps_its_spans(tmp_path: Path) -> None:
    site = built(tmp_path, "d10-rtl-span", "ar")
    page = site.read("ar/index.html")
    assert '<html lang="ar" dir="rtl"' in page
    assert [body["dir"] for body in elements(page, "body")] == ["rtl"]
    article = site.article("ar/index.html")
    assert article.count('<span dir="ltr">') == 5
    assert "untranslated" not in article
    assert "&lt;span" not in page
    title = re.search(r"<title>(.*?)</title>", page)
    assert title
    assert "span" not in title[1]


def test_plural_forms_follow_the_rule_of_the_header() -> None:
    catalog = po_file.read((CASES / "d11-plurals/sl.po").read_bytes(), "sl").catalog
    domain = Domain.of("sl.po", catalog)
    forms = {
        number: domain.find_plural(None, "%d card left", number) for number in (0, 1, 2, 3, 4, 5, 101, 102, 103, 111)
    }
    expected = {0: 0, 1: 1, 2: 2, 3: 3, 4: 3, 5: 0, 101: 1, 102: 2, 103: 3, 111: 0}
    assert forms == {number: f"form-{form} %d" for number, form in expected.items()}


def test_an_obsolete_twin_is_an_error_and_is_never_shown(capsys: pytest.CaptureFixture[str]) -> None:
    case = CASES / "d13-obsolete-twin"
    assert main(["try", str(case / "en.md"), str(case / "de.po")]) == 1
    shown = capsys.readouterr().out
    assert f"{case}/de.po:13: E-DUPLICATE: obsolete twin of the message at line 10" in shown
    assert "zwei neue Durchgänge" not in shown
    assert '<span lang="en" class="untranslated">There is no redeal.</span>' in shown


def test_try_shows_html_first_and_then_the_findings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("# Deal 31 cards\n")
    (tmp_path / "de.po").write_text(
        po_file.new_header("x", "de") + '\n\nmsgid "Deal 31 cards"\nmsgstr "Gib 13 <b>Karten</b>"\n'
    )
    assert main(["try", str(tmp_path / "page.md"), str(tmp_path / "de.po")]) == 1
    html, _, findings = capsys.readouterr().out.partition("</html>\n")
    assert '<h1 id="deal-31-cards">Gib 13 &lt;b&gt;Karten&lt;/b&gt;</h1>' in html
    assert {line.split(": ")[1] for line in findings.splitlines()} == {"E-NUMBER", "E-HTML"}


def test_try_names_what_is_still_to_translate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("# Head\n\nNew words.\n")
    (tmp_path / "de.po").write_text(po_file.new_header("x", "de") + '\n\n#, fuzzy\nmsgid "Head"\nmsgstr "Kopf"\n')
    assert main(["try", str(tmp_path / "page.md"), str(tmp_path / "de.po")]) == 0
    findings = capsys.readouterr().out.partition("</html>\n")[2].splitlines()
    assert [line.removeprefix(str(tmp_path)).split(" ", 3)[:2] for line in findings] == [
        ["/page.md:1:", "W-FUZZY:"],
        ["/page.md:3:", "W-MISSING:"],
    ]


def test_try_names_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", "nowhere.md", "de.po"]) == 1
    assert capsys.readouterr().err == "nowhere.md:1: No such file or directory; expected a file that can be read\n"
