"""Imports point one way, and the engine keeps to itself."""

import ast
import sys
from pathlib import Path

import pytest

from elsewhere import ROOT

OURS = {"patience", "tabletop", "mkdocs_gettext", "mkdocs_patience"}
MAY_IMPORT = {
    "engine/patience": {"patience"},
    "demos/tabletop": {"tabletop", "patience"},
    "i18n/mkdocs_gettext": {"mkdocs_gettext"},
    "demos/mkdocs_patience": OURS,
}
INPUT_AND_OUTPUT = {"open", "print", "input", "exec", "eval", "compile", "__import__"}
OUTSIDE = {
    "os",
    "sys",
    "io",
    "pathlib",
    "socket",
    "subprocess",
    "urllib",
    "shutil",
    "tempfile",
    "logging",
    "random",
    "time",
}


def modules(room: str) -> list[Path]:
    found = sorted((ROOT / room).rglob("*.py"))
    assert found, f"{room} holds no module"
    return found


def imported(module: Path) -> set[str]:
    """The top names of all packages that a module imports."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative import"
            names.add((node.module or "").partition(".")[0])
    return names


def modules_imported(module: Path, names: set[str]) -> set[str]:
    """Those of our modules that a module imports, also where only types need them."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= (inside & names) or {str(node.module)}
    return found & names


def test_no_module_imports_in_a_circle():
    paths = {
        ".".join(module.relative_to(ROOT / room).with_suffix("").parts).removesuffix(".__init__"): module
        for room in ("engine", "demos", "i18n")
        for module in modules(room)
    }
    left = {name: modules_imported(module, paths.keys()) for name, module in paths.items()}
    while free := {name for name, needed in left.items() if not needed & left.keys() - {name}}:
        left = {name: needed for name, needed in left.items() if name not in free}
    assert left == {}


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_the_rooms_below_it(room):
    for module in modules(room):
        assert imported(module) & OURS <= MAY_IMPORT[room], module


@pytest.mark.parametrize("room", ["engine/patience", "demos/tabletop"])
def test_what_runs_in_the_browser_needs_the_standard_library_only(room):
    for module in modules(room):
        assert imported(module) <= sys.stdlib_module_names | MAY_IMPORT[room], module


def test_mkdocs_is_imported_by_the_plugins_only():
    for room in ("engine/patience", "demos/tabletop", "i18n/mkdocs_gettext"):
        for module in modules(room):
            assert "mkdocs" not in imported(module) or module.name.startswith("plugin"), module


def test_the_engine_reads_and_writes_nothing_outside_its_command():
    for module in modules("engine/patience"):
        if module.name == "__main__.py":
            continue
        tree = ast.parse(module.read_text(encoding="utf-8"))
        called = {
            node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & INPUT_AND_OUTPUT, module
        assert not imported(module) & OUTSIDE, module


def test_nothing_depends_on_which_game_it_is():
    for module in modules("engine/patience"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                assert not ast.unparse(node.left).endswith("game.id"), f"{module}:{node.lineno}"


MOST_FILES = 15  # so many can be taken in at a glance


@pytest.mark.parametrize("room", ["engine/patience", "demos/tabletop", "demos/mkdocs_patience", "i18n/mkdocs_gettext"])
def test_no_folder_has_more_files_of_code_side_by_side_than_one_can_take_in(room):
    folders = [ROOT / room, *(path for path in (ROOT / room).rglob("*") if path.is_dir())]
    for folder in folders:
        code = [path.name for path in folder.iterdir() if path.suffix in {".py", ".js"} and path.name != "__init__.py"]
        assert len(code) <= MOST_FILES, folder
