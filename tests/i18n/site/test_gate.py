"""No page is written that has an element, an attribute or an address that its source does not have."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from built_site import CONFIG, BuiltSite, build_site
from hostile import SOURCE, seen, translation
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.entries import of_segment
from mkdocs_gettext.po.merge import merge
from mkdocs_gettext.site.html.gate import Gate
from babel.messages.catalog import Catalog

PAGE = '<html lang="en"><body><p class="a">A <a href="b/">b</a> <img src="../c.png" alt="d"></p></body></html>'
ADDED = [
    ("<p class", '<p onclick="x()" class'),
    ("</p>", "</p><svg></svg>"),
    ('href="b/"', 'href="javascript:x"'),
    ('href="b/"', 'href="//elsewhere.org/"'),
    ('"../c.png"', '"https://elsewhere.org/c.png"'),
    ('alt="d"', 'alt="d" style="color:red"'),
    ("</body>", '<meta http-equiv="refresh"></body>'),
    ("</body>", "<script>x()</script></body>"),
]


def faults(html: str, url: str = "de/a/") -> list[str]:
    gate = Gate(frozenset({"en", "de"}))
    gate.source("a.md", PAGE, "en/a/")
    return [fault.text for fault in gate.faults("a.md", html, url, "docs/a.md", "de")]


@pytest.mark.parametrize("before, after", ADDED)
def test_what_is_added_is_named(before: str, after: str) -> None:
    assert before in PAGE
    assert faults(PAGE.replace(before, after)) != []


@pytest.mark.parametrize(
    "html",
    [
        PAGE,
        PAGE.replace('lang="en"', 'lang="de"'),
        PAGE.replace("A ", "Ein <span dir=ltr>anderes</span> <bdi lang=ar>Wort</bdi> "),
        PAGE.replace('alt="d"', 'alt="ein D"'),
        PAGE.replace(' <img src="../c.png" alt="d">', ""),
        PAGE.replace('href="b/"', 'href="../c/"'),
    ],
)
def test_what_the_manual_allows_is_let_through(html: str) -> None:
    assert faults(html) == []


def test_a_hook_that_says_more_in_one_language_stops_the_build(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hook = "def on_page_content(html, page, **_):\n    return html + ('<object></object>' if page.url[:2] == 'de' else '')\n"
    files = {"docs/index.md": "# Start\n", "hook.py": hook}
    with pytest.raises(SystemExit):
        build_site(tmp_path, files, CONFIG + "hooks: [hook.py]\n")
    assert caplog.records[-1].message.startswith("docs/index.md:1: E-PAGE: in “de” the page has <object>")
    assert not (tmp_path / "site/de/index.html").exists()


LANGUAGES = ("de", "fr", "pl", "nl", "it", "es", "sv", "fi", "cs", "tr")
SOURCE_PAGE = "\n".join(line for line in SOURCE.splitlines() if "{n}" not in line and "{{" not in line)


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> BuiltSite:
    """A site in ten languages of which every translation wants to bring something in."""
    codes = ", ".join(f"{code}: {code.upper()}" for code in ("en", *LANGUAGES))
    config = CONFIG.replace("{en: English, de: Deutsch}", f"{{{codes}}}\n      on_fault: untranslated")
    files = {f"docs/{name}": SOURCE_PAGE for name in ("index.md", "a.md")}
    files |= {"docs/rules.md": "# R\n", "docs/list.md": "# L\n", "docs/card.png": ""}
    parts = [of_segment(part, "docs/a.md") for part in segments(SOURCE_PAGE) if part.is_message]
    for number, code in enumerate(LANGUAGES):
        for page in ("index", "a"):
            random = Random(f"{page} {number}")
            catalog = merge(Catalog(), parts)
            for message in catalog:
                if message.id:
                    message.string = translation(str(message.id), random)
            data = po_file.write(catalog, po_file.new_header("hostile", code))
            files[f"i18n/{code}/LC_MESSAGES/{page}.po"] = data.decode()
    return build_site(tmp_path_factory.mktemp("hostile"), files, config)


@pytest.fixture(scope="module")
def reader(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page()
    yield page
    page.close()


def test_the_built_pages_of_hostile_translations_have_nothing_that_the_source_has_not(
    hostile: BuiltSite, reader: Page
) -> None:
    for page in ("index.html", "a/index.html"):
        articles = [hostile.article(f"{code}/{page}") for code in ("en", *LANGUAGES)]
        english, *others = seen(reader, articles)
        assert [(code, other.added(english)) for code, other in zip(LANGUAGES, others, strict=True) if other.added(english)] == []
