"""Which messages a page is cut into where a glance at it may deceive."""

import pytest

from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.markdown.reader import Doubt
from mkdocs_gettext.markdown.scope import Scope
from mkdocs_gettext.markdown.segment import cut
from mkdocs_gettext.translation.render import render

FANCY = Scope(extensions=frozenset({"pymdownx.fancylists"}))
CALLOUTS = Scope(extensions=frozenset({"pymdownx.quotes"}))


def messages(page: str, scope: Scope = Scope()) -> list[str]:  # noqa: B008
    return [part.text for part in cut(page, scope).segments if part.is_message]


def doubts(page: str, scope: Scope = Scope()) -> list[tuple[int, str]]:  # noqa: B008
    return [(doubt.line, doubt.code) for doubt in cut(page, scope).doubts]


@pytest.mark.parametrize(
    "page, expected",
    [
        ('<details>\n\nRun:\n\n```sh title="A file"\nls <div>\n```\n\nDone.\n\n</details>', ["Run:", "A file", "Done."]),
        ('<div\n  class="a" markdown>\n\n- one\n- two\n\n</div>', ["one", "two"]),
        ("<br> behind a tag", ["behind a tag"]),
        ("<!-- c --> behind a comment\nand on", ["behind a comment and on"]),
        ("- item\n\n    <p>\n    One.\n\n    Two.\n    </p>", ["item", "One.", "Two."]),
        ("- !!! note \"T\"\n\n        Text.", ["T", "Text."]),
        ("Term\n:    four\n\nWord\n:      six\n\nCode\n:       seven", ["Term", "four", "Word", "six", "Code"]),
        ("- | A | B |\n  | - | - |\n  | c | d |", ["A", "B", "c", "d"]),
        ("> [!NOTE]\n> Text\n> more.", ["Text more."]),
        ("> [!NOTE] Title\n> Text.", ["Title", "Text."]),
        ('??? "No type"\n    Text.', ["No type", "Text."]),
        ("1) one\n2) two", ["1) one 2) two"]),
        ("!!! note\n    Inside.\nOutside.", ["Inside.", "Outside."]),
        ("*[T]: Title\nText.", ["Title", "Text."]),
        ("*[T]:\n    Title\n*[U]: Other", ["Title", "Other"]),
        ("- a\n\n    Term\n    :   text\n\n        code", ["a", "Term", "text"]),
        ("$$ a =\nb $$\n\nText.", ["Text."]),
        ("{{ macro() }}\n\n{% if a %}\nText {{ b }}.\n{% endif %}", ["Text {{ b }}."]),
        ("$E = mc^2$\n\n\\(a + b\\)\n\nCosts $5 and $6.", ["Costs $5 and $6."]),
        ("# ::: module\n    options:\n        a: b", []),
        ("# H\n    code", ["H"]),
    ],
)  # fmt: skip
def test_words_for_readers_are_messages_and_code_and_marks_are_not(page: str, expected: list[str]) -> None:
    assert messages(page) == expected


@pytest.mark.parametrize(
    "page, expected",
    [
        ("1) one\n2) two\n   more\n\nText.", ["one", "two more", "Text."]),
        ("a. one\nb. two\n    #. three\n    #. four", ["one", "two", "three", "four"]),
        ("iv. one\nv. two", ["one", "two"]),
        ("I. Newton said.", ["I. Newton said."]),
    ],
)
def test_items_have_letters_where_the_extension_is_used(page: str, expected: list[str]) -> None:
    assert messages(page, FANCY) == expected


def test_a_callout_without_a_title_gets_one_where_markdown_gives_it_one() -> None:
    page = "> [!NOTE]\n> Text.\n"
    labels = [part for part in cut(page, CALLOUTS).segments if part.kind is Kind.DEFAULT_LABEL]
    assert render(page, labels, lambda _: "Hinweis") == "> [!NOTE] Hinweis\n> Text.\n"
    assert all(part.kind is not Kind.DEFAULT_LABEL for part in cut(page).segments)


@pytest.mark.parametrize(
    "page, lines",
    [
        ("- outer\n\n  - inner\n", [3]),
        ("1. outer\n\n   - inner\n\n   - other\n", [3, 5]),
        ("- a\n\n    - b\n\n      - c\n", [5]),
        ("  - a\n  - b\n\nText.\n\n- c\n", []),
        ("- a\n\nText.\n\n  - b\n", []),
        ("1. one\n\nText.\n\n2. two\n3. three\n", [5]),
        ("1. one\n\n    Text.\n\n2. two\n", []),
        ("# Steps\n3. three\n", [2]),
        ("> 2. two\n", [1]),
    ],
)
def test_a_list_that_is_read_in_another_way_is_doubted(page: str, lines: list[int]) -> None:
    assert doubts(page) == [(line, "W-LIST") for line in lines]


@pytest.mark.parametrize("extension", ["sane_lists", "pymdownx.fancylists"])
def test_a_list_keeps_its_first_number_by_an_extension(extension: str) -> None:
    assert doubts("1. one\n\nText.\n\n2. two\n", Scope(extensions=frozenset({extension}))) == []


@pytest.mark.parametrize(
    "page, expected, lines",
    [
        ("A\n\n<!-- i18n:foo -->\nB\n", ["A", "B"], [3]),
        ("<!-- i18n:Skip -->\nB\n", ["B"], [1]),
        ("A\n\n<!-- i18n:skip-start -->\n\nB\n\n- C\n\n<!-- i18n:skip-end -->\n\nD\n", ["A", "D"], []),
        ("> <!-- i18n:skip-start -->\n> B\n> <!-- i18n:skip-end -->\n>\n> C\n", ["C"], []),
        ("A\n\n<!-- i18n:skip-start -->\n\nB\n", ["A"], [3]),
        ("A\n\n<!-- i18n:skip-end -->\n\nB\n", ["A", "B"], [3]),
        ("<!-- i18n:skip-start -->\n\n```\n<!-- i18n:skip-end -->\n```\n\nB\n", [], [1]),
    ],
)
def test_remarks_are_obeyed_or_named(page: str, expected: list[str], lines: list[int]) -> None:
    assert messages(page) == expected
    assert doubts(page) == [(line, "W-REMARK") for line in lines]


def test_an_unknown_remark_is_named_with_those_that_are_known() -> None:
    [doubt] = cut("<!-- i18n:context x -->\nB\n").doubts
    text = "i18n:context is no remark; expected one of: comment, ctx, plural, skip, skip-end, skip-start"
    assert doubt == Doubt(1, text, "W-REMARK")


def test_a_remark_may_run_over_lines() -> None:
    [part] = cut("<!-- i18n:comment The pile,\n     not the share. -->\nStock\n").segments
    assert (part.text, part.line, part.comments) == ("Stock", 3, ("The pile, not the share.",))


def test_placeholders_in_a_range_that_is_not_translated_are_still_filled() -> None:
    found = cut("<!-- i18n:skip-start -->\n\n{stock} cards\n\n<!-- i18n:skip-end -->\n").segments
    assert [(part.text, part.has_words) for part in found] == [("{stock} cards", False)]


CODE = """```python
#!/usr/bin/env python
deal(5)  # Five cards. (1)!
text = "# no comment"
```

> ```js
> /* Over
>  * lines */
> f()  // At the end
> ```

```unknown
# What language is this?
```
"""


def test_comments_in_code_are_messages_where_a_site_asks_for_them() -> None:
    scope = Scope(code_comments=("python", "js", "unknown"))
    assert messages(CODE, scope) == ["Five cards. (1)!", "Over", "lines", "At the end"]
    assert messages(CODE, Scope(code_comments=("js",))) == ["Over", "lines", "At the end"]
    assert messages(CODE) == []
    german = render(CODE, cut(CODE, scope).segments, lambda part: f"{part.text} */ -->")
    assert german.count("*/") == CODE.count("*/")
    assert german.count("```") == CODE.count("```")


@pytest.mark.parametrize("mark", ["{{ ", "{% ", "1 \\( ", "$a ", "<div ", "<b ", "[!a | ", "!!! a ", "1` "])
def test_marks_that_are_never_closed_do_not_hold_a_page_up(mark: str) -> None:
    line = mark * 20_000
    assert render(line, cut(line).segments, lambda _: None) == line
