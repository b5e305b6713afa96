"""What must hold for every page, whatever is written in it."""

from pathlib import Path

import pytest

from markdown_html import html_of, same_spaces, tags_of
from mkdocs_gettext.markdown.kinds import Segment
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.translation.pseudo import pseudo
from mkdocs_gettext.translation.render import render

ROOT = Path(__file__).parents[3]
PAGES = sorted(
    [
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "tests/data/markdown").glob("*.md"),
        *(ROOT / "tests/data/cases").glob("*/en.md"),
        *(
            page
            for page in (ROOT / "tests/data/cases2").glob("*/page.md")
            if "i18n:plural" not in page.read_text("utf-8")
        ),
    ]
)


@pytest.fixture(params=PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def source(request: pytest.FixtureRequest) -> str:
    return request.param.read_text("utf-8")


def in_pseudo(segment: Segment) -> str | None:
    return pseudo(segment.text) if segment.has_words else None


def test_a_page_without_a_catalog_stays_as_it_is_byte_for_byte(source: str) -> None:
    assert render(source, segments(source, ["patience"]), lambda _: None) == source


def test_a_page_in_pseudo_language_has_the_same_tags(source: str) -> None:
    assert tags_of(render(source, segments(source, ["patience"]), in_pseudo)) == tags_of(source)


def test_a_page_translated_into_itself_gives_the_same_html(source: str) -> None:
    again = render(
        source,
        segments(source, ["patience"]),
        lambda segment: None if is_default_title(segment) else segment.text,
    )
    assert same_spaces(html_of(again)) == same_spaces(html_of(source))


def test_every_message_lies_on_the_line_that_it_names(source: str) -> None:
    for segment in segments(source, ["patience"]):
        assert source[: segment.start].count("\n") + 1 == segment.line


def is_default_title(segment: Segment) -> bool:
    return segment.start == segment.end
