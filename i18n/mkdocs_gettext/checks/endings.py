"""Whether a translation ends where its source ends, as one does that was not cut off."""

import re
import unicodedata
from collections.abc import Iterator

from mkdocs_gettext.faults import Finding
from mkdocs_gettext.markdown.inline.parts import parts

BEHIND_END = "\"'”“’‘»«›‹„‚」』）】〉》〕］〛⟧)]}*_`~^ \u00a0\u200e\u200f\u2069\u202c"
SENTENCE = re.compile(rf"[.!?][{re.escape(BEHIND_END)}]*$")
ENDS = frozenset(".!?…:;‼⁇⁈⁉。！？．｡؟؛۔।॥։።፧፨။၊។៕៖។‽՞՜᠃᠉༎།܀܁܂꓿")
# Scripts that end a sentence with a blank, or may leave its mark out.
WITHOUT_ENDS = (
    "THAI",
    "LAO",
    "KHMER",
    "MYANMAR",
    "TIBETAN",
    "CJK",
    "HIRAGANA",
    "KATAKANA",
    "HANGUL",
    "JAVANESE",
    "BALINESE",
)


def sentence_end(msgid: str, msgstr: str) -> Iterator[Finding]:
    """E-END: the end of the last sentence is missing, as in a text that was cut off. `Turn a card.` as `Deck eine`"""
    ours, theirs = (parts(text).words.rstrip() for text in (msgid, msgstr))
    if not SENTENCE.search(ours):
        return
    last = theirs.rstrip(BEHIND_END)[-1:]
    if last and last not in ENDS and not unicodedata.name(last, "").startswith(WITHOUT_ENDS):
        yield Finding("E-END", f"ends in “{msgstr[-20:]}”; expected . ! or ? at the end, as in the source")
