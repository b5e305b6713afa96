"""What a catalog says of the place of a message, and when that changes."""

from collections.abc import Callable

import pytest

from mkdocs_gettext.commands import pot
from mkdocs_gettext.commands.update import update
from mkdocs_gettext.configuration import Configuration, read
from small_site import po_text, write_files

Make = Callable[..., Configuration]
PAGE = """---
title: The mill
---
Before any heading.

# Windmill

Two packs.

## The *deal*

- First card.
- Second card.
  {: #rule-second }

Last words.
{: #rule-last .x }

## More {#much-more}

> Quoted text.
"""


def text(site: Configuration, name: str = "a") -> str:
    return site.catalog("de", name).read_text("utf-8")


@pytest.mark.parametrize(
    "msgid, address",
    [
        ("The mill", "en/a/"),
        ("Before any heading.", "en/a/"),
        ("Windmill", "en/a/#windmill"),
        ("Two packs.", "en/a/#windmill"),
        ("The *deal*", "en/a/#the-deal"),
        ("First card.", "en/a/#the-deal"),
        ("Second card.", "en/a/#rule-second"),
        ("Last words.", "en/a/#rule-last"),
        ("More", "en/a/#much-more"),
        ("Quoted text.", "en/a/#much-more"),
    ],
)
def test_a_comment_has_the_address_of_the_section(msgid: str, address: str, configuration: Make) -> None:
    site = configuration({"docs/a.md": PAGE})
    update(site)
    assert f'#. {address}\n#: docs/a.md\nmsgid "{msgid}"' in text(site)


@pytest.mark.parametrize(
    "uri, config, expected",
    [
        ("index.md", "site_url: https://example.org/x", "https://example.org/x/en/#stock"),
        ("games/README.md", "site_url: https://example.org/", "https://example.org/en/games/#stock"),
        ("games/a.md", "use_directory_urls: false", "en/games/a.html#stock"),
        ("games/index.md", "use_directory_urls: false", "en/games/index.html#stock"),
        ("a.md", "site_url: !ENV SITE_URL", "en/a/#stock"),
    ],
)
def test_the_address_is_that_of_the_site(uri: str, config: str, expected: str, configuration: Make) -> None:
    plugins = "plugins: [gettext: {languages: {en: English, de: Deutsch}}]"
    root = configuration({f"docs/{uri}": "# Stock\n", "mkdocs.yml": f"site_name: x\n{config}\n{plugins}\n"}).root
    update(read(root / "mkdocs.yml"))
    assert f"#. {expected}\n" in (root / f"i18n/de/LC_MESSAGES/{uri[:-3]}.po").read_text()


def test_only_one_address_is_named_where_a_text_stands_twice(configuration: Make) -> None:
    site = configuration({"docs/a.md": "# One\n\nStock\n\n# Two\n\nStock\n"})
    update(site)
    assert '#. paragraph\n#. en/a/#one\n#: docs/a.md\nmsgid "Stock"' in text(site)


def test_an_edit_elsewhere_on_the_page_changes_no_comment(configuration: Make) -> None:
    site = configuration({"docs/a.md": PAGE})
    update(site)
    before = text(site)
    write_files(site.root, {"docs/a.md": PAGE.replace("Two packs.\n", "Two packs\nof cards.\n\n\nAnd more.\n")})
    update(site)
    gone = set(before.split("\n\n")) - set(text(site).split("\n\n"))
    assert ['msgid "Two packs."' in block for block in gone] == [True]


def test_where_a_comment_changes_the_words_stay_as_an_editor_wrapped_them(configuration: Make) -> None:
    own = po_text() + 'msgid ""\n"First "\n"card."\nmsgstr ""\n"Erste "\n"Karte."\n'
    site = configuration({"docs/a.md": PAGE, "i18n/de/LC_MESSAGES/a.po": own})
    update(site)
    assert '#. en/a/#the-deal\n#: docs/a.md\nmsgid ""\n"First "\n"card."\nmsgstr ""\n"Erste "\n"Karte."' in text(site)


def test_lines_are_named_on_request_and_forgotten_when_it_is_taken_back(configuration: Make) -> None:
    site = configuration({"docs/a.md": PAGE})
    update(site)
    before = text(site)
    update(site._replace(references="lines"))
    assert '#: docs/a.md:8\nmsgid "Two packs."' in text(site)
    assert "#: docs/a.md:8\n" in (pot.write(site._replace(references="lines"), site.root / "pot")[0]).read_text()
    update(site)
    assert text(site) == before


@pytest.mark.parametrize("name", ["two words", "a:b", "a:7", "ümlaut", "tab\tname"])
def test_any_name_of_a_page_can_be_written_and_read(name: str, configuration: Make) -> None:
    site = configuration({f"docs/{name}.md": "# Head\n"})
    update(site)
    assert update(site) == []
