"""A new release takes the place of the one that an open page belongs to: the reader is told, and keeps her game."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from at_table import DEMO, settled, start, touch, until
from serving import served
from wanted_games import TURNING

STATUS = f"document.querySelector('{DEMO} .patience-status').textContent"
MOVES = f"document.querySelector('{DEMO}').play?.game.moves.length"
WORKERS = """const Real = Worker; window.workers = [];
    window.Worker = class extends Real { constructor(...given) { super(...given); window.workers.push(this); } };"""


class Release(NamedTuple):
    """Where a site is served, and what puts a new release in its place."""

    address: str
    renew: Callable[[], None]


@pytest.fixture
def release(site_folder, tmp_path) -> Iterator[Release]:
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder, copy_function=os.link)

    def renew() -> None:
        (published,) = (folder / "assets" / "patience").iterdir()
        published.rename(published.with_name("renewed"))
        for page in folder.rglob("*.html"):
            text = page.read_text("utf-8").replace(f"assets/patience/{published.name}", "assets/patience/renewed")
            page.unlink()  # it is another name of the file that all tests read
            page.write_text(text, "utf-8")

    with served(folder) as address:
        yield Release(f"{address}de/games/{TURNING}/", renew)


def reloaded(page: Page) -> None:
    """Waits for the word that the site was renewed, and does what it asks for."""
    until(page, f"{STATUS}.startsWith('Die Website wurde erneuert')")
    assert page.locator(f"{DEMO} [data-act=retry]").count() == 0
    with page.expect_navigation():
        page.click(f"{DEMO} [data-act=reload]")
    page.wait_for_selector(f"{DEMO} [data-act=play]")


def test_a_page_of_a_former_release_that_was_not_played_asks_to_be_loaded_anew(new_page, release):
    page = new_page()
    page.goto(release.address)
    release.renew()
    page.click(f"{DEMO} [data-act=play]")
    reloaded(page)
    start(page)
    assert "/renewed/" in page.get_attribute(DEMO, "data-runtime")


def test_a_game_goes_on_in_a_new_release_also_where_nothing_is_kept_on_the_device(new_page, release):
    page = new_page()
    page.add_init_script(WORKERS)
    page.clock.install()
    page.goto(release.address)
    start(page)
    for _ in range(3):
        settled(page, lambda: touch(page, "stock"))
    release.renew()
    page.evaluate("() => { localStorage.clear(); workers.at(-1).terminate(); }")
    touch(page, "stock")
    until(page, f"document.querySelector('{DEMO} .patience-stage').ariaBusy === 'true'")
    page.clock.fast_forward(10_000)
    reloaded(page)
    start(page)
    until(page, f"{MOVES} === 3")


def test_a_file_that_is_missing_from_the_same_release_is_called_missing(new_page, release):
    page = new_page()
    page.route("**/*.zip", lambda route: route.fulfill(status=404))
    page.goto(release.address)
    page.click(f"{DEMO} [data-act=play]")
    page.wait_for_selector(f"{DEMO} [data-act=retry]")
    until(page, f"{STATUS}.includes('fehlt eine Datei')")
