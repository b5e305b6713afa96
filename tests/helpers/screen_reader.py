"""A virtual screen reader in a page: what it speaks is listed."""

import re

from playwright.sync_api import Page

from at_table import until
from elsewhere import ROOT

READER = ROOT / "node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js"
LISTEN = """() => { window.heard = undefined;
    window.virtual.start({ container: document.querySelector('patience-demo') }).then(() => { window.heard = true; }); }"""
LOG = "() => { window.log = undefined; window.virtual.spokenPhraseLog().then((log) => { window.log = log; }); }"
FORGET = """() => { window.log = undefined;
    window.virtual.clearSpokenPhraseLog().then(() => { window.log = []; }); }"""


def add_reader(page: Page) -> None:
    code = READER.read_text("utf-8")
    exported = re.search(r"export\s*\{([^}]*)\}", code)
    assert exported
    name = re.search(r"([\w$]+) as virtual\b", exported[1])
    assert name
    page.add_script_tag(content=f"{code}\nwindow.virtual = {name[1]};", type="module")
    until(page, "window.virtual !== undefined")


def spoken(page: Page) -> list[str]:
    """What was spoken so far; the moment in which the region is emptied does not count."""
    page.evaluate(LOG)
    until(page, "window.log !== undefined")
    return [phrase for phrase in page.evaluate("window.log") if phrase != "polite: "]


def listen_to(page: Page) -> None:
    """Lets it read the demo from now on."""
    page.evaluate(LISTEN)
    until(page, "window.heard === true")


def forget(page: Page) -> None:
    page.evaluate(FORGET)
    until(page, "window.log !== undefined")
