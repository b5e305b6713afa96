"""Turns the one search index of a site into one for each language."""

from collections.abc import Mapping
from typing import Any

Index = dict[str, Any]


def index_for(language: str, index: Index, config: Mapping[str, object]) -> Index:
    """The entries below `/<language>/`, with addresses relative to it."""
    root = f"{language}/"
    docs = [
        {**entry, "location": entry["location"].removeprefix(root)}
        for entry in index["docs"]
        if entry["location"].startswith(root)
    ]
    return {"config": {**index["config"], **config}, "docs": docs}
