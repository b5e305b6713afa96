"""Turns the one search index of a site into one for each language, and lets it find what readers type.

Material's search matches the beginnings of words as they are written. Other spellings, the second halves of compounds,
inflected forms and synonyms go into a field of the index that is searched but never shown.
"""

import html
import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from mkdocs_gettext import locales
from mkdocs_gettext.markdown.inline import tags

Index = dict[str, Any]
Synonyms = Callable[[str], Iterable[str]]

FIELD = "forms"
BREAKS = r"\-\u2010\u2011\u2013\u2014\u00ad\u200b"
ASCII_MARKS = r"""()\[\]{}"'`/"""
QUOTES = r"\u00ab\u00bb\u2018-\u201f\u2039\u203a\u300c-\u300f\u301d-\u301f\ufe41-\ufe44\uff02\uff07\uff62\uff63"
BRACKETS = (
    r"\u2045\u2046\u2329\u232a\u2768-\u2775\u27e6-\u27ef\u2983-\u2998\u3008-\u300b\u3010\u3011\u3014-\u301b"
    r"\ufd3e\ufd3f\uff08\uff09\uff3b\uff3d\uff5b\uff5d\uff5f\uff60"
)
OPENING = r"\u00a1\u00bf"
WORD = re.compile(r"[^\W_]+")
SYMBOL = re.compile("[←-⯿]")
INVISIBLE = re.compile("[\u00ad\u2060\ufe0e\ufe0f]")
GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
SHORTEST_TAIL = 4


def index_for(language: str, index: Index, config: Mapping[str, object], synonyms: Synonyms = lambda _: ()) -> Index:
    """The entries below `/<language>/`, with addresses relative to it."""
    root = f"{quote(language)}/"
    entries = [entry for entry in index["docs"] if entry["location"].startswith(root)]
    texts = [_plain(f"{entry['title']} {entry['text']}") for entry in entries]
    german = locales.base(language) == "de"
    others = [list(synonyms(text)) for text in texts]
    # Plain English has no other forms, so its words are only needed to leave them out of the synonyms.
    words = [
        set(WORD.findall(text)) if german or more or not text.isascii() else set()
        for text, more in zip(texts, others, strict=True)
    ]
    known = {word.casefold() for found in words for word in found} if german else None
    forms_of = cache(partial(_forms_of, known=known))
    docs = [
        {
            **entry,
            "location": entry["location"].removeprefix(root),
            "text": _visible(entry["text"]),
            FIELD: " ".join(sorted(_forms(found, more, forms_of) | _symbols(text))),
        }
        for entry, text, found, more in zip(entries, texts, words, others, strict=True)
    ]
    fields = {**index["config"]["fields"], FIELD: {"boost": 0.5}}
    return {"config": {**index["config"], **config, "fields": fields}, "docs": docs}


def split(site: Path, configs: Mapping[str, Mapping[str, object]], synonyms: Callable[[str], Synonyms]) -> None:
    """Replace the index of the site by one for each language, at `/<language>/search/search_index.json`."""
    path = site / "search" / "search_index.json"
    if not path.is_file():
        return
    index = json.loads(path.read_text("utf-8"))
    path.unlink()
    _adopt(index["docs"], [f"{quote(code)}/" for code in configs])
    for code, config in configs.items():
        target = site / code / "search" / "search_index.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        found = index_for(code, index, config, synonyms(code))
        target.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")), "utf-8")


def _adopt(entries: Iterable[Index], roots: Sequence[str]) -> None:
    """Pages that lie below no language, such as a blog, are found from the first one."""
    for entry in entries:
        if not entry["location"].startswith(tuple(roots)):
            entry["location"] = f"{roots[0]}../{entry['location']}"


class Settings(NamedTuple):
    """How the words of an index are found: what a theme proposes for a language, or what a site has chosen."""

    lang: Sequence[str] | None = None
    separator: str | None = None
    pipeline: Sequence[str] | None = None

    def chosen(self, own: "Settings", usual: "Settings", language: str) -> "Settings":
        """These proposals with the site's own settings where they fit the language; `usual` is said for most."""
        spoken = {language} if self.lang == usual.lang else set(self.lang or ())
        unusual = self.separator if self.separator != usual.separator else None
        fits = own.pipeline is not None and (not own.pipeline or self.pipeline == usual.pipeline)
        return Settings(
            own.lang if own.lang and spoken <= set(own.lang) else self.lang,
            separator("|".join(filter(None, (own.separator, unusual))) or str(self.separator)),
            own.pipeline if fits else self.pipeline,
        )


def separator(given: str) -> str:
    """The separator, which need not know all hyphens, brackets and quotes."""
    return f"{given}|[{BREAKS}{ASCII_MARKS}{QUOTES}{BRACKETS}{OPENING}]+"


def _plain(text: str) -> str:
    return _visible(html.unescape(tags.removed(text, " ")))


def _visible(text: str) -> str:
    return text if text.isascii() else INVISIBLE.sub("", text)


def _symbols(text: str) -> set[str]:
    return set() if text.isascii() else set(SYMBOL.findall(text))


def _forms(words: set[str], synonyms: Iterable[str], forms_of: Callable[[str], set[str]]) -> set[str]:
    """What is searched besides the words themselves; what only begins like one of them is not needed."""
    more = {word for words_of in synonyms for word in WORD.findall(words_of)}
    plain = {word.casefold() for word in words}
    forms = {word.casefold() for word in more}.union(*map(forms_of, words | more))
    forms = {form for form in forms if len(form) > 2} - plain
    return _longest(forms, plain) if forms else forms


def _forms_of(word: str, known: set[str] | None) -> set[str]:
    """Other spellings and, in German, other endings and last parts; `known` are all words of a German site."""
    german = known is not None
    forms = {*inflected(word), *tails(word.casefold(), known)} if known is not None else set()
    spelled = forms.union(*(_spellings(form, german) for form in {word, *forms}))
    return {form.casefold() for form in spelled}


def _longest(forms: set[str], words: set[str]) -> set[str]:
    """Without those that are the beginning of another one: the search finds them anyway."""
    every = sorted(forms | words)
    begins = {one for one, other in pairwise(every) if other.startswith(one)}
    return forms - begins


def _spellings(word: str, german: bool) -> Iterator[str]:
    lower = word.casefold() if not german else word.lower()
    if german:
        yield lower.translate(GERMAN)
    if lower.isascii():
        return
    flat = unicodedata.normalize("NFD", lower.replace("ß", "ss").replace("ł", "l"))
    flat = "".join(char for char in flat if not unicodedata.combining(char))
    if flat != lower:
        yield flat


def inflected(word: str) -> Iterator[str]:
    """German endings that a reader may type though the text has others.

    >>> list(inflected("Farbe")), list(inflected("zählt"))
    (['Farben'], ['zählen'])
    """
    if len(word) < 4:
        return
    if word[0].isupper():
        if word.endswith("e"):
            yield f"{word}n"
        elif word.endswith(("el", "er")):
            yield from (f"{word}n", f"{word}s")
        elif not word.endswith(("n", "s")):
            yield from (f"{word}en", f"{word}es")
    elif word.endswith("st"):
        yield f"{word[:-2]}en"
    elif word.endswith("t"):
        yield f"{word[:-1]}en"


def tails(word: str, known: set[str]) -> Iterator[str]:
    """The last parts of a compound that are words of the site themselves.

    >>> list(tails("ablagestapel", {"stapel"}))
    ['stapel']
    """
    return (word[start:] for start in range(3, len(word) - SHORTEST_TAIL + 1) if word[start:] in known)
