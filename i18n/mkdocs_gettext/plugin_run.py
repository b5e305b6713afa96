"""MkDocs run by our commands: its build as a check, its Markdown for single pages."""

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from markdown import Markdown
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import MkDocsException

from mkdocs_gettext import configuration
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.plugin import GettextPlugin

PLACE = re.compile(r"(?P<path>[^\s:]+):(?P<line>\d+): (?P<text>.+)")


class Run(NamedTuple):
    faults: list[Fault]
    stopped: bool  # whether no site came out of it


def run(path: Path, *, strict: bool = False) -> Run:
    """A build of the site into a folder that is thrown away, and all that it says. Raises: Faulty."""
    configuration.read(path)  # says what is wrong with it better than MkDocs
    with TemporaryDirectory() as folder, _listening() as heard:
        config = _config(path, site_dir=folder, **({"strict": True} if strict else {}))
        plugin = config.plugins["gettext"]
        assert isinstance(plugin, GettextPlugin)
        config.plugins.on_startup(command="build", dirty=False)
        stopped = _is_stopped(config)
        config.plugins.on_shutdown()
    said = {str(fault) for fault in plugin.findings.all}
    return Run(sorted({*plugin.findings.all, *(_fault(line) for line in heard if line not in said)}), stopped)


def _is_stopped(config: MkDocsConfig) -> bool:
    try:
        build(config)
    except SystemExit:
        return True
    return False


def markdown_of(path: Path) -> Markdown:
    """Markdown with the extensions of a site. Raises: Faulty."""
    config = _config(path)
    return Markdown(extensions=config.markdown_extensions, extension_configs=config.mdx_configs)


def _config(path: Path, **more: object) -> MkDocsConfig:
    try:
        return load_config(str(path), **more)  # type: ignore[arg-type]
    except MkDocsException as error:
        text = " ".join(str(error).split()) or "cannot be read"
        raise Faulty([Fault(str(path), 1, f"{text}; expected a site that MkDocs can build")]) from error


@contextmanager
def _listening() -> Iterator[list[str]]:
    """What MkDocs and other plugins warn of."""
    heard: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.extend(filter(None, record.getMessage().splitlines()))

    listener, logger = Listener(logging.WARNING), logging.getLogger("mkdocs")
    logger.addHandler(listener)
    try:
        yield heard
    finally:
        logger.removeHandler(listener)


def _fault(line: str) -> Fault:
    match = PLACE.fullmatch(line)
    return (
        Fault(match["path"], int(match["line"]), match["text"]) if match else Fault("mkdocs.yml", 1, line, "W-MKDOCS")
    )
