"""Where the games of a site live: the package that mkdocs.yml names, or the one that is registered."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from mkdocs.utils.yaml import yaml_load

from mkdocs_patience.commands.refused import Refused
from mkdocs_patience.site_games import make_importable
from patience.flaws import DEFINITION, blamed
from patience.registration import entry_point_modules

PLUGIN = "patience"


def modules(root: Path) -> list[str]:
    """Lists the modules in which the games of a site are looked for, all of which can be imported.

    Raises: Refused.
    """
    found = _options(root).get("games") or entry_point_modules()
    make_importable(root, found)
    for module in found:
        try:
            import_module(module)
        except Exception as fault:  # whatever somebody's module does
            raise Refused("\n".join(map(str, blamed(module, fault)))) from fault
    return list(found)


def home(root: Path, known: list[str]) -> Path:
    """Gives the folder below the site's own in which a further game is found.

    Raises: Refused.
    """
    for module in known:
        if not find_spec(f"{module}.{DEFINITION}"):
            for folder in import_module(module).__path__:
                if Path(folder).resolve().is_relative_to(root):
                    return Path(folder).resolve()
    raise Refused("mkdocs.yml:1: no package of games lies here; expected one, as in `patience: {games: [games]}`")


def _options(root: Path) -> dict[str, Any]:
    """Gives the options of our plugin in mkdocs.yml."""
    with (root / "mkdocs.yml").open("rb") as file:
        plugins = yaml_load(file).get("plugins") or []
    named = plugins if isinstance(plugins, dict) else {}
    for plugin in plugins if isinstance(plugins, list) else ():
        named |= plugin if isinstance(plugin, dict) else {}
    return named.get(PLUGIN) or {}
