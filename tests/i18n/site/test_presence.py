"""Pages for some languages only, and pages that are not translated: one line of front matter each."""

import json
import re
from pathlib import Path

import pytest

from built_site import CONFIG, BuiltSite, build_site, elements
from mkdocs_gettext.commands import report
from mkdocs_gettext.commands.extract import extract, presences
from mkdocs_gettext.commands.attempt import plain_markdown
from mkdocs_gettext.commands.materialise import materialise
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration, read
from mkdocs_gettext.po.catalogs import Catalogs
from small_site import po_text, write_files

THREE = CONFIG.replace("{en: English, de: Deutsch}", "{en: English, de: Deutsch, fr: Français}")
NAV = """nav:
  - index.md
  - impressum.md
  - Old: [only/en.md]
  - two.md
  - changelog.md
"""
CHANGELOG = """---
translate: false
---
# Changelog

!!! note
    He said "so" - 24 cards for {name}.

[Start](index.md)
"""
FILES = {
    "docs/index.md": "# Start\n\n[I](impressum.md#wer) [E](only/en.md) [T](two.md) [C](changelog.md) [S](sub/x.md)\n",
    "docs/impressum.md": "---\nlanguages: [de]\n---\n# Impressum\n\n## Wer?\n\n[E](only/en.md) sagt \"so\" - 24 Karten.\n",
    "docs/only/en.md": "---\nlanguages: en\n---\n# Only English\n",
    "docs/two.md": "---\nlanguages: [fr, de]\n---\n# Two\n",
    "docs/sub/x.md": "# X\n\n<a href=\"../impressum.md\">raw</a>\n",
    "docs/changelog.md": CHANGELOG,
    "i18n/de/LC_MESSAGES/two.po": po_text(("Two", "Zwei")),
}  # fmt: skip
HAVE = {
    "impressum": ["de"],
    "only/en": ["en"],
    "two": ["de", "fr"],
    "changelog": ["en", "de", "fr"],
    "sub/x": ["en", "de", "fr"],
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> BuiltSite:
    return build_site(tmp_path_factory.mktemp("scope"), FILES, THREE + NAV, strict=True)


def test_a_page_is_there_in_its_languages_only(site: BuiltSite) -> None:
    for page, codes in HAVE.items():
        assert [code for code in ("en", "de", "fr") if f"{code}/{page}/index.html" in site.names()] == codes


def test_the_navigation_of_a_language_names_what_it_has(site: BuiltSite) -> None:
    for code, expected in {
        "en": ["./", "only/en/", "changelog/"],
        "de": ["./", "impressum/", "two/", "changelog/"],
        "fr": ["./", "two/", "changelog/"],
    }.items():
        links = elements(site.read(f"{code}/index.html"), "a")
        found = [link["href"] for link in links if "md-nav__link" in str(link.get("class"))]
        assert [href for href in dict.fromkeys(found) if not str(href).startswith("#")] == expected
    assert "Old" not in site.read("de/index.html").partition("<article")[0]


def test_the_switch_leads_to_the_page_or_to_the_start(site: BuiltSite) -> None:
    links = elements(site.read("de/two/index.html"), "a")
    menu = {link["data-language"]: link["href"] for link in links if "data-language" in link}
    assert menu == {"en": "../../en/", "de": "./", "fr": "../../fr/two/"}


def test_a_link_to_a_page_that_a_language_lacks_leads_to_the_one_that_has_it(site: BuiltSite) -> None:
    found = {link["href"]: link.get("hreflang") for link in elements(site.article("fr/index.html"), "a")}
    assert found == {
        "../de/impressum/#wer": "de",
        "../en/only/en/": "en",
        "two/": None,
        "changelog/": "en",
        "sub/x/": None,
    }
    raw = next(link for link in elements(site.article("en/sub/x/index.html"), "a") if "impressum" in str(link["href"]))
    assert (raw["href"], raw["hreflang"]) == ("../../../de/impressum/", "de")


def test_a_page_that_only_one_language_has_is_written_in_it(site: BuiltSite) -> None:
    article = site.article("de/impressum/index.html")
    assert "sagt „so“\u00a0– 24\u00a0Karten." in article
    assert "untranslated" not in article
    assert "translation-note" not in article


def test_a_page_for_several_languages_is_translated(site: BuiltSite) -> None:
    assert "Zwei" in site.article("de/two/index.html")
    assert '<span lang="en" class="untranslated">Two</span>' in site.article("fr/two/index.html")


def test_a_page_that_is_not_translated_is_the_same_in_every_language(site: BuiltSite) -> None:
    english = site.article("en/changelog/index.html")
    assert 'He said "so" - 24 cards for {name}.' in english
    for code in ("de", "fr"):
        assert site.article(f"{code}/changelog/index.html") == english
        html = site.read(f"{code}/changelog/index.html")
        assert elements(html, "article")[0]["lang"] == "en"
        assert f'<html lang="{code}"' in html
        assert '<link rel="canonical" href="https://example.org/rules/en/changelog/">' in html


def test_the_sitemap_has_each_text_once_and_names_the_languages_that_have_it(site: BuiltSite) -> None:
    xml = site.read("sitemap.xml")
    entries = {re.search(r"<loc>.*?rules/(.*?)</loc>", one)[1]: one for one in re.findall(r"<url>.*?</url>", xml, re.S)}  # type: ignore[index]
    assert {place for place in entries if "changelog" in place} == {"en/changelog/"}
    assert {place for place in entries if "impressum" in place} == {"de/impressum/"}
    assert re.findall(r'hreflang="(\w\w)"', entries["de/two/"]) == ["de", "fr"]


def test_the_search_of_every_language_finds_what_is_not_translated(site: BuiltSite) -> None:
    for code in ("en", "de", "fr"):
        places = {entry["location"] for entry in json.loads(site.read(f"{code}/search/search_index.json"))["docs"]}
        assert "changelog/" in places
        assert ("impressum/" in places) is (code == "de")


def configuration(root: Path) -> Configuration:
    write_files(root, {**FILES, "mkdocs.yml": THREE + NAV})
    return read(root / "mkdocs.yml")


def test_merge_writes_catalogs_for_what_is_translated_only(tmp_path: Path) -> None:
    site = configuration(tmp_path)
    update(site)
    found = {path.relative_to(site.catalogs).as_posix() for path in site.catalogs.rglob("*.po")}
    names = {code: {"index", "sub/x", "site"} for code in ("en", "de", "fr")}
    names["de"].add("two")
    names["fr"].add("two")
    assert found == {f"{code}/LC_MESSAGES/{name}.po" for code, ours in names.items() for name in ours}
    assert update(site) == []


def test_the_report_counts_what_is_translated_only(tmp_path: Path) -> None:
    site = configuration(tmp_path)
    rows = report.report(extract(site), Catalogs(site), presences(site))
    assert [(row.language, row.name) for row in rows if row.name != "site"] == [
        (code, name) for code in ("de", "fr") for name in ("index", "sub/x", "two")
    ]


def test_the_page_of_the_report_counts_them_as_well(tmp_path: Path) -> None:
    site = build_site(tmp_path, FILES, THREE.replace("      fence", "      report: report\n      fence") + NAV)
    article = site.article("en/report/index.html")
    assert "two" in article
    assert "docs/changelog.md" not in article
    assert "docs/impressum.md" not in article


def test_plain_markdown_has_them_where_they_belong(tmp_path: Path) -> None:
    materialise(configuration(tmp_path), tmp_path / "out", plain_markdown)
    found = {path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*.md")}
    for page, codes in HAVE.items():
        assert {name for name in found if name.endswith(f"/{page}.md")} == {f"{code}/{page}.md" for code in codes}
    assert (tmp_path / "out/de/changelog.md").read_text("utf-8") == CHANGELOG


@pytest.mark.parametrize(
    "front, fault",
    [
        ("languages: [xx]", "languages is [xx]; expected some of en, de, fr"),
        ("title: A\nlanguages: []", "languages is []; expected some of en, de, fr"),
        ("translate: maybe", "translate is maybe; expected true or false"),
    ],
)
def test_what_is_no_language_is_a_fault(
    front: str, fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(SystemExit):
        build_site(tmp_path, {"docs/index.md": f"---\n{front}\n---\n# A\n"}, THREE)
    line = 2 if "\n" not in front else 3
    assert caplog.records[-1].message == f"docs/index.md:{line}: E-LANGUAGE: {fault}"


def test_a_site_without_navigation_leaves_them_out_as_well(tmp_path: Path) -> None:
    site = build_site(tmp_path, FILES, THREE)
    head = site.read("fr/index.html").partition("<article")[0]
    assert "two/" in head
    assert "impressum" not in head
    assert "Only" not in head
