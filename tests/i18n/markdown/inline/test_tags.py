"""The scanner of tags: what it finds is what a browser takes for tags."""

from html import escape
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from markdown_html import html_of
from mkdocs_gettext.checks.messages import findings
from mkdocs_gettext.markdown.inline import tags
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.translation.render import render
from mkdocs_gettext.translation.sanitise import safe
from often import often


@pytest.mark.parametrize(
    "html, expected",
    [
        ("a <b>c</b>", ["a ", "<b>", "c", "</b>", ""]),
        ('<p title="a > b < c">d', ["", '<p title="a > b < c">', "d"]),
        ("<p title = 'a > \"b'>d", ["", "<p title = 'a > \"b'>", "d"]),
        ("<a title=it's>don't", ["", "<a title=it's>", "don't"]),
        ('<a title="open>b', ["", '<a title="open>', "b"]),
        ('<a title="open>b "c" <i>', ["", '<a title="open>', 'b "c" ', "<i>", ""]),
        ("<!-- <b> -- > -->c", ["", "<!-- <b> -- > -->", "c"]),
        ("<script>if (a<b) c('</b>')</script>d", ["", "<script>if (a<b) c('</b>')</script>", "d"]),
        ('<SCRIPT type="a>b">c</Script >d', ["", '<SCRIPT type="a>b">c</Script >', "d"]),
        ("<script-like>a<b>c", ["", "<script-like>", "a", "<b>", "c"]),
        ("<style>a > b {}</style>", ["", "<style>a > b {}</style>", ""]),
        ("<textarea><b></textarea>", ["", "<textarea><b></textarea>", ""]),
        ("<script>never closed", ["", "<script>", "never closed"]),
        ("a < b > c, 1 <2> 3", ["a < b > c, 1 <2> 3"]),
        ("<br/><hr />", ["", "<br/>", "", "<hr />", ""]),
        ("a <b\nclass=c>", ["a ", "<b\nclass=c>", ""]),
        ("a <b c <d>", ["a <b c ", "<d>", ""]),
    ],
)  # fmt: skip
def test_text_and_tags_are_told_apart(html: str, expected: list[str]) -> None:
    assert tags.split(html) == expected


@pytest.mark.parametrize(
    "text, expected",
    [
        ('lang="de"', "de"),
        ("lang=de", "de"),
        ("lang = 'de'", "de"),
        ("LANG=de", "de"),
        ('data-lang="fr" lang="de"', "de"),
        ('title="lang=fr" lang=de', "de"),
        ("lang", ""),
        ("title=lang", None),
    ],
)
def test_the_value_of_an_attribute_is_that_of_its_whole_name(text: str, expected: str | None) -> None:
    assert tags.value(f" {text}", "lang") == expected


class Browser(HTMLParser):
    """The tags that a browser would see."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


TEXT = st.text(st.sampled_from("ab<>'\"= -&"), max_size=8)
VALUES = st.one_of(
    TEXT.map(lambda text: '="' + escape(text, quote=False).replace('"', "'") + '"'),
    TEXT.map(lambda text: "='" + text.replace("'", '"').replace("&", "+") + "'"),
    st.sampled_from(["=a", "", "='a > b'", '="</b>"']),
)
ATTRIBUTES = st.lists(
    st.tuples(st.sampled_from(["lang", "title", "data-x"]), VALUES), max_size=3, unique_by=lambda one: one[0]
)
OPENED = st.builds(
    lambda name, given: (name, f"<{name}{''.join(f' {key}{value}' for key, value in given)}>"),
    st.sampled_from(["p", "b", "my-card", "h2"]),
    ATTRIBUTES,
)
PIECES = st.one_of(
    OPENED.map(lambda opened: f"{opened[1]}a</{opened[0]}>"),
    OPENED.map(lambda opened: opened[1]),
    TEXT.map(escape),
    TEXT.map(lambda text: f"<!--a{text.replace('-', '')}-->"),
    TEXT.map(lambda text: f"<script>{text}</script>"),
)


@often(600)
@given(st.lists(PIECES, max_size=8).map("".join))
def test_any_page_has_the_tags_that_a_browser_sees(html: str) -> None:
    assert "".join(tags.split(html)) == html
    ours = []
    for match in tags.markup().finditer(html):
        if not match["close"] and (name := match["name"] or match["opaque"]):
            inside = match["attributes"] if match["name"] else match["opened"]
            ours.append((name, {found.name for found in tags.attributes(inside)}))
    assert ours == [(name, set(given)) for name, given in Browser(html).found]


HOSTILE = st.sampled_from(
    ["<b>", "</b>", "<img src=x onerror=y>", "<img src='", "<div onclick=y ", "onerror=y", "<", ">", '"', "'", "=", "`", "``",
     "\\", "<!--", "-->", "<script>", "</script>", "<a href='", "[a](", ")", "{", "onclick=y", "}", " ", "\n", "a", "<?", "<![CDATA[", "]]>",
     "\n---\n", "\n===\n", "\n# ", "\n- ", "\n1. ", "\n> ", "\n~~~\n", "\n```\n", "\n    ", "\n\n", "\n: ", "|", "\n-|-\n", "\n!!! n\n    ", "\n<", "*"]
)  # fmt: skip


@often(1500)
@given(st.lists(HOSTILE, max_size=12).map("".join))
def test_whatever_a_translation_says_it_runs_nothing(msgstr: str) -> None:
    source = "A <b>card</b>."
    page = render(source, segments(source), lambda segment: safe(segment.text, f"a {msgstr}"))
    for name, given_attributes in Browser(html_of(page)).found:
        assert name not in {"img", "script"}
        assert not any(key.startswith("on") for key in given_attributes)


@pytest.mark.parametrize(
    "msgstr",
    [
        "<b>x</b> <img src=x onerror=alert(1) <b>",
        "<div onclick=alert(1) <b>x</b>",
        "<img src=\"x> \" onerror=alert(1) <b>x</b>",
        "\\`<b>x</b><script>`",
        "<b title=\"x>y\">x</b>",
    ],
)  # fmt: skip
def test_html_that_hides_behind_other_html_is_named(msgstr: str) -> None:
    assert "E-HTML" in {finding.code for finding in findings("<b>x</b>", msgstr)}
