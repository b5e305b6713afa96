"""The numbers that texts quote: as in the sources, and as they lie on the table."""

import pytest

from patience import PileId, deal, facts
from playing import WAY_NAMES, WAYS, find

FIGURES = {
    "windmill": {"packs": 2, "cards": 104, "taken_out": 1, "shuffled": 103, "sails": 8, "stock": 95, "corners": 4,
                 "centre_full": 52, "corner_full": 13, "rounds": 4, "passes": 1},
    "windmill+kings-from-start": {"taken_out": 5, "shuffled": 99, "sails": 8, "stock": 91},
    "easthaven": {"packs": 1, "cards": 52, "columns": 7, "rows": 3, "rows_down": 2, "rows_up": 1, "dealt": 21,
                  "stock": 31, "row": 7, "full_rows": 4, "last_row": 3, "foundations": 4, "foundation_full": 13},
    "westcliff": {"columns": 10, "rows": 3, "rows_down": 2, "dealt": 30, "stock": 22, "turn": 1, "passes": 1},
    "eagle-wing": {"trunk_size": 13, "wings": 8, "stock": 30, "passes": 3, "redeals": 2, "foundation_full": 13},
    "eagle-wing+build-on-wings": {"wing_full": 3},
    "willow": {"columns": 7, "shortest_column": 1, "longest_column": 7, "fans": 4, "fan_size": 6, "dealt": 52},
    "klondike": {"columns": 7, "shortest_column": 1, "longest_column": 7, "dealt": 28, "stock": 24, "turn": 3},
    "klondike+draw-one": {"turn": 1},
    "klondike+one-pass": {"passes": 1},
}  # fmt: skip

every_way = pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)


@pytest.mark.parametrize("name", FIGURES)
def test_the_figures_of_the_sources(name):
    assert FIGURES[name].items() <= facts(find(name)).items()


def test_a_number_the_game_does_not_have_is_missing():
    assert not {"stock", "passes", "turn"} & set(facts(find("willow")))
    assert "passes" not in facts(find("klondike"))
    assert "row" not in facts(find("westcliff"))


@every_way
def test_the_table_holds_as_many_cards_as_the_facts_say(game):
    numbers, state = facts(game), deal(game, 1)
    in_stock = len(game.pile(state, PileId("stock")).cards) if "stock" in game.group else 0
    assert numbers.get("stock", 0) == in_stock
    assert numbers["dealt"] == numbers["cards"] - in_stock


@every_way
def test_groups_of_several_piles_are_counted(game):
    numbers = facts(game)
    counts = {f"{group.name}s": group.count for group in game.groups if group.count > 1}
    assert counts.items() <= numbers.items()


@every_way
def test_every_fact_is_a_number_above_or_at_nothing(game):
    assert all(type(number) is int and number >= 0 for number in facts(game).values())
