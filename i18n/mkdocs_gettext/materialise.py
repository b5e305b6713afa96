"""Writes each language as plain Markdown, for other generators than MkDocs."""

import shutil
from pathlib import Path

from mkdocs_gettext import locales, sources
from mkdocs_gettext.catalogs import Catalogs
from mkdocs_gettext.faults import Faulty
from mkdocs_gettext.settings import SITE, Settings, domain_of
from mkdocs_gettext.sources import Page
from mkdocs_gettext.translate import Language, translate


def materialise(settings: Settings, folder: Path) -> list[Path]:
    """`<folder>/<language>/` with all pages and all other files of the sources. Raises: Faulty."""
    catalogs = Catalogs(settings)
    pages = _pages(settings)
    written = []
    for code in settings.languages:
        language = Language(code, settings.source_language, locales.locale(code))
        for uri, page in pages.items():
            text = translate(page, language, catalogs.domain(code, domain_of(uri)), catalogs.domain(code, SITE)).text
            written.append(_write(folder / code / uri, text))
        for path in (path for path in sorted(settings.docs.rglob("*")) if path.is_file() and path.suffix != ".md"):
            target = folder / code / path.relative_to(settings.docs)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    return written


def _pages(settings: Settings) -> dict[str, Page]:
    pages, faults = {}, []
    for uri in settings.pages():
        try:
            pages[uri] = sources.read(settings, uri)
        except Faulty as error:
            faults += error.faults
    if faults:
        raise Faulty(faults)
    return pages


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")
    return path
