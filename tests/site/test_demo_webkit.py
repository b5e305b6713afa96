"""The demo in WebKitGTK, which stands for Safari: it starts, plays by tap and key, and explains a refusal."""

import json
import os
import shutil
import socket
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from patience import GAMES
from tables import MAIN_SCREENS, MEASURE
from waits import LIMIT, wait_until

BROWSERS = [
    Path("/usr/lib") / where / "MiniBrowser"
    for where in ("x86_64-linux-gnu/webkit2gtk-4.1", "aarch64-linux-gnu/webkit2gtk-4.1")
]
MISSING = "WebKitGTK is not installed; on Debian: apt-get install webkit2gtk-driver xvfb"


class Driver:
    """The few words of the WebDriver protocol that this test needs."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"

    def post(self, path: str, body: object) -> object:
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=LIMIT) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as fault:
            raise AssertionError(f"{path}: {fault.read().decode()[:500]}") from None

    def open(self, browser: Path) -> None:
        wanted = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
        found = self.post("/session", {"capabilities": {"alwaysMatch": wanted}})
        assert isinstance(found, dict)
        self.session = f"/session/{found['sessionId']}"

    def run(self, script: str) -> object:
        return self.post(f"{self.session}/execute/sync", {"script": f"return {script}", "args": []})

    def until(self, script: str) -> None:
        wait_until(lambda: self.run(script), script)

    def click(self, selector: str) -> None:
        self.run(f"document.querySelector({json.dumps(selector)}).click()")


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def webkit() -> Iterator[Driver]:
    browser = next((path for path in BROWSERS if path.exists()), None)
    assert browser, MISSING
    assert shutil.which("WebKitWebDriver"), MISSING
    assert shutil.which("xvfb-run"), MISSING
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    command = ["xvfb-run", "-a", "WebKitWebDriver", f"--port={port}"]
    process = subprocess.Popen(
        command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    driver = Driver(port)
    try:
        wait_until(lambda: listens(port), "WebKitWebDriver")
        driver.open(browser)
        yield driver
    finally:
        os.killpg(process.pid, 15)


@pytest.mark.long
def test_webkit_starts_plays_and_explains(webkit, address):
    webkit.post(f"{webkit.session}/url", {"url": f"{address}de/games/windmill/?deal=4711"})
    webkit.until("document.querySelector('patience-demo [data-act=play]') !== null")
    webkit.click("patience-demo .patience-bar [data-act=play]")
    webkit.until("document.querySelector('patience-demo .patience-stage button') !== null")
    webkit.click('patience-demo [data-pile="stock"] button')
    webkit.until("document.querySelector('patience-demo').play.game.moves.length === 1")
    webkit.click('patience-demo [data-pile="sail 1"] button')
    webkit.until("document.querySelector('patience-demo [aria-pressed=true]') !== null")
    webkit.click('patience-demo [data-pile="centre"] button')
    webkit.until("document.querySelector('patience-demo .patience-status a')?.hash === '#rule-sail-to-centre'")
    webkit.run("document.querySelector('patience-demo').play.undo()")
    webkit.until("document.querySelector('patience-demo').play.game.moves.length === 0")


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_table_fits_the_main_screens_in_webkit(webkit, address, name):
    webkit.post(f"{webkit.session}/url", {"url": f"{address}en/games/{name}/"})
    webkit.until("document.querySelector('patience-demo .patience-bar [data-act=play]') !== null")
    webkit.click("patience-demo .patience-bar [data-act=play]")
    webkit.until("document.querySelector('patience-demo .patience-stage button') !== null")
    wide_enough = {screen: size for screen, size in MAIN_SCREENS.items() if size[0] >= 740}  # for its window
    for screen, (width, height) in wide_enough.items():
        frame = int(str(webkit.run("outerHeight - innerHeight")))
        webkit.post(f"{webkit.session}/window/rect", {"width": width, "height": height + frame})
        webkit.until(f"innerWidth === {width} && innerHeight === {height}")
        webkit.run("(({ opening }) => void (opening.isApart ? opening.open() : opening.close()))(document.querySelector('patience-demo'))")
        webkit.until("(({ opening }) => opening.isOpen === opening.isApart)(document.querySelector('patience-demo'))")
        webkit.until("document.documentElement.scrollWidth <= innerWidth")  # it lays the page out in its own time
        found = webkit.run(f"({MEASURE})()")
        assert (found["outside"], found["cut"]) == (0, []), screen
        assert found["letter"] >= 16, screen
