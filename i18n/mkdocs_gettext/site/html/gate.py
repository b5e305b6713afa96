"""The last wall: a finished page may have no element, attribute or address that its source page does not have.

It reads both pages as browsers do, so that it sees what became of a translation, whatever it looked like before.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple
from urllib.parse import unquote, urljoin

from selectolax.lexbor import LexborHTMLParser

from mkdocs_gettext.checks.allowed import is_safe
from mkdocs_gettext.faults import Fault

ADDRESSES = frozenset({
    "href", "src", "srcset", "imagesrcset", "action", "formaction", "poster", "data", "cite", "ping", "background",
    "longdesc", "manifest", "xlink:href",
})  # fmt: skip
EXACT = frozenset({"style", "http-equiv", "rel", "target", "type", "srcdoc", "sandbox", "allow", "integrity", "charset"})
COMPARED = ADDRESSES | EXACT
CODE = frozenset({"script", "style"})
ADDED = frozenset({
    ("span",), ("bdi",), ("span", "lang"), ("span", "dir"), ("bdi", "lang"), ("bdi", "dir"),  # by translators
    ("p",), ("p", "lang"), ("p", "class"), ("p", "data-search-exclude"), ("span", "class"),  # what is not translated
    ("article", "lang"), ("article", "dir"), ("a", "hreflang"), ("a", "lang"),  # what is in another language
})  # fmt: skip
NEIGHBOURS = frozenset({("link", "rel", "next"), ("link", "rel", "prev")})  # differ where a language lacks a page
LEADING = frozenset({("a", "href"), ("link", "href")})
NOWHERE = "https://site.invalid/"

Trait = tuple[str, ...]  # element; element and attribute; element, attribute and value


class Seen(NamedTuple):
    """What a browser sees in a page, without its words."""

    url: str  # seen from the root of the site
    traits: frozenset[Trait]
    values: frozenset[Trait]  # as they are written
    ids: frozenset[str]

    @classmethod
    def of(cls, html: str, url: str) -> "Seen":
        traits, values, ids = set[Trait](), set[Trait](), set[str]()
        root = LexborHTMLParser(html).root
        for node in root.traverse() if root else ():
            tag = str(node.tag)
            traits.add((tag,))
            if tag in CODE and "json" not in str(node.attributes.get("type")):
                values.add((tag, "text", node.text()))
            for name, value in node.attributes.items():
                traits.add((tag, name))
                if name in COMPARED or name.startswith("on"):
                    values.add((tag, name, value or ""))
                elif name in {"id", "name"} and value:
                    ids.add(value)
        return cls(url, frozenset(traits), frozenset(values), frozenset(ids))


class Gate:
    """Compares each page with its source, which comes first."""

    def __init__(self, languages: frozenset[str]) -> None:
        self._languages = languages
        self._sources: dict[str, Seen] = {}

    def source(self, page: str, html: str, url: str) -> None:
        """Notes what the source of a page has; `page` names it in all languages, `url` is seen from the site's root."""
        self._sources[page] = Seen.of(html, url)

    def ids(self, page: str) -> frozenset[str]:
        return self._sources[page].ids if page in self._sources else frozenset()

    def faults(self, page: str, html: str, url: str, origin: str, language: str) -> Iterator[Fault]:
        """What the page has in a language and its source does not."""
        if page in self._sources:
            added = set(self._added(Seen.of(html, url), self._sources[page]))
            for trait in sorted(added):
                if trait[:-1] not in added:  # of what is new as a whole the parts need no names
                    text = f"in “{language}” the page has {_shown(trait)}, which its source does not have"
                    yield Fault(origin, 1, f"{text}; expected a translation without it", "E-PAGE")

    def _added(self, seen: Seen, source: Seen) -> Iterator[Trait]:
        yield from (trait for trait in seen.traits - source.traits if not _is_allowed(trait))
        new = seen.values - source.values  # what is written in the same way leads to the same place
        doubtful = {trait for trait in self._in_one_language(new, seen.url) if not _is_allowed(trait)}
        kinds = {trait[:2] for trait in doubtful}
        known = (trait for trait in source.values if trait[:2] in kinds)
        yield from doubtful - set(self._in_one_language(known, source.url)) if doubtful else ()

    def _in_one_language(self, traits: Iterable[Trait], url: str) -> Iterator[Trait]:
        for tag, name, value in traits:
            yield from ((tag, name, one) for one in self._values(name, value, url))

    def _values(self, name: str, value: str, url: str) -> Iterator[str]:
        """Those that have to be the same in all languages."""
        if name not in ADDRESSES:
            yield value
        for one in value.split(",") if name.endswith("srcset") else (value,) if name in ADDRESSES else ():
            yield self._address(one.split()[0] if name.endswith("srcset") and one.split() else one, url)

    def _address(self, value: str, url: str) -> str:
        """An address with one name for all languages."""
        if not is_safe(value):
            return value
        parts = urljoin(NOWHERE + url, value.strip()).split("/")
        return "/".join("{language}" if unquote(part) in self._languages else part for part in parts)


def _is_allowed(trait: Trait) -> bool:
    """What translators may add: marks for the direction of text, and links that stay on the site."""
    if trait[:2] in LEADING:
        return len(trait) == 2 or trait[2].startswith(NOWHERE)
    return trait[:2] in ADDED or trait in NEIGHBOURS


def _shown(trait: Trait) -> str:
    name, value = (trait[1:2] or ("",))[0], trait[2] if len(trait) > 2 else None
    inside = f" {name}" + (f'="{value.removeprefix(NOWHERE)[:80]}"' if value is not None else "") if name else ""
    return f"<{trait[0]}{inside}>"
