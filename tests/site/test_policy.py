"""The pages allow nothing from elsewhere and no inline script but the theme's own."""

import re

import pytest

from mkdocs_patience.publishing.policy import hashes, with_policy


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


@pytest.mark.parametrize("page", ["", "en/", "de/games/windmill/", "de/terms/", "de/translation/", "de/nowhere/"])
def test_the_browser_refuses_nothing_that_a_page_needs(chromium, address, page):
    context = chromium.new_context(bypass_csp=False)
    tab = context.new_page()
    refused: list[str] = []
    tab.on("console", lambda message: refused.append(message.text) if "Content Security" in message.text else None)
    tab.goto(address + page)
    tab.wait_for_load_state("networkidle")
    context.close()
    assert refused == []


def test_a_deal_is_played_under_the_policy(chromium, address):
    context = chromium.new_context(bypass_csp=False)
    tab = context.new_page()
    refused: list[str] = []
    tab.on("console", lambda message: refused.append(message.text) if message.type == "error" else None)
    tab.goto(f"{address}de/games/windmill/?deal=4711")
    tab.click("patience-demo [data-act=play]")
    tab.click('patience-demo [data-pile="stock"] button')
    tab.wait_for_selector('patience-demo [data-pile="stock"] button[aria-label="Vorrat, 94 Karten"]')
    context.close()
    assert refused == []


def test_an_inline_script_is_allowed_by_its_hash_and_data_needs_none():
    html = '<head></head><script>1</script><script type="application/json">{}</script><script src="a.js"></script>'
    assert len(hashes(html)) == 1
    assert f"'sha256-{hashes(html)[0]}'" in with_policy(html)
