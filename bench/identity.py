"""Translates pages into themselves and compares the HTML: python -m bench.identity [--words] [FOLDER…]

Prints each page that becomes another one, with the first difference, and their number; exit code 1 if there is one.
With `--words` every word is changed, and only elements and their attributes are compared. Without a folder it takes
the documentation in the source distributions of `TREES`, which pip fetches.
"""

import re
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import markdown
from babel.messages.catalog import Catalog
from mkdocs.utils.meta import get_data

from mkdocs_gettext.faults import Faulty
from mkdocs_gettext.markdown.inline import code_spans
from mkdocs_gettext.markdown.scope import Scope
from mkdocs_gettext.po.catalogs import Domain
from mkdocs_gettext.po.entries import message_of, of_segment, unique
from mkdocs_gettext.translation import pseudo
from mkdocs_gettext.translation.sources import Page, page_of, text_of
from mkdocs_gettext.translation.translate import Language, translate

TREES = (
    "ansible-lint==26.10.1", "coloraide==8.13.1", "hatch==1.18.2", "mkdocs-static-i18n==1.3.1", "mkdocstrings==1.0.8",
    "pymdown-extensions==13.1.2",
)  # fmt: skip
EXTENSIONS: dict[str, dict[str, Any]] = {  # what Material recommends
    "abbr": {}, "admonition": {}, "attr_list": {}, "def_list": {}, "footnotes": {}, "md_in_html": {}, "tables": {},
    "toc": {"permalink": True}, "pymdownx.arithmatex": {"generic": True}, "pymdownx.betterem": {"smart_enable": "all"},
    "pymdownx.caret": {}, "pymdownx.details": {}, "pymdownx.highlight": {}, "pymdownx.inlinehilite": {},
    "pymdownx.keys": {}, "pymdownx.mark": {}, "pymdownx.smartsymbols": {},
    "pymdownx.superfences": {"relaxed_headers": True}, "pymdownx.tabbed": {"alternate_style": True},
    "pymdownx.tasklist": {"custom_checkbox": True}, "pymdownx.tilde": {},
}  # fmt: skip
SCOPE = Scope(extensions=frozenset(EXTENSIONS))
WORDS = {"alt", "title", "aria-label", "placeholder"}
FROM_WORDS = {"abbr"}  # elements that are there because of a word
LINK_BY_WORDS = r"\[[^\[\]^][^\[\]]*\](?:\[\]|(?![\[(]))|\b\d+(?:st|nd|rd|th)\b"
KEPT = re.compile(f"{LINK_BY_WORDS}|{pseudo.KEPT.pattern}")


class Event(NamedTuple):
    """A piece of HTML."""

    what: str
    is_text: bool = False
    attributes: tuple[tuple[str, str | None], ...] = ()


class _Events(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Event] = []
        self.depth = 0  # of elements in which blanks count

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.depth += tag == "pre"
        self.found.append(Event(f"<{tag}>", attributes=tuple(sorted(attrs, key=str))))

    def handle_endtag(self, tag: str) -> None:
        self.depth -= tag == "pre"
        self.found.append(Event(f"</{tag}>"))

    def handle_data(self, data: str) -> None:
        text = data if self.depth else re.sub(r"[ \t\n]+", " ", data)
        if text.strip():
            self.found.append(Event(text, is_text=True))

    def handle_comment(self, data: str) -> None:
        self.found.append(Event(f"<!--{' '.join(data.split())}-->"))


def events(html: str) -> list[Event]:
    """Elements and texts, with blanks as readers see them."""
    parser = _Events()
    parser.feed(html)
    return parser.found


def structure(html: str) -> list[Event]:
    """Elements and attributes but those that are made of words."""
    found = (event for event in events(html) if not event.is_text and event.what.strip("</>") not in FROM_WORDS)
    return [_without_words(event) for event in found]


def _without_words(event: Event) -> Event:
    is_heading = event.what[:2] == "<h"  # its id comes from its words
    kept = (one for one in event.attributes if one[0] not in WORDS and not (one[0] == "id" and is_heading))
    return event._replace(attributes=tuple(one for one in kept if not str(one[1]).startswith("#")))


def changed(text: str) -> str:
    """Every word changed but those that name a link or end a number."""
    pieces = code_spans.split(text)
    pieces[::2] = (_changed(piece) for piece in pieces[::2])
    return "".join(pieces)


def _changed(text: str) -> str:
    pieces, position = [], 0
    for match in KEPT.finditer(text):
        pieces += [text[position : match.start()].translate(pseudo.ACCENTS), match[0]]
        position = match.end()
    return "".join([*pieces, text[position:].translate(pseudo.ACCENTS)])


def html_of(text: str) -> str:
    return markdown.markdown(get_data(text)[0], extensions=list(EXTENSIONS), extension_configs=EXTENSIONS)


def translated(page: Page, words: Callable[[str], str]) -> str:
    """The page with a catalog in which every message has its translation."""
    entries = unique([of_segment(part, page.origin) for part in page.segments if part.is_message])
    messages = {}
    for entry in entries:
        message = messages[entry.key] = message_of(entry)
        message.string = words(entry.msgid) if entry.plural is None else (words(entry.msgid), words(entry.plural))
    nothing = Domain.of("", Catalog())
    return translate(page, Language("xx", "en", None), nothing._replace(translated=messages), nothing).text


def difference(path: Path, words: Callable[[str], str] | None = None) -> str | None:
    """Where the translated page first differs from its source; None if it does not. Raises: Faulty."""
    page = page_of(text_of(path, str(path)), str(path), SCOPE)
    read = structure if words else events
    before, after = (read(html_of(text)) for text in (page.source, translated(page, words or str)))
    for one, other in zip_longest(before, after):
        if one != other:
            return f"{_shown(one)} is {_shown(other)}"
    return None


def _shown(event: Event | None) -> str:
    return repr((event.what[:200], *event.attributes)) if event else "nothing"


def differences(folders: list[Path], words: Callable[[str], str] | None = None) -> Iterator[tuple[Path, str | None]]:
    for path in (path for folder in folders for path in sorted(folder.rglob("*.md"))):
        try:
            yield path, difference(path, words)
        except Faulty as fault:
            yield path, str(fault)


def fetch(folder: Path) -> list[Path]:
    """The unpacked source distributions. Raises: CalledProcessError where no index can be reached."""
    options = ["--quiet", "--no-deps", "--no-binary", ":all:", "--dest", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "download", *options, *TREES], check=True)
    for archive in folder.glob("*.tar.gz"):
        with tarfile.open(archive) as tree:
            tree.extractall(folder, filter="data")
    return [path for path in sorted(folder.iterdir()) if path.is_dir()]


def main(arguments: list[str]) -> int:
    words = changed if "--words" in arguments else None
    folders = [Path(name) for name in arguments if name != "--words"]
    with TemporaryDirectory() as folder:
        found = dict(differences(folders or fetch(Path(folder)), words))
    differing = {path: text for path, text in found.items() if text}
    for path, text in differing.items():
        print(f"{path}: {text}")
    print(f"{len(found)} pages, {len(differing)} differ")
    return 1 if differing or not found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
