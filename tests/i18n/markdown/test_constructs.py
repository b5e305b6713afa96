"""What becomes a message in Markdown that people write, and what does not."""

import re
from pathlib import Path

import pytest
from markdown import Markdown

from built_site import CONFIG, build_site, elements
from markdown_html import html_of, tags_of
from mkdocs_gettext.checks.messages import findings
from mkdocs_gettext.markdown.included import parts as snippet_parts
from mkdocs_gettext.markdown.included.snippets import Folders, expanded
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.translation.heading_ids import of_source
from mkdocs_gettext.translation.render import render
from mkdocs_gettext.translation.sanitise import safe
from mkdocs_gettext.translation.sources import page_of
from small_site import po_text, write_files


@pytest.mark.parametrize(
    "source, expected",
    [
        ("/// note | A *title*\n    attrs: {class: x}\n\nText.\n///", ["A *title*", "Text."]),
        ("/// html | div.special\nText.\n///", ["Text."]),
        ("/// note |\nText.\n///", ["Text."]),
        (":   - one\n    - two", ["one", "two"]),
        ("Term\n:   > said", ["Term", "said"]),
        ("1. > said", ["said"]),
        ("- [TOC]\n- words", ["words"]),
        ("- [a]: b.md\n- words", ["words"]),
        ("\\[\nE = mc^2\n\\]\n\n\\begin{align}\na &= b\n\\end{align}\n\nText.", ["Text."]),
        ("::: module.name\n    options:\n      heading: yes\n\nText.", ["Text."]),
        ('[a]: b.md "A title"\n[c]: d.md (Round)\n[e]: f.md\n    \'Below\'\n[g]:\n  h.md', ["A title", "Round", "Below"]),
        ("# Head {.cls}\n\n## Two {not attr}\n\n## Deal {n}", ["Head", "Two", "Deal {n}"]),
        ('<img src="a.png" alt="Some words">', ['<img src="a.png" alt="Some words">']),
        ('<img src="a.png" alt="">', []),
        ('<div title="Some words" data-title="x">\nText.\n</div>', ["Some words", "Text."]),
        ('<iframe src="https://example.org" title="A film"></iframe>', ["A film"]),
        (':cards:{ title="Some words" }', [':cards:{ title="Some words" }']),
        (":cards:{ .big }", []),
        ('``` py title="The file"\nx\n```', ["The file"]),
    ],
)  # fmt: skip
def test_words_of_readers_are_messages_and_nothing_else_is(source: str, expected: list[str]) -> None:
    assert [part.text for part in segments(source) if part.is_message] == expected


@pytest.mark.parametrize(
    "source, german",
    [
        ("/// note\nText.\n///", "/// note | Hinweis\nText.\n///"),
        ("/// details\n    type: warning\nText.\n///", "/// details | Hinweis\n    type: warning\nText.\n///"),
        ("!!! note inline end\n    Text.", '!!! note inline end "Hinweis"\n    Text.'),
    ],
)
def test_default_titles_are_put_where_a_title_would_stand(source: str, german: str) -> None:
    assert render(source, segments(source), lambda part: "Hinweis" if part.start == part.end else None) == german


def test_lines_above_a_rule_do_not_become_a_heading_when_they_are_joined() -> None:
    source = "> One\n> two.\n> ---\n\nThree\nfour.\n---\n\nEnd."
    assert tags_of(render(source, segments(source), lambda part: part.text)) == tags_of(source)
    assert "<hr" in html_of(source)


@pytest.mark.parametrize(
    "heading, expected",
    [("# Deal {.cls}", "deal"), ("# Deal { id=own }", "own"), ("# 1. Deal", "1-deal"), ("# A *b* & `c`", "a-b-c")],
)
def test_a_heading_has_the_id_that_markdown_gives_the_source(heading: str, expected: str) -> None:
    ids = of_source(heading, segments(heading), Markdown(extensions=["toc", "attr_list"]))
    assert elements(html_of(heading), "h1")[0]["id"] == expected
    translated = elements(html_of(render(heading, segments(heading), lambda _: "Übersetzt", ids)), "h1")[0]
    assert translated == elements(html_of(heading), "h1")[0]


def test_the_title_of_code_is_plain_text(tmp_path: Path) -> None:
    source = '``` py title="The file"\nx = 1\n```\n\n``` py title="Open"\nx = 1\n```\n'
    config = CONFIG.replace("[attr_list", "[pymdownx.superfences, attr_list")
    catalog = po_text(("The file", "Die \\\"Datei\\\" 'x'"))
    site = build_site(tmp_path, {"docs/index.md": source, "i18n/de/LC_MESSAGES/index.po": catalog}, config)
    titles = re.findall(r'class="filename">(.*?)</span>', site.article("de/index.html"))
    assert titles == ["Die “Datei” ’x’", "Open"]


def test_texts_in_tags_may_be_translated_and_nothing_else_there() -> None:
    source = 'See <img src="a.png" alt="A card"> and [b](b.md){ .c title="Tip" }.'
    good = 'Sieh <img src="a.png" alt="Eine Karte"> und [b](b.md){ .c title="Hinweis" }.'
    assert list(findings(source, good)) == []
    assert safe(source, good) == good
    bad = good.replace("<img", "<img onerror=x").replace("{ .c", "{ onclick=x .c")
    assert [finding.code for finding in findings(source, bad)] == ["E-HTML", "E-HTML", "E-ATTRIBUTE"]


@pytest.mark.parametrize("added", ["{ onclick=f() }", '{"x" onclick=f()}', "{<b onclick=f()}", "{x {y onclick=f()}"])
def test_attributes_that_a_translation_adds_are_named_and_do_nothing(added: str) -> None:
    translation = f"Ein [b](b.md){added}."
    assert "E-ATTRIBUTE" in {finding.code for finding in findings("A [b](b.md).", translation)} or "<" in added
    page = html_of(safe("A [b](b.md).", translation))
    assert elements(page, "a") == [{"href": "b.md"}]


def test_html_inside_other_html_does_nothing() -> None:
    for hidden in ("<!-- <img src=x onerror=f()> -->", '<i title="<img src=x onerror=f()>">'):
        assert elements(html_of(safe("A card.", f"Eine {hidden} Karte.")), "img") == []


@pytest.mark.parametrize(
    "source, translation, codes",
    [
        ("Press ++ctrl+x++.", "Drücke ++strg+x++.", ["E-CODE"]),
        ("\\`not code\\`", "\\`kein Code\\`", []),
        ("{==marked==}", "{==markiert==}", []),
        ("Über 3 ++ und mehr.", "Over 3 ++ and more.", []),
    ],
)
def test_marks_of_extensions_are_compared(source: str, translation: str, codes: list[str]) -> None:
    assert [finding.code for finding in findings(source, translation)] == codes


REFERRING = page_of("[rules]: a.md\n[long  List]: b.md\n```\n[code]: c.md\n```\n", "docs/a.md")


def test_the_names_of_links_are_known_but_for_those_in_code() -> None:
    assert REFERRING.names == {"rules", "long list"}


@pytest.mark.parametrize(
    "msgid, right, wrong",
    [
        ("See the [rules].", "Siehe die [Regeln][rules].", "Siehe die [Regeln]."),
        ("See the [Long list][].", "Siehe die [lange Liste][long list].", "Siehe die [lange Liste][]."),
        ("See [the list][long list].", "Siehe [die Liste][Long List].", "Siehe [die Liste][lange Liste]."),
        ("See the [rules] and [rules].", "Siehe die [Regeln][rules] und [rules].", "Siehe die [Regeln][rules]."),
        ("![rules]", "![Regeln][rules]", "![Regeln]"),
    ],
)
def test_a_link_by_its_own_words_is_translated_with_its_name_behind(msgid: str, right: str, wrong: str) -> None:
    assert list(findings(msgid, right, REFERRING.names)) == []
    assert "E-REF" in {finding.code for finding in findings(msgid, wrong, REFERRING.names)}
    assert safe(msgid, right, REFERRING.names) == right


PART = "First line.\n\n<!-- --8<-- [start:deal] -->\nThe deal.\n<!-- --8<-- [end:deal] -->\nLast line.\n"


@pytest.mark.parametrize(
    "target, expected",
    [
        ('"part.md"', ["First line.", "The deal. Last line."]),
        ('"part.md:deal"', ["The deal."]),
        ('"part.md:1:1"', ["First line."]),
        ('"part.md:1:2,6:"', ["First line.", "Last line."]),
        ('"; part.md"', []),
    ],
)
def test_parts_of_included_files_are_messages(target: str, expected: list[str], tmp_path: Path) -> None:
    write_files(tmp_path, {"part.md": PART})
    whole = expanded(f"--8<-- {target}\n", Folders((tmp_path,)))
    assert [part.text for part in segments(whole.text)] == expected
    assert whole.left == ()


def test_a_list_of_included_files_is_read_as_the_files(tmp_path: Path) -> None:
    write_files(tmp_path, {"a.md": "A text.\n", "b.md": "B text.\n"})
    whole = expanded("--8<--\na.md\n; c.md\n\nb.md\n--8<--\n", Folders((tmp_path,)))
    assert [part.text for part in segments(whole.text)] == ["A text.", "B text."]


def test_an_included_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    write_files(tmp_path, {"part.md": PART})
    source = 'Text.\n\n--8<-- "https://example.org/a.md"\n\n--8<-- "part.md:no-such"\n\n```\n--8<-- "b.md"\n```\n'
    assert expanded(source, Folders((tmp_path,))).left == (3, 5)


def test_lines_are_counted_as_the_extension_counts_them() -> None:
    assert snippet_parts.part_of(["a", "b", "c", ""], "-2:") == ["c", ""]


def test_what_every_page_gets_at_its_end_is_translated_and_there_once(tmp_path: Path) -> None:
    config = CONFIG.replace(
        "[attr_list", "[abbr, {pymdownx.snippets: {base_path: [parts], auto_append: [words.md]}}, attr_list"
    )
    files = {
        "docs/index.md": "The HTML.\n",
        "parts/words.md": "*[HTML]: A language\n",
        "i18n/de/LC_MESSAGES/index.po": po_text(("The HTML.", "Das HTML."), ("A language", "Eine Sprache")),
    }
    site = build_site(tmp_path, files, config)
    assert [elements(site.article(f"{code}/index.html"), "abbr") for code in ("en", "de")] == [
        [{"title": "A language"}],
        [{"title": "Eine Sprache"}],
    ]


def test_the_words_of_markdown_itself_are_in_the_language_of_the_page(tmp_path: Path) -> None:
    config = CONFIG.replace("footnotes, toc]", "footnotes, {toc: {permalink: true}}]")
    site = build_site(tmp_path, {"docs/index.md": "# Head\n\nText[^1].\n\n[^1]: Note.\n"}, config)
    links = {code: elements(site.article(f"{code}/index.html"), "a") for code in ("en", "de")}
    titles = {code: [link["title"] for link in found if "title" in link] for code, found in links.items()}
    assert titles == {
        "en": ["Permanent link", "Jump back to footnote 1 in the text"],
        "de": ["Link zu dieser Stelle", "Zurück zu Fußnote 1 im Text"],
    }
