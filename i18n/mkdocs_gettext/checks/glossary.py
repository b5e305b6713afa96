"""The words on which a site has settled, in all its languages: a CSV file with a column for each.

Columns: `<language>` the word, `<language>_also` accepted words, `forbidden_<language>` words that are faults; several
are separated by `|`. Other columns are for people.
"""

import csv
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.faults import Fault, Faulty, Finding


class Term(NamedTuple):
    row: dict[str, str]

    def word(self, language: str) -> str:
        return self.row.get(language, "")

    def also(self, language: str) -> tuple[str, ...]:
        return _several(self.row.get(f"{language}_also"))

    def forbidden(self, language: str) -> tuple[str, ...]:
        return _several(self.row.get(f"forbidden_{language}"))


class Glossary(NamedTuple):
    source_language: str
    terms: tuple[Term, ...]

    def comments(self, msgid: str, language: str) -> Iterator[str]:
        """What a translator should know of the words of a message: `term: stock = Vorrat`."""
        for term in self.terms:
            word, translation = term.word(self.source_language), term.word(language)
            if word and translation and re.search(rf"\b{re.escape(word)}(?:e?s)?\b", msgid, re.I):
                yield f"term: {word} = {translation}"

    def findings(self, _: str, msgstr: str, language: str) -> Iterator[Finding]:
        """Forbidden words in a translation."""
        for term in self.terms:
            for word in term.forbidden(language):
                if word in msgstr and _whole(word).search(msgstr):
                    yield Finding("E-TERM", f"“{word}” is not used here; expected “{term.word(language)}”")

    def synonyms(self, text: str, language: str) -> Iterator[str]:
        """Other words, those of the source language included, for what a text speaks of."""
        for term in self.terms:
            ours = [word for word in (term.word(language), *term.also(language)) if word]
            if any(word in text and _beginning(word).search(text) for word in ours):
                yield from (*ours, term.word(self.source_language), *term.also(self.source_language))

    def synonyms_in(self, language: str) -> Callable[[str], Iterator[str]]:
        return lambda text: self.synonyms(text, language)


def read(path: Path, origin: str, source_language: str) -> Glossary:
    """Raises: Faulty."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file, strict=True))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise Faulty([Fault(origin, 1, f"cannot be read: {error}; expected CSV in UTF-8")]) from error
    if not rows or source_language not in rows[0]:
        raise Faulty([Fault(origin, 1, f"no column {source_language}; expected one for each language")])
    return Glossary(
        source_language, tuple(Term({key: value or "" for key, value in row.items() if key}) for row in rows)
    )


def of(configuration: Configuration) -> Glossary:
    """The glossary of a site; empty if it has none. Raises: Faulty."""
    if configuration.glossary is None:
        return Glossary(configuration.source_language, ())
    return read(configuration.glossary, configuration.relative(configuration.glossary), configuration.source_language)


@cache
def _whole(word: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(word)}\b")


@cache
def _beginning(word: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(word)}")


@cache
def _several(text: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in (text or "").split("|") if part.strip())
