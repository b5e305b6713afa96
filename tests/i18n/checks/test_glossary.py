"""A glossary: comments for translators, forbidden words, faults of the file itself."""

from collections.abc import Callable

import pytest

from mkdocs_gettext.checks.survey import check_catalogs
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.faults import Faulty
from mkdocs_gettext.po.catalogs import Catalogs
from small_site import po_text

CSV = "concept,en,de,en_also,de_also,forbidden_de,note\nstock,stock,Vorrat,,Talon,Nachziehstapel|Ziehstapel,a note\n"
Make = Callable[..., Configuration]


def with_glossary(configuration: Make, files: dict[str, str], text: str = CSV) -> Configuration:
    site = configuration({"i18n/glossary.csv": text, **files})
    return site._replace(glossary=site.root / "i18n/glossary.csv")


def test_translators_see_the_term_that_is_used(configuration: Make) -> None:
    site = with_glossary(configuration, {"docs/a.md": "Turn the stock.\n\nStockings are not meant.\n"})
    update(site)
    german = site.catalog("de", "a").read_text("utf-8")
    assert '#. paragraph\n#. term: stock = Vorrat\n#. en/a/\n#: docs/a.md\nmsgid "Turn the stock."' in german
    assert '#. paragraph\n#. en/a/\n#: docs/a.md\nmsgid "Stockings are not meant."' in german
    assert "term:" not in site.catalog("en", "a").read_text("utf-8")


def test_a_forbidden_word_is_a_fault_of_the_catalog(configuration: Make) -> None:
    site = with_glossary(configuration, {"i18n/de/LC_MESSAGES/a.po": po_text(("the stock", "der Ziehstapel"))})
    assert [str(fault) for fault in check_catalogs(Catalogs(site), ["de"])] == [
        "i18n/de/LC_MESSAGES/a.po:10: E-TERM: “Ziehstapel” is not used here; expected “Vorrat”"
    ]


def test_a_glossary_without_the_source_language_is_a_fault(configuration: Make) -> None:
    site = with_glossary(configuration, {}, "term,de\nstock,Vorrat\n")
    with pytest.raises(Faulty, match=r"i18n/glossary.csv:1: no column en; expected one for each language"):
        update(site)
