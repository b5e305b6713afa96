"""Each rule that follows from a definition stands once on the page of its game, in every language."""

import pytest

from elsewhere import ROOT
from mkdocs_patience.pages.rule_anchors import faults, html_faults
from patience import GAMES
from patience.derived.rule_ids import anchors
from playing import WAYS
from reasons import refusals

every_game = pytest.mark.parametrize("name", GAMES)
KLONDIKE = (ROOT / "docs" / "games" / "klondike.md").read_text("utf-8")


def told(page, game="klondike"):
    return [str(fault) for fault in faults("klondike.md", page, GAMES[game])]


@every_game
def test_a_page_states_each_rule_of_its_game_once(name):
    assert told((ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8"), name) == []


def test_a_missing_rule_is_told():
    page = KLONDIKE.replace("  {: #rule-won }\n", "")
    assert told(page) == [
        "klondike.md:1: no rule of the page is marked {: #rule-won }; expected one, as klondike has it"
    ]


def test_a_rule_that_stands_twice_is_told_with_both_lines():
    page = f"{KLONDIKE}\n- Once more.\n  {{: #rule-won }}\n"
    first = KLONDIKE[: KLONDIKE.index("{: #rule-won }")].count("\n") + 1
    last = page.count("\n")
    assert told(page) == [f"klondike.md:{last}: #rule-won stands on line {first} already; expected it once"]


def test_a_rule_that_the_game_does_not_have_is_told_with_those_it_has():
    (said,) = told(f"{KLONDIKE}\n- Borrow.\n  {{: #rule-borrow }}\n")
    assert said.startswith(
        f"klondike.md:{KLONDIKE.count(chr(10)) + 3}: klondike has no rule for #rule-borrow; expected"
    )
    assert "#rule-column-to-column" in said


def test_an_anchor_that_a_fence_shows_is_none():
    assert told(f"{KLONDIKE}\n```markdown\n- Won.\n  {{: #rule-won }}\n```\n") == []


def test_a_finished_page_is_looked_at_too():
    html = "".join(f'<li class="rule" id="{anchor}">…</li>' for anchor in anchors(GAMES["klondike"]) - {"rule-won"})
    said = [str(fault) for fault in html_faults("klondike.md in de", f'{html}<p id="rule-borrow">', GAMES["klondike"])]
    assert said == [
        "klondike.md in de:1: #rule-borrow stands there 1 times; expected 0",
        "klondike.md in de:1: #rule-won stands there 0 times; expected 1",
    ]


@pytest.mark.parametrize("game", WAYS, ids=lambda game: "+".join((game.id, *sorted(game.chosen))))
def test_every_refusal_names_a_rule_that_follows_from_the_definition(game):
    assert {reason.anchor for _, _, reason in refusals(game)} <= anchors(GAMES[game.id])
