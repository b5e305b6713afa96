"""Two demos of one game and one of another on a page: one worker, three games."""

import os
import subprocess
import sys

import pytest

from at_table import until
from wanted_games import games, turns_the_stock
from serving import served

FIRST, OTHER = games(turns_the_stock)[:2]
PAGE = f"""# Three tables

```patience
game: {FIRST}
deal: 4711
play: yes
```

```patience
game: {FIRST}
deal: 5
play: yes
```

```patience
game: {OTHER}
deal: 4711
play: yes
```
"""
# The search of the theme has a worker of its own.
WATCHED = """const Real = Worker; window.workers = 0;
    window.Worker = class extends Real { constructor(...given) { super(...given); window.workers += /worker.js$/.test(given[0]); } };"""
MOVES = "[...document.querySelectorAll('patience-demo')].map((demo) => demo.play?.game.moves.length ?? null)"
STOCK = "document.querySelector('#patience-demo-{} [data-pile=\"stock\"] button').click()"


@pytest.fixture
def three(project):
    """The address of a page with three demos, built by the real plugin."""
    (project / "docs" / "index.md").write_text(PAGE, "utf-8")
    path = os.pathsep.join(str(project / name) for name in ("engine", "i18n", "demos"))
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--site-dir", str(project / "www")]
    done = subprocess.run(command, cwd=project, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    with served(project / "www") as address:
        yield f"{address}de/"


def test_several_demos_share_a_worker_and_each_keeps_its_own_game(three, new_page):
    page = new_page()
    page.add_init_script(WATCHED)
    loads: list[str] = []
    page.on("request", lambda request: loads.append(request.url) if request.url.endswith(".wasm") else None)
    page.goto(f"{three}?deal=77")
    for number in (1, 2, 3):
        page.click(f"#patience-demo-{number} [data-act=play]")
    for number in (1, 2, 3):
        page.wait_for_selector(f"#patience-demo-{number} .patience-stage button")
    assert page.evaluate("window.workers") == 1
    assert len(loads) == 1
    for number, count in ((1, 3), (2, 2), (3, 1)):
        for made in range(count):
            page.evaluate(STOCK.format(number))
            until(page, f"{MOVES}[{number - 1}] === {made + 1}")
    assert page.evaluate(MOVES) == [3, 2, 1]
    deals = page.eval_on_selector_all("patience-demo", "demos => demos.map((demo) => demo.play.game.deal)")
    assert deals == [77, 5, 4711]
    assert page.locator(".patience-status", has_text="anderen Tab").count() == 0
    page.click("#patience-demo-2 [data-act=more]")
    assert page.locator("#patience-demo-2 dialog [data-act=share]").count() == 0
    page.click("#patience-demo-2 dialog [data-act=close]")
    page.click("#patience-demo-2 [data-act=new]")
    until(page, f"{MOVES}[1] === 0")
    assert "deal=77" in page.url
    page.reload()
    for number, count in ((1, 3), (2, 2), (3, 1)):
        page.click(f"#patience-demo-{number} [data-act=continue]")
        until(page, f"{MOVES}[{number - 1}] === {count}")
    assert page.evaluate("window.workers") == 1
