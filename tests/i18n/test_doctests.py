"""The examples in docstrings are true."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import mkdocs_gettext

MODULES = sorted(module.name for module in pkgutil.iter_modules(mkdocs_gettext.__path__) if module.name != "__main__")


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(import_module(f"mkdocs_gettext.{name}")).failed == 0
