"""What a variant changes is read off the definitions."""

import pytest

from patience import GAMES
from patience.definition.groups import Gap, Kind, Unit
from patience.derived.delta import Change, describe
from playing import WAY_NAMES, WAYS, find


def test_westcliff_differs_from_easthaven_as_its_page_says():
    changes = describe(GAMES["easthaven"], GAMES["westcliff"])
    values = {(change.of, change.field): (change.old, change.new) for change in changes}
    assert values["column", "count"] == (7, 10)
    assert values["column", "gap"] == (Gap.KING, Gap.ANY)
    assert values["waste", "kind"] == (None, Kind.WASTE)
    assert values["stock", "number"] == (31, 22)
    assert {of for of, field in values if field == "move"} == {
        "stock > columns",
        "waste > foundation",
        "waste > column",
        "stock > waste",
    }
    assert {of for of, field in values if field == "rule"} == {"KingsFillGapsBeforeARow"}
    assert ("column", "unit") not in values


def test_partial_sequences_change_what_may_be_lifted_and_nothing_else():
    unit = Change("column", "unit", Unit.WHOLE_FACE_UP, Unit.PART_RUN)
    assert describe(find("easthaven"), find("easthaven+partial-runs")) == (unit,)


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_a_variant_changes_something_and_a_game_differs_from_itself_in_nothing(game):
    assert describe(game, game) == ()
    assert bool(describe(GAMES[game.id], game)) == bool(game.chosen)


def test_variants_combine_to_what_each_of_them_changes():
    base, both = GAMES["easthaven"], find("easthaven+any-card-in-gap+partial-runs")
    each = [find("easthaven+any-card-in-gap"), find("easthaven+partial-runs")]
    assert set(describe(base, both)) == {change for game in each for change in describe(base, game)}


def test_variants_are_chosen_anew_from_any_choice():
    assert find("windmill+free-kings").with_variants(frozenset({"reversed"})) is find("windmill+reversed")
    assert find("windmill+free-kings").with_variants(frozenset()) is GAMES["windmill"]
