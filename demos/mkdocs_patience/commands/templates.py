"""Files that are written for a new site or a new game: real files with `$names` in them."""

from collections.abc import Mapping
from pathlib import Path
from string import Template

NEW = Path(__file__).parent / "new"
NOT_OURS = "__pycache__"


def filled(name: str, values: Mapping[str, str]) -> str:
    """Gives the text of a template."""
    return Template((NEW / name).read_text("utf-8")).safe_substitute(values)


def site(values: Mapping[str, str]) -> dict[str, str]:
    """Gives the files of a new site by their places."""
    home = NEW / "site"
    paths = sorted(path for path in home.rglob("*") if path.is_file() and NOT_OURS not in path.parts)
    return {path.relative_to(home).as_posix(): filled(str(path.relative_to(NEW)), values) for path in paths}


def write(root: Path, files: Mapping[str, str]) -> None:
    """Writes files below a folder."""
    for place, text in files.items():
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
