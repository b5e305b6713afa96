"""Words that would break the place they are put into do not."""

import re
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from built_site import elements
from markdown_html import html_of
from mkdocs_gettext.markdown import front_matter
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.translation.render import render
from mkdocs_gettext.translation.sanitise import safe


def with_words(source: str, *words: str) -> str:
    given = iter(words)
    return render(source, segments(source, ["patience"]), lambda segment: next(given) if segment.has_words else None)


@pytest.mark.parametrize(
    "text",
    [
        "1. Zug",
        "- Strich",
        "# Raute",
        "> größer",
        "!!! note",
        ": Punkt",
        '=== "Reiter"',
        "+ plus",
        "[r]: https://example.org",
    ],
)
def test_a_paragraph_that_begins_like_another_block_stays_a_paragraph(text: str) -> None:
    html = html_of(with_words("First move.\n", text))
    assert re.fullmatch(r"<p>.*</p>", html)
    assert unescape(re.sub(r"<[^>]+>", "", html)) == text


def test_a_bar_does_not_open_another_cell() -> None:
    html = html_of(with_words("| A | B |\n| - | - |\n| c | `d` |\n", "x|y", "z", "1 `a|b`"))
    assert re.findall(r"<t[hd]>(.*?)</t[hd]>", html) == ["x|y", "z", "1 <code>a|b</code>", "<code>d</code>"]


def test_a_quote_does_not_end_a_title() -> None:
    html = html_of(with_words('!!! note "Read me"\n    Text.\n', 'Lies "mich"', "Text."))
    assert '<p class="admonition-title">Lies "mich"</p>' in unescape(html)


def test_hard_line_breaks_stay_in_their_list_item() -> None:
    html = html_of(with_words("- one  \n  two\n- three\n", "eins\nzwei", "drei"))
    assert re.sub(r"\s+", " ", html) == "<ul> <li>eins<br /> zwei</li> <li>drei</li> </ul>"


def test_front_matter_stays_yaml_whatever_is_in_it() -> None:
    text = with_words("---\ntitle: A\ndescription: >\n  B\n  c\n---\n", 'x: "y" # z', "[1, {a")
    assert front_matter.meta(text) == {"title": 'x: "y" # z', "description": "[1, {a"}


def test_a_caption_changes_nothing_but_itself() -> None:
    source = "```patience\nmoves:\n  a > b  !No  # Not allowed.\n  # a note for authors\n```\n"
    assert with_words(source, "Nicht erlaubt.") == source.replace("Not allowed.", "Nicht erlaubt.")


@pytest.mark.parametrize(
    "msgstr, expected",
    [
        ("a <script>x</script>", "a &lt;script>x&lt;/script>"),
        ("a <img src=x onerror=y>", "a &lt;img src=x onerror=y>"),
        ('<span dir="ltr">W</span>', '<span dir="ltr">W</span>'),
        ('<span dir="ltr" onclick="x">W</span>', '&lt;span dir="ltr" onclick="x">W</span>'),
        ("[r](JaVaScRiPt&#58;alert(1))", "[r](#)"),
        ("[r](java&Tab;script:alert)", "[r](#)"),
        ("[r](a.md#b) <https://example.org>", "[r](a.md#b) &lt;https&#58;//example.org>"),
        ("<javascript:alert(1)>", "&lt;javascript:alert(1)>"),
        ("`<b>` stays", "`<b>` stays"),
        ("cut <script", "cut &lt;script"),
    ],
)
def test_what_a_translation_adds_to_the_html_does_nothing(msgstr: str, expected: str) -> None:
    assert safe("a", msgstr) == expected


@given(
    st.lists(
        st.sampled_from(
            ["[r](", "java", "script", ":", "&#58;", "&Tab;", "\t", " ", "x", ")", "<", ">", "a", "&colon;", "//", "`"]
        )
    ).map("".join)
)
def test_no_translation_makes_a_link_that_runs_code(msgstr: str) -> None:
    for link in elements(html_of(safe("a", msgstr)), "a"):
        address = re.sub(r"[\t\n\r]", "", unescape(link.get("href") or "")).strip("".join(map(chr, range(33))))
        assert not address.lower().startswith("javascript:")
