"""`mkdocs serve` shows what is edited, and survives a fault."""

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from built_site import CONFIG
from small_site import po_text, write_files

GERMAN = "i18n/de/LC_MESSAGES/index.po"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    config = CONFIG.replace("site_url: https://example.org/rules/\n", "site_url: http://localhost/\n")
    write_files(tmp_path, {"mkdocs.yml": config, "docs/index.md": "# Gaps\n", GERMAN: po_text(("Gaps", "Lücken"))})
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "mkdocs", "serve", "-q", "-a", f"127.0.0.1:{port}"]
    server = subprocess.Popen(
        command, cwd=tmp_path, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, stderr=subprocess.DEVNULL
    )
    yield f"http://127.0.0.1:{port}/de/"
    server.terminate()
    server.wait()


def shows(address: str, text: str) -> bool:
    """Whether the page shows the text within a minute."""
    end = monotonic() + 60
    while monotonic() < end:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                if text in answer.read().decode():
                    return True
        except OSError:
            pass
        sleep(0.1)
    return False


def test_edited_catalogs_and_pages_are_shown_also_after_a_fault(address: str, tmp_path: Path) -> None:
    assert shows(address, ">Lücken</h1>")
    write_files(tmp_path, {GERMAN: po_text(("Gaps", "Leere Plätze"))})
    assert shows(address, ">Leere Plätze</h1>")
    write_files(tmp_path, {GERMAN: "broken"})
    sleep(2)  # MkDocs answers no one until the fault is gone
    write_files(tmp_path, {GERMAN: po_text(("Gaps", "Lücken")), "docs/index.md": "# Gaps\n\nNew text.\n"})
    assert shows(address, "New text.")
    assert shows(address, ">Lücken</h1>")
