"""A rule page begins with what the game feels like, its facts in short and how a game goes, in every language."""

import re
from html import unescape
from pathlib import Path

import pytest

from patience import GAMES

CLAIMS = {"en": "won", "de": "geht auf|aufgegangen|gewinnen"}  # what a chip about odds says
every_page = pytest.mark.parametrize("language, name", [(language, name) for language in CLAIMS for name in GAMES])


def first_words(site: Path, language: str, name: str) -> list[str]:
    """What stands above the table, and the first chapter."""
    html = (site / language / "games" / name / "index.html").read_text("utf-8")
    first, how = html[html.index("<h1") :].split("<h2")[:2]
    return [first.partition("<patience-demo")[0], how]


def texts(html: str, element: str) -> list[str]:
    found = re.findall(rf"<{element}>(.*?)</{element.split()[0]}>", html, re.DOTALL)
    return [unescape(re.sub("<[^>]*>", "", text)).strip() for text in found]


@every_page
def test_a_hook_fits_on_the_first_screen(site_folder, language, name):
    (hook,) = texts(first_words(site_folder, language, name)[0], 'p class="hook"')
    assert 40 < len(hook) <= 140


@every_page
def test_the_facts_in_short_name_who_claims_the_odds(site_folder, language, name):
    facts = texts(first_words(site_folder, language, name)[0], "li [^>]*")
    assert 1 <= len(facts) <= 4
    claims = [fact for fact in facts if re.search(CLAIMS[language], fact)]
    assert all(re.search(r"\(.+\)$", claim) for claim in claims), claims


@every_page
def test_how_a_game_goes_is_told_in_five_lines_at_most_and_ends_with_the_win(site_folder, language, name):
    lines = texts(first_words(site_folder, language, name)[1], "li")
    assert 3 <= len(lines) <= 5
    assert lines[-1].endswith({"en": "you have won.", "de": "ist die Patience aufgegangen."}[language])
