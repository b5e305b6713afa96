"""Links that nobody meant: whatever they hold, the page takes only what it knows, and nothing is run."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from at_table import DEMO, until

TEXTS = st.one_of(
    st.text(max_size=60),
    st.sampled_from(
        ["", "0", "-1", "1e99", "1;DROP", "<img src=x onerror=alert(1)>", "__proto__", "constructor", "9" * 30]
    ),
    st.lists(st.sampled_from(["stock > waste", "sail 1 > centre", "x", "javascript:alert(1)"]), max_size=6).map(
        ",".join
    ),
)
READ = """([deal, variant, moves]) => {
    history.replaceState(null, "", "?" + new URLSearchParams({ deal, variant, moves }));
    return window.readLink(["free-kings", "reversed"]);
}"""


def test_two_thousand_links_are_read_without_harm(page, address):
    page.goto(f"{address}en/games/windmill/")
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    page.evaluate(
        f"() => {{ import(new URL('link.js', new URL(document.querySelector('{DEMO}').dataset.runtime, document.baseURI)))"
        ".then((link) => { window.readLink = link.readLink; }); }"
    )
    until(page, "window.readLink !== undefined")

    @settings(
        max_examples=2000, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(TEXTS, TEXTS, TEXTS)
    def read(deal, variant, moves):
        try:
            f"{deal}{variant}{moves}".encode()
        except UnicodeEncodeError:
            return
        link = page.evaluate(READ, [deal, variant, moves])
        assert link.get("deal") is None or 1 <= link["deal"] <= 999_999
        assert set(link["variants"]) <= {"free-kings", "reversed"}
        assert set(link["faults"]) <= {"bad_deal", "bad_variant", "bad_moves"}
        assert all(" > " in move for move in link["moves"])

    read()
    assert dialogs == []


def test_a_very_long_link_is_cut(page, address):
    page.goto(f"{address}en/games/windmill/")
    page.evaluate(
        f"() => {{ import(new URL('link.js', new URL(document.querySelector('{DEMO}').dataset.runtime, document.baseURI)))"
        ".then((link) => { window.readLink = link.readLink; }); }"
    )
    until(page, "window.readLink !== undefined")
    link = page.evaluate(READ, ["5", "", ",".join(["stock > waste"] * 20_000)])
    assert len(link["moves"]) == 5000
    assert link["faults"] == ["bad_moves"]
