"""Many taps at once, while cards still glide: the board stays what the rules say, and what is dragged is what lies there."""

import pytest

from at_table import DEMO, card, lies, settled, shown, until
from patience import GAMES, replay
from patience.text.record import parse_record

PLAY = f"document.querySelector('{DEMO}').play"
STORM = f"""(seed) => {{
    const demo = document.querySelector('{DEMO}');
    const pick = (list) => {{ seed = (seed * 48271) % 2147483647; return list[seed % list.length]; }};
    const click = (element) => element?.dispatchEvent(new MouseEvent('click', {{ bubbles: true, detail: 1 }}));
    const acts = [
        () => {{ const one = pick([...demo.querySelectorAll('.patience-stage button')]); click(one); click(one); }},
        () => click(pick([...demo.querySelectorAll('.patience-stage button')])),
        () => click(demo.querySelector('[data-pile="stock"] button')),
        () => click(demo.querySelector('[data-act=undo]')),
        () => click(demo.querySelector('[data-act=redo]')),
        () => click(demo.querySelector('[data-act=hint]')),
    ];
    window.quiet = false;
    let left = 120;
    const storm = () => {{
        for (let burst = 0; burst < 6; burst += 1) pick(acts)();
        left -= 6;
        if (left > 0) setTimeout(storm, 15);
        else demo.play.inTurn(async () => {{ window.quiet = true; }});
    }};
    storm();
}}"""
CARRIED = "[...document.querySelectorAll('.patience-ghost [data-card]')].map((card) => card.dataset.card)"


@pytest.fixture
def table(seated):
    """A game in which cards glide."""
    page = seated("en", "klondike", 4711)
    page.emulate_media(reduced_motion="no-preference")
    return page


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (2, 3))])
def test_board_and_rules_agree_after_a_storm_of_taps(table, seed):
    table.evaluate(STORM, seed)
    until(table, "window.quiet")
    record = parse_record(table.evaluate(f"{PLAY}.game.record"))
    assert len(record.moves) > 0
    assert lies(table) == shown(GAMES["klondike"], replay(record))
    named = table.eval_on_selector_all(
        f"{DEMO} .patience-stage [data-card]", "all => all.map((one) => one.dataset.card)"
    )
    assert len(set(named)) == len(named)
    assert table.evaluate(f"{PLAY}.game.turns.every((turn) => turn.length > 0)")
    settled(table, lambda: table.click(f"{DEMO} [data-act=undo]"))
    assert lies(table) == shown(GAMES["klondike"], replay(parse_record(table.evaluate(f"{PLAY}.game.record"))))


def test_undo_and_redo_pressed_fast_take_whole_turns(table):
    for move in ("column 4 > column 6", "stock > waste"):
        settled(table, lambda move=move: table.evaluate(f"(move) => {{ {PLAY}.move(move); }}", move))
    after = lies(table)
    table.evaluate(f"() => {{ {PLAY}.game.turns = [{PLAY}.game.moves]; {PLAY}.move('stock > waste'); }}")
    until(table, f"{PLAY}.game.turns.length === 2")
    table.evaluate(f"() => {{ {PLAY}.undo(); {PLAY}.undo(); {PLAY}.redo(); {PLAY}.redo(); {PLAY}.undo(); }}")
    table.evaluate(f"() => {{ window.quiet = false; {PLAY}.inTurn(async () => {{ window.quiet = true; }}); }}")
    until(table, "window.quiet")
    assert table.evaluate(f"{PLAY}.game.turns.map((turn) => turn.length)") == [2]
    assert lies(table) == after


def carried(table, pile: str, count: int) -> list[str]:
    """The cards that hang on the pointer once it has lifted so many of a pile."""
    until(table, "document.getAnimations().length === 0")
    box = card(table, pile, count).bounding_box()
    table.mouse.move(box["x"] + 10, box["y"] + 8)
    table.mouse.down()
    table.mouse.move(box["x"] + 40, box["y"] + 30, steps=2)
    found = table.evaluate(CARRIED)
    table.keyboard.press("Escape")
    table.mouse.up()
    return found


def test_what_is_dragged_after_undo_and_redo_is_what_lies_there(table):
    assert carried(table, "column 6", 1) == ["7H"]
    settled(table, lambda: table.evaluate(f"() => {{ {PLAY}.move('column 4 > column 6'); }}"))
    assert carried(table, "column 6", 2) == ["7H", "6C"]
    settled(table, lambda: table.click(f"{DEMO} [data-act=undo]"))
    assert carried(table, "column 6", 1) == ["7H"]
    settled(table, lambda: table.click(f"{DEMO} [data-act=redo]"))
    assert carried(table, "column 6", 2) == ["7H", "6C"]
    assert carried(table, "column 6", 1) == ["6C"]
