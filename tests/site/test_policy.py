"""The pages allow nothing from elsewhere and no inline script but the theme's own."""

import re

import pytest

from at_table import lies, settled, start, touch, until
from browsers import window
from wanted_games import TURNING
from mkdocs_patience.publishing.policy import hashes, with_policy
from serving import Forgiving, served

# The last that a page of the theme does is to fetch the index of its search, when asked for, and to say that it may be used.
SEARCH_IS_READY = """(() => { const meta = document.querySelector(".md-search-result__meta");
    return meta && !/^(Suche wird initialisiert|Initializing search)$/.test(meta.textContent.trim()); })()"""


def pages(site_folder) -> list:
    return sorted(site_folder.rglob("*.html"))


def test_every_page_has_a_policy_before_anything_else(site_folder):
    for path in pages(site_folder):
        assert re.search(r"<head[^>]*><meta http-equiv=\"Content-Security-Policy\"", path.read_text("utf-8")), path


def test_no_page_names_another_host_as_a_source(site_folder):
    for path in pages(site_folder):
        found = re.findall(r"(?:src|href)=[\"']?((?:https?:)?//[^\"' >]+)", path.read_text("utf-8"))
        assert [url for url in found if not url.startswith("https://example.org/")] == [], path


def test_no_page_has_an_inline_style_or_handler(site_folder):
    for path in pages(site_folder):
        text = re.sub(r"<script.*?</script>", "", path.read_text("utf-8"), flags=re.DOTALL)
        assert not re.search(r"<style|<[a-z][^>]*\son[a-z]+=|<[a-z][^>]*\sstyle=", text), path


@pytest.fixture(scope="module")
def strict(chromium):
    """A device that keeps to the pages' policy."""
    with window(chromium, bypass_csp=False) as strict:
        yield strict


@pytest.fixture
def watched(strict):
    """A page of it, and what went wrong on its console."""
    wrong: list[str] = []
    with strict.new_page() as page:
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        yield page, wrong


GAME = f"de/games/{TURNING}/"


@pytest.fixture(scope="module")
def host(site_folder):
    """The site at the root of a host, as its page for wrong addresses wants it."""
    with served(site_folder, Forgiving) as host:
        yield host


@pytest.mark.parametrize("path", ["", "en/", GAME, "de/terms/", "de/translation/", "de/nowhere/"])
def test_the_browser_refuses_nothing_that_a_page_needs(watched, host, path):
    page, wrong = watched
    page.goto(host + path)
    page.locator(".md-search__input").focus()
    until(page, SEARCH_IS_READY)
    assert [text for text in wrong if "Content Security" in text] == []


def test_a_deal_is_played_under_the_policy(watched, address):
    page, wrong = watched
    page.goto(f"{address}{GAME}?deal=4711")
    start(page)
    settled(page, lambda: touch(page, "stock"))
    assert len(lies(page)["waste"]) == 1
    assert wrong == []


def test_an_inline_script_is_allowed_by_its_hash_and_data_needs_none():
    html = '<head></head><script>1</script><script type="application/json">{}</script><script src="a.js"></script>'
    assert len(hashes(html)) == 1
    assert f"'sha256-{hashes(html)[0]}'" in with_policy(html)
