"""The cases in tests/data/cases2, each with its right outcome; those of catalogs stand in po/, of pages in markdown/."""

import re
from pathlib import Path

import pytest

from built_site import CONFIG, BuiltSite, build_site, elements
from mkdocs_gettext import configuration
from mkdocs_gettext.commands.attempt import attempt
from mkdocs_gettext.commands.update import update
from small_site import po_text, write_files

CASES = Path(__file__).parents[1] / "data/cases2"


def codes(case: str, catalog: str = "de") -> list[str]:
    """Of the errors; what is not translated in a case is none."""
    found = attempt(CASES / case / "page.md", CASES / case / f"{catalog}.po", catalog)[1]
    return [fault.code for fault in found if not fault.is_warning]


def shown(case: str, catalog: str = "de") -> str:
    return attempt(CASES / case / "page.md", CASES / case / f"{catalog}.po", catalog)[0]


def built(root: Path, case: str, config: str = CONFIG) -> BuiltSite:
    files = {"docs/page.md": (CASES / case / "page.md").read_text("utf-8"), "docs/index.md": "# Start\n"}
    files["i18n/de/LC_MESSAGES/page.po"] = (CASES / case / "de.po").read_text("utf-8")
    return build_site(root, files, config)


def test_an_attribute_list_of_a_translation_is_an_error_and_text() -> None:
    assert codes("a02-script-by-attribute-list") == ["E-ATTRIBUTE"]
    assert elements(shown("a02-script-by-attribute-list"), "em") == [{}]


def test_a_quote_in_a_title_ends_no_attribute(tmp_path: Path) -> None:
    page = built(tmp_path, "a03-quote-ends-an-attribute").read("de/page/index.html")
    described = [meta for meta in elements(page, "meta") if meta.get("name") == "description"]
    assert described == [{"name": "description", "content": 'X" http-equiv="refresh'}]


@pytest.mark.parametrize("word", ["Card games", "Dark", "Old games"])
def test_a_quote_in_a_word_of_the_site_ends_no_attribute(word: str, tmp_path: Path) -> None:
    palette = "{name: material, font: false, palette: [{scheme: default, toggle: {icon: material/weather-night, name: Dark}}]}"
    config = CONFIG.replace("{name: material, font: false}", palette) + "nav:\n- index.md\n- Old games: [a.md]\n"
    said = 'X" onmouseover="alert(document.domain)'
    files = {"docs/index.md": "# Start\n", "docs/a.md": "# A\n"}
    files["i18n/de/LC_MESSAGES/site.po"] = po_text((word, said.replace('"', '\\"')))
    page = build_site(tmp_path, files, config).read("de/index.html")
    assert "alert(document.domain)" in page
    every = (found for name in re.findall(r"<([a-z]+)", page) for found in elements(page, name))
    assert not [found for found in every if any(key.startswith("on") for key in found)]


def test_words_of_links_may_be_translated_where_the_name_stands_behind_them() -> None:
    assert codes("a04-shortcut-reference") == []
    assert '<a href="page.md">lange Liste</a>' in shown("a04-shortcut-reference")


def test_words_of_links_without_their_name_are_an_error_at_the_line_of_the_catalog(tmp_path: Path) -> None:
    case = CASES / "a04-shortcut-reference"
    catalog = tmp_path / "de.po"
    catalog.write_text((case / "de.po").read_text("utf-8").replace("[lange Liste][long list]", "[lange Liste]"))
    found = attempt(case / "page.md", catalog, "de")[1]
    assert [(fault.path, fault.code, fault.line) for fault in found] == [(catalog.as_posix(), "E-REF", 13)]


def test_a_catalog_tells_how_a_link_by_its_own_words_is_translated(tmp_path: Path) -> None:
    page = (CASES / "a04-shortcut-reference/page.md").read_text("utf-8")
    write_files(tmp_path, {"mkdocs.yml": CONFIG, "docs/index.md": page})
    site = configuration.read(tmp_path / "mkdocs.yml")
    update(site)
    said = "#. link: [long list] is page.md; expected [your words][long list]\n"
    assert said in site.catalog("de", "index").read_text("utf-8")


EMOJI = """  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
      emoji_generator: !!python/name:material.extensions.emoji.to_svg
"""
LIST = "markdown_extensions: [attr_list, tables, admonition, md_in_html, footnotes, toc]\n"
RICH = CONFIG.replace(
    LIST,
    "markdown_extensions:\n  - attr_list\n  - footnotes\n  - toc\n  - pymdownx.smartsymbols\n  - pymdownx.critic\n"
    "  - pymdownx.tabbed: {alternate_style: true, slugify: !!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}}\n"
    + EMOJI,
)


def ids(html: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', html)


def test_icons_notes_and_numbers_in_headings_change_no_id(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    site = built(tmp_path, "a05-heading-ids-differ", RICH + "validation: {anchors: warn}\n")
    assert [record.message for record in caplog.records if "ANCHOR" in record.message] == []
    english, german = (site.article(f"{code}/page/index.html") for code in ("en", "de"))
    assert [heading["id"] for heading in elements(german, "h2")] == ["rules", "play", "20"]
    assert ids(english) == ids(german)


IDS = """# A (c) card

## {--old--}{++new++} rules

## Один

## Два

## **1.** Deal & `play`

## Same

## Same

=== "First tab"
    One

=== "Second tab"
    Two

See [one](#one) and[^note].

[^note]: A note.

<h3 id="raw">Raw</h3>
"""
GERMAN = po_text(
    ("A (c) card", "Eine (c) Karte"),
    ("{--old--}{++new++} rules", "{--alte--}{++neue++} Regeln"),
    ("Один", "Eins"),
    ("Два", "Zwei"),
    ("**1.** Deal & `play`", "**1.** Geben & `play`"),
    ("Same", "Gleich"),
    ("First tab", "Erste Karte"),
    ("Second tab", "Zweite Karte"),
    ("Raw", "Roh"),
)


def test_all_ids_of_a_page_are_those_of_its_source(tmp_path: Path) -> None:
    site = build_site(tmp_path, {"docs/index.md": IDS, "i18n/de/LC_MESSAGES/index.po": GERMAN}, RICH)
    english, german = (site.article(f"{code}/index.html") for code in ("en", "de"))
    assert "Erste Karte" in german
    assert "Roh" in german
    assert ids(english) == ids(german)
    assert [label["for"] for label in elements(german, "label")] == ["first-tab", "second-tab"]
    toc = re.findall(r'<a href="(#[^"]+)" class="md-nav__link">', site.read("de/index.html"))
    assert toc == re.findall(r'<a href="(#[^"]+)" class="md-nav__link">', site.read("en/index.html"))


def test_ids_are_those_of_plain_mkdocs(tmp_path: Path) -> None:
    plain = re.sub(r"  - gettext:.*", "", RICH, flags=re.S)
    ours = build_site(tmp_path / "ours", {"docs/index.md": IDS, "i18n/de/LC_MESSAGES/index.po": GERMAN}, RICH)
    theirs = build_site(tmp_path / "theirs", {"docs/index.md": IDS}, plain)
    assert ids(ours.article("de/index.html")) == ids(theirs.article("index.html"))


def test_a_comment_with_code_stays_a_comment() -> None:
    assert codes("c05-comment-with-code") == []
    assert re.search(r"<p>Text hier <!-- note .*x.* --> mehr\.</p>", shown("c05-comment-with-code"))


@pytest.mark.parametrize("comment", ["<!-- `a` and `b` -->", "<!-- ``a`` [x](y) {z} -->", '<b title="`x`">b</b>'])
def test_code_in_comments_and_tags_is_part_of_them(comment: str, tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(f"Text {comment} more.\n")
    (tmp_path / "de.po").write_text(
        po_text((f"Text {comment} more.".replace('"', '\\"'), f"Text {comment} mehr.".replace('"', '\\"')))
    )
    text, found = attempt(tmp_path / "page.md", tmp_path / "de.po", "de")
    assert found == []
    assert "&lt;" not in text


def test_an_invisible_character_of_the_source_can_be_merged_and_translated(tmp_path: Path) -> None:
    page = (CASES / "d01-blank-without-width-in-the-source/page.md").read_text("utf-8")
    write_files(tmp_path, {"mkdocs.yml": CONFIG, "docs/index.md": page})
    site = configuration.read(tmp_path / "mkdocs.yml")
    update(site)
    catalog = site.catalog("de", "index")
    catalog.write_text(re.sub(r'(msgid "(A very.*)"\nmsgstr )""', r'\1"\2"', catalog.read_text("utf-8")), "utf-8")
    assert update(site) == []
    assert "\u200blong" in build_site(tmp_path, {}).article("de/index.html")


def test_a_thai_sentence_has_no_mark_at_its_end() -> None:
    assert codes("d03-sentence-end", "th") == []
