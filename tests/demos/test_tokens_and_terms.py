"""Cards and terms in finished HTML: only text changes, no tag, no code, no comment."""

import gettext

import pytest

from mkdocs_patience.pages import terms, tokens
from mkdocs_patience.publishing.policy import hashes, with_policy
from tabletop.words import Words

WORDS = Words(gettext.NullTranslations())
STOCK = (terms.Term("term-stock", "stock", "Where cards wait."),)
LEFT_ALONE = [
    '<p title="Q♥ > stock"></p>',
    "<p title='Q♥ > stock'></p>",
    "<!-- Q♥ <b>stock -->",
    "<script>if (1 < 2) say('Q♥ stock')</script>",
    "<pre><code>Q♥ stock</code></pre>",
    "<textarea>Q♥ stock</textarea>",
]


@pytest.mark.parametrize("html", LEFT_ALONE)
def test_tags_and_code_stay_as_they_are(html):
    assert tokens.spoken(html, WORDS) == html
    assert terms.link(html, STOCK, "../terms/", "en") == html


@pytest.mark.parametrize("html", LEFT_ALONE)
def test_the_text_behind_them_changes(html):
    assert 'aria-label="Queen of Hearts"' in tokens.spoken(f"{html}<p>Q♥ waits.</p>", WORDS)
    linked = terms.link(f"{html}<p>The stock waits.</p>", STOCK, "../terms/", "en")
    assert (
        linked
        == f'{html}<p>The <a class="patience-term" href="../terms/#term-stock" data-gloss="Where cards wait.">stock</a> waits.</p>'
    )


def test_the_first_words_of_a_page_link_no_term():
    linked = terms.link("<h1>A</h1><p>No stock.</p><h2>B</h2><p>No stock.</p>", STOCK, "../terms/", "en")
    assert linked.startswith("<h1>A</h1><p>No stock.</p><h2>B</h2><p>No <a ")


def test_print_explains_the_terms_that_a_page_links_and_no_others():
    known = (*STOCK, terms.Term("term-waste", "waste pile", "Where cards end."))
    page = terms.link("<p>The stock waits.</p>", known, "../terms/", "en")
    listed = terms.printed(page, known, str)
    assert "<h2>Words on this page</h2><dl><dt>stock</dt><dd>Where cards wait.</dd></dl>" in listed
    assert terms.printed("<p>Nothing.</p>", known, str) == ""


def test_the_policy_names_the_scripts_that_run_and_no_others():
    page = (
        '<!doctype html><html><head data-x="a > b"><!-- <script>old()</script> --></head><body><header></header>'
        "<script>run()</script><script src=a.js></script><script type='application/ld+json'>{}</script>"
        '<script data-x="a>b">run()</script></body></html>'
    )
    assert hashes(page) == hashes("<script>run()</script>") != []
    assert with_policy(page).count("Content-Security-Policy") == 1
    assert '<head data-x="a > b"><meta http-equiv' in with_policy(page)
