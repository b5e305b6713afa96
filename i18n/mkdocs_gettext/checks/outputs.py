"""Files that MkDocs would take though they must not reach a site, or that would overwrite each other there."""

import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from mkdocs_gettext.faults import Fault


class Output(NamedTuple):
    origin: str  # for people
    path: Path
    target: str  # path in the site


def faults(outputs: Iterable[Output], docs: Path) -> Iterator[Fault]:
    """E-FILE for links out of the folder of the sources, and for two files that become one, on any file system."""
    root, taken = docs.resolve(), dict[str, str]()
    for output in outputs:
        if not output.path.resolve().is_relative_to(root):
            yield Fault(output.origin, 1, "is a link out of the folder of the sources; expected a file in it", "E-FILE")
        name = unicodedata.normalize("NFC", output.target).casefold()
        first = taken.setdefault(name, output.origin)
        if first != output.origin:
            text = f"becomes {output.target}, as {first} does; expected another name"
            yield Fault(output.origin, 1, text, "E-FILE")
