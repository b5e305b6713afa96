"""A demo that is taken off the page leaves nothing behind: no element, no listener, no timer and no worker."""

from playwright.sync_api import Page

from at_table import DEMO, until
from wanted_games import TURNING
from waits import wait_until

TIMES = 100
SPARE = 40  # elements and listeners that the browser or its tools may hold for a while
PICTURE = """async () => {
    const text = await (await fetch(location.href)).text();
    const { outerHTML } = new DOMParser().parseFromString(text, 'text/html').querySelector('patience-demo');
    document.querySelector('patience-demo').remove();
    window.come = () => { document.querySelector('article').insertAdjacentHTML('beforeend', outerHTML); };
}"""
COME_AND_GO = """async (times) => {
    for (let time = 0; time < times; time += 1) {
        window.come();
        document.querySelector('patience-demo').remove();
        await new Promise((done) => setTimeout(done));
    }
    window.gone = times;
}"""
TIMERS = """(() => { const { setInterval: set, clearInterval: clear } = window; window.ticking = new Set();
    window.setInterval = (...given) => { const timer = set(...given); window.ticking.add(timer); return timer; };
    window.clearInterval = (timer) => { window.ticking.delete(timer); clear(timer); }; })()"""


def held(page: Page) -> tuple[int, int]:
    """Counts the elements and the listeners that a page holds once its rubbish is gone."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    counted = session.send("Memory.getDOMCounters")
    session.detach()
    return counted["nodes"], counted["jsEventListeners"]


def come_and_go(page: Page, times: int) -> None:
    page.evaluate("window.gone = 0")
    page.evaluate(f"(times) => {{ ({COME_AND_GO})(times); }}", times)
    until(page, f"window.gone === {times}")


def test_a_hundred_demos_that_come_and_go_leave_nothing_behind(new_page, address):
    page = new_page()
    page.goto(f"{address}en/games/{TURNING}/")
    page.evaluate(PICTURE)
    come_and_go(page, 5)
    nodes, listeners = held(page)
    come_and_go(page, TIMES)
    assert page.locator(".patience-start").count() == 0

    def grown() -> tuple[int, int]:
        now = held(page)
        return now[0] - nodes, now[1] - listeners

    wait_until(lambda: max(grown()) < SPARE, "elements and listeners are let go")


def test_a_demo_in_play_that_is_taken_away_ends_its_worker_and_its_clock(new_page, address):
    page = new_page()
    page.add_init_script(TIMERS)
    page.goto(f"{address}en/games/{TURNING}/")
    page.evaluate(PICTURE)
    nodes, listeners = held(page)
    for _ in range(2):
        page.evaluate("window.come()")
        page.click(f"{DEMO} [data-act=play]")
        until(page, f"document.querySelector('{DEMO} .patience-stage button') !== null")  # a handle would hold it
        (worker,) = (worker for worker in page.workers if worker.url.endswith("/worker.js"))
        assert page.evaluate("ticking.size") == 1
        with worker.expect_event("close"):
            page.evaluate(f"document.querySelector('{DEMO}').remove()")
        until(page, "ticking.size === 0")
    wait_until(lambda: held(page)[0] - nodes < SPARE, "elements are let go")
    wait_until(lambda: held(page)[1] - listeners < SPARE, "listeners are let go")


def test_a_demo_that_is_moved_on_the_page_goes_on(seated):
    page = seated("en", TURNING, 4711)
    workers = len(page.workers)
    page.evaluate(f"""() => {{ const demo = document.querySelector('{DEMO}'), {{ nextSibling, parentNode }} = demo;
        document.body.append(demo);
        parentNode.insertBefore(demo, nextSibling); }}""")
    page.evaluate(f"() => {{ document.querySelector('{DEMO}').play.move('stock > waste'); }}")
    until(page, f"document.querySelector('{DEMO}').play.game.moves.length === 1")
    assert len(page.workers) == workers
