"""Codes of languages, and what Babel knows of a language; nothing of one that it does not know.

A code is written as gettext does it (`pt_BR`, `sr@latin`) or as the web does (`pt-BR`, `sr-Latn`).
"""

import re
from functools import cache

from babel import Locale, UnknownLocaleError

CODE = re.compile(r"(?P<parts>[^.@]*)(?:\.[^@]*)?(?:@(?P<modifier>\w+))?")
SCRIPTS = {"arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "latin": "Latn"}
SCRIPT = re.compile(r"[A-Z][a-z]{3}")
VARIANT = re.compile(r"[a-z0-9]{5,8}")


@cache
def tag(code: str) -> str:
    """The code as the web writes it (BCP 47).

    >>> [tag(code) for code in ("pt_BR", "zh-hant_tw", "sr_RS@latin", "ca@valencia", "de_AT.UTF-8", "en@quot")]
    ['pt-BR', 'zh-Hant-TW', 'sr-Latn-RS', 'ca-valencia', 'de-AT', 'en-x-quot']
    """
    match = CODE.match(code)
    assert match
    language, *parts = re.split("[-_]", match["parts"])
    before, after = _subtags((match["modifier"] or "").lower())
    return "-".join([language.lower(), *before, *map(_in_case, parts), *after])


def _subtags(modifier: str) -> tuple[list[str], list[str]]:
    """What stands before the country and what behind it, for a modifier as gettext knows it."""
    if modifier in SCRIPTS:
        return [SCRIPTS[modifier]], []
    if modifier in {"", "euro"}:
        return [], []
    return [], [modifier] if VARIANT.fullmatch(modifier) else ["x", modifier]


def _in_case(part: str) -> str:
    """A script, a region or another part of a tag, in the letters that are usual."""
    if len(part) == 4 and part.isalpha():
        return part.capitalize()
    return part.upper() if len(part) == 2 else part.lower()


def base(code: str) -> str:
    """The language without country, script and the rest.

    >>> base("pt_BR"), base("sr@latin")
    ('pt', 'sr')
    """
    return tag(code).split("-")[0]


def script(code: str) -> str | None:
    """The script that the code names."""
    return next((part for part in tag(code).split("-")[1:] if SCRIPT.fullmatch(part)), None)


@cache
def locale(language: str) -> Locale | None:
    for name in (tag(language), tag(language).partition("-x-")[0], base(language)):
        try:
            return Locale.parse(name, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return None


def direction(language: str) -> str:
    found = locale(language)
    return str(found.text_direction) if found else "ltr"


def name(language: str, spoken: str) -> str | None:
    """What the language is called in another one.

    >>> name("en", "de")
    'Englisch'
    """
    found, speaker = locale(language), locale(spoken)
    return found.get_display_name(speaker) if found and speaker else None
