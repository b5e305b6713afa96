"""What users of such tools have reported, one test for each (README.md beside this file has the list)."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from built_site import CONFIG, build_site, elements
from mkdocs_gettext.checks.messages import findings
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.po import po_file
from small_site import HEADER, po_text

SNIPPETS = CONFIG.replace("markdown_extensions: [", "markdown_extensions: [{pymdownx.snippets: {base_path: [parts]}}, ")


def test_reference_links_lead_to_the_page_of_the_same_language(tmp_path: Path) -> None:
    files = {
        "docs/index.md": "Play [Klondike][k].\n\n[k]: games/klondike.md\n",
        "docs/games/klondike.md": "# Klondike\n",
        "i18n/de/LC_MESSAGES/index.po": po_text(("Play [Klondike][k].", "Spiel [Klondike][k].")),
    }
    site = build_site(tmp_path, files)
    for code in ("en", "de"):
        assert [link["href"] for link in elements(site.article(f"{code}/index.html"), "a")] == ["games/klondike/"]


def test_a_header_that_is_marked_fuzzy_does_not_disable_the_file() -> None:
    data = ("#, fuzzy\n" + po_text(("Ace", "Ass"))).encode()
    parsed = po_file.read(data, "de")
    assert parsed.problems == []
    assert [message.fuzzy for message in parsed.catalog if message.id] == [False]


def test_numbers_of_steps_stay(tmp_path: Path) -> None:
    steps = "".join(f"{number}. Step {number}.\n" for number in range(1, 8))
    catalog = po_text(*((f"Step {number}.", f"Schritt {number}.") for number in range(1, 8)))
    site = build_site(tmp_path, {"docs/index.md": steps, "i18n/de/LC_MESSAGES/index.po": catalog})
    article = site.article("de/index.html")
    assert article.count("<ol>") == 1
    assert re.findall(r"<li>(.*?)</li>", article) == [f"Schritt {number}." for number in range(1, 8)]


def test_emphasis_that_japanese_letters_would_break_is_named() -> None:
    assert list(findings("To the **Ace**", "**Ass**へ")) == []
    assert {finding.code for finding in findings("The _King_ moves", "_王_を動かす")} == {"E-MARKUP"}


def test_a_changed_number_in_one_item_is_named() -> None:
    assert {finding.code for finding in findings("Deal 8 cards to 4 piles.", "Gib 8 Karten auf 5 Stapel.")} == {
        "E-NUMBER"
    }


def test_previous_and_next_are_named_in_the_language_of_the_page(tmp_path: Path) -> None:
    config = (
        CONFIG.replace("font: false", "font: false, features: [navigation.footer]") + "nav: [index.md, a.md, b.md]\n"
    )
    files = {f"docs/{name}.md": f"# {title}\n" for name, title in (("index", "Start"), ("a", "First"), ("b", "Second"))}
    files |= {
        f"i18n/de/LC_MESSAGES/{name}.po": po_text(pair)
        for name, pair in (("index", ("Start", "Anfang")), ("b", ("Second", "Zweites")))
    }
    footer = build_site(tmp_path, files, config).read("de/a/index.html").split("<footer")[1]
    titles = [
        " ".join(text.split()) for text in re.findall(r'<div class="md-ellipsis">\s*(.*?)\s*</div>', footer, re.S)
    ]
    assert titles == ["Anfang", "Zweites"]


def test_an_untranslated_page_is_in_navigation_search_and_sitemap_with_a_mark(tmp_path: Path) -> None:
    site = build_site(tmp_path, {"docs/index.md": "# Start\n", "docs/a.md": "# Alone\n"})
    assert "Alone" in site.read("de/index.html")
    assert "Alone" in site.read("de/search/search_index.json")
    assert "https://example.org/rules/de/a/" in site.read("sitemap.xml")
    assert 'class="translation-note"' in site.article("de/a/index.html")


def test_a_language_unknown_to_the_theme_is_named_and_builds(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    site = build_site(tmp_path, {"docs/index.md": "# Start\n"}, CONFIG.replace("de: Deutsch", "la: Latina"))
    assert '<html lang="la"' in site.read("la/index.html")
    assert "the theme does not speak la: its own words stay English there" in [
        record.message for record in caplog.records
    ]


def test_included_files_are_translated_as_part_of_their_page(tmp_path: Path) -> None:
    files = {
        "docs/index.md": '# Start\n\n--8<-- "note.md"\n\nAfter it.\n\n```\n--8<-- "note.md"\n```\n',
        "parts/note.md": "A *shared* note.\n",
        "i18n/de/LC_MESSAGES/index.po": po_text(("A *shared* note.", "Ein *gemeinsamer* Hinweis.")),
    }
    site = build_site(tmp_path, files, SNIPPETS)
    assert "<p>A <em>shared</em> note.</p>" in site.article("en/index.html")
    assert "<p>Ein <em>gemeinsamer</em> Hinweis.</p>" in site.article("de/index.html")


def test_lines_behind_an_included_file_are_still_named_right(
    tmp_path: Path, registered: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    registered(values=lambda *_: {"n": 1})
    files = {"docs/index.md": '--8<-- "long.md"\n\nDeal {m}.\n', "parts/long.md": "a\n\nb\n\nc\n"}
    with pytest.raises(SystemExit):
        build_site(tmp_path, files, SNIPPETS)
    assert caplog.records[-1].message.startswith("docs/index.md:3: E-FACT")


@pytest.mark.parametrize(
    "data, code",
    [
        (po_text(("A card.", "Eine Karte <script>alert(1)</script>.")), "E-HTML"),
        (po_text(("A card.", "Eine Karte <img src=x onerror=alert(1)>.")), "E-HTML"),
        (po_text(("Deal 31.", "Gib 13.")), "E-NUMBER"),
        ("\ufeff" + po_text(("A", "B")), "E-BOM"),
        (po_text(("A", "B")).replace("\n", "\r\n"), "E-CRLF"),
        (po_text(("A", "B\0")), "E-CONTROL"),
        (HEADER + 'msgid "A"\nmsgstr "B', "E-SYNTAX"),
    ],
)
def test_a_faulty_catalog_stops_the_build_and_leaves_the_old_site(
    data: str, code: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site/old.html").write_text("old")
    with pytest.raises(SystemExit) as stopped:
        build_site(tmp_path, {"docs/index.md": "# A\n", "i18n/de/LC_MESSAGES/index.po": data})
    assert stopped.value.code == 1
    assert re.match(rf"i18n/de/LC_MESSAGES/index\.po:\d+: {code}: ", caplog.records[-1].message)
    assert [path.name for path in (tmp_path / "site").iterdir()] == ["old.html"]


def test_messages_do_not_depend_on_the_version_of_the_markdown_library() -> None:
    source = (Path(__file__).parents[1] / "data/markdown/syntax.md").read_text("utf-8")
    golden = (Path(__file__).parents[1] / "data/markdown/syntax.messages").read_text("utf-8").splitlines()
    assert [f"{part.line} {part.kind}: {part.text!r}" for part in segments(source, ["patience"])] == golden
