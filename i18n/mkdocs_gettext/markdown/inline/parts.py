"""A text taken apart into code, links, tags, attribute lists and words."""

import re
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from mkdocs_gettext.markdown import syntax
from mkdocs_gettext.markdown.inline import code_spans, tags

KEYS = re.compile(r"\+\+(?:[\w-]+|\"[^\"]+\"|'[^']+')(?:\+(?:[\w-]+|\"[^\"]+\"|'[^']+'))*\+\+")
TARGET = re.compile(r"\]\(\s*<?(?P<target>(?:[^()\s<>]|\([^()\s]*\))*)>?[^()]*\)")
AUTOLINK = re.compile(r"<(?P<target>[a-zA-Z][\w+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>")
BARE_URL = re.compile(r"\b[a-z][a-z+.-]*://[^\s<>()\"]+[^\s<>()\".,:;!?]")
REFERENCE = re.compile(r"\]\[(?P<id>[^\]]*)\]|\[(?P<note>\^[^\]]+)\]")
TAG = re.compile(rf"{tags.PATTERN}|<[a-zA-Z!?/][^<>]*", re.S)  # what is not closed may become one as well
# All that the extension attr_list may take for a list, whatever it begins with, but no mark such as `{==this==}`.
ATTRIBUTES = re.compile(r"\{(?::|[ ]*[#.]|(?!=)[^}\n]*=)[^}\n]*\}")
ICON = re.compile(r":[a-z0-9_+-]+:")
SPECIAL = re.compile(r"[`<\[{_\\]|:\S|\+\+")


class Parts(NamedTuple):
    """A text taken apart, so that no check stumbles over what another one compares."""

    code: Counter[str]
    links: Counter[str]
    references: Counter[str]
    tags: Counter[str]
    attributes: Counter[str]
    words: str  # the rest, in which only words, marks and placeholders are left


NOTHING: Counter[str] = Counter()


@lru_cache(maxsize=4096)
def parts(text: str) -> Parts:
    if not SPECIAL.search(text):
        return Parts(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, text)
    rest = code_spans.replaced(text, " ` ` ")
    code = (
        Counter(span.code for span in code_spans.find(text)) + Counter(ICON.findall(rest)) + Counter(KEYS.findall(rest))
    )
    found = [match["target"] for match in (*TARGET.finditer(rest), *AUTOLINK.finditer(rest))]
    references = Counter(match["id"] or match["note"] or "[]" for match in REFERENCE.finditer(rest))
    rest = AUTOLINK.sub(" ", REFERENCE.sub("]", TARGET.sub("]", rest)))
    html = Counter(map(without_words, TAG.findall(rest)))
    rest = TAG.sub("", rest)
    links = Counter([*found, *BARE_URL.findall(rest)])
    rest = BARE_URL.sub(" ", rest)
    attributes = Counter(map(without_words, ATTRIBUTES.findall(rest)))
    return Parts(code, links, references, html, attributes, ICON.sub(" ", ATTRIBUTES.sub("", rest)))


def without_words(tag: str) -> str:
    """A tag or an attribute list in which only texts for readers are left out; those may be translated."""
    return syntax.WORDS_IN_TAG.sub(r'\g<name>=""', tag)
