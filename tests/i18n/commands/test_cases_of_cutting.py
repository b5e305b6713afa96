"""The cases in tests/data/cases2 about how a page is cut, each with the outcome that its `expect.md` states."""

import re
from pathlib import Path

from built_site import CONFIG, build_site, elements
from mkdocs_gettext.__main__ import main
from mkdocs_gettext.commands.attempt import attempt
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.po import po_file
from small_site import po_text

CASES = Path(__file__).parents[2] / "data/cases2"


def source(case: str) -> str:
    return (CASES / case / "page.md").read_text("utf-8")


def tried(case: str) -> str:
    return attempt(CASES / case / "page.md", CASES / case / "de.po", "de")[0]


def test_a_fence_in_raw_html_stays_code() -> None:
    assert [part.text for part in segments(source("c01-fence-in-raw-html"))] == ["T", "More", "Run this:"]
    html = tried("c01-fence-in-raw-html")
    assert re.search(r"<code>(?:<span></span>)?ls\ncd \.\.\n</code>|ls\n.*cd.*\.\.\n", html)
    assert "<pre>" in html
    assert "```" not in html


def test_a_definition_behind_four_blanks_is_one() -> None:
    found = [(part.kind, part.text) for part in segments(source("c03-definition-with-four-blanks"))]
    assert found == [(Kind.TERM, "Term"), (Kind.DEFINITION, "Four blanks behind the colon.")]
    html = tried("c03-definition-with-four-blanks")
    assert [html.count(tag) for tag in ("<dl>", "<dt>", "<dd>")] == [1, 1, 1]


def test_old_metadata_is_metadata_in_every_language(tmp_path: Path) -> None:
    catalog = po_text(("Old style", "Alter Stil: gut"), ("Words here", "Worte: hier"))
    files = {"docs/index.md": "# Start\n", "docs/old.md": source("c07-multimarkdown-meta")}
    site = build_site(tmp_path, files | {"i18n/de/LC_MESSAGES/old.po": catalog})
    for code, title, description in (
        ("en", "Old style", "Words here"),
        ("de", "Alter Stil: gut", "Worte: hier"),
    ):
        page = site.read(f"{code}/old/index.html")
        assert re.search(rf"<title>{title} - Card games</title>", page)
        assert description in [meta.get("content") for meta in elements(page, "meta")]
        assert "title:" not in site.article(f"{code}/old/index.html")


def test_try_shows_old_metadata_as_such(tmp_path: Path) -> None:
    (tmp_path / "de.po").write_text(po_file.new_header("case", "de") + '\n\nmsgid "Old style"\nmsgstr "Alt"\n')
    html, _ = attempt(CASES / "c07-multimarkdown-meta/page.md", tmp_path / "de.po", "de")
    assert "<title>Alt</title>" in html
    assert '<meta name="description" content="Words here">' in html
    assert "title:" not in html


def test_try_names_a_remark_that_is_none(tmp_path: Path, capsys: object) -> None:
    (tmp_path / "page.md").write_text("A\n\n<!-- i18n:foo -->\nB\n")
    (tmp_path / "de.po").write_text(po_file.new_header("x", "de") + "\n")
    assert main(["try", str(tmp_path / "page.md"), str(tmp_path / "de.po")]) == 0
    shown = capsys.readouterr().out  # type: ignore[attr-defined]
    assert f"{tmp_path}/page.md:3: W-REMARK: i18n:foo is no remark; expected one of: comment, ctx" in shown


def test_tags_and_comments_in_code_are_translated_by_option(tmp_path: Path) -> None:
    page = "---\ntags: [two decks]\n---\n\n# A\n\n```python\nx = 1  # The number\n```\n"
    catalog = po_text(("two decks", "zwei Pakete"), ("The number", "Die Zahl"))
    files = {"docs/index.md": page, "i18n/de/LC_MESSAGES/index.po": catalog}
    options = "      fence_captions: [patience]\n      code_comments: [python]\n      front_matter: [tags]\n"
    config = CONFIG.replace("      fence_captions: [patience]\n", options).replace(
        "[attr_list", "[pymdownx.superfences, attr_list"
    )
    site = build_site(tmp_path, files, config)
    assert "# Die Zahl" in re.sub(r"<[^>]+>", "", site.article("de/index.html"))
    assert "# The number" in re.sub(r"<[^>]+>", "", site.article("en/index.html"))


def test_items_with_letters_are_items_on_a_site_that_uses_them(tmp_path: Path) -> None:
    files = {
        "docs/index.md": "1) one\n2) two\n",
        "i18n/de/LC_MESSAGES/index.po": po_text(("one", "eins"), ("two", "zwei")),
    }
    site = build_site(tmp_path, files, CONFIG.replace("[attr_list", "[pymdownx.fancylists, attr_list"))
    assert re.findall(r"<li>(.*?)</li>", site.article("de/index.html")) == ["eins", "zwei"]
