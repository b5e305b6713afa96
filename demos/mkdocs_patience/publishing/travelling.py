"""Games that are not in our wheels go to the browser as sources, in an archive that depends on no clock."""

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from patience.flaws import Flaw

ARCHIVE = "games.zip"
OURS = frozenset({"patience", "tabletop"})  # the wheels in the browser


def sources(packages: Iterable[str]) -> Mapping[str, Path]:
    """Gives the files of the packages that are not ours, and the `__init__.py` of their parents, by place."""
    found: dict[str, Path] = {}
    for package in packages:
        if package.partition(".")[0] not in OURS:
            found |= _of_package(package)
    return dict(sorted(found.items()))


def packed(files: Mapping[str, Path]) -> bytes:
    """Packs the files; they are stored, since servers compress what they send."""
    content = BytesIO()
    with ZipFile(content, "w") as archive:
        for place, path in files.items():
            entry = ZipInfo(place)
            entry.create_system = 3  # else it differs between Windows and the others
            archive.writestr(entry, path.read_bytes())
    return content.getvalue()


def flaws(files: Mapping[str, Path], library: frozenset[str]) -> Iterator[Flaw]:
    """Yields a flaw for each import that fails in the browser, whose library holds these modules."""
    travelling = {_module(place) for place in files}
    for place, path in files.items():
        for line, module in _imported(_package(place), path):
            if module.partition(".")[0] not in OURS and module not in travelling and not _in(library, module):
                expected = "expected the game's own modules, patience, or what the browser's library holds"
                yield Flaw(str(path), line, f"{module} is imported, which is not in the browser; {expected}")


def library(archive: Path) -> frozenset[str]:
    """Gives the modules in an archive of the standard library."""
    with ZipFile(archive) as content:
        return frozenset(_module(name) for name in content.namelist())


def _of_package(package: str) -> Iterator[tuple[str, Path]]:
    parents = [package.rsplit(".", count)[0] for count in range(package.count("."), 0, -1)]
    for parent in parents:
        if (home := find_spec(parent)) and home.origin:
            yield f"{parent.replace('.', '/')}/__init__.py", Path(home.origin)
    home = find_spec(package)
    for folder in map(Path, (home and home.submodule_search_locations) or ()):
        for path in folder.rglob("*.py"):
            yield f"{package.replace('.', '/')}/{path.relative_to(folder).as_posix()}", path


def _imported(package: str, path: Path) -> Iterator[tuple[int, str]]:
    """Yields the modules that a file imports, with their lines."""
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        match node:
            case ast.Import():
                yield from ((node.lineno, name.name) for name in node.names)
            case ast.ImportFrom():
                home = _home(package, node)
                inner = (f"{home}.{name.name}" for name in node.names)
                yield from ((node.lineno, name if _spec(name) else home) for name in inner)


def _home(package: str, node: ast.ImportFrom) -> str:
    """Tells from where a file of a package imports."""
    if not node.level:
        return str(node.module)
    home = package.rsplit(".", node.level - 1)[0] if node.level > 1 else package
    return f"{home}.{node.module}" if node.module else home


def _in(library: frozenset[str], module: str) -> bool:
    """Tells whether the browser has a module; those without a file of their own are part of its interpreter."""
    if module in library or module == "collections.abc":
        return True
    spec = _spec(module)
    has_source = bool(spec and spec.origin and spec.origin.endswith(".py"))
    return module.partition(".")[0] in sys.stdlib_module_names and not has_source


def _spec(module: str) -> ModuleSpec | None:
    try:
        return find_spec(module)
    except (ImportError, ValueError):
        return None


def _module(place: str) -> str:
    return place.rpartition(".")[0].removesuffix("/__init__").replace("/", ".")


def _package(place: str) -> str:
    """The package in which a file lies."""
    return place.rpartition("/")[0].replace("/", ".")
