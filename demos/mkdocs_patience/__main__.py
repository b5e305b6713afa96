"""The commands of the Makefile: build, serve, catalogs, check-catalogs, report."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
QUIET = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
ADDRESS = os.environ.get("SERVE_ADDRESS", "127.0.0.1:8000")


def build() -> int:
    """Builds the site beside the published one and swaps them only when it is whole."""
    site = ROOT / "site"
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="site-") as scratch:
        fresh = Path(scratch) / "site"
        command = _mkdocs("build", "--strict", "--site-dir", str(fresh))
        if done := subprocess.run(command, cwd=ROOT, env=QUIET).returncode:
            return done
        if site.exists():
            site.rename(Path(scratch) / "old")
        fresh.rename(site)
    return 0


def serve() -> int:
    """Serves the site with live reload, in the place of this process, so that who ends it ends the server."""
    os.chdir(ROOT)
    command = _mkdocs("serve", "--dev-addr", ADDRESS, "--livereload")
    os.execve(sys.executable, command, QUIET)


def _mkdocs(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "mkdocs", *arguments]


def _gettext(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "mkdocs_gettext", *arguments], cwd=ROOT).returncode


COMMANDS: Mapping[str, Callable[[], int]] = {
    "build": build,
    "serve": serve,
    "catalogs": lambda: _gettext("merge"),
    "check-catalogs": lambda: _gettext("check"),
    "report": lambda: _gettext("report"),
}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(f"expected one of: {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    return COMMANDS[arguments[0]]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
