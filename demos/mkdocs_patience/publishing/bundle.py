"""The browser bundle: Pyodide, a trimmed standard library and our wheels as byte code, built once."""

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

PROJECTS = ("engine", "demos/tabletop")
RUNTIME = "demos/mkdocs_patience/runtime"
TOOLS = f"{RUNTIME}/bytecode-requirements.txt"
PYODIDE = "node_modules/pyodide"
KEPT = 3


class BundleError(Exception):
    """The bundle cannot be built; the message is one sentence."""


class Bundle(NamedTuple):
    """A finished bundle: its folder, which never changes, and the hash of all that it was made from."""

    folder: Path
    version: str


class Publication(NamedTuple):
    """A folder below the site's root, whose name changes with any of its files, and the files by name."""

    folder: str
    files: Mapping[str, bytes]


def build_bundle(root: Path) -> Bundle:
    """Build the browser bundle of a checkout under build/runtime, unless it is there.

    Raises: BundleError.
    """
    bundle = Bundle(root / "build" / "runtime" / (known := _version(root)), known)
    if not (bundle.folder / "manifest.json").is_file():
        with tempfile.TemporaryDirectory() as scratch:
            _build(root, bundle, Path(scratch))
    return bundle


def build_wheels(root: Path, folder: Path) -> None:
    """Build the wheels of the engine and of what draws it, from their sources.

    Raises: BundleError.
    """
    for project in PROJECTS:
        wheel = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
        _run(wheel, root / project, f"The wheel of {project} could not be built")


def publish(bundle: Bundle, extras: Mapping[str, bytes], games: Mapping[str, str]) -> Publication:
    """Join the bundle with worker/worker.js, worker/client.js, demo.<language>.mo and what else the pages load.

    The manifest lists them all, and the packages of the games by id; a worker loads the catalog of its language and
    the archives that are listed.
    """
    manifest = json.loads((bundle.folder / "manifest.json").read_bytes())
    files = {name: (bundle.folder / name).read_bytes() for name in manifest["files"]} | dict(extras)
    manifest["games"] = dict(games)
    manifest["entries"]["archives"] += [name for name in extras if name.endswith(".zip")]
    digest = hashlib.sha256(bundle.version.encode() + json.dumps(manifest["games"]).encode())
    for name, content in sorted(extras.items()):
        digest.update(f"\0{name}\0{len(content)}\0".encode() + content)
        manifest["files"][name] = _measured(content)
    manifest["version"] = digest.hexdigest()[:16]
    files["manifest.json"] = json.dumps(manifest, indent="\t", sort_keys=True).encode()
    return Publication(f"assets/patience/{manifest['version']}", files)


def _measured(content: bytes) -> dict[str, object]:
    """Gives the size of a file, as it is and as it travels from a host that compresses, and its hash."""
    packed = len(gzip.compress(content, 6, mtime=0))
    return {"bytes": len(content), "gzip": packed, "sha256": hashlib.sha256(content).hexdigest()}


def _build(root: Path, bundle: Bundle, scratch: Path) -> None:
    node = shutil.which("node")
    if node is None:
        raise BundleError("The browser bundle is built with Node 20 or newer, and there is no node on the PATH.")
    build_wheels(root, scratch)
    bundle.folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=bundle.folder.parent, prefix="."))
    script = [
        node,
        str(root / RUNTIME / "build.mjs"),
        bundle.version,
        str(fresh),
        str(scratch),
        str(_tools(root)),
    ]
    try:
        _run(script, root, "The browser bundle could not be built")
        _place(fresh, bundle.folder)
        _forget(bundle.folder.parent)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _tools(root: Path) -> Path:
    """Fetch the wheels of pyodide-build and what it needs, once for each list of pins."""
    pins = (root / TOOLS).read_bytes()
    folder = root / ".cache" / f"bytecode-{hashlib.sha256(pins).hexdigest()[:16]}"
    if not folder.is_dir():
        folder.parent.mkdir(exist_ok=True)
        fresh = Path(tempfile.mkdtemp(dir=folder.parent))
        target = ["--python-version", "3.14", "--ignore-requires-python", "--only-binary=:all:", "--no-deps"]
        fetch = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "-q",
            *target,
            "-r",
            str(root / TOOLS),
            "-d",
            str(fresh),
        ]
        _run(fetch, root, f"The packages named in {TOOLS} could not be fetched")
        _place(fresh, folder)
    return folder


def _place(fresh: Path, folder: Path) -> None:
    """Give a finished folder its name; where another process was first, its folder is the same."""
    fresh.chmod(0o755)
    if not folder.is_dir():
        fresh.rename(folder)


def _forget(bundles: Path) -> None:
    """Remove old bundles, but leave the last ones to those who still read them."""
    kept = sorted(bundles.glob("[!.]*"), key=lambda folder: folder.stat().st_mtime)
    for folder in kept[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


def _run(command: Sequence[str], folder: Path, failure: str) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip() or f"exit code {done.returncode}").splitlines()
        raise BundleError(f"{failure}: {lines[-1].strip()}")


def _version(root: Path) -> str:
    digest = hashlib.sha256(version("hatchling").encode())
    for path in _inputs(root):
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(root)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:16]


def _inputs(root: Path) -> Iterator[Path]:
    """Every file that the bundle is made from, in a stable order."""
    if not (root / PYODIDE).is_dir():
        raise BundleError(f"{PYODIDE} is missing: make sets it up.")
    for folder in (*PROJECTS, RUNTIME, PYODIDE):
        yield from sorted(p for p in (root / folder).rglob("*") if p.is_file() and "__pycache__" not in p.parts)
