"""Completes the distribution `playable-rules`: what it needs, and ready in its wheel all that the browser needs."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class Needs(MetadataHookInterface):
    """The two distributions of this repository go together in one version."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["dependencies"] = [
            f"mkdocs-gettext=={metadata['version']}",
            "mkdocs>=1.6.1,<2",
            "mkdocs-material>=9.8,<10",
        ]


class Ready(BuildHookInterface[Any]):
    """Puts the built runtime, the shortened scripts and the translations of the demo's words into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            sys.path.insert(0, str(Path(self.root, "demos")))
            from mkdocs_patience.publishing.shipped import made

            build_data["force_include"] |= {
                str(path): f"mkdocs_patience/{place}" for path, place in made(Path(self.root))
            }
