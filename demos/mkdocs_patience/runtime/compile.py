"""Runs inside Pyodide: trims the standard library and compiles it, and the wheels beside it, to byte code."""

import sys
from zipfile import ZipFile, ZipInfo

from pyodide_build.cli.py_compile import main as py_compile

FOLDER = "/bundle"


def trim(full: str, keep: list[str], trimmed: str) -> None:
    """Copy the kept files of the standard library into an archive of their own."""
    with ZipFile(full) as source, ZipFile(trimmed, "w") as target:
        for name in keep:
            target.writestr(ZipInfo(name), source.read(name))


def compile_bundle(keep: list[str]) -> None:
    """Leave in FOLDER the trimmed standard library and the wheels as byte code, stored and not deflated."""
    major, minor, *_ = sys.version_info
    trim(f"/lib/python{major}{minor}.zip", keep, f"{FOLDER}/python_stdlib.zip")
    py_compile([FOLDER, "--silent", "--compression-level", "0"], standalone_mode=False)
