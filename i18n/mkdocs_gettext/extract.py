"""Collects the messages of a site: one list for each catalog."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages.extract import extract_from_dir

from mkdocs_gettext import words
from mkdocs_gettext.entries import Entry, of_segment
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.front_matter import FrontMatterError
from mkdocs_gettext.kinds import Kind, Segment
from mkdocs_gettext.segment import segments
from mkdocs_gettext.settings import SITE, Settings, domain_of

COMMENT_TAGS = ("i18n:", "Translators:")


def extract(settings: Settings) -> dict[str, list[Entry]]:
    """Messages by catalog, in the order of the sources. Raises: Faulty."""
    found: dict[str, list[Entry]] = {}
    labels: list[Entry] = []
    faults: list[Fault] = []
    for uri in settings.pages():
        origin = settings.relative(settings.docs / uri)
        try:
            parts = page_segments(settings, uri)
        except Faulty as fault:
            faults += fault.faults
            continue
        found[domain_of(uri)] = [of_segment(part, origin) for part in parts if part.is_message]
        labels += [Entry(part.text, origin) for part in parts if part.kind is Kind.DEFAULT_LABEL]
    if faults:
        raise Faulty(faults)
    for domain, folders in settings.code.items():
        found[domain] = list(_code(settings, folders))
    found[SITE] = [*(Entry(text, "mkdocs.yml") for text in settings.site_words), *labels, *words.entries()]
    return found


def page_segments(settings: Settings, uri: str) -> tuple[Segment, ...]:
    """Raises: Faulty."""
    path = settings.docs / uri
    origin = settings.relative(path)
    if domain_of(uri) in settings.reserved():
        raise Faulty([Fault(origin, 1, f"the catalog {domain_of(uri)}.po has another use; expected another name")])
    return read_segments(page_text(path, origin), origin, settings.fence_captions)


def page_text(path: Path, origin: str) -> str:
    """Raises: Faulty."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Faulty([Fault(origin, line, f"byte {data[error.start]:#x} is not UTF-8; expected UTF-8")]) from error


def read_segments(source: str, origin: str, fence_captions: Iterable[str]) -> tuple[Segment, ...]:
    """Raises: Faulty."""
    try:
        return segments(source, tuple(fence_captions))
    except FrontMatterError as error:
        raise Faulty([Fault(origin, error.line, f"front matter: {error}; expected YAML")]) from error


def _code(settings: Settings, folders: Iterable[str]) -> Iterator[Entry]:
    for folder in folders:
        found = extract_from_dir(settings.root / folder, comment_tags=COMMENT_TAGS, strip_comment_tags=True)
        for name, line, message, comments, context in sorted(found, key=lambda item: item[:2]):
            origin = settings.relative(settings.root / folder / name)
            msgid, plural = (message, None) if isinstance(message, str) else (message[0], message[1])
            yield Entry(msgid, origin, plural, context, comments=tuple(comments), line=line)
