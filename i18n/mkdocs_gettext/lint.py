"""Lists that Python-Markdown does not read as their author means them."""

from collections.abc import Iterator

from mkdocs_gettext import front_matter
from mkdocs_gettext.segment import Reader
from mkdocs_gettext.syntax import lines_of


def lint(source: str) -> Iterator[tuple[int, str]]:
    """Line and what is doubtful in it, in order."""
    body = front_matter.end_of(source)
    reader = Reader(source, [line for line in lines_of(source) if line.start >= body], ())
    for _ in reader.read():
        pass
    return iter(sorted(reader.doubts))
