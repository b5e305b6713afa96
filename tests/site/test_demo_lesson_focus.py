"""Who makes a step of an example herself goes on with the keys from where she is."""

from at_table import until
from wanted_games import TURNING


def test_after_the_readers_own_step_the_focus_is_on_the_next_one(page, address):
    page.goto(f"{address}de/games/{TURNING}/")
    page.evaluate("""async () => {
        const example = window.example = [...document.querySelectorAll('patience-example')].find((one) => one.lesson.tasks.size);
        const [first] = example.lesson.tasks.keys();
        example.go(first);
        await example.lesson.open(first);
        const { surface, answers } = example.lesson.hands;
        surface.focus();
        window.inBoard = document.activeElement.closest('.patience-stage') !== null;
        surface.hands.play(answers.yours);
    }""")
    assert page.evaluate("window.inBoard")
    until(page, "document.activeElement.dataset.act === 'next'")
    assert page.evaluate("window.example.contains(document.activeElement)")
