"""Building a site and serving it, in the folder that its mkdocs.yml lies in."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from mkdocs.utils.yaml import yaml_load

QUIET = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
ADDRESS = os.environ.get("SERVE_ADDRESS", "127.0.0.1:8000")


def build(root: Path) -> int:
    """Builds the site beside the published one and swaps them only when it is whole."""
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=root / "build", prefix="site-") as scratch:
        fresh = Path(scratch) / "site"
        command = _mkdocs("build", "--strict", "--site-dir", str(fresh))
        if done := subprocess.run(command, cwd=root, env=QUIET).returncode:
            return done
        site = root / _site_dir(root)
        if site.exists():
            shutil.move(site, Path(scratch) / "old")
        shutil.move(fresh, site)
    return 0


def serve(root: Path) -> int:
    """Serves the site with live reload, in the place of this process, so that who ends it ends the server."""
    os.chdir(root)
    command = _mkdocs("serve", "--dev-addr", ADDRESS, "--livereload")
    os.execve(sys.executable, command, QUIET)


def _mkdocs(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "mkdocs", *arguments]


def _site_dir(root: Path) -> str:
    """Tells where the site is published, as mkdocs.yml says, which has just served for a build."""
    with (root / "mkdocs.yml").open("rb") as file:
        return str(yaml_load(file).get("site_dir") or "site")
