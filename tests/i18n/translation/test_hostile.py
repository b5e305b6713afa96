"""Whatever a translation says, its page has no element, attribute or address that the source does not have."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from babel.messages.catalog import Catalog
from playwright.sync_api import Browser, Page

from hostile import SOURCE, Seen, html_of, seen, translation
from markdown_html import same_spaces
from mkdocs_gettext.markdown.kinds import Kind
from mkdocs_gettext.po.catalogs import Domain
from mkdocs_gettext.po.entries import of_segment
from mkdocs_gettext.po.merge import merge
from mkdocs_gettext.translation.sources import page_of
from mkdocs_gettext.translation.translate import Language, translate

PAGE = page_of(SOURCE, "docs/page.md")
GERMAN = Language("de", "en", None)
NOTHING = Domain.of("", Catalog())
Words = Callable[[str], str]


@pytest.fixture(scope="module")
def reader(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page()
    yield page
    page.close()


def translated(words: Words) -> str:
    """The page in another language, as if nobody had checked the translations."""
    catalog = merge(Catalog(), [of_segment(part, PAGE.origin) for part in PAGE.segments if part.is_message])
    for message in catalog:
        if message.id:
            message.string = words(str(message.id))
    return html_of(translate(PAGE, GERMAN, Domain.of("de.po", catalog), NOTHING).text)


def source(reader: Page) -> Seen:
    return next(iter(seen(reader, [html_of(SOURCE)])))


def through(reader: Page, first: int, pages: int) -> list[tuple[int, list[object]]]:
    known = source(reader)
    texts = [translated(_hostile(Random(number))) for number in range(first, first + pages)]
    found = ((first + number, one.added(known)) for number, one in enumerate(seen(reader, texts)))
    return [(number, added) for number, added in found if added]


def _hostile(random: Random) -> Words:
    return lambda msgid: translation(msgid, random)


MESSAGES = sum(part.is_message and part.kind is not Kind.META for part in PAGE.segments)


def test_the_page_of_the_words_of_the_source_is_the_page_of_the_source() -> None:
    assert same_spaces(translated(lambda msgid: msgid)) == same_spaces(html_of(SOURCE))


def test_two_thousand_hostile_translations_bring_nothing_in(reader: Page) -> None:
    assert through(reader, 0, 2_000 // MESSAGES + 1) == []


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_twenty_thousand_more_bring_nothing_in(part: int, reader: Page) -> None:
    assert through(reader, 1_000_000 * (part + 1), 2_000 // MESSAGES + 1) == []
