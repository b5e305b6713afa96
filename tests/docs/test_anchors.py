"""Every refusal leads to a rule on the page of its game."""

import re

import pytest

from elsewhere import ROOT
from game_folder import golden_file
from playing import WAY_NAMES, find


def anchors_on(game: str) -> set[str]:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"\{: #([\w-]+)", page))


@pytest.mark.parametrize("name", WAY_NAMES)
def test_the_rule_that_a_refusal_names_is_on_the_page(name):
    table = golden_file("refusals/{}.txt", find(name)).read_text(encoding="utf-8")
    named = {line.split()[1] for line in table.splitlines()}
    assert named - anchors_on(name.partition("+")[0]) == set()
