"""The table of reported faults is whole, and the tests that it names are there."""

import re

from elsewhere import ROOT

BY_KIND = {1, 3, 5, 7, 8, 12, 14, 16, 17, 19, 22, 24, 26, 27, 28, 31, 33, 35, 37, 39, 41, 43, 46, 48, 50, 52}


def table():
    return (ROOT / "tests" / "engine" / "reports.md").read_text(encoding="utf-8")


def test_every_reported_fault_has_its_line():
    assert re.findall(r"^\| (\d+) \|", table(), re.MULTILINE) == [str(number) for number in range(1, 40)]
    assert {int(number) for number in re.findall(r"^\| SO-(\d+) \|", table(), re.MULTILINE)} == BY_KIND


def test_every_decision_and_every_case_has_its_line():
    decisions = {int(number) for number in re.findall(r"^\| A(\d+)\w? \|", table(), re.MULTILINE)}
    assert decisions == set(range(1, 28))
    assert re.findall(r"^\| row (\d+) \|", table(), re.MULTILINE) == [str(number) for number in range(1, 13)]


def test_every_test_that_the_table_names_is_there():
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    known = {name for source in sources for name in re.findall(r"^def (test_\w+)\(", source, re.MULTILINE)}
    assert set(re.findall(r"`(test_\w+)`", table())) <= known
