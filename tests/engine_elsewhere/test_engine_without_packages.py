import json
import sys
import venv
from pathlib import Path

import pytest

from elsewhere import NEEDED, ROOT, cached, pins, run, some_tests, summary


@pytest.fixture(scope="module")
def python() -> Path:
    """An interpreter of this version with pytest and hypothesis, kept between runs."""
    folder = cached(f"engine-venv-{sys.version_info.major}.{sys.version_info.minor}")
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        venv.create(folder, with_pip=True, clear=True)
        run([python, "-m", "pip", "install", "-q", "--no-deps", *pins()])
        (folder / "ready").touch()
    return python


def test_the_environment_holds_only_pytest_and_hypothesis(python):
    installed = json.loads(run([python, "-m", "pip", "list", "--format", "json", "--disable-pip-version-check"]))
    assert {package["name"].lower() for package in installed} - {"pip", "setuptools"} == set(NEEDED)


@pytest.mark.long
@some_tests
def test_the_engines_tests_pass_without_other_packages(python, capsys, tests, profile):
    options = ["-p", "no:cacheprovider", *tests]
    output = run([python, "-m", "pytest", *options], PYTHONPATH=str(ROOT / "engine"), HYPOTHESIS_PROFILE=profile)
    with capsys.disabled():
        print(f"\nengine without packages: {summary(output)}")
