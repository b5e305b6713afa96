"""What the search of a German page finds, besides the words as they are written."""

import re

from mkdocs_gettext.site.search import FIELD, index_for, separator


def forms(text: str, language: str = "de", more: str = "", synonyms: tuple[str, ...] = ()) -> list[str]:
    docs = [{"location": f"{language}/a/", "title": "", "text": text}]
    docs += [{"location": f"{language}/b/", "title": more, "text": ""}]
    index = {"config": {"fields": {"title": {"boost": 1000.0}}}, "docs": docs}
    return str(index_for(language, index, {}, lambda _: synonyms)["docs"][0][FIELD]).split()


def finds(query: str, text: str, **options: object) -> bool:
    """As Material searches: a word of the entry begins with the query."""
    query = query.lower()
    return any(word.startswith(query) for word in [*text.lower().split(), *forms(text, **options)])  # type: ignore[arg-type]


def test_umlauts_are_found_in_every_spelling() -> None:
    for query in ("König", "Konig", "Koenig", "Könige"):
        assert finds(query, "Der König")
    for query in ("Größe", "Grosse", "Groesse"):
        assert finds(query, "Größe")


def test_the_last_part_of_a_compound_is_found_if_the_site_knows_it() -> None:
    for text in ("Ablagestapel", "Abwurfstapel", "Zielstapel"):
        assert finds("Stapel", text, more="Stapel")
    assert not finds("Stapel", "Ablagestapel", more="Haufen")


def test_other_endings_are_found() -> None:
    assert finds("Farben", "Farbe")
    assert finds("zählen", "Der Stapel zählt")
    assert finds("zaehlen", "Der Stapel zählt")
    assert finds("Stapeln", "Stapel")


def test_a_lone_symbol_is_found() -> None:
    assert "♠" in forms("Leg die D♠ auf den K♥")


def test_synonyms_and_words_of_the_source_language_are_found() -> None:
    assert finds("tableau", "Spalte", synonyms=("tableau pile",))


def test_a_form_that_only_repeats_the_beginning_of_another_is_left_out() -> None:
    found = forms("König")
    assert not [form for form in found if any(other != form and other.startswith(form) for other in found)]


def test_invisible_characters_do_not_stand_in_the_way() -> None:
    docs = [{"location": "de/", "title": "x", "text": "10\u2060♥\ufe0e und Spiel\u00adkarte"}]
    index = index_for("de", {"config": {"fields": {}}, "docs": docs}, {})
    assert index["docs"][0]["text"] == "10♥ und Spielkarte"


def test_other_languages_get_plain_letters_and_no_german_endings() -> None:
    assert forms("Żółw café", "pl") == ["cafe", "zolw"]


def test_all_hyphens_separate_words() -> None:
    for hyphen in "-\u2010\u2011\u2013\u2014\u00ad\u200b":
        assert re.split(separator(r"\s+"), f"zwei{hyphen}drei") == ["zwei", "drei"]
