"""Codes of languages as gettext writes them: folders keep them, the web and the theme get what they know."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from built_site import CONFIG, BuiltSite, build_site, elements
from mkdocs_gettext import locales
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import read
from mkdocs_gettext.faults import Faulty
from small_site import po_text, write_files

CASE = Path(__file__).parents[2] / "data/cases2/e01-underscore-code"
ADDRESS = "https://example.org/rules/"
NAMES = {"en": "English", "pt_BR": "Português", "de_AT": "Österreichisch", "sr@latin": "Srpski", "zh_TW": "繁體中文"}
TAGS = {"en": "en", "pt_BR": "pt-BR", "de_AT": "de-AT", "sr@latin": "sr-Latn", "zh_TW": "zh-TW"}
EDIT = {"pt_BR": "Buscar", "de_AT": "Suche", "sr@latin": "Pretraga", "zh_TW": "搜尋"}


def config_of(names: Mapping[str, str]) -> str:
    found = ", ".join(f"{code}: {name}" for code, name in names.items())
    return CONFIG.replace("{en: English, de: Deutsch}", f"{{{found}}}")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> BuiltSite:
    files = {
        "docs/index.md": (CASE / "page.md").read_text("utf-8"),
        "docs/a.md": 'He says "so" - 24 cards.\n',
        "i18n/pt_BR/LC_MESSAGES/index.po": po_text(("Home", "Início"), header=header("pt_BR")),
    }
    return build_site(tmp_path_factory.mktemp("codes"), files, config_of(NAMES))


def header(language: str) -> str:
    return po_text().replace("Language: de", f"Language: {language}")


def address(code: str) -> str:
    return code.replace("@", "%40")


@pytest.mark.parametrize("code", NAMES)
def test_pages_say_their_language_as_the_web_does(code: str, site: BuiltSite) -> None:
    html = site.read(f"{code}/index.html")
    assert f'<html lang="{TAGS[code]}" dir="ltr"' in html
    menu = {link["hreflang"]: link["href"] for link in elements(html, "a") if "md-select__link" in str(link.get("class"))}
    assert menu == {TAGS[other]: "./" if other == code else f"../{address(other)}/" for other in NAMES}


def test_the_sitemap_names_them_as_well(site: BuiltSite) -> None:
    found = site.read("sitemap.xml")
    for code, tag in TAGS.items():
        assert f'hreflang="{tag}" href="{ADDRESS}{address(code)}/"' in found
    assert "pt_BR/" in found
    assert 'hreflang="pt_BR"' not in found


@pytest.mark.parametrize("code", EDIT)
def test_the_theme_speaks_the_nearest_language_that_it_knows(code: str, site: BuiltSite) -> None:
    assert f'placeholder="{EDIT[code]}"' in site.read(f"{code}/index.html")


def test_catalogs_are_found_below_the_code_as_it_is_written(site: BuiltSite) -> None:
    assert "Início" in site.article("pt_BR/index.html")


def test_a_country_has_the_words_and_the_typography_of_its_language(site: BuiltSite) -> None:
    article = site.article("de_AT/a/index.html")
    assert "Diese Seite ist zu 0\u202f% übersetzt. Der Rest erscheint auf Englisch." in article
    assert '<span lang="en" class="untranslated">' in article
    sections = site.read("404.html")
    assert 'lang="de-AT"' in sections
    assert "Seite nicht gefunden" in sections


@pytest.mark.parametrize("code", NAMES)
def test_the_search_finds_the_pages_of_every_code(code: str, site: BuiltSite) -> None:
    index = json.loads(site.read(f"{code}/search/search_index.json"))
    assert {"", "a/"} <= {entry["location"] for entry in index["docs"]}


def test_the_start_offers_them_as_the_browser_names_them(site: BuiltSite) -> None:
    links = {link["data-language"]: link["href"] for link in elements(site.read("index.html"), "a")}
    assert links == {TAGS[code]: f"{address(code)}/" for code in NAMES}


def test_nobody_is_told_that_the_theme_does_not_speak_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    build_site(tmp_path, {"docs/index.md": "# A\n"}, config_of({**NAMES, "zh_Hans": "中文", "nb": "Norsk", "tlh": "tlhIngan"}))
    said = [record.message for record in caplog.records if "does not speak" in record.message]
    assert said == ["the theme does not speak tlh: its own words stay English there"]


def test_a_merge_writes_the_header_that_belongs_to_the_code(tmp_path: Path) -> None:
    write_files(tmp_path, {"mkdocs.yml": config_of(NAMES), "docs/index.md": "# A\n"})
    update(read(tmp_path / "mkdocs.yml"))
    for code in NAMES:
        text = (tmp_path / "i18n" / code / "LC_MESSAGES/index.po").read_text("utf-8")
        assert f'"Language: {code}\\n"' in text
        assert "Plural-Forms: nplurals=" in text
    assert update(read(tmp_path / "mkdocs.yml")) == []


def test_a_code_that_yaml_takes_for_a_truth_value_is_named(tmp_path: Path) -> None:
    write_files(tmp_path, {"mkdocs.yml": config_of({"en": "English", "no": "Norsk"})})
    with pytest.raises(Faulty) as error:
        read(tmp_path / "mkdocs.yml")
    assert str(error.value).endswith("mkdocs.yml:1: the code of a language is False; expected quotes around it")


@pytest.mark.parametrize(
    "code, tag, script, direction",
    [
        ("pt-BR", "pt-BR", None, "ltr"),
        ("zh_Hans", "zh-Hans", "Hans", "ltr"),
        ("zh-hant-hk", "zh-Hant-HK", "Hant", "ltr"),
        ("uz@cyrillic", "uz-Cyrl", "Cyrl", "ltr"),
        ("pa_PK@arabic", "pa-Arab-PK", "Arab", "rtl"),
        ("es_419", "es-419", None, "ltr"),
        ("ca@valencia", "ca-valencia", None, "ltr"),
        ("de_DE.UTF-8@euro", "de-DE", None, "ltr"),
        ("ar_EG", "ar-EG", None, "rtl"),
        ("tlh", "tlh", None, "ltr"),
    ],
)
def test_codes_of_all_kinds_are_understood(code: str, tag: str, script: str | None, direction: str) -> None:
    assert (locales.tag(code), locales.script(code), locales.direction(code)) == (tag, script, direction)


@pytest.mark.parametrize("code, word", [("zh_HK", "搜尋"), ("zh_Hant_TW", "搜尋"), ("zh_SG", "搜索"), ("no", "Søk")])
def test_the_script_decides_where_a_country_has_no_words(code: str, word: str, tmp_path: Path) -> None:
    site = build_site(tmp_path, {"docs/index.md": "# A\n"}, config_of({"en": "English", code: "x"}).replace("no:", '"no":'))
    assert f'placeholder="{word}' in site.read(f"{code}/index.html")
