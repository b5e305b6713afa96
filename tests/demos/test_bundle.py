import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile

import pytest

from mkdocs_patience.publishing.bundle import Bundle, BundleError, _version, build_bundle, publish

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


def copy(checkout: Path, folder: Path) -> Path:
    """What the bundle is made from, in another place."""
    for source in ("engine", "demos/tabletop", "demos/mkdocs_patience/runtime"):
        shutil.copytree(checkout / source, folder / source, ignore=shutil.ignore_patterns("__pycache__"))
    (ROOT / ".cache").mkdir(exist_ok=True)
    for source in ("node_modules", ".cache"):
        (folder / source).symlink_to(ROOT / source)
    return folder


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return copy(ROOT, tmp_path)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another checkout, in which the bundle was built in another time zone and at another time."""
    folder = copy(ROOT, tmp_path_factory.mktemp("elsewhere"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", "Pacific/Auckland")
        patch.setenv("SOURCE_DATE_EPOCH", "1600000000")
        build_bundle(folder)
    return folder


def contents(bundle: Bundle) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in bundle.folder.iterdir()}


def archives(bundle: Bundle) -> list[ZipFile]:
    return [ZipFile(path) for path in bundle.folder.iterdir() if path.suffix in {".zip", ".whl"}]


@pytest.mark.long
def test_the_bundle_is_the_same_in_another_place_and_time_zone(elsewhere, bundle):
    assert contents(bundle) == contents(build_bundle(elsewhere))


@pytest.mark.long
def test_a_second_run_builds_nothing(elsewhere, monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert [build_bundle(elsewhere).folder] == list((elsewhere / "build" / "runtime").iterdir())


def test_without_node_one_sentence_says_so(checkout, monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BundleError, match=r"no node on the PATH\.$"):
        build_bundle(checkout)


@pytest.mark.long
def test_a_game_that_does_not_compile_stops_the_bundle_with_its_fault(checkout):
    (checkout / "engine/patience/broken.py").write_text("def deal(:\n")
    with pytest.raises(BundleError, match=r"could not be built: .*(SyntaxError|invalid syntax)"):
        build_bundle(checkout)
    assert not list((checkout / "build/runtime").iterdir())


@pytest.mark.long
def test_the_library_holds_what_a_boot_loads_and_nothing_else(elsewhere, tmp_path):
    def library(checkout: Path) -> set[str]:
        return set(ZipFile(build_bundle(checkout).folder / "python_stdlib.zip").namelist())

    other = copy(elsewhere, tmp_path)
    with (other / "engine/patience/__init__.py").open("a") as package:
        package.write("\nimport colorsys\n")
    assert library(other) - library(elsewhere) == {"colorsys.pyc"}


def test_the_library_keeps_what_catalogs_and_packages_need(bundle):
    library = ZipFile(bundle.folder / "python_stdlib.zip").namelist()
    assert {"gettext.pyc", "importlib/metadata/__init__.pyc"} <= set(library)


def test_all_python_is_byte_code_and_stored(bundle):
    members = [member for archive in archives(bundle) for member in archive.infolist()]
    assert sum(member.filename.endswith(".pyc") for member in members) > 100
    assert not [member.filename for member in members if member.filename.endswith(".py")]
    assert {member.compress_type for member in members} == {ZIP_STORED}


def test_the_manifest_names_every_file_with_its_size_and_hash(bundle):
    files = contents(bundle)
    manifest = json.loads(files.pop("manifest.json"))
    assert manifest["version"] == bundle.version
    assert manifest["files"].keys() == files.keys()
    for name, size in manifest["files"].items():
        assert (size["bytes"], size["sha256"]) == (len(files[name]), hashlib.sha256(files[name]).hexdigest())
        assert 0 < size["br"] < size["gzip"] < size["bytes"]


def test_a_published_folder_is_named_after_its_catalogs_too(bundle):
    german, edited = publish(bundle, {"demo.de.mo": b"alt"}, {}), publish(bundle, {"demo.de.mo": b"neu"}, {})
    assert german.folder != edited.folder
    assert german == publish(bundle, {"demo.de.mo": b"alt"}, {})


def test_a_changed_rule_is_published_under_another_address(checkout):
    before = _version(checkout)
    rules = checkout / "engine/patience/refusals.py"
    rules.write_text(rules.read_text("utf-8") + "\n", "utf-8")
    assert _version(checkout) != before


def test_the_published_manifest_names_what_was_joined(bundle):
    files = publish(bundle, {"worker.js": b"//"}, {}).files
    manifest = json.loads(files["manifest.json"])
    assert manifest["files"].keys() == files.keys() - {"manifest.json"}
    assert manifest["files"]["worker.js"]["bytes"] == 2


def test_the_bundle_boots_under_node(bundle):
    command = ["node", str(HERE / "boot_bundle.mjs"), str(bundle.folder)]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout)["ok"]
