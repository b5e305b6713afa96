"""The scanner of fences: what it finds is what pymdownx.superfences makes code of."""

from pathlib import Path

import markdown
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mkdocs_gettext.checks import links
from mkdocs_gettext.markdown import fences
from mkdocs_gettext.markdown.included.snippets import Folders, expanded
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.translation.sources import page_of
from often import often
from small_site import write_files


def found(page: str) -> list[tuple[str, str]]:
    lines = page.split("\n")
    return [(fence.language, "\n".join(fence.inside(lines))) for fence in fences.find(lines)]


@pytest.mark.parametrize(
    "page, expected",
    [
        ("```\na\n```", [("", "a")]),
        ("~~~ x\na\n~~~", [("x", "a")]),
        ("```` md\n```x\na\n```\n````", [("md", "```x\na\n```")]),
        ("~~~\n```x\na\n```\n~~~", [("", "```x\na\n```")]),
        ("```\na\n~~~\n```", [("", "a\n~~~")]),
        ("````\na\n```\n````", [("", "a\n```")]),
        ("```\na\n````\n```", [("", "a\n````")]),
        ('```x title="A `b`"\na\n```', []),
        ("```x title='A \"b\"' .c\na\n```", [("x", "a")]),
        ("```{.x #y title='z'}\na\n```", [("x", "a")]),
        ("- one\n\n    ```x\n    a\n      b\n    ```", [("x", "a\n  b")]),
        ("- one\n\n    ```x\n    a\n  ```\n    ```", []),
        ("- one\n\n    ```x\n    a\nb\n    ```", []),
        ("\t```x\n    a\n\t```", [("x", "a")]),
        ("> ```x\n> a\n>\n> b\n> ```", [("x", "a\n\nb")]),
        ("> ```x\n> a\n```", []),
        ("```x\na\n> ```\n```", [("x", "a\n> ```")]),
        ("```x\nnever closed\n\n# Head", []),
        ("`````x", []),
        ("```x``` is code", []),
        ("```\n\n```", [("", "")]),
        ("```\n```", [("", "")]),
        ("```x   \na\n```  \n```y\nb\n```", [("x", "a"), ("y", "b")]),
    ],
)
def test_a_fence_is_found_with_its_language_and_its_text(page: str, expected: list[tuple[str, str]]) -> None:
    assert found(page) == expected


LINES = st.sampled_from(
    ["```", "```x", "````", "````x", "~~~", "~~~~", "a", "", " ", "    b", "- c", "# d", "> e", "```x y='z'", "``` `x`"]
)
PREFIXES = st.sampled_from(["", "", "", "    ", "  ", "> ", ">> ", ">", "\t"])


def code_of(page: str) -> list[str]:
    """What superfences takes for the text of a fence."""
    texts: list[str] = []

    def format_fence(source: str, *_: object, **__: object) -> str:
        texts.append(source)
        return ""

    def valid(*_: object) -> bool:
        return True

    every = {"name": "*", "class": "c", "format": format_fence, "validator": valid}
    fenced = markdown.Markdown(
        extensions=["pymdownx.superfences"], extension_configs={"pymdownx.superfences": {"custom_fences": [every]}}
    )
    lines: list[str] = page.split("\n")
    for name in ("normalize_whitespace", "fenced_code_block"):
        lines = fenced.preprocessors[name].run(lines)
    return texts


@often(1500)
@given(st.lists(st.builds(lambda prefix, line: prefix + line, PREFIXES, LINES), max_size=14).map("\n".join))
def test_any_page_has_the_fences_that_superfences_finds(page: str) -> None:
    ours = [text for _, text in found(page.expandtabs(4))]
    assert [text.split() for text in ours] == [text.split() for text in code_of(page)]


QUOTED = "> ```\n> Not words.\n\n> Nor these.\n> ```\n>\n> Words.\n"


def test_all_who_ask_agree_on_what_is_code(tmp_path: Path) -> None:
    page = '````\n```\n--8<-- "a.md"\n[x](nowhere.md)\n<img src="gone.png">\n```\n````\n\nWords.\n'
    write_files(tmp_path, {"a.md": "Included.\n"})
    assert [part.text for part in segments(page)] == ["Words."]
    assert [part.text for part in segments(QUOTED)] == ["Words."]
    assert expanded(page, Folders((tmp_path,))).text == page
    assert list(links.faults({"a.md": page_of(page, "docs/a.md")}, {"a.md"})) == []
