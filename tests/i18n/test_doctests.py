"""The examples in docstrings are true."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import mkdocs_gettext

MODULES = sorted(
    module.name.removeprefix("mkdocs_gettext.")
    for module in pkgutil.walk_packages(mkdocs_gettext.__path__, "mkdocs_gettext.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(import_module(f"mkdocs_gettext.{name}")).failed == 0
