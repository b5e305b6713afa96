"""What is wrong with a registered game, and where."""

from collections.abc import Iterator
from typing import NamedTuple

from patience.definition.checks import FaultyDefinition

DEFINITION, TABLE = "definition", "table"  # modules of a game's package


class Flaw(NamedTuple):
    """What is wrong with a registered game; `path` and `line` are None where no file is to blame."""

    path: str | None
    line: int | None
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}" if self.path else self.text


class FaultyGames(Exception):
    """Games that cannot be used; all flaws are named."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        self.flaws = flaws
        super().__init__("\n".join(map(str, flaws)))


def blamed(package: str, fault: Exception) -> Iterator[Flaw]:
    """Yields what is wrong in a package that raised a fault, with the last of its lines that led there."""
    path, line = _place(package, fault)
    for text in _texts(package, fault):
        yield Flaw(path, line, text)


def _texts(package: str, fault: Exception) -> Iterator[str]:
    match fault:
        case FaultyDefinition(game=game, faults=faults):
            yield from (f"{game}: {text}" for text in faults)
        case ValueError():
            yield f"{package}: {fault}"
        case _:
            said = fault.msg if isinstance(fault, SyntaxError) else fault
            yield f"{package}: {type(fault).__name__}: {said}; expected a package that can be imported"


def _place(package: str, fault: Exception) -> tuple[str | None, int | None]:
    import traceback  # seldom needed, and slow to import

    if isinstance(fault, SyntaxError) and fault.filename:
        return fault.filename, fault.lineno
    folder = f"/{package.replace('.', '/')}/"
    frames = [
        frame for frame in traceback.extract_tb(fault.__traceback__) if folder in frame.filename.replace("\\", "/")
    ]
    if frames:
        return frames[-1].filename, frames[-1].lineno
    return (path, 1) if (path := file_of(f"{package}.{DEFINITION}") or file_of(package)) else (None, None)


def file_of(module: str) -> str | None:
    """Gives the path of a module, or None where there is none; it is not imported."""
    from importlib.util import find_spec  # seldom needed, and slow to import

    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return None
    return spec.origin if spec else None
