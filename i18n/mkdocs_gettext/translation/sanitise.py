"""The second wall behind the checks: what a translation adds to the HTML of its source does nothing."""

import re

from mkdocs_gettext.checks.messages import DIRECTION, is_safe
from mkdocs_gettext.markdown.inline import code_spans
from mkdocs_gettext.markdown.inline.parts import ATTRIBUTES, AUTOLINK, TAG, TARGET, parts, without_words

TICK = re.compile(r"\\?`")


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
        return match[0] if known else match[0].replace("<", "&lt;")

    def attributes(match: re.Match[str]) -> str:
        return match[0] if without_words(match[0]) in known_attributes else match[0].replace("{", "&#123;")

    def link(match: re.Match[str]) -> str:
        return match[0] if is_safe(match["target"]) else match[0].replace(match["target"], "#")

    pieces = code_spans.split(msgstr)
    for index in range(0, len(pieces), 2):
        text = TICK.sub("&#96;", pieces[index])  # of those that are left no renderer makes code in another way
        text = ATTRIBUTES.sub(attributes, TAG.sub(tag, text))
        pieces[index] = AUTOLINK.sub(link, TARGET.sub(link, text))
    pieces[1::2] = (code.replace("\n", " ") for code in pieces[1::2])  # or a line of it might begin a block
    return "".join(pieces)
