"""Each page's own examples, played by taps only, by dragging only and with keys only: the same moves, refusals and end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from at_table import DEMO, drag, explained, lies, press, settled, shown, tap
from wanted_games import COLUMNS
from mkdocs_patience.pages import fences
from patience import GAMES, Game, Record, replay
from patience.playing.judging import judge_lift
from patience.text.record import Example, Frame, follow, write_record

DOCS = Path(__file__).parents[2] / "docs/games"
# A demo deals by number, and many examples begin in the middle of a game: only the text that is sent is another one.
OPEN = """(start) => {
    const { play } = document.querySelector('patience-demo');
    const game = new play.game.constructor(play.game.id, 1);
    Object.defineProperty(game, 'record', { get() {
        return start + (this.moves.length ? `moves:\\n${this.moves.map((move) => `  ${move}\\n`).join('')}` : '');
    } });
    play.begin(game);
}"""
CASES = [(name, language) for name in GAMES for language in ("en", "de")]
SOME = [(COLUMNS, "en")]  # test_demo_play.py plays others


def examples(name: str) -> Iterator[Example]:
    """The examples of a page that have steps."""
    for fence in fences.find((DOCS / f"{name}.md").read_text("utf-8")):
        example = fences.read(fence, GAMES)
        if example.steps:
            yield example


def can_be_tried(game: Game, frame: Frame) -> bool:
    """Tells whether a refused move is one that a hand can try: a touch, or cards that may be taken up to go elsewhere."""
    move = frame.step.move
    action = game.action.get((move.source.group, move.target.group))
    is_touch = action is not None and not action.places
    return is_touch or judge_lift(game, frame.before, move.source, move.count) is None


def play_out(page, example: Example, make) -> tuple[dict, list[str]]:
    """Plays an example by one kind of hand; gives what lies there, and the rules that were named on the way."""
    settled(page, lambda: page.evaluate(OPEN, write_record(Record(example.game, example.start))))
    named = []
    for frame in follow(example):
        if frame.step.refusal is None:
            make(page, example.game, frame.step.move)
        elif can_be_tried(example.game, frame):
            make(page, example.game, frame.step.move, explained)
            named.append(page.get_attribute(f"{DEMO} .patience-status a", "href"))
    return lies(page), named


@pytest.mark.parametrize(
    "name, language",
    [case if case in SOME else pytest.param(*case, marks=pytest.mark.long) for case in CASES],
)
def test_the_examples_are_played_by_tap_by_drag_and_by_keys_to_the_same_end(seated, name, language):
    page = seated(language, name, 1)
    for example in examples(name):
        record = example.record()
        ends = [play_out(page, example, make) for make in (tap, drag, press)]
        assert ends[0][0] == shown(example.game, replay(record))
        assert ends[1:] == ends[:1] * 2
