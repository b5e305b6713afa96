"""The second wall behind the checks: what a translation adds to the HTML of its source does nothing."""

import re

from mkdocs_gettext.checks.messages import DIRECTION, is_safe
from mkdocs_gettext.markdown.inline.parts import ATTRIBUTES, AUTOLINK, TAG, TARGET, parts, without_words


def safe(msgid: str, msgstr: str) -> str:
    """Tags and attributes that the source does not have become text, links that may run code lead nowhere.

    >>> safe("A card.", "Eine <img src=x onerror=alert(1)> [Karte](javascript:x).")
    'Eine &lt;img src=x onerror=alert(1)> [Karte](#).'
    """
    if "<" not in msgstr and "](" not in msgstr and "{" not in msgstr:
        return msgstr
    allowed, known_attributes = parts(msgid).tags, parts(msgid).attributes

    def tag(match: re.Match[str]) -> str:
        known = without_words(match[0]) in allowed or DIRECTION.fullmatch(match[0]) or AUTOLINK.fullmatch(match[0])
        return match[0] if known else "&lt;" + match[0][1:]

    def attributes(match: re.Match[str]) -> str:
        return match[0] if without_words(match[0]) in known_attributes else "&#123;" + match[0][1:]

    def link(match: re.Match[str]) -> str:
        return match[0] if is_safe(match["target"]) else match[0].replace(match["target"], "#")

    pieces = re.split(r"((`+)(?!`).+?(?<!`)\2(?!`))", msgstr, flags=re.S)
    for index in range(0, len(pieces), 3):  # between them lie code and its ticks
        text = ATTRIBUTES.sub(attributes, TAG.sub(tag, pieces[index]))
        pieces[index] = AUTOLINK.sub(link, TARGET.sub(link, text))
    return "".join(piece for index, piece in enumerate(pieces) if index % 3 != 2)
