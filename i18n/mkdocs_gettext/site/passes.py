"""What is done to the finished HTML of a page, and in which order: the one list, walked once for each page.

Other plugins register what they do, each in its stage, in place of an event of their own with a priority.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from mkdocs_gettext.translation.translate import Translated


class Stage(Enum):
    """The stages in their order."""

    LINKS = "Words become links, while they stand as the author has written them."
    WORDS = "Words are shown in another way; from here on they are tags and text."
    DRAWINGS = "What Markdown has not seen comes in, before the text in it is set."
    ADDRESSES = "Raw HTML finds its files, also those in what has come in."
    TOOLTIPS = "The words that Markdown itself has put in are translated."
    TYPOGRAPHY = "Quotes, dashes and blanks are set in all the text that is there now."
    NOTE = "A note at the top tells how much is translated; its text is set already."


class FinishedPage(NamedTuple):
    """What a pass may need to know of the page whose HTML it changes."""

    language: str  # in which it is written
    uri: str  # path of its file, which begins with the language
    source_uri: str  # path of its source, the same in all languages
    meta: Mapping[str, object]
    translated: Translated
    to: Callable[[str], str]  # the address of another page or file, seen from this one

    @property
    def site_language(self) -> str:
        """In which the site around it speaks."""
        return self.uri.partition("/")[0]


class Pass(NamedTuple):
    stage: Stage
    run: Callable[[str, FinishedPage], str]


def in_order(passes: Iterable[Pass]) -> list[Pass]:
    """By stage; in one stage as they were registered."""
    stages = list(Stage)
    return sorted(passes, key=lambda one: stages.index(one.stage))


def walk(passes: Iterable[Pass], html: str, page: FinishedPage) -> str:
    for one in passes:
        html = one.run(html, page)
    return html


class Priority:
    """Where an event of MkDocs must come before or behind the same event of other plugins; 0 is where most stand."""

    PRE_PAGE = 100  # on_pre_page, before anybody asks for the files of the page's language
    FILES = -150  # on_files, behind those that make pages or the navigation: these are translated as well
    FENCES = -50  # on_page_markdown, behind those that write Markdown: their fences are drawn as well
    CONTEXT = 50  # on_page_context, before those that read the navigation or let the theme speak
    TEMPLATE = -50  # on_template_context, behind those that tell the templates more
    PAGE = -50  # on_post_page, when nobody needs the language of the page any more
    ENV = 100  # on_env, before anybody asks for files outside of a page
    SITE = -100  # on_post_build, behind the search index, which is divided; then comes what others do last
