"""`mkdocs serve` shows what is edited, and survives a fault."""

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from built_site import CONFIG
from small_site import po_text, write_files
from waits import LIMIT, wait_until

GERMAN = "i18n/de/LC_MESSAGES/index.po"


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """What the server tells, in a file."""
    return tmp_path / "told"


@pytest.fixture
def address(tmp_path: Path, told: Path) -> Iterator[str]:
    config = CONFIG.replace("site_url: https://example.org/rules/\n", "site_url: http://localhost/\n")
    write_files(tmp_path, {"mkdocs.yml": config, "docs/index.md": "# Gaps\n", GERMAN: po_text(("Gaps", "Lücken"))})
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "mkdocs", "serve", "-q", "-a", f"127.0.0.1:{port}"]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    with told.open("wb") as told_here:
        server = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=told_here)
    yield f"http://127.0.0.1:{port}/de/"
    server.terminate()
    server.wait()


def shows(address: str, text: str) -> bool:
    """Tells whether the page shows the text."""
    try:
        with urllib.request.urlopen(address, timeout=LIMIT) as answer:
            return text in answer.read().decode()
    except OSError:
        return False


def test_edited_catalogs_and_pages_are_shown_also_after_a_fault(address: str, tmp_path: Path, told: Path) -> None:
    wait_until(lambda: shows(address, ">Lücken</h1>"))
    write_files(tmp_path, {GERMAN: po_text(("Gaps", "Leere Plätze"))})
    wait_until(lambda: shows(address, ">Leere Plätze</h1>"))
    write_files(tmp_path, {GERMAN: "broken"})
    wait_until(lambda: f"{GERMAN}:1: " in told.read_text("utf-8"))  # MkDocs answers no one until the fault is gone
    write_files(tmp_path, {GERMAN: po_text(("Gaps", "Lücken")), "docs/index.md": "# Gaps\n\nNew text.\n"})
    wait_until(lambda: shows(address, "New text."))
    assert shows(address, ">Lücken</h1>")
