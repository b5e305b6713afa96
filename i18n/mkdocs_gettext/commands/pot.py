"""Templates of catalogs, for tools that want them; they are never committed."""

from pathlib import Path

from babel.messages.catalog import Catalog

from mkdocs_gettext.commands.extract import extract, placed
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.merge import merge


def write(configuration: Configuration, folder: Path) -> list[Path]:
    """One .pot for each catalog. Raises: Faulty."""
    project = configuration.site_words[0] if configuration.site_words else "mkdocs_gettext"
    header = po_file.new_header(project, configuration.source_language).replace(
        f'"Language: {configuration.source_language}\\n"', '"Language: \\n"'
    )
    paths = []
    for name, entries in extract(configuration).items():
        path = folder / f"{name}.pot"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(po_file.write(merge(Catalog(), placed(configuration, entries)), header))
        paths.append(path)
    return paths
