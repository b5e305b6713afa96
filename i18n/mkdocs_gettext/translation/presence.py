"""In which languages a page is there, and whether it is translated, as its front matter says."""

import re
from collections.abc import Collection
from typing import NamedTuple

from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.markdown import front_matter

LANGUAGES, TRANSLATE = "languages", "translate"
SAID = re.compile(rf"^(?:{LANGUAGES}|{TRANSLATE})[ \t]*:", re.M)


class Presence(NamedTuple):
    """`languages: [de]` and `translate: false` in the front matter of a page."""

    languages: tuple[str, ...] | None = None  # None: all of the site
    translate: bool = True

    def has(self, code: str) -> bool:
        return self.languages is None or code in self.languages

    @property
    def is_translated(self) -> bool:
        """Whether it has catalogs; a page in one language only is written in that language."""
        return self.translate and (self.languages is None or len(self.languages) > 1)

    def spoken(self, code: str, source_language: str) -> str:
        """The language in which its text is written where the site speaks `code`."""
        if self.is_translated:
            return code
        return self.languages[0] if self.languages and len(self.languages) == 1 else source_language


EVERYWHERE = Presence()


def presence_of(source: str, origin: str, known: Collection[str]) -> Presence:
    """What the front matter of a page says, for a site with the `known` languages. Raises: Faulty."""
    end = front_matter.end_of(source)
    if not end or not SAID.search(source, 0, end):
        return EVERYWHERE
    meta = front_matter.meta(source)
    languages, translate = meta.get(LANGUAGES), meta.get(TRANSLATE, True)
    codes = None if languages is None else languages if isinstance(languages, list) else [languages]
    if codes is not None and not (codes and all(code in known for code in codes)):
        raise Faulty([_fault(source, origin, LANGUAGES, f"some of {', '.join(known)}")])
    if not isinstance(translate, bool):
        raise Faulty([_fault(source, origin, TRANSLATE, "true or false")])
    return Presence(None if codes is None else tuple(code for code in known if code in codes), translate)


def _fault(source: str, origin: str, key: str, expected: str) -> Fault:
    found = re.search(rf"^{key}[ \t]*:[ \t]*(?P<value>.*)$", source, re.M)
    line = source.count("\n", 0, found.start()) + 1 if found else 1
    value = found["value"] if found else ""
    return Fault(origin, line, f"{key} is {value or 'empty'}; expected {expected}", "E-LANGUAGE")
