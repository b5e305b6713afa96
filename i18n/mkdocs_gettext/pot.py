"""Templates of catalogs, for tools that want them; they are never committed."""

from pathlib import Path

from babel.messages.catalog import Catalog

from mkdocs_gettext import po
from mkdocs_gettext.extract import extract
from mkdocs_gettext.merge import merge
from mkdocs_gettext.settings import Settings


def write(settings: Settings, folder: Path) -> list[Path]:
    """One .pot for each catalog. Raises: Faulty."""
    project = settings.site_words[0] if settings.site_words else "mkdocs_gettext"
    header = po.new_header(project, settings.source_language).replace(
        f'"Language: {settings.source_language}\\n"', '"Language: \\n"'
    )
    paths = []
    for name, entries in extract(settings).items():
        path = folder / f"{name}.pot"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(po.write(merge(Catalog(), entries), header))
        paths.append(path)
    return paths
