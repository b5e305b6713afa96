"""A small site in a temporary folder."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.plugin import GettextPlugin
from small_site import write_files


@pytest.fixture
def configuration(tmp_path: Path) -> Callable[..., Configuration]:
    """Writes files and gives the configuration of an English and German site that has them."""

    def make(files: Mapping[str, str], **options: object) -> Configuration:
        write_files(tmp_path, files)
        (tmp_path / "docs").mkdir(exist_ok=True)
        languages = {"en": "English", "de": "Deutsch"}
        return Configuration(tmp_path, tmp_path / "docs", tmp_path / "i18n", languages, ("patience",), **options)  # type: ignore[arg-type]

    return make


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Registers with the plugin as another plugin does in its `on_config`."""

    def register(**given: object) -> None:
        original = GettextPlugin.on_config

        def on_config(self: GettextPlugin, config: object) -> object:
            self.register(**given)  # type: ignore[arg-type]
            return original(self, config)  # type: ignore[arg-type]

        monkeypatch.setattr(GettextPlugin, "on_config", on_config)

    return register
