"""Finds the Chromium that tests and benchmarks drive, or installs it."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIAN = Path("/etc/debian_version")


@cache
def found() -> str | None:
    """Gives the path of a Chromium on this machine, Playwright's own download included."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Installs Chromium: with apt on Debian when we may, else by Playwright's own download."""
    if DEBIAN.exists() and os.geteuid() == 0:
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet)
        packages = ["chromium", "fonts-liberation", "fonts-dejavu-core"]
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], env=quiet)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> None:
    if found():
        return
    install()
    found.cache_clear()
    if not found():
        sys.exit("No Chromium could be found or installed; install it, then run the command again.")


if __name__ == "__main__":
    main()
