"""One build, all languages."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from mkdocs.config import load_config

from built_site import CONFIG, BuiltSite, build_site, elements
from mkdocs_gettext.commands.extract import extract
from mkdocs_gettext.configuration import read
from mkdocs_gettext.faults import Finding
from mkdocs_gettext.plugin import GettextPlugin
from small_site import po_text, write_files

WINDMILL = """---
title: Windmill
description: A game with a pile in the middle.
---

# Windmill

Any card may fill a gap. ![](../pile.svg)

There is no redeal.

## Card order

Back to [the start](../index.md).

| Rank | Name |
| ---- | ---- |
| A | Ace |
"""
FILES = {
    "docs/index.md": "# Start\n\nSee [ranks](games/windmill.md#card-order).\n",
    "docs/games/windmill.md": WINDMILL,
    "docs/pile.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "i18n/de/LC_MESSAGES/index.po": po_text(
        ("Start", "Anfang"),
        ("See [ranks](games/windmill.md#card-order).", "Siehe [Ränge](games/windmill.md#card-order)."),
    ),
    "i18n/de/LC_MESSAGES/games/windmill.po": po_text(
        ("Windmill", "Windmühle"),
        ("A game with a pile in the middle.", "Ein Spiel mit einem Stapel in der Mitte: schön # wirklich."),
        ("Any card may fill a gap. ![](../pile.svg)", "Jede Karte darf in eine Lücke. ![](../pile.svg)"),
        ("Card order", "Rangfolge"),
        ("Back to [the start](../index.md).", "Zurück zum [Anfang](../index.md)."),
        ("Rank", "Rang"),
        ("Name", "Name"),
        ("A", "A"),
        ("Ace", "Ass"),
    )
    + '#, fuzzy\nmsgid "There is no redeal."\nmsgstr "Es gibt zwei neue Durchgänge."\n',
    "i18n/de/LC_MESSAGES/site.po": po_text(
        ("Card games", "Kartenspiele"),
        ("Games", "Spiele"),
        ("Page not found", "Seite nicht gefunden"),
        (
            "{percent} % of this page is translated. The rest is shown in {language}.",
            "Diese Seite ist zu {percent} % übersetzt. Der Rest erscheint auf {language}.",
        ),
    ),
}
NAV = "nav: [index.md, {Games: [games/windmill.md]}]\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> BuiltSite:
    return build_site(tmp_path_factory.mktemp("site"), FILES, CONFIG + NAV, strict=True)


def test_every_page_is_there_in_every_language(site: BuiltSite) -> None:
    pages = {name for name in site.names() if name.endswith(".html")}
    both = {f"{code}/{name}" for code in ("en", "de") for name in ("index.html", "games/windmill/index.html")}
    assert pages == {*both, "index.html", "404.html"}


def test_a_german_page_speaks_german_all_over(site: BuiltSite) -> None:
    html = site.read("de/games/windmill/index.html")
    assert '<html lang="de" dir="ltr"' in html
    assert "<title>Windmühle - Kartenspiele</title>" in html
    assert 'content="Ein Spiel mit einem Stapel in der Mitte: schön # wirklich."' in html
    assert "Suche" in html


def test_the_english_page_is_not_touched_by_the_german_one(site: BuiltSite) -> None:
    html = site.read("en/games/windmill/index.html")
    assert '<html lang="en" dir="ltr"' in html
    assert "<title>Windmill - Card games</title>" in html
    assert "There is no redeal." in site.article("en/games/windmill/index.html")
    assert "untranslated" not in site.article("en/games/windmill/index.html")


def test_navigation_names_the_pages_of_its_own_language(site: BuiltSite) -> None:
    html = site.read("de/index.html")
    assert "Spiele" in html
    assert "Windmühle" in html
    links = [link.get("href") or "" for link in elements(html, "a") if "md-nav__link" in (link.get("class") or "")]
    assert "games/windmill/" in links
    assert not any("en/" in link for link in links)


def test_a_fuzzy_translation_is_not_shown_but_the_source_is_marked(site: BuiltSite) -> None:
    article = site.article("de/games/windmill/index.html")
    assert '<p><span lang="en" class="untranslated">There is no redeal.</span></p>' in article
    assert "Durchgänge" not in site.read("de/search/search_index.json") + article


def test_a_page_with_missing_text_says_so_at_its_top(site: BuiltSite) -> None:
    article = site.article("de/games/windmill/index.html")
    note = "Diese Seite ist zu 90\u202f% übersetzt. Der Rest erscheint auf Englisch."
    assert article.index(note) < article.index("<h1")
    assert "übersetzt" not in site.article("de/index.html")


def test_headings_have_the_ids_of_the_source_in_every_language(site: BuiltSite) -> None:
    for code in ("en", "de"):
        ids = [heading.get("id") for heading in elements(site.article(f"{code}/games/windmill/index.html"), "h2")]
        assert ids == ["card-order"]
        assert 'href="games/windmill/#card-order"' in site.article(f"{code}/index.html")


def test_files_that_all_languages_share_are_found_from_every_page(site: BuiltSite) -> None:
    for code in ("en", "de"):
        images = elements(site.article(f"{code}/games/windmill/index.html"), "img")
        assert [image.get("src") for image in images] == ["../../../pile.svg"]


def test_the_language_menu_leads_to_the_same_page(site: BuiltSite) -> None:
    links = elements(site.read("de/games/windmill/index.html"), "a")
    menu = {link["data-language"]: link["href"] for link in links if "data-language" in link}
    assert menu == {"en": "../../../en/games/windmill/", "de": "./"}


def test_no_page_has_links_that_material_takes_for_roots_of_languages(site: BuiltSite) -> None:
    for name in ("de/index.html", "de/games/windmill/index.html", "404.html"):
        assert not [link for link in elements(site.read(name), "link") if link.get("rel") == "alternate"]


def test_canonical_is_the_page_itself(site: BuiltSite) -> None:
    links = elements(site.read("de/games/windmill/index.html"), "link")
    assert [link["href"] for link in links if link.get("rel") == "canonical"] == [
        "https://example.org/rules/de/games/windmill/"
    ]


def test_translations_name_each_other_in_the_sitemap(site: BuiltSite) -> None:
    found = alternates(site.read("sitemap.xml"))
    root = "https://example.org/rules/"
    pair = {"en": f"{root}en/games/windmill/", "de": f"{root}de/games/windmill/"}
    pair["x-default"] = pair["en"]
    assert found[pair["en"]] == found[pair["de"]] == pair
    starts = {"en": f"{root}en/", "de": f"{root}de/", "x-default": root}
    assert found[root] == found[f"{root}en/"] == found[f"{root}de/"] == starts
    assert set(alternates(site.read("de/sitemap.xml"))) == {f"{root}de/", f"{root}de/games/windmill/"}


def test_each_language_has_its_own_search_index(site: BuiltSite) -> None:
    assert "search/search_index.json" not in site.names()
    for code, title in (("en", "Windmill"), ("de", "Windmühle")):
        index = json.loads(site.read(f"{code}/search/search_index.json"))
        assert index["config"]["lang"] == [code]
        titles = {entry["location"]: entry["title"] for entry in index["docs"]}
        assert titles["games/windmill/"] == title
        config = json.loads(
            re.search(r'id="__config"[^>]*>(.*?)</script>', site.read(f"{code}/games/windmill/index.html"))[1]
        )
        assert config["base"] == "../.."


def test_the_landing_page_offers_all_languages_without_a_script(site: BuiltSite) -> None:
    html = site.read("index.html")
    assert [link["href"] for link in elements(html, "a")] == ["en/", "de/"]
    assert all("src" in script for script in elements(html, "script"))


def test_the_page_for_wrong_addresses_holds_every_language(site: BuiltSite) -> None:
    html = site.read("404.html")
    assert [part["lang"] for part in elements(html[: html.index("<template")], "section")] == ["en", "de"]
    assert '<html lang="en" dir="ltr"' in html
    assert "Seite nicht gefunden" in html


def test_the_page_for_wrong_addresses_brings_all_of_itself_in_each_language(site: BuiltSite) -> None:
    html = site.read("404.html")
    offered = [(part["lang"], part["data-root"], part["title"]) for part in elements(html, "template")]
    assert offered == [("en", "/rules/en/", "Card games"), ("de", "/rules/de/", "Kartenspiele")]
    german = re.findall(r"<template.*?>(.*?)</template>", html, re.S)[1]
    assert [part["lang"] for part in elements(german, "section")] == ["de"]
    assert 'placeholder="Suche"' in german
    logo = next(link for link in elements(german, "a") if "md-logo" in str(link.get("class")))
    assert (logo["href"], logo["title"]) == ("/rules/de/", "Kartenspiele")
    menu = {link["data-language"]: link["href"] for link in elements(german, "a") if "data-language" in link}
    assert menu == {"en": "/rules/en/", "de": "/rules/de/"}
    assert [script.get("id") for script in elements(german, "script")] == ["__config"]
    assert '"base": "/rules/de/"' in german


def test_a_site_without_navigation_gets_one_from_its_folders(tmp_path: Path) -> None:
    site = build_site(tmp_path, FILES)
    links = [link.get("href") for link in elements(site.read("de/index.html"), "a")]
    assert "games/windmill/" in links
    assert "Spiele" in site.read("de/index.html")


def test_titles_of_folders_are_messages_where_the_folders_are_the_navigation(tmp_path: Path) -> None:
    write_files(tmp_path, {"mkdocs.yml": CONFIG, **FILES, "docs/old-games/long/a.md": "# A\n"})
    said = [entry.msgid for entry in extract(read(tmp_path / "mkdocs.yml"))["site"]]
    assert said[:4] == ["Card games", "Games", "Old games", "Long"]
    (tmp_path / "mkdocs.yml").write_text(CONFIG + NAV)
    assert "Old games" not in [entry.msgid for entry in extract(read(tmp_path / "mkdocs.yml"))["site"]]


def test_plain_file_names_work_as_addresses(tmp_path: Path) -> None:
    site = build_site(tmp_path, FILES, CONFIG + "use_directory_urls: false\n")
    links = elements(site.read("de/games/windmill.html"), "a")
    assert {link["data-language"]: link["href"] for link in links if "data-language" in link} == {
        "en": "../../en/games/windmill.html",
        "de": "windmill.html",
    }
    assert [link["href"] for link in elements(site.read("index.html"), "a")] == [
        "en/index.html",
        "de/index.html",
    ]


def test_without_a_site_url_there_is_one_warning_and_no_hreflang(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    site = build_site(tmp_path, FILES, CONFIG.replace("site_url: https://example.org/rules/\n", ""))
    assert [record.message for record in caplog.records if "site_url" in record.message] == [
        "site_url is not set: the sitemap cannot name the translations of a page (hreflang)"
    ]
    assert "hreflang" not in site.read("sitemap.xml")
    assert elements(site.read("404.html"), "template")[1]["data-root"] == "/de/"


# What other plugins hand in, and what they get.


FACTS = {
    "docs/index.md": "# Start\n\nDeal {stock} of {windmill.cards} cards. `{stock}` stays.\n{: .lead }\n",
    "i18n/de/LC_MESSAGES/index.po": po_text(
        (
            "Deal {stock} of {windmill.cards} cards. `{stock}` stays.",
            "Gib {stock} von {windmill.cards} Karten. `{stock}` bleibt.",
        )
    ),
}


def test_placeholders_are_filled_after_translation_as_the_language_writes_numbers(
    tmp_path: Path, registered: Callable[..., None]
) -> None:
    registered(values=lambda *_: {"stock": 1234, "windmill": {"cards": 104}})
    site = build_site(tmp_path, FACTS)
    assert "Deal 1,234 of 104 cards. <code>{stock}</code> stays." in site.article("en/index.html")
    assert "Gib 1.234\u00a0von 104\u00a0Karten. <code>{stock}</code> bleibt." in site.article("de/index.html")


def test_values_depend_on_the_page_and_its_front_matter(tmp_path: Path, registered: Callable[..., None]) -> None:
    registered(values=lambda uri, meta: {"name": f"{uri} {meta.get('game')}"})
    site = build_site(tmp_path, {"docs/index.md": "---\ngame: windmill\n---\n# {name}\n"})
    assert "index.md windmill" in site.article("en/index.html")


Faults = Callable[..., list[str]]


@pytest.fixture
def faults(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Faults:
    """The lines of a build that fails, with an older site in place that must survive it."""

    def build(files: dict[str, str]) -> list[str]:
        (tmp_path / "site").mkdir()
        (tmp_path / "site/index.html").write_text("the site of yesterday")
        with pytest.raises(SystemExit) as stopped:
            build_site(tmp_path, files)
        assert stopped.value.code == 1
        assert [path.name for path in (tmp_path / "site").iterdir()] == ["index.html"]
        return caplog.records[-1].message.splitlines()

    return build


def test_an_unknown_fact_is_a_fault_of_the_page(faults: Faults, registered: Callable[..., None]) -> None:
    registered(values=lambda *_: {"stock": 44, "cards": 104})
    assert faults({"docs/index.md": "# Start\n\nDeal all\nof {stok} cards.\n"}) == [
        "docs/index.md:4: E-FACT: unknown fact {stok}; known: cards, stock"
    ]


def test_a_renamed_placeholder_is_a_fault_of_the_catalog(faults: Faults) -> None:
    files = {
        "docs/index.md": "Deal {n}.\n",
        "i18n/de/LC_MESSAGES/index.po": po_text(("Deal {n}.", "Gib {m}.")),
    }
    assert faults(files) == ["i18n/de/LC_MESSAGES/index.po:10: E-PLACEHOLDER: placeholders are {m}; expected {n}"]


def test_all_faults_of_a_run_are_listed(faults: Faults, registered: Callable[..., None]) -> None:
    registered(check=no_spade)
    found = faults(
        {
            "docs/a.md": "---\ntitle: [open\n---\n",
            "docs/b.md": "Put it on ♠.\n",
            "i18n/de/LC_MESSAGES/b.po": po_text(("Put it on ♠.", "Leg sie ab.")),
            "i18n/de/LC_MESSAGES/c.po": "msgstr_ 1\n",
            "docs/site.md": "# Taken\n",
        }
    )
    assert [re.sub(r"(:\d+: (?:E-\w+)?).*", r"\1", line) for line in found] == [
        "docs/a.md:3: ",
        "docs/site.md:1: ",
        "i18n/de/LC_MESSAGES/b.po:10: E-SUIT",
        "i18n/de/LC_MESSAGES/b.po:10: E-SYMBOL",
        "i18n/de/LC_MESSAGES/c.po:1: E-SYNTAX",
    ]


def test_other_plugins_get_translations_and_compiled_catalogs(tmp_path: Path) -> None:
    plural = 'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n} Karte"\nmsgstr[1] "{n} Karten"\n'
    build_site(
        tmp_path,
        {"docs/index.md": "# A\n", "i18n/de/LC_MESSAGES/demo.po": po_text(("Play", "Spielen")) + plural},
    )
    config = load_config(str(tmp_path / "mkdocs.yml"))
    plugin = config.plugins["gettext"]
    assert isinstance(plugin, GettextPlugin)
    plugin.on_config(config)
    german = plugin.translations("de")
    assert german.gettext("Play") == "Spielen"
    assert german.ngettext("{n} card", "{n} cards", 1) == "{n} Karte"
    assert plugin.translations("en").gettext("Play") == "Play"
    assert plugin.mo_bytes("de", "demo").startswith(b"\xde\x12\x04\x95")


def no_spade(msgid: str, msgstr: str, language: str) -> list[Finding]:
    return [Finding("E-SUIT", f"{language}: ♠ is missing")] if "♠" in msgid and "♠" not in msgstr else []


def alternates(xml: str) -> dict[str, dict[str, str]]:
    space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    root = ElementTree.fromstring(xml)
    return {
        str(entry.findtext("s:loc", namespaces=space)): {
            link.attrib["hreflang"]: link.attrib["href"] for link in entry.findall("x:link", space)
        }
        for entry in root.findall("s:url", space)
    }
