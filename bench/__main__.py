"""Prints every measured figure as one JSON object; single parts by name: python -m bench engine weight."""

import importlib
import json
import sys

PARTS = ("engine", "engine_in_browser", "boot", "weight", "drawing", "site_build", "catalogs")


def main(names: list[str]) -> int:
    if unknown := sorted(set(names) - set(PARTS)):
        print(f"unknown part {unknown[0]!r}; known: {', '.join(PARTS)}", file=sys.stderr)
        return 1
    found = {}
    for name in names or PARTS:
        print(f"measuring {name} …", file=sys.stderr)
        found[name] = importlib.import_module(f"bench.{name}").measure()
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
