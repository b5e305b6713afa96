"""Files of a small site."""

from collections.abc import Mapping
from pathlib import Path

HEADER = (
    'msgid ""\nmsgstr ""\n"Project-Id-Version: test\\n"\n"Language: de\\n"\n"MIME-Version: 1.0\\n"\n'
    '"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n'
    '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
)


def write_files(root: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="")


def po_text(*pairs: tuple[str, str], header: str = HEADER) -> str:
    """A catalog of plain messages; their texts must not need escaping."""
    return header + "\n".join(f'msgid "{msgid}"\nmsgstr "{msgstr}"\n' for msgid, msgstr in pairs)
