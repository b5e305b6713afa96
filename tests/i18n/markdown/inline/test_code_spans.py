"""The scanner of code in a sentence: what it finds is what Python-Markdown makes code of."""

import re
from html import unescape

import markdown
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from markdown_html import html_of
from mkdocs_gettext.markdown.inline import code_spans
from mkdocs_gettext.markdown.inline.parts import parts
from mkdocs_gettext.markdown.inline.placeholders import fill
from mkdocs_gettext.translation.pseudo import pseudo
from mkdocs_gettext.translation.sanitise import safe
from often import often


@pytest.mark.parametrize(
    "text, expected",
    [
        ("a `b` c", ["b"]),
        ("``a`b``", ["a`b"]),
        ("`a\nb`", ["a\nb"]),
        ("\\`a`", []),
        ("\\\\`a`", ["a"]),
        ("`a\\` b`", ["a\\"]),
        ("`a", []),
        ("`a\n \nb`", []),
        ("``a```", []),
        ("``a`b`", ["`a"]),
        ("`` ` ``", [" ` "]),
        ("`a` `b`", ["a", "b"]),
    ],
)
def test_code_is_found_between_as_many_ticks(text: str, expected: list[str]) -> None:
    assert [span.code for span in code_spans.find(text)] == expected
    assert "".join(code_spans.split(text)) == text
    assert len(code_spans.split(text)) == 2 * len(expected) + 1


def test_all_who_ask_agree_on_what_is_code() -> None:
    text = "\\`{n} <b> and `` {n} ` <i> ``"
    assert list(parts(text).code) == [" {n} ` <i> "]
    assert list(parts(text).tags) == ["<b>"]
    assert fill(text, {"n": 3}) == "\\`3 <b> and `` {n} ` <i> ``"
    assert safe("{n}", text) == "&#96;&#8288;{n} &lt;b> and `` {n} ` <i> ``"
    assert "`` {n} ` <i> ``" in pseudo(text)


PIECES = st.sampled_from(["`", "``", "```", "a", "b c", "<", "\\a", "\\`", "\n\n", "&", ".", "d"])


@often(1500)
@given(st.lists(PIECES, max_size=10).map("".join))
def test_any_sentence_has_the_code_that_markdown_finds(text: str) -> None:
    rest = re.sub(r"\\`", "", "".join(code_spans.split(text)[::2]))
    assume("`" not in rest)  # versions of Python-Markdown do not agree on ticks that begin nothing
    html = markdown.markdown(f"x {text} y")
    theirs = [unescape(code) for code in re.findall(r"<code>(.*?)</code>", html, re.S)]
    assert [span.code.strip() for span in code_spans.find(text)] == theirs


def test_a_tick_that_begins_no_code_cannot_begin_any_after_all() -> None:
    bug_of_markdown = "``x`<b>` and ```"
    assert safe("", bug_of_markdown) == "&#96;&#96;x`<b>` and &#96;&#96;&#96;"
    assert "<code>&lt;b&gt;</code>" in html_of(safe("", bug_of_markdown))
    assert safe("", "\\`no code\\` <b>") == "&#96;no code&#96; &lt;b>"
