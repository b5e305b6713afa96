"""A small site in a temporary folder."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from mkdocs_gettext.settings import Settings

sys.path.insert(0, str(Path(__file__).parent))  # for the modules that the tests of this folder share

from small_site import write_files


@pytest.fixture
def settings(tmp_path: Path) -> Callable[..., Settings]:
    """Writes files and gives the settings of an English and German site that has them."""

    def make(files: Mapping[str, str], **options: object) -> Settings:
        write_files(tmp_path, files)
        (tmp_path / "docs").mkdir(exist_ok=True)
        languages = {"en": "English", "de": "Deutsch"}
        return Settings(tmp_path, tmp_path / "docs", tmp_path / "i18n", languages, ("patience",), **options)  # type: ignore[arg-type]

    return make
