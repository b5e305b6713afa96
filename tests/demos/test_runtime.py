import gzip
import json

import pytest

from waits import wait_until


def test_a_deal_arrives_in_the_page(ask, new_deal):
    assert ask(new_deal)[0]["ok"]


def test_progress_grows_and_ends_with_all_bytes_of_the_bundle_and_the_catalog(warm, bundle, german):
    loaded, totals = zip(*warm.progress, strict=True)
    manifest = json.loads((bundle.folder / "manifest.json").read_text())
    assert list(loaded) == sorted(loaded)
    assert len(loaded) > 10
    whole = sum(size["bytes"] for size in manifest["files"].values()) + len(german)
    assert {loaded[-1]} == set(totals) == {whole}


def test_progress_counts_what_travels_from_a_host_that_compresses(load, site, bundle):
    site.faults["*"] = "packed"
    loaded, totals = zip(*load()["progress"], strict=True)
    assert list(loaded) == sorted(loaded)
    files = json.loads((bundle.folder / "manifest.json").read_text())["files"]
    packed = sum(len(gzip.compress((bundle.folder / name).read_bytes(), 6)) for name in files)
    assert loaded[-1] == totals[-1]
    assert abs(totals[-1] - packed) < 0.03 * packed  # the catalog, and what compressors differ in


def test_the_catalog_of_the_page_reaches_python(ask, new_deal):
    deal = new_deal | {"record": "game: easthaven\ndeal: 1\n"}
    assert "verdeckte Karten" in ask(deal)[0]["ok"]["board"]


def test_a_language_without_a_catalog_gets_english(load, new_deal):
    deal = new_deal | {"lang": "en", "record": "game: easthaven\ndeal: 1\n"}
    assert "face-down cards" in load(deal, language="en")["answers"][0]["ok"]["board"]


def test_a_fault_in_python_is_told_with_its_place(ask, new_deal):
    fault = ask(new_deal | {"record": None})[0]["failed"]
    assert fault["code"] == "E_ENGINE"
    assert "in _answer" in fault["detail"]


def test_answers_come_in_order_and_carry_the_number_of_their_question(ask, new_deal):
    first, nonsense, again = ask(new_deal, {"do": "nonsense"}, new_deal)
    assert (nonsense["id"], again["id"]) == (first["id"] + 1, first["id"] + 2)
    assert first["ok"] == again["ok"]
    assert "ok" not in nonsense


def test_the_demos_of_a_page_share_one_worker(ask, new_deal, warm):
    assert ask(new_deal)[0]["ok"] == ask(new_deal)[0]["ok"]
    assert len(warm.page.workers) == 1


def test_a_worker_ends_with_the_last_demo_that_leaves(load, page, site):
    load()
    join = """async (folder) => {
        const { connect } = await import(`${folder}worker/client.js`);
        window.other = connect(folder, "en");
        await window.other.ready;
    }"""
    page.evaluate(join, site.bundle)
    _, other = page.workers
    with other.expect_event("close"):
        answer = page.evaluate("() => { window.other.close(); return window.other.ask({ do: 'new' }); }")
    assert answer["failed"]["code"] == "E_CLOSED"


def test_no_request_leaves_the_own_host(ask, new_deal, warm, site):
    ask(new_deal)
    assert len(warm.asked) > 5
    assert not [url for url in warm.asked if not url.startswith((site.address, "data:"))]


def is_silent(page, site, times: int) -> bool:
    """Tells whether so many workers have given a sign that they will say no more."""
    return page.evaluate("true") and sum(path.endswith("?silent") for path in site.asked) >= times


@pytest.fixture
def timed(chromium, site):
    """A page whose clock can be moved on."""
    with chromium.new_context() as context, context.new_page() as page:
        page.clock.install(time=0)
        page.goto(site.address)
        page.clock.pause_at(1_000)  # a busy machine's own time does not count
        yield page


def ask_with_a_silent_worker(page, site, request, silences: int) -> dict[str, object]:
    """Asks while the first workers answer nothing, and lets ten seconds pass as often."""
    site.faults["worker.js"] = f"hangs {silences}"
    ask = """async ([folder, request]) => {
        const { connect } = await import(`${folder}worker/client.js`);
        const connection = connect(folder, "de");
        await connection.ready;
        connection.ask(request).then((answer) => { window.answer = answer; });
    }"""
    page.evaluate(ask, [site.bundle, request])
    for times in range(1, silences + 1):
        wait_until(lambda times=times: is_silent(page, site, times))
        page.clock.fast_forward(11_000)
    return wait_until(lambda: page.evaluate("window.answer"))


def test_a_worker_that_falls_silent_is_replaced_and_asked_again(timed, site, new_deal):
    answer = ask_with_a_silent_worker(timed, site, new_deal, 1)
    assert "ok" in answer, answer


def test_a_question_that_silences_two_workers_fails(timed, site, new_deal):
    assert ask_with_a_silent_worker(timed, site, new_deal, 2)["failed"]["code"] == "E_TIMEOUT"
