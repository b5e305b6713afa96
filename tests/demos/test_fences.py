"""Which fences of a page are drawn: those that Markdown would show as code of the language `patience`."""

import pytest

from mkdocs_patience.pages import fences

BODY = "game: windmill\ndeal: 1\n"


def drawn(page: str) -> str:
    return fences.replace(page, lambda fence: f"[{fence.text}|{fence.line}]")


@pytest.mark.parametrize(
    "opening, closing",
    [
        ("```patience", "```"),
        ("``` patience", "```"),
        ("~~~patience", "~~~"),
        ("````patience", "````"),
        ('```patience title="A deal"', "```"),
        ("```{.patience #deal}", "```"),
        ("``` { .patience }", "```"),
        ("```.patience", "```"),
    ],
)
def test_a_patience_fence_is_drawn_however_it_is_written(opening, closing):
    page = f"Look:\n\n{opening}\n{BODY}{closing}\n\nEnd.\n"
    assert drawn(page) == f"Look:\n\n[{BODY}|4]\n\nEnd.\n"
    assert [fence.line for fence in fences.find(page)] == [4]


@pytest.mark.parametrize(
    "page",
    [
        f"````markdown\n```patience\n{BODY}```\n````\n",
        f"~~~\n```patience\n{BODY}```\n~~~\n",
        f"```patience\n{BODY}",
        f"```patience\n{BODY}````\n",
        f"```patiences\n{BODY}```\n",
        f"```text patience\n{BODY}```\n",
        f"- one\n\n    ```patience\n    {BODY}```\n",
    ],
)
def test_what_only_shows_a_fence_or_is_none_stays_as_it_is(page):
    assert drawn(page) == page
    assert list(fences.find(page)) == []


def test_a_fence_in_a_list_or_a_quote_is_drawn_where_it_stands():
    assert drawn("- one\n\n    ```patience\n    a\n\n    b\n    ```\n\n- two") == "- one\n\n    [a\n\nb\n|4]\n\n- two"
    assert drawn("> ```patience\n> a\n> ```\n") == "> [a\n|2]\n"


def test_several_fences_are_drawn_in_their_order():
    assert drawn("```patience\na\n```\n```patience\nb\n```") == "[a\n|2]\n[b\n|5]"
