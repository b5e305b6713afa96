"""What comes with us for the browser: ready in an installed package, made from the sources in a checkout."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from mkdocs_patience.publishing.bundle import Bundle, build_bundle
from mkdocs_patience.publishing.scripts import shortened

PACKAGE = Path(__file__).parent.parent
READY = PACKAGE / "ready"
CHECKOUT = PACKAGE.parent.parent
RUNTIME, SCRIPTS, WORDS = "runtime", "scripts.json", "words"
CATALOGS, CATALOG = "i18n", "LC_MESSAGES/demo.po"  # of a checkout


def bundle() -> Bundle:
    """Gives the browser bundle.

    Raises: BundleError.
    """
    if not READY.is_dir():
        return build_bundle(CHECKOUT)
    folder = READY / RUNTIME
    return Bundle(folder, json.loads((folder / "manifest.json").read_text("utf-8"))["version"])


def scripts() -> Mapping[str, bytes]:
    """Gives the page's scripts by folder and name.

    Raises: BundleError.
    """
    path = READY / SCRIPTS if READY.is_dir() else shortened(CHECKOUT)
    return {name: text.encode() for name, text in json.loads(path.read_text("utf-8")).items()}


def catalog(language: str) -> Path:
    """Gives the place of the translations of the demo's own words, which need not exist; Swiss German takes German."""
    path = _catalog(language)
    return path if path.is_file() else _catalog(language.partition("-")[0])


def _catalog(language: str) -> Path:
    return READY / WORDS / f"{language}.po" if READY.is_dir() else CHECKOUT / CATALOGS / language / CATALOG


def made(checkout: Path) -> Iterator[tuple[Path, str]]:
    """Makes all that an installed package has ready, and yields each file or folder with its place there.

    Raises: BundleError.
    """
    yield build_bundle(checkout).folder, f"{READY.name}/{RUNTIME}"
    yield shortened(checkout), f"{READY.name}/{SCRIPTS}"
    for path in sorted((checkout / CATALOGS).glob(f"*/{CATALOG}")):
        yield path, f"{READY.name}/{WORDS}/{path.parts[-3]}.po"
