"""Finds what tests and benchmarks need beside Python and Node, or installs it: Chromium and GNU gettext."""

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


def has_gettext() -> bool:
    """Tells whether msgfmt and msgcat are there."""
    return bool(shutil.which("msgfmt") and shutil.which("msgcat"))


def missing() -> list[str]:
    """Lists what is not there, by its Debian packages."""
    packages = [] if found() else ["chromium", "fonts-liberation", "fonts-dejavu-core"]
    return packages if has_gettext() else [*packages, "gettext"]


def install(packages: list[str]) -> None:
    """Installs packages with apt on Debian when we may; else Chromium alone, by Playwright's own download."""
    if DEBIAN.exists() and os.geteuid() == 0:
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], env=quiet)
    elif "chromium" in packages:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> None:
    if packages := missing():
        install(packages)
        found.cache_clear()
    if not found():
        sys.exit("No Chromium could be found or installed; install it, then run the command again.")
    if not has_gettext():
        sys.exit(
            "GNU gettext (msgfmt, msgcat) could not be found or installed; install it, then run the command again."
        )


if __name__ == "__main__":
    main()
