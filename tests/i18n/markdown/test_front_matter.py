"""What MkDocs takes for front matter is read in the same way."""

import pytest
from mkdocs.utils.meta import get_data

from mkdocs_gettext.markdown import front_matter
from mkdocs_gettext.markdown.front_matter import FrontMatterError
from mkdocs_gettext.markdown.scope import Scope
from mkdocs_gettext.markdown.segment import cut, segments
from mkdocs_gettext.translation.render import render

PAGES = [
    "---\ntitle: A\n---\n\nBody.\n",
    "---\n# a remark\n\ntitle: A\n...\nBody.\n",
    "---\n\nText here\n\n---\n\nMore.\n",
    "---\nText here: it goes: on\n---\n",
    "---\n- a\n- b\n---\n\nMore.\n",
    "---\nhttps://example.org\n---\n",
    "---\n---\n\nText.\n",
    "---\ntitle: A\n---",
    "title: Old style\ndescription: Words\n    and more\nAuthor: Me\n\n# H\n",
    "title: A\ntitle: B\nBody.\n",
    "\ntitle: no metadata\n",
    "Two words: no metadata\n",
    "# H\n",
    "",
]


@pytest.mark.parametrize("page", PAGES)
def test_the_body_and_the_values_are_those_that_mkdocs_finds(page: str) -> None:
    body, values = get_data(page)
    assert page[front_matter.end_of(page) :].lstrip("\n") == body.lstrip("\n")
    assert front_matter.meta(page) == values


def test_words_of_old_metadata_are_messages_and_stay_metadata() -> None:
    page = "title: Old style\nauthor: Me\ndescription: Words here\n    and more\n\n# H\n"
    assert [part.text for part in segments(page)] == ["Old style", "Words here and more", "H"]
    german = render(page, segments(page), lambda part: part.text.upper())
    assert get_data(german)[1] == {"title": "OLD STYLE", "author": "Me", "description": "WORDS HERE AND MORE"}


@pytest.mark.parametrize(
    "page, german",
    [
        ("Take care: be quick.\n", "Achtung: schnell."),
        ("---\n\nBe quick, take care.\n\n---\n", "Achtung: schnell."),
    ],
)
def test_no_translation_becomes_front_matter(page: str, german: str) -> None:
    text = render(page, segments(page), lambda _: german)
    assert get_data(text)[1] == {}
    assert german in get_data(text)[0]


@pytest.mark.parametrize("page", ["---\ntitle: a: b\n---\n", "---\n\ntitle: [a\n---\n"])
def test_a_mapping_with_a_fault_is_still_a_fault(page: str) -> None:
    with pytest.raises(FrontMatterError):
        segments(page)


def test_further_keys_and_lists_are_messages_by_option() -> None:
    page = "---\ntitle: A\nsubtitle: Sub\ntags: [two decks, 3]\nlinks:\n  - one\n  - a: b\nslug: s\n---\n"
    scope = Scope(front_matter=("subtitle", "tags", "links"))
    assert [part.text for part in cut(page, scope).segments] == ["A", "Sub", "two decks", "one"]
    assert [part.text for part in segments(page)] == ["A"]
    german = render(page, cut(page, scope).segments, lambda part: f"{part.text}: ü")
    assert front_matter.meta(german) == {
        "title": "A: ü", "subtitle": "Sub: ü", "tags": ["two decks: ü", 3], "links": ["one: ü", {"a": "b"}], "slug": "s",
    }  # fmt: skip


def test_a_text_that_has_another_name_in_yaml_stays() -> None:
    page = "---\ntitle: &t Same\ndescription: *t\n---\n"
    assert segments(page) == ()
