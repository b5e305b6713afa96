"""The page's scripts as they are published: joined and shortened, so that they weigh less on the way."""

import subprocess
from hashlib import sha256
from os import getpid
from pathlib import Path

from mkdocs_patience.publishing.bundle import BundleError

STATIC = Path(__file__).parent.parent / "static"
JOIN = "demos/mkdocs_patience/runtime/scripts.mjs"


def shortened(root: Path) -> Path:
    """Gives a file with the scripts of a checkout by folder and name, joined once for each change of their sources.

    Raises: BundleError.
    """
    kept = root / "build" / "scripts" / f"{_version(root)}.json"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(f".{getpid()}")
        fresh.write_text(_shortened(root), "utf-8")
        fresh.rename(kept)
    return kept


def _version(root: Path) -> str:
    digest = sha256((root / "package-lock.json").read_bytes() + (root / JOIN).read_bytes())
    for path in sorted(STATIC.rglob("*.js")):
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(STATIC)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:16]


def _shortened(root: Path) -> str:
    try:
        done = subprocess.run(
            ["node", str(root / JOIN), str(STATIC)], cwd=root, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        raise BundleError("The scripts are joined with Node 20 or newer, and there is no node on the PATH.") from None
    if done.returncode:
        raise BundleError(f"The scripts could not be joined: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout
