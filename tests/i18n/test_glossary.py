"""A glossary: comments for translators, forbidden words, faults of the file itself."""

from collections.abc import Callable

import pytest

from mkdocs_gettext.catalogs import Catalogs
from mkdocs_gettext.check import check_catalogs
from mkdocs_gettext.faults import Faulty
from mkdocs_gettext.settings import Settings
from mkdocs_gettext.update import update
from small_site import po_text

CSV = "concept,en,de,en_also,de_also,forbidden_de,note\nstock,stock,Vorrat,,Talon,Nachziehstapel|Ziehstapel,a note\n"
Make = Callable[..., Settings]


def with_glossary(settings: Make, files: dict[str, str], text: str = CSV) -> Settings:
    site = settings({"i18n/glossary.csv": text, **files})
    return site._replace(glossary=site.root / "i18n/glossary.csv")


def test_translators_see_the_term_that_is_used(settings: Make) -> None:
    site = with_glossary(settings, {"docs/a.md": "Turn the stock.\n\nStockings are not meant.\n"})
    update(site)
    german = site.catalog("de", "a").read_text("utf-8")
    assert '#. paragraph\n#. term: stock = Vorrat\n#: docs/a.md\nmsgid "Turn the stock."' in german
    assert '#. paragraph\n#: docs/a.md\nmsgid "Stockings are not meant."' in german
    assert "term:" not in site.catalog("en", "a").read_text("utf-8")


def test_a_forbidden_word_is_a_fault_of_the_catalog(settings: Make) -> None:
    site = with_glossary(settings, {"i18n/de/LC_MESSAGES/a.po": po_text(("the stock", "der Ziehstapel"))})
    assert [str(fault) for fault in check_catalogs(Catalogs(site), ["de"])] == [
        "i18n/de/LC_MESSAGES/a.po:10: E-TERM: “Ziehstapel” is not used here; expected “Vorrat”"
    ]


def test_a_glossary_without_the_source_language_is_a_fault(settings: Make) -> None:
    site = with_glossary(settings, {}, "term,de\nstock,Vorrat\n")
    with pytest.raises(Faulty, match=r"i18n/glossary.csv:1: no column en; expected one for each language"):
        update(site)
