"""Links that nobody meant: whatever they hold, the page takes only what it knows, and nothing is run."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Page

STATIC = "/demos/mkdocs_patience/static"
TEXTS = st.one_of(
    st.text(st.characters(codec="utf-8"), max_size=60),
    st.sampled_from(
        ["", "0", "-1", "1e99", "1;DROP", "<img src=x onerror=alert(1)>", "__proto__", "constructor", "9" * 30]
    ),
    st.lists(st.sampled_from(["stock > waste", "sail 1 > centre", "x", "javascript:alert(1)"]), max_size=6).map(
        ",".join
    ),
)
NOTES = st.one_of(TEXTS, st.builds("{} {}".format, st.integers(0, 9), st.text(max_size=300)))
READ = """(links) => links.map(([deal, variant, moves, note]) => {
    history.replaceState(null, "", "?" + new URLSearchParams({ deal, variant, moves, note }));
    return window.readLink(["free-kings", "reversed"], (ids) => ids.length < 2);
})"""


@pytest.fixture
def reader(blank) -> Page:
    """A page that reads links."""
    blank.evaluate(f"async () => {{ window.readLink = (await import('{STATIC}/page/link.js')).readLink; }}")
    return blank


def some_links(count: int) -> list[tuple[str, str, str, str]]:
    links: list[tuple[str, str, str, str]] = []

    @settings(
        max_examples=count, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(TEXTS, TEXTS, TEXTS, NOTES)
    def add(deal, variant, moves, note):
        links.append((deal, variant, moves, note))

    add()
    return links


@pytest.mark.parametrize("count", [100, pytest.param(2000, marks=pytest.mark.long)])
def test_links_that_nobody_meant_are_read_without_harm(reader, count):
    dialogs = []
    reader.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    links = some_links(count)
    for link, read in zip(links, reader.evaluate(READ, links), strict=True):
        assert read.get("deal") is None or 1 <= read["deal"] <= 999_999, link
        assert read["variants"] in ([], ["free-kings"], ["reversed"]), link
        assert set(read["faults"]) <= {"bad_deal", "bad_variant", "bad_together", "bad_moves", "bad_comments"}, link
        assert all(int(at) <= len(read["moves"]) for at in read["comments"]), link
        assert all(len(text) <= 200 and "\n" not in text for text in read["comments"].values()), link
        assert all(" > " in move for move in read["moves"]), link
    assert len(links) == count
    assert dialogs == []


def test_a_very_long_link_is_cut(reader):
    (link,) = reader.evaluate(READ, [["5", "", ",".join(["stock > waste"] * 20_000), "1 a"]])
    assert len(link["moves"]) == 5000
    assert link["faults"] == ["bad_moves"]
