"""What a catalog keeps when its sources change: plural forms, and what other catalogs know."""

import pytest
from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.po.entries import Entry, Key, key_of, messages
from mkdocs_gettext.po.merge import merge

ONE, MANY = "{n} card", "{n} cards"
GERMAN = ("{n} Karte", "{n} Karten")


def catalog(*translated: tuple[str | tuple[str, str], str | tuple[str, str]]) -> Catalog:
    found = Catalog(locale="de")
    for msgid, string in translated:
        found.add(msgid, string)  # type: ignore[arg-type]
    return found


def only(merged: Catalog) -> Message:
    (message,) = messages(merged)
    return message


def known(*catalogs: Catalog) -> dict[Key, Message]:
    return {key_of(message): message for one in catalogs for message in messages(one)}


def test_all_plural_forms_stay() -> None:
    message = only(merge(catalog(((ONE, MANY), GERMAN)), [Entry(ONE, "a.md", MANY)]))
    assert (message.id, message.string, message.fuzzy) == ((ONE, MANY), GERMAN, False)


def test_a_new_plural_is_empty_in_every_form() -> None:
    message = only(merge(catalog(), [Entry(ONE, "a.md", MANY)]))
    assert (message.id, message.string) == ((ONE, MANY), ("", ""))


@pytest.mark.parametrize("order", [1, -1])
def test_a_message_that_is_somewhere_a_plural_is_one(order: int) -> None:
    entries = [Entry(ONE, "a.md", MANY), Entry(ONE, "a.md")][::order]
    message = only(merge(catalog(((ONE, MANY), GERMAN)), entries))
    assert (message.id, message.string) == ((ONE, MANY), GERMAN)


def test_a_changed_plural_takes_over_all_forms_as_fuzzy() -> None:
    message = only(merge(catalog(((ONE, MANY), GERMAN)), [Entry("{n} card more", "a.md", "{n} cards more")]))
    assert (message.id, message.string, message.fuzzy) == (("{n} card more", "{n} cards more"), GERMAN, True)
    assert message.previous_id == [ONE, MANY]


def test_a_message_that_becomes_a_plural_keeps_its_words_as_the_first_form() -> None:
    message = only(merge(catalog((ONE, "{n} Karte")), [Entry(ONE, "a.md", MANY)]))
    assert (message.id, message.string, message.fuzzy) == ((ONE, MANY), ("{n} Karte", ""), True)


def test_a_plural_that_becomes_a_single_message_keeps_its_first_form() -> None:
    message = only(merge(catalog(((ONE, MANY), GERMAN)), [Entry(ONE, "a.md")]))
    assert (message.id, message.string, message.fuzzy) == (ONE, "{n} Karte", True)


def test_a_plural_that_comes_back_has_all_its_forms() -> None:
    gone = merge(catalog(((ONE, MANY), GERMAN)), [])
    assert list(messages(gone)) == []
    assert only(merge(gone, [Entry(ONE, "a.md", MANY)])).string == GERMAN


def test_what_another_catalog_knows_is_taken_over() -> None:
    others = known(catalog(("Stock", "Vorrat"), ((ONE, MANY), GERMAN)))
    merged = merge(catalog(), [Entry("Stock", "a.md"), Entry(ONE, "a.md", MANY), Entry("Waste", "a.md")], others)
    found = {key_of(message): message for message in messages(merged)}
    assert [found[None, msgid].string for msgid in ("Stock", ONE, "Waste")] == ["Vorrat", GERMAN, ""]
    assert not any(message.fuzzy for message in found.values())


def test_the_own_translation_goes_before_that_of_another_catalog() -> None:
    merged = merge(catalog(("Stock", "Stapel")), [Entry("Stock", "a.md")], known(catalog(("Stock", "Vorrat"))))
    assert only(merged).string == "Stapel"


@pytest.mark.parametrize("plural, other", [(MANY, (ONE, "{n} Karte")), (None, ((ONE, MANY), GERMAN))])
def test_a_translation_with_other_forms_does_not_fit(plural: str | None, other: tuple[str, str]) -> None:
    message = only(merge(catalog(), [Entry(ONE, "a.md", plural)], known(catalog(other))))
    assert not any(message.string)


def test_another_context_is_another_message() -> None:
    merged = merge(catalog(), [Entry("Stock", "a.md", context="pile")], known(catalog(("Stock", "Vorrat"))))
    assert only(merged).string == ""
