import json
from pathlib import Path

WORKER = (Path(__file__).parents[2] / "demos" / "mkdocs_patience" / "static" / "worker" / "worker.js").read_text()
HANGING = f"""
addEventListener("message", ({{ data }}) => {{
    if (!data.do) return;
    const sign = new XMLHttpRequest();
    sign.open("GET", "manifest.json?silent", false);
    sign.send();
    for (;;);
}});
{WORKER}"""


def test_a_deal_arrives_in_the_page(ask, new_deal):
    assert ask(new_deal)[0]["ok"]


def test_progress_grows_and_ends_with_all_bytes_of_the_bundle(load, bundle):
    loaded, totals = zip(*load(language="en")["progress"], strict=True)
    manifest = json.loads((bundle.folder / "manifest.json").read_text())
    assert list(loaded) == sorted(loaded)
    assert len(loaded) > 10
    assert {loaded[-1]} == set(totals) == {sum(size["bytes"] for size in manifest["files"].values())}


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


def test_the_demos_of_a_page_share_one_worker(load, new_deal, page):
    assert load(new_deal)["answers"][0]["ok"] == load(new_deal)["answers"][0]["ok"]
    assert len(page.workers) == 1


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


def test_no_request_leaves_the_own_host(load, new_deal, page, site):
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    load(new_deal)
    assert len(asked) > 5
    assert not [url for url in asked if not url.startswith((site.address, "data:"))]


def until(page, condition) -> None:
    for _ in range(1200):
        if condition():
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing happened for a minute")


def ask_with_a_silent_worker(page, site, request, silences: int) -> dict[str, object]:
    """Ask while the first workers answer nothing, and let ten seconds pass as often."""
    scripts = [HANGING] * silences + [WORKER]
    page.route("**/worker.js", lambda route: route.fulfill(body=scripts.pop(0), content_type="text/javascript"))
    page.clock.install()
    ask = """async ([folder, request]) => {
        const { connect } = await import(`${folder}worker/client.js`);
        const connection = connect(folder, "de");
        await connection.ready;
        connection.ask(request).then((answer) => { window.answer = answer; });
    }"""
    page.evaluate(ask, [site.bundle, request])
    for silence in range(silences):
        until(page, lambda seen=silence: sum(path.endswith("?silent") for path in site.asked) > seen)
        page.clock.fast_forward(11_000)
    return page.wait_for_function("window.answer").json_value()


def test_a_worker_that_falls_silent_is_replaced_and_asked_again(page, site, new_deal):
    assert ask_with_a_silent_worker(page, site, new_deal, 1)["ok"]


def test_a_question_that_silences_two_workers_fails(page, site, new_deal):
    assert ask_with_a_silent_worker(page, site, new_deal, 2)["failed"]["code"] == "E_TIMEOUT"
