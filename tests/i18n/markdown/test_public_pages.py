"""Documentation by others, translated into itself."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.long
def test_public_pages_stay_the_same_when_they_are_translated_into_themselves() -> None:
    """Fails where pip reaches no index: what is not fetched is not shown."""
    done = subprocess.run([sys.executable, "-m", "bench.identity"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
