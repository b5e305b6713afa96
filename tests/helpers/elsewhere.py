"""What the engine's tests need, and nothing more: pytest and hypothesis with the pins of requirements.txt."""

import hashlib
import os
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("hypothesis", "iniconfig", "packaging", "pluggy", "pygments", "pytest", "sortedcontainers")
CLEAN = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
# Elsewhere the same tests look for what another platform does differently: cards and moves first, and in few examples.
GOLDEN = ("tests/engine/test_golden.py", "-k", "cards or playthrough")
WHOLE = ("tests/engine",)
some_tests = pytest.mark.parametrize(
    "tests, profile",
    [
        pytest.param(GOLDEN, "quick", id="golden"),
        pytest.param(WHOLE, "quick", id="quick", marks=pytest.mark.long),
        pytest.param(WHOLE, "ordinary", id="ordinary", marks=pytest.mark.long),
    ],
)


def pins() -> list[str]:
    """The lines of requirements.txt for the packages needed."""
    lines = (ROOT / "requirements.txt").read_text().splitlines()
    return [line for line in lines if line.partition("==")[0].lower() in NEEDED]


def cached(kind: str) -> Path:
    """A folder under .cache that changes its name with the pins."""
    return ROOT / ".cache" / f"{kind}-{hashlib.sha256(repr(pins()).encode()).hexdigest()[:16]}"


def run(command: Sequence[str | Path], **environment: str) -> str:
    """Run a command in the checkout and return what it printed; fail with that when it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=CLEAN | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:]
    return done.stdout


def summary(output: str) -> str:
    """The closing line of a pytest run in which some test passed."""
    found = re.findall(r"^.*\b\d+ passed\b.*$", output, re.MULTILINE)
    assert found, f"no test ran:\n{output[-5000:]}"
    return found[-1]
