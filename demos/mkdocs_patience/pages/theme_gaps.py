"""What the theme leaves out of a page and a reader by ear needs."""

from collections.abc import Callable
from html import escape

from patience.said import N_

_SEARCH = 'data-md-component="search" role="dialog"'


def filled(page: str, say: Callable[[str], str]) -> str:
    """Gives the theme's search a name, as every dialog must have one; `say` gives a word in the page's language."""
    name = say(N_("Search"))
    return page.replace(_SEARCH, f'{_SEARCH} aria-label="{escape(name)}"', 1)
