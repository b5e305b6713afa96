"""FreeCell's own rules: the well-known deals, the cells, and how many cards may move together."""

import re
from pathlib import Path

import pytest

from patience import deal, judge
from patience.text.notation import parse_move
from playing import find
from positions import others, play, position, refusal, shows

ROWS = {
    1: """
        JD 2D 9H JC 5D 7H 7C 5H
        KD KC 9S 5S AD QC KH 3H
        2S KS 9D QD JS AS AH 3C
        4C 5C TS QH 4H AC 4D 7S
        3S TD 4S TH 8H 2C JH 7D
        6D 8S 8D QS 6C 3D 8C TC
        6S 9C 2H 6H
    """,
    617: """
        7D AD 5C 3S 5S 8C 2D AH
        TD 7S QD AC 6D 8H AS KH
        TH QC 3H 9D 6S 8D 3D TC
        KD 5H 9S 3C 8S 7H 4D JS
        4C QS 9C 9H 7C 6H 2C 2S
        4S TS 2H 5D JC 6C JH QH
        JD KS KC 4H
    """,
    11982: """
        AH AS 4H AC 2D 6S TS JS
        3D 3H QS QC 8S 7H AD KS
        KD 6H 5S 4D 9H JH 9S 3C
        JC 5D 5C 8C 9D TD KH 7C
        6C 2C TH QH 6D TC 4S 7S
        JD 7D 8H 9C 2H QD 4C 5H
        KC 8D 2S 3S
    """,
}  # across the columns, as other programs show them
FEWER = ["freecell+three-cells", "freecell+two-cells", "freecell+one-cell"]


def by_the_public_algorithm(number):
    """The rows of a deal, worked out a second time: cards count from 0, the Ace of clubs, to 51, the King of spades."""
    pack, seed, drawn = list(range(52)), number, []
    for left in range(52, 0, -1):
        seed = (seed * 214013 + 2531011) & 0x7FFFFFFF
        place = seed // 65536 % left
        drawn.append(pack[place])
        pack[place] = pack[left - 1]
    names = ["A23456789TJQK"[card // 4] + "CDHS"[card % 4] for card in drawn]
    return [names[start : start + 8] for start in range(0, 52, 8)]


def dealt(name, number):
    """The rows of a deal as the game lays them."""
    game = find(name)
    columns = [shows(game, deal(game, number), f"column {n}").split() for n in range(1, 9)]
    return [[column[row] for column in columns if row < len(column)] for row in range(7)]


def freecell(setup):
    """A position of named cards; all others lie in the eighth column, and the other places are empty."""
    return position("freecell", f"{setup}\ncolumn 8: {others(setup)}")


def with_empty(cells, gaps):
    """The lines of a set-up that leave so many cells empty, and so many columns from the second on."""
    held = "".join(f"cell {n}: {card}\n" for n, card in enumerate(["AC", "AS", "AH", "AD"][cells:], 1))
    return held + "".join(
        f"column {n}: {card}\n" for n, card in enumerate(["KC", "KS", "KH", "KD", "2C"][gaps:], 2 + gaps)
    )


@pytest.mark.parametrize("number", ROWS)
def test_a_number_gives_the_cards_that_players_know(number):
    assert dealt("freecell", number) == [row.split() for row in ROWS[number].strip().splitlines()]


@pytest.mark.parametrize("number", [*ROWS, 2, 386, 31_999, 32_000])
def test_a_number_gives_the_cards_of_the_public_algorithm(number):
    assert dealt("freecell", number) == by_the_public_algorithm(number)


@pytest.mark.parametrize("name", FEWER)
def test_a_number_gives_the_same_cards_with_fewer_cells(name):
    assert dealt(name, 617) == dealt("freecell", 617)


def test_the_first_four_columns_get_one_card_more():
    assert [len(row) for row in dealt("freecell", 3)] == [8, 8, 8, 8, 8, 8, 4]


@pytest.mark.parametrize("name, count", [("freecell", 4), *zip(FEWER, (3, 2, 1), strict=True)])
def test_all_cells_are_empty_at_the_start(name, count):
    game = find(name)
    cells = game.piles_in("cell")
    assert [game.pile(deal(game, 3), cell).cards for cell in cells] == [()] * count


def test_a_cell_takes_any_card_but_no_second_one():
    game, state = freecell("cell 1: KC\ncolumn 1: 5H QD")
    assert refusal(game, state, "column 1 > cell 1") == "PileIsFull"
    after = play(game, state, "column 1 > cell 2", "column 1 > cell 3")
    assert [shows(game, after, f"cell {n}") for n in range(1, 5)] == ["KC", "QD", "5H", ""]


def test_a_sequence_never_goes_to_a_cell():
    game, state = freecell("column 1: 9S 8H")
    assert refusal(game, state, "column 1 x2 > cell 1") == "OneCardAtATime"


def test_a_card_never_goes_from_cell_to_cell():
    game, state = freecell("cell 1: KC")
    assert refusal(game, state, "cell 1 > cell 2") == "NotFromThere"


def test_a_card_leaves_its_cell_for_a_column_that_takes_it():
    game, state = freecell("cell 1: 9H\ncolumn 1: TS\ncolumn 2: TD\ncolumn 3: JS\ncolumn 4:")
    refused = [refusal(game, state, f"cell 1 > column {n}") for n in (1, 2, 3, 4)]
    assert refused == [None, "WrongColour", "WrongRank", None]


def test_a_card_goes_to_a_foundation_from_a_column_and_from_a_cell():
    game, state = freecell("foundation 1: AH 2H\ncell 1: 3H\ncell 2: 3D\ncell 3: 4H\ncolumn 1: AS\ncolumn 2: KS")
    refused = [refusal(game, state, f"cell {n} > foundation 1") for n in (1, 2, 3)]
    assert refused == [None, "WrongSuit", "WrongRank"]
    assert [refusal(game, state, f"column {n} > foundation 2") for n in (1, 2)] == [None, "GapNeeds"]


@pytest.mark.parametrize("target", ["column 1", "column 2", "cell 1", "foundation 2"])
def test_a_card_on_a_foundation_stays_there(target):
    game, state = freecell("foundation 1: AH 2H\ncolumn 1: 3S\ncolumn 2:")
    assert refusal(game, state, f"foundation 1 > {target}") == "StaysOnFoundation"


def test_only_cards_in_sequence_move_together():
    game, state = freecell("column 1: 5C 9S 8H 7H\ncolumn 2: TD")
    assert refusal(game, state, "column 1 x3 > column 2") == "NotASequence"


@pytest.mark.parametrize("cells, gaps, fitting, onto_a_card, into_a_gap", [
    (0, 0, "3H", 1, None),
    (1, 0, "4S", 2, None),
    (4, 0, "7H", 5, None),
    (0, 1, "4S", 2, 1),
    (1, 1, "6C", 4, 2),
    (4, 1, "QS", 10, 5),
    (0, 2, "6C", 4, 2),
    (1, 2, "TC", 8, 4),
    (0, 3, "TC", 8, 4),
])  # fmt: skip
def test_empty_cells_count_one_each_and_each_gap_but_the_target_doubles(cells, gaps, fitting, onto_a_card, into_a_gap):
    setup = with_empty(cells, gaps)
    game, state = freecell(f"{setup}column 1: QC JD TS 9H 8C 7D 6S 5H 4C 3D 2S\ncolumn 7: {fitting}")
    for target, most in ((7, onto_a_card), (2, into_a_gap)):
        if most is not None:
            assert refusal(game, state, f"column 1 x{most} > column {target}") is None
            refused = judge(game, state, parse_move(game, f"column 1 x{most + 1} > column {target}"))
            assert (refused.name, refused.count) == ("TooManyAtOnce", most)


def test_the_table_on_the_page_says_what_the_game_allows():
    page = (Path(__file__).parents[3] / "docs/games/freecell.md").read_text("utf-8")
    table = [list(map(int, re.findall(r"[0-9]+", row))) for row in re.findall(r"^\|[ 0-9|]+$", page, re.MULTILINE)]
    assert [cells for cells, *_ in table] == [0, 1, 2, 3, 4]
    for cells, *counts in table:
        for gaps, most in enumerate(counts):
            game, state = freecell(f"{with_empty(cells, gaps)}column 1: 4C\ncolumn 7: 3C")
            assert game.action["column", "column"].limit.most(game, state, None) == most


def test_a_sequence_that_moved_at_once_could_have_moved_card_by_card():
    setup = "cell 1: KC\ncell 2: KS\ncell 3: KH\ncolumn 1: 8C 7D 6S 5H\ncolumn 2: 9D\ncolumn 3:\n"
    game, state = freecell(setup + "column 4: 2C\ncolumn 5: 2S\ncolumn 6: 2H\ncolumn 7: 2D")
    singly = play(
        game,
        state,
        "column 1 > cell 4",
        "column 1 > column 3",
        "cell 4 > column 3",
        "column 1 > cell 4",
        "column 1 > column 2",
        "cell 4 > column 2",
        "column 3 > cell 4",
        "column 3 > column 2",
        "cell 4 > column 2",
    )
    assert play(game, state, "column 1 x4 > column 2") == singly
