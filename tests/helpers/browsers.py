"""Chromium, whose pages wait for everything as long as a test may."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from playwright.sync_api import Browser, BrowserContext, Playwright
from tools.browser import found

from waits import LIMIT


def patient(context: BrowserContext) -> BrowserContext:
    """Sets how long the pages of a context wait."""
    context.set_default_timeout(LIMIT * 1000)
    return context


def open_context(browser: Browser, **options: object) -> BrowserContext:
    # Playwright waits by evaluating text, which the pages' policy forbids; test_policy.py looks at the policy itself.
    return patient(Browser.new_context(browser, **{"bypass_csp": True} | options))


@contextmanager
def window(browser: Browser, **options: object) -> Iterator[BrowserContext]:
    """Opens a window for many pages; one stays open, as a new window takes the browser longer than a page."""
    with open_context(browser, **options) as context, context.new_page():
        yield context


@contextmanager
def launched(playwright: Playwright, *flags: str, **options: object) -> Iterator[Browser]:
    """Starts Chromium with flags of its own."""
    arguments = ["--no-sandbox", *flags]
    with playwright.chromium.launch(executable_path=found(), args=arguments, **options) as browser:
        browser.new_context = partial(open_context, browser)
        yield browser
