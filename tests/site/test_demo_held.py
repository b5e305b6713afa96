"""How many cards are held: where strips are too narrow for a finger, buttons take more or fewer; nothing moves by it."""

import pytest

from at_table import DEMO, PLACES, says, touch
from game_folder import won_record
from patience.text.notation import write_move

LONG = "column 6"  # thirteen of its cards may be taken
SHORT = "column 1"
TAKEN = f"{DEMO} [aria-pressed=true]"
DESK = {"width": 1280, "height": 800}


@pytest.fixture
def table(seated):
    """A game with a column so long that little is seen of each card."""
    record = won_record("willow")
    page = seated("en", "willow", record.start, [write_move(record.game, move) for move in record.moves[:39]])
    page.set_viewport_size(DESK)
    return page


def test_buttons_take_one_card_more_or_fewer_where_strips_are_narrow(table):
    places = table.evaluate(PLACES)
    touch(table, LONG)
    says(table, "2 of Hearts picked up. 2 possible targets: column 2 or column 4.")
    for name, count, said in (
        ("Take one card more", 2, "2 cards picked up, headed by 3 of Spades."),
        ("Take one card more", 3, "3 cards picked up, headed by 4 of Hearts."),
        ("Take one card fewer", 2, "2 cards picked up, headed by 3 of Spades."),
    ):
        step = table.get_by_role("button", name=name)
        box = step.bounding_box()
        assert min(box["width"], box["height"]) >= 44
        step.click()
        table.wait_for_selector(f"{TAKEN}[data-lifts='{count}']")
        says(table, said)
        assert table.evaluate(PLACES) == places


def test_no_such_buttons_are_offered_where_each_card_can_be_touched(table):
    touch(table, SHORT)
    says(table, "picked up.")
    assert table.locator(".patience-held").count() == 0
