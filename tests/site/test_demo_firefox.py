"""The demo in Firefox: by tap, key and drag."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from waits import LIMIT

SCRIPT = Path(__file__).parent / "in_firefox.mjs"


@pytest.mark.long
def test_firefox_plays_by_tap_key_and_drag(address):
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    assert firefox, "Firefox is not installed; on Debian: apt-get install firefox-esr"
    page = f"{address}en/games/windmill/?deal=4711"
    command = ["node", str(SCRIPT), firefox, page, str(LIMIT * 1000)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert found["tapped"] == "stock > waste"
    assert found["pressed"] == "stock > waste,stock > waste"
    assert found["dragged"].endswith("sail 5 > corner 1")
    assert found["focused"]
    assert found["said"].startswith("King of Hearts to the empty place, corner pile, top left.")
    # Firefox looks ahead for the next page, as the theme asks it to; the policy forbids that, and nothing is lost.
    assert [error for error in found["errors"] if "default-src" not in error] == []
