"""The plugin's own words; like all words of a site they are translated in its `site.po`."""

from collections.abc import Callable

from mkdocs_gettext.entries import Entry

ORIGIN = "mkdocs_gettext"

INCOMPLETE = "{percent} % of this page is translated. The rest is shown in {language}."
CHOOSE = "Choose your language"
NOT_FOUND = "Page not found"
NO_SUCH_PAGE = "There is no page at this address."
START = "Go to the start page"

COMMENTS = {
    INCOMPLETE: "Stands at the top of a page. {percent} is a number, {language} the name of a language.",
    CHOOSE: "Heading of the page that offers all languages.",
    NOT_FOUND: "Heading of the page for a wrong address.",
    NO_SUCH_PAGE: "Stands under the heading “Page not found”.",
    START: "A link.",
}

Translate = Callable[[str], str]


def entries() -> list[Entry]:
    return [Entry(text, ORIGIN, comments=(comment,)) for text, comment in COMMENTS.items()]
