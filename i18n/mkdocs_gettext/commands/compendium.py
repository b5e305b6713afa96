"""Catalogs from elsewhere, out of which a merge fills what is empty."""

import re
from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog

from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.po import po_faults, po_file
from mkdocs_gettext.po.memory import Memory

LANGUAGE = re.compile(r'^"Language:[ \t]*(?P<code>[\w-]+)', re.M | re.I)


def read(configuration: Configuration, paths: Iterable[Path]) -> dict[str, Memory]:
    """What .po files know, by the language that their headers name. Raises: Faulty."""
    found: dict[str, list[Catalog]] = {}
    faults: list[Fault] = []
    for path in paths:
        try:
            language, catalog = _one(configuration, path)
            found.setdefault(language, []).append(catalog)
        except Faulty as error:
            faults += error.faults
    if faults:
        raise Faulty(faults)
    return {language: Memory.of(catalogs) for language, catalogs in found.items()}


def _one(configuration: Configuration, path: Path) -> tuple[str, Catalog]:
    data, origin = path.read_bytes(), path.as_posix()
    named = LANGUAGE.search(data.decode("utf-8", "replace"))
    language = _language(named["code"], configuration.languages) if named else None
    catalog, problems = po_file.read(data, language or "")
    if errors := [problem for problem in problems if problem.code in po_faults.UNREADABLE]:
        raise Faulty([Fault(origin, line, text, code) for line, code, text in errors])
    if language is None:
        said = f"Language is {named['code'] if named else 'missing'}"
        raise Faulty([Fault(origin, 1, f"{said}; expected one of {', '.join(configuration.languages)}", "E-LANGUAGE")])
    return language, catalog


def _language(code: str, languages: Iterable[str]) -> str | None:
    """The language of the site that a header means: `de_AT` is `de` where there is no `de-AT`."""
    by_code = {one.replace("-", "_").lower(): one for one in languages}
    code = code.replace("-", "_").lower()
    return by_code.get(code) or by_code.get(code.partition("_")[0])
