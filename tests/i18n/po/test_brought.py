"""Catalogs that packages bring fill what those of a site lack, and the site's own words come first."""

from types import SimpleNamespace

import pytest

from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import read
from mkdocs_gettext.po import brought
from mkdocs_gettext.po.catalogs import Catalogs
from small_site import po_text, write_files

CONFIG = """
site_name: Test
plugins: [gettext: {languages: {en: English, de: Deutsch, pl: Polski}, code: {demo: [games]}}]
"""


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A site with a word of its own, and a package that brings two words in English and German."""
    write_files(
        tmp_path,
        {
            "mkdocs.yml": CONFIG,
            "docs/index.md": "# Test\n",
            "games/own.py": 'N_("Bridge")\n',
            "package/en.po": po_text(("Undo", ""), ("Hint", "")).replace("Language: de", "Language: en"),
            "package/de.po": po_text(("Undo", "Zurück"), ("Hint", "Tipp")),
            "i18n/de/LC_MESSAGES/demo.po": po_text(("Bridge", "Brücke"), ("Undo", "Rückgängig")),
        },
    )
    registered = [SimpleNamespace(name="demo", load=lambda: lambda language: tmp_path / "package" / f"{language}.po")]
    monkeypatch.setattr(brought, "entry_points", lambda **_: registered)
    brought._registered.cache_clear()
    yield read(tmp_path / "mkdocs.yml")
    brought._registered.cache_clear()


def catalog(site, language: str) -> str:
    return (site.root / f"i18n/{language}/LC_MESSAGES/demo.po").read_text("utf-8")


def test_the_sites_own_words_come_first_and_the_package_fills_the_rest(site):
    say = Catalogs(site).translations("de", "demo").gettext
    assert [say(word) for word in ("Bridge", "Undo", "Hint")] == ["Brücke", "Rückgängig", "Tipp"]


def test_a_merge_keeps_the_own_wording_and_leaves_the_rest_to_the_package(site):
    update(site)
    text = catalog(site, "de")
    assert 'msgid "Undo"\nmsgstr "Rückgängig"' in text
    assert "Hint" not in text
    assert "#~" not in text


def test_a_merge_gives_a_language_that_the_package_lacks_all_to_translate(site):
    update(site)
    assert [f'msgid "{word}"\nmsgstr ""' in catalog(site, "pl") for word in ("Bridge", "Undo", "Hint")] == [True] * 3


def test_a_merge_leaves_the_language_of_the_sources_to_the_package(site):
    update(site)
    assert "Undo" not in catalog(site, "en")


def test_a_compiled_catalog_depends_on_no_clock(site):
    header = Catalogs(site).translations("de", "demo").info()
    assert header["pot-creation-date"] == "1980-01-01 00:00+0000"


def test_a_country_has_the_words_that_a_package_brings_for_its_language(site):
    assert Catalogs(site).translations("de_AT", "demo").gettext("Hint") == "Tipp"
