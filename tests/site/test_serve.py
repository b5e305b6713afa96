"""The served site follows the editor: a page and a catalog, without a new start."""

import os
import socket
import subprocess
import sys
import urllib.request

import pytest

from waits import LIMIT, wait_until

def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@pytest.fixture
def served(project):
    """The copied project and the address where it is served."""
    address = f"127.0.0.1:{free_port()}"
    path = os.pathsep.join(str(project / name) for name in ("engine", "i18n", "demos"))
    command = [sys.executable, "-m", "mkdocs_patience", "serve"]
    environment = os.environ | {"PYTHONPATH": path, "SERVE_ADDRESS": address}
    server = subprocess.Popen(
        command, cwd=project, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    yield project, f"http://{address}/"
    server.terminate()
    server.wait()


def has(url: str, text: str) -> bool:
    """Tells whether a page that is served has the text."""
    try:
        with urllib.request.urlopen(url, timeout=LIMIT) as page:
            return text in page.read().decode()
    except OSError:
        return False


def becomes(url: str, text: str) -> None:
    wait_until(lambda: has(url, text), text)


def test_an_edited_page_and_an_edited_catalog_are_shown(served):
    project, address = served
    becomes(f"{address}de/games/windmill/", "Mittelstapel")
    page = project / "docs/games/windmill.md"
    page.write_text(page.read_text("utf-8").replace("you play it alone", "you play it by yourself"), "utf-8")
    becomes(f"{address}en/games/windmill/", "you play it by yourself")
    catalog = project / "i18n/de/LC_MESSAGES/games/windmill.po"
    catalog.write_text(catalog.read_text("utf-8").replace("Weiterer Name", "Noch ein Name"), "utf-8")
    becomes(f"{address}de/games/windmill/", "Noch ein Name")
