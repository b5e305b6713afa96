"""Writes each language as plain Markdown, for other generators than MkDocs."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

from markdown import Markdown

from mkdocs_gettext import locales
from mkdocs_gettext.configuration import SITE, Configuration, domain_of
from mkdocs_gettext.faults import Faulty
from mkdocs_gettext.markdown.kinds import Segment
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.translation import heading_ids, sources
from mkdocs_gettext.translation.sources import Page
from mkdocs_gettext.translation.translate import Language, translate


def materialise(configuration: Configuration, folder: Path, markdown_of: Callable[[], Markdown]) -> list[Path]:
    """`<folder>/<language>/` with all pages and all other files of the sources. Raises: Faulty.

    `markdown_of` gives the Markdown of the site, which names the headings.
    """
    catalogs = Catalogs(configuration)
    pages = _pages(configuration)
    ids = {uri: heading_ids.of_source(page.source, page.segments, markdown_of()) for uri, page in pages.items()}
    written = []
    for code in configuration.languages:
        for uri, page in pages.items():
            if page.presence.has(code):
                written.append(_write(folder / code / uri, _text(page, uri, code, catalogs, ids[uri])))
        for path in (path for path in sorted(configuration.docs.rglob("*")) if path.is_file() and path.suffix != ".md"):
            target = folder / code / path.relative_to(configuration.docs)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    return written


def _text(page: Page, uri: str, code: str, catalogs: Catalogs, ids: Mapping[Segment, str]) -> str:
    if not page.presence.is_translated:
        return page.source
    language = Language(code, catalogs.configuration.source_language, locales.locale(code))
    return translate(page, language, catalogs.domain(code, domain_of(uri)), catalogs.domain(code, SITE), ids).text


def _pages(configuration: Configuration) -> dict[str, Page]:
    pages, faults = {}, []
    for uri in configuration.pages():
        try:
            pages[uri] = sources.read(configuration, uri)
        except Faulty as error:
            faults += error.faults
    if faults:
        raise Faulty(faults)
    return pages


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")
    return path
