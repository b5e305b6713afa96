"""What a catalog keeps when its sources change: plural forms, and what other catalogs know."""

import pytest
from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.po.entries import Entry, key_of, messages
from mkdocs_gettext.po.memory import Memory
from mkdocs_gettext.po.merge import Hints, merge

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


def known(*catalogs: Catalog) -> Hints:
    return Hints(Memory.of(catalogs))


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


def test_a_message_that_becomes_a_plural_has_its_words_in_all_forms_as_fuzzy() -> None:
    message = only(merge(catalog((ONE, "{n} Karte")), [Entry(ONE, "a.md", MANY)]))
    assert (message.id, message.string, message.fuzzy) == ((ONE, MANY), ("{n} Karte", "{n} Karte"), True)


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


@pytest.mark.parametrize(
    "plural, other, suggested",
    [(MANY, (ONE, "{n} Karte"), ("{n} Karte",) * 2), (None, ((ONE, MANY), GERMAN), "{n} Karte")],
)
def test_a_translation_with_other_forms_is_only_suggested(plural: str | None, other: tuple, suggested: object) -> None:
    message = only(merge(catalog(), [Entry(ONE, "a.md", plural)], known(catalog(other))))
    assert (message.string, message.fuzzy) == (suggested, True)


def test_another_context_is_another_message_and_its_words_are_only_suggested() -> None:
    merged = merge(catalog(), [Entry("Stock", "a.md", context="pile")], known(catalog(("Stock", "Vorrat"))))
    message = only(merged)
    assert (message.string, message.fuzzy, message.previous_id) == ("Vorrat", True, ["Stock"])


def test_what_has_another_number_of_forms_is_only_suggested() -> None:
    polish = Catalog(locale="pl")
    polish.add((ONE, MANY), ("karta", "karty", "kart"))
    message = only(merge(catalog(), [Entry(ONE, "a.md", MANY)], known(polish)))
    assert (message.string, message.fuzzy) == (("karta", "karty"), True)


@pytest.mark.parametrize(
    "old, new",
    [
        ("この山札から一枚を引いて場に置きます。", "この山札から二枚を引いて場に置きます。"),
        ("วางไพ่หนึ่งใบลงบนกองหลัก", "วางไพ่สองใบลงบนกองหลัก"),
        ("Положи короля на свободное место.", "Положи даму на свободное место."),
    ],
)
def test_sources_in_any_script_are_found_in_other_catalogs(old: str, new: str) -> None:
    message = only(merge(catalog(), [Entry(new, "a.md")], known(catalog((old, "Text")))))
    assert (message.string, message.fuzzy) == ("Text", True)
