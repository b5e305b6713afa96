"""German text as it is set on the page; `·` stands for a blank at which no line ends, `'` for a narrow one."""

import pytest

from mkdocs_gettext.site.html.typography import BLANK, NARROW, typeset


def shown(html: str, language: str = "de") -> str:
    return typeset(html, language).replace(BLANK, "·").replace(NARROW, "'")


@pytest.mark.parametrize(
    "html, expected",
    [
        ('<p>Das heißt "Windmühle".</p>', "<p>Das heißt „Windmühle“.</p>"),
        ("<p>Er sagt \"die 'Mitte' ist\".</p>", "<p>Er sagt „die ‚Mitte‘ ist“.</p>"),
        ('<p>"<em>Fett</em>" ("so")</p>', "<p>„<em>Fett</em>“ („so“)</p>"),
        ("<p>Das war's.</p>", "<p>Das war’s.</p>"),
        ("<p>&quot;Titel&quot;</p>", "<p>„Titel“</p>"),
        ("<p>Ein Zug - dann noch einer -- fertig.</p>", "<p>Ein Zug·– dann noch einer·– fertig.</p>"),
        ("<p>Von 2-10, am 2026-11-30.</p>", "<p>Von 2–10, am 2026-11-30.</p>"),
        ("<p>Seite 12-14 in a.md:60-82/name</p>", "<p>Seite 12–14·in a.md:60-82/name</p>"),
        ("<p>z. B. und z.B., d. h. so</p>", "<p>z.'B. und z.'B., d.'h. so</p>"),
        ("<p>24 Karten, 10 ♥, 100 % und 5%</p>", "<p>24·Karten, 10·♥, 100'% und 5'%</p>"),
        ("<p>alle 24 <strong>Karten</strong></p>", "<p>alle 24·<strong>Karten</strong></p>"),
        ("<p>und so weiter …</p>", "<p>und so weiter·…</p>"),
        ("<ul><li>1. Zug</li><li>-5 Grad</li></ul>", "<ul><li>1. Zug</li><li>-5·Grad</li></ul>"),
    ],
)
def test_german_text_is_set_as_german_is(html: str, expected: str) -> None:
    assert shown(html) == expected


@pytest.mark.parametrize(
    "html",
    [
        '<p><code>print("24 Karten")</code></p>',
        '<pre>a - b "c"</pre>',
        '<p><span lang="en" class="untranslated">"Twenty - 24 cards"</span></p>',
        '<patience-table data-x="1">24 Karten "x"</patience-table>',
        '<a title="24 Karten - "x"" href="a.md">x</a>'.replace('"x""', 'x"'),
        '<!-- 24 Karten "x" -->',
        "<svg><text>24 K</text></svg>",
    ],
)
def test_code_and_text_of_other_languages_is_left_alone(html: str) -> None:
    assert typeset(html, "de") == html


def test_text_behind_a_part_that_is_left_alone_is_set_again() -> None:
    assert shown('<p><code>"a"</code> "b" <span lang="en">"c"<br></span> "d"</p>') == (
        '<p><code>"a"</code> „b“ <span lang="en">"c"<br></span> „d“</p>'
    )


def test_english_text_stays_as_it_is() -> None:
    assert typeset('<p>"24 cards" - so</p>', "en") == '<p>"24 cards" - so</p>'


def test_polish_text_has_polish_quotes() -> None:
    assert shown('<p>"Wiatrak"</p>', "pl") == "<p>„Wiatrak”</p>"
