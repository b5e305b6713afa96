"""An example as a lesson: it plays by itself, and marked steps are the reader's to make."""

import pytest

from at_table import until
from wanted_games import COLUMNS, TURNING
from patience import GAMES


@pytest.mark.parametrize(
    "name", [name if name in (TURNING, COLUMNS) else pytest.param(name, marks=pytest.mark.long) for name in GAMES]
)
def test_the_reader_makes_the_marked_step_herself_without_the_runtime(page, address, name):
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"{address}de/games/{name}/")
    example = page.locator("patience-example").first
    last = example.locator("template").count() and example.evaluate("(e) => [...e.lesson.tasks.keys()][0]")
    for _ in range(max(1, last)):
        example.locator("[data-act=next]").click()
    place = example.locator(".patience-place")
    assert "Jetzt du." in place.inner_text()
    task = example.evaluate("(e) => e.lesson.task.answers")
    wrong = next(move for move in task["refused"] if " > " in move and " x" not in move and "stock" not in move)
    source, target = wrong.split(" > ")
    for pile in (source, target):
        example.locator(f'.patience-stage [data-pile="{pile}"] button').last.click(position={"x": 8, "y": 8})
    assert place.inner_text().startswith(task["reasons"][task["refused"][wrong]][0])
    source, target = task["yours"].split(" > ")
    if source == "stock":
        example.locator('.patience-stage [data-pile="stock"] button').last.click()
    else:
        name, _, count = source.partition(" x")
        lifted = f'[data-lifts="{count or 1}"]'
        example.locator(f'.patience-stage [data-pile="{name}"] button{lifted}').first.click(position={"x": 8, "y": 8})
        example.locator(f'.patience-stage [data-pile="{target}"] button').last.click(position={"x": 8, "y": 8})
    assert example.evaluate("(e) => e.at") == last + 1
    assert not [url for url in requests if url.endswith((".wasm", "/worker.js"))]


def test_an_example_plays_by_itself_and_stops_at_the_readers_step(new_page, address):
    page = new_page()
    page.clock.install()
    page.goto(f"{address}en/games/windmill/")
    example = page.locator("patience-example").nth(2)
    example.locator("[data-act=play_all]").click()
    assert example.locator("[data-act=play_all]").inner_text() == "Pause"
    for _ in range(2):
        assert example.evaluate("(example) => example.playing !== undefined")
        page.clock.run_for(2500)
    until(page, "document.querySelectorAll('patience-example')[2].playing === undefined")
    assert example.evaluate("(example) => example.at") == 2
    assert "Your turn." in example.locator(".patience-place").inner_text()


def test_the_words_of_an_example_follow_its_steps(page, address):
    page.goto(f"{address}en/games/windmill/")
    example = page.locator("patience-example").first
    place = example.locator(".patience-place")
    assert place.inner_text().split("\n") == ["Start position", "Layout after dealing, deal no. 3259"]
    example.locator("[data-act=next]").click()
    assert place.inner_text().startswith("Step 1 of 3\n2♣ goes on A♦.")
    shown = example.inner_text()
    assert "deal no." not in shown
    assert shown.count("goes on A♦") == 1
