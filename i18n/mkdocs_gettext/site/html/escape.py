"""Translated words on their way into templates, which take them for HTML."""

import re

from markupsafe import Markup

NO_ENTITY = re.compile(r"&(?!(?:#\d+|#[xX][0-9a-fA-F]+|\w+);)")
ENTITIES = str.maketrans({"<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


def escaped(text: str, source: str) -> str:
    """A translation as text of a page or of an attribute; a theme that escapes it as well does not do so twice.

    What the source says itself stays as it is: its author may have meant HTML.

    >>> escaped('Die "besten" Regeln & mehr', "The best rules")
    Markup('Die &quot;besten&quot; Regeln &amp; mehr')
    """
    return text if text == source else Markup(NO_ENTITY.sub("&amp;", text).translate(ENTITIES))
