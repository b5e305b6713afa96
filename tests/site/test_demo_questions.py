"""How often the page asks the rules: once for a move, and not at all for taking cards up."""

import pytest

from at_table import DEMO, double_tap, says, settled, touch

ASKED = """() => { const { postMessage } = Worker.prototype; window.asked = [];
    Worker.prototype.postMessage = function (message) { window.asked.push(message.do); postMessage.call(this, message); };
    window.unwatched = () => { Worker.prototype.postMessage = postMessage; }; }"""


@pytest.fixture
def watched(seated):
    """A game in play whose questions are listed."""
    page = seated("en", "klondike", 4711)
    page.evaluate(ASKED)
    yield page
    page.evaluate("window.unwatched()")


def test_a_card_is_taken_up_without_a_question_and_put_down_with_one(watched):
    touch(watched, "column 4")
    says(watched, "picked up.")
    assert watched.evaluate("window.asked") == []
    settled(watched, lambda: touch(watched, "column 6"))
    assert watched.evaluate("window.asked") == ["play"]


def test_a_touch_of_the_stock_undo_and_redo_are_one_question_each(watched):
    settled(watched, lambda: touch(watched, "stock"))
    settled(watched, lambda: watched.click(f"{DEMO} [data-act=undo]"))
    settled(watched, lambda: watched.click(f"{DEMO} [data-act=redo]"))
    assert watched.evaluate("window.asked") == ["play", "undo", "play"]


def test_a_double_tap_and_a_refusal_are_one_question_each(watched):
    touch(watched, "foundation 1")
    says(watched, "There is no card to move")
    assert watched.evaluate("window.asked") == ["why"]
    double_tap(watched, "column 4")
    assert watched.evaluate("window.asked") == ["why", "play"]
