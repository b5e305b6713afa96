"""The demo in Firefox: by tap, key and drag."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from patience import GAMES
from tables import MAIN_SCREENS, MEASURE
from waits import LIMIT

PLAYS, FITS = (Path(__file__).parent / name for name in ("in_firefox.mjs", "fits_in_firefox.mjs"))


def run(script: Path, *arguments: str) -> dict:
    """Runs a script in Node with Firefox and gives what it prints."""
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    assert firefox, "Firefox is not installed; on Debian: apt-get install firefox-esr"
    done = subprocess.run(["node", str(script), firefox, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.mark.long
def test_firefox_plays_by_tap_key_and_drag(address):
    found = run(PLAYS, f"{address}en/games/windmill/?deal=4711", str(LIMIT * 1000))
    assert found["tapped"] == "stock > waste"
    assert found["pressed"] == "stock > waste,stock > waste"
    assert found["dragged"].endswith("sail 5 > corner 1")
    assert found["focused"]
    assert found["said"].startswith("King of Hearts to the empty place, corner pile, top left.")
    # Firefox looks ahead for the next page, as the theme asks it to; the policy forbids that, and nothing is lost.
    assert [error for error in found["errors"] if "default-src" not in error] == []


@pytest.mark.long
def test_the_table_fits_the_main_screens_in_firefox(address):
    pages = [f"{address}en/games/{name}/" for name in GAMES]
    screens = json.dumps(list(MAIN_SCREENS.values()))
    found = run(FITS, str(LIMIT * 1000), screens, f"({MEASURE})()", *pages)
    for page in pages:
        for screen, table in zip(MAIN_SCREENS, found[page], strict=True):
            assert (table["outside"], table["cut"]) == (0, []), f"{page} {screen}"
            assert table["sideways"] <= 0, f"{page} {screen}"
            assert table["letter"] >= 16, f"{page} {screen}"
