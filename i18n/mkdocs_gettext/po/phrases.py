"""The plugin's own words; like all words of a site they are translated in its `site.po`.

German comes with the plugin (`shipped/de.po`); a `site.po` goes before it.
"""

from collections.abc import Callable
from pathlib import Path

from babel.messages.catalog import Catalog

from mkdocs_gettext import locales
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.entries import Entry

ORIGIN = "mkdocs_gettext"

INCOMPLETE = "{percent} % of this page is translated. The rest is shown in {language}."
CHOOSE = "Choose your language"
NOT_FOUND = "Page not found"
NO_SUCH_PAGE = "There is no page at this address."
START = "Go to the start page"
BACK = "Jump back to footnote {number} in the text"
PERMALINK = "Permanent link"
REPORT = "How complete is this translation?"
PAGE, MESSAGES, TRANSLATED, FUZZY, MISSING, OPEN = (
    "Page", "Messages", "Translated", "Out of date", "Missing", "Still to do",
)  # fmt: skip

COMMENTS = {
    INCOMPLETE: "Stands at the top of a page. {percent} is a number, {language} the name of a language.",
    CHOOSE: "Heading of the page that offers all languages.",
    NOT_FOUND: "Heading of the page for a wrong address.",
    NO_SUCH_PAGE: "Stands under the heading “Page not found”.",
    START: "A link.",
    BACK: "Says where the arrow behind a footnote leads; shown under the pointer.",
    PERMALINK: "Says what the mark behind a heading is; shown under the pointer.",
    REPORT: "Heading of a page that counts the translated messages of every page.",
    PAGE: "Head of a table column.",
    MESSAGES: "Head of a table column: number of texts to translate.",
    TRANSLATED: "Head of a table column.",
    FUZZY: "Head of a table column: texts whose source has changed since they were translated.",
    MISSING: "Head of a table column: texts that are not translated.",
    OPEN: "Heading above a list of texts that are fuzzy or missing.",
}

Translate = Callable[[str], str]


def entries() -> list[Entry]:
    return [Entry(text, ORIGIN, comments=(comment,)) for text, comment in COMMENTS.items()]


def shipped(language: str) -> Catalog:
    """The translations that come with the plugin; empty for a language it does not know."""
    base = locales.base(language)
    path = Path(__file__).parent / "shipped" / f"{base}.po"
    return po_file.read(path.read_bytes(), base).catalog if path.is_file() else Catalog()
