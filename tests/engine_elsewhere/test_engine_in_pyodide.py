import sys
from pathlib import Path

import pytest

from elsewhere import ROOT, cached, pins, run, some_tests, summary

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def wheels() -> Path:
    """The pure-Python wheels of pytest and hypothesis, kept between runs."""
    folder = cached("pyodide-wheels")
    if not (folder / "ready").exists():
        target = ["--python-version", "3.14", "--only-binary=:all:", "--no-deps"]
        run([sys.executable, "-m", "pip", "download", "-q", *target, "-d", folder, *pins()])
        (folder / "ready").touch()
    return folder


@some_tests
def test_the_engines_tests_pass_inside_pyodide(wheels, capsys, tests, profile):
    output = run(["node", HERE / "pytest_in_pyodide.mjs", ROOT, wheels, *tests], HYPOTHESIS_PROFILE=profile)
    with capsys.disabled():
        print(f"\nengine inside Pyodide: {summary(output)}")
