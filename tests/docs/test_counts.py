"""No number in prose that the engine knows: texts use its placeholder instead, in every language."""

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from mkdocs_gettext.markdown.segment import segments
from patience import GAMES, facts
from playing import ways

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de")
WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn",
}
NUMBERS = {word: n for words in WORDS.values() for n, word in enumerate(words.split(), 2)}
THINGS = {
    "en": "cards?|decks?|packs?|sails?|corners?|columns?|foundations?|piles?|wings?|wing places?|fans?|rows?|rounds?|passes|redeals?|places|kings|aces|suits",
    "de": "karten?|blätter|flügel\\w*|ecken|spalten|zielstapel\\w*|stapeln?|plätzen?|fächern?|reihen|runden|durchgängen?|könige\\w*|assen?|farben",
}
COUNT = {
    language: re.compile(
        rf"\b(\d+|{'|'.join(WORDS[language].split())})\s+(?:\w+\s+)?({THINGS[language]})\b", re.IGNORECASE
    )
    for language in LANGUAGES
}
PAGES = sorted((ROOT / "docs").rglob("*.md"))


def texts(page: Path, language: str) -> list[str]:
    """The messages of a page in a language."""
    if language == "en":
        return [segment.text for segment in segments(page.read_text("utf-8"), ("patience",))]
    name = page.relative_to(ROOT / "docs").with_suffix(".po")
    with (ROOT / "i18n" / language / "LC_MESSAGES" / name).open("rb") as file:
        return [str(message.string) for message in read_po(file, locale=language) if message.id]


def known(page: Path) -> set[int]:
    """The counts that the engine knows for a page: those of its game, or of all games."""
    games = [GAMES[page.stem]] if page.stem in GAMES else list(GAMES.values())
    return {count for game in games for way in ways(game) for count in facts(way).values() if count > 1}


def counts(text: str, language: str) -> list[int]:
    """The numbers in a text that count things of the game."""
    found = (match[1].lower() for match in COUNT[language].finditer(text))
    return [int(number) if number.isdecimal() else NUMBERS[number] for number in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_prose_states_no_count_that_the_engine_knows(page, language):
    typed = {text: numbers for text in texts(page, language) if (numbers := counts(text, language))}
    assert {text for text, numbers in typed.items() if known(page) & set(numbers)} == set()


@pytest.mark.parametrize(
    "text, language, found",
    [
        ("Deal 95 cards to the stock.", "en", [95]),
        ("There are eight sails.", "en", [8]),
        ("Lege vier verdeckte Karten.", "de", [4]),
        ("Ein Ass und 8 Flügel.", "de", [8]),
        ("Put a 7 on an 8; {sails} sails.", "en", []),
        ("Auf 8♥ kommt 7♣, dann {stock} Karten.", "de", []),
    ],
)
def test_a_typed_count_is_noticed_and_a_rank_is_none(text, language, found):
    assert counts(text, language) == found
