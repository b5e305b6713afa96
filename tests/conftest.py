"""Golden files, written anew with --update-golden only; and one browser for all tests of a process."""

from functools import partial
from pathlib import Path

import pytest

from waits import LIMIT


def pytest_addoption(parser):
    parser.addoption("--update-golden", action="store_true", help="write golden files anew")


@pytest.fixture
def golden(request):
    """Compares text with a golden file, or writes it when asked to."""

    def compare(path: Path, text: str) -> None:
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path.name} is missing; make it with: python -m pytest --update-golden"
        assert text == path.read_text(encoding="utf-8")

    return compare


@pytest.fixture(scope="session")
def playwright():
    """Playwright, which cannot be open twice; it is imported here, as the engine's tests run without it."""
    from playwright.sync_api import expect, sync_playwright
    from tools.browser import found

    found()
    expect.set_options(timeout=LIMIT * 1000)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    """The browser of a process; a test that opens a context closes it, or leaves that to its fixture."""
    from browsers import launched

    with launched(playwright) as browser:
        yield browser


@pytest.fixture
def launch(playwright):
    """Starts another Chromium, with flags: `with launch("--flag") as browser`."""
    from browsers import launched

    return partial(launched, playwright)
