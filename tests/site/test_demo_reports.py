"""The table of reported faults of embedded demos is whole, and the tests that it names are there."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
TABLE = (Path(__file__).parent / "README.md").read_text("utf-8")
REPORTS = [1, 3, 5, 7, 9, 11, 13, 14, 17, 19, 21, 23, 25]


def test_every_report_has_its_line():
    assert [int(number) for number in re.findall(r"^\| PY-(\d+) ", TABLE, re.MULTILINE)] == REPORTS


def test_every_test_that_the_table_names_is_there():
    sources = [path.read_text("utf-8") for path in TESTS.rglob("test_*.py")]
    known = {name for source in sources for name in re.findall(r"^def (test_\w+)\(", source, re.MULTILINE)}
    assert set(re.findall(r"\b(test_\w+)\b(?!\.py)", TABLE)) <= known
    assert set(re.findall(r"(test_\w+\.py)", TABLE)) <= {path.name for path in TESTS.rglob("*.py")}
