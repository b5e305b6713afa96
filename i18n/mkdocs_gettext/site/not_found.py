"""The page for a missing one, which learns only in the browser which language its address has."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import jinja2

from mkdocs_gettext.site import theme
from mkdocs_gettext.site.choices import Choice

TEMPLATE = "404.html"
TITLE = re.compile(r"<title>(.*?)</title>", re.S)
BODY = re.compile(r"<body\b[^>]*>(.*)</body>", re.S)
SCRIPT = re.compile(r"<script\b(?![^>]*\bapplication/json\b)[^>]*>.*?</script>", re.S)


class Spoken(NamedTuple):
    """All of the page in one language; its scripts have run already."""

    language: Choice
    root: str  # address of the folder of the language
    title: str
    body: str


def in_each_language(
    env: jinja2.Environment,
    context: Mapping[str, Any],
    languages: Iterable[Choice],
    enter: Callable[[Choice], Mapping[str, Any]],
    root: Callable[[Choice], str],
) -> Iterator[Spoken]:
    """`enter` lets the theme speak the language and gives what its templates are told of it."""
    for language in languages:
        told = {**context, **enter(language), "alone": language}
        html = theme.with_search_root(env.get_template(TEMPLATE).render(told), root(language))
        title, body = TITLE.search(html), BODY.search(html)
        if title and body:
            yield Spoken(language, root(language), title[1], SCRIPT.sub("", body[1]))
