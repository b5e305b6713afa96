"""What Babel knows of a language; nothing of one that it does not know."""

from functools import cache

from babel import Locale, UnknownLocaleError


@cache
def locale(language: str) -> Locale | None:
    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
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
