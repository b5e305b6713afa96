"""What is wrong in a page or a catalog, and where."""

from typing import NamedTuple, Protocol


class Finding(NamedTuple):
    """Something wrong with a translation; whoever reads the catalog knows the place."""

    code: str
    text: str


class FindingLike(Protocol):
    @property
    def code(self) -> str: ...
    @property
    def text(self) -> str: ...


class Fault(NamedTuple):
    path: str
    line: int
    text: str
    code: str = ""

    @property
    def is_warning(self) -> bool:
        return self.code.startswith("W-")

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.code + ': ' if self.code else ''}{self.text}"


class Faulty(Exception):
    """Carries all faults of a run."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, sorted(set(faults)))))
        self.faults = sorted(set(faults))
