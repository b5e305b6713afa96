"""Scripts of the page one by one, in one browser page and without the rules: what is kept, keys, drags and terms."""

import pytest
from playwright.sync_api import Page

STATIC = "/demos/mkdocs_patience/static"


KEPT = f"""async (acts) => {{
    const {{ Saves }} = await import('{STATIC}/record/saved.js');
    const {{ keep }} = await import('{STATIC}/record/keeping.js');
    const {{ Store }} = await import('{STATIC}/record/store.js');
    const {{ Game }} = await import('{STATIC}/page/game.js');
    localStorage.clear();
    const store = new Store('/a/b/c/'), saves = new Saves(store, 'any', ['odd'], 0), games = {{}};
    const open = (name, deal, moves) => new Game('any', deal, [], moves.map((move) => [move]));
    const told = acts.map(([act, name, ...more]) => {{
        if (act === 'game') return void (games[name] = open(name, ...more));
        if (act === 'play') return void games[name].play(...more);
        if (act === 'write') return keep(saves, games[name], more[0] ?? 'open');
        if (act === 'put') return store.put(name, more[0]);
        const found = saves.all();
        if (act === 'next') return saves.inProgress(found.games)?.deal ?? null;
        return found.games.map(({{ save, moves }}) => [save.name, moves.length]).sort();
    }});
    return told.filter((answer) => answer !== undefined && answer !== true);
}}"""
TURN, BACK = "stock > waste", "waste > stock"
OLD = '{"v":1,"deal":7,"variants":["odd"],"turns":[["stock > waste"],["waste > stock"]],"hints":2,"number":9}'


@pytest.mark.parametrize(
    "acts, results",
    [
        ([("game", "a", 1, [TURN]), ("write", "a"), ("write", "a"), ("all",)], ["kept", "kept", [["saved:any:1", 1]]]),
        (
            [("game", "a", 1, [TURN]), ("game", "b", 2, [TURN]), ("write", "a"), ("write", "b"), ("all",)],
            ["kept", "kept", [["saved:any:1", 1], ["saved:any:2", 1]]],
        ),
        (
            [("game", "a", 1, [TURN]), ("game", "b", 1, [BACK]), ("write", "a"), ("write", "b"), ("all",)],
            ["kept", "kept", [["saved:any:1", 1], ["saved:any:1:2", 1]]],
        ),
        (
            [("game", "a", 1, [TURN]), ("game", "b", 1, [TURN, BACK]), ("write", "a"), ("write", "b"), ("all",)],
            ["kept", "kept", [["saved:any:1", 2]]],
        ),
        ([("put", "game:any", OLD), ("all",)], [[["game:any", 2]]]),
        ([("put", "saved:any:1", "{bad"), ("all",)], [[]]),
        ([("game", "a", 1, [TURN]), ("write", "a", "won"), ("next",)], ["kept", None]),
    ],
    ids=["itself", "other deals", "another attempt", "the same further on", "former kind", "damaged", "won"],
)
def test_each_game_has_a_save_and_takes_no_others(blank, acts, results):
    assert blank.evaluate(KEPT, acts) == results


def test_a_game_that_has_gone_on_in_another_tab_is_kept_beside_that_one(blank):
    other = OLD.replace('"v":1,"deal":7,"variants":["odd"]', '"v":2,"deal":1,"variants":[]')
    acts = [
        ("game", "a", 1, [TURN]),
        ("write", "a"),
        ("put", "saved:any:1", other),
        ("play", "a", [TURN]),
        ("write", "a"),
        ("write", "a"),
        ("all",),
    ]
    assert blank.evaluate(KEPT, acts) == ["kept", "other", "kept", [["saved:any:1", 2], ["saved:any:1:2", 2]]]


def test_the_fifty_latest_games_are_kept_and_those_that_were_won_go_first(blank):
    acts = [("game", "0", 900, [TURN]), ("write", "0", "won")]
    for deal in range(1, 52):
        acts += [("game", str(deal), deal, [TURN]), ("write", str(deal))]
    kept = [name for name, _ in blank.evaluate(KEPT, [*acts, ("all",)])[-1]]
    assert len(kept) == 50
    assert "saved:any:900" not in kept
    assert "saved:any:51" in kept


STOOD = f"""async ([turns, count]) => {{
    const {{ Game }} = await import('{STATIC}/page/game.js');
    const game = new Game('any', 1, [], turns);
    game.stand(count);
    const there = [game.turns, game.undone];
    game.stand(turns.flat().length);
    return [...there, game.moves];
}}"""


@pytest.mark.parametrize(
    "count, turns, undone",
    [
        (0, [], [["d"], ["b", "c"], ["a"]]),
        (2, [["a"], ["b"]], [["d"], ["c"]]),
        (3, [["a"], ["b", "c"]], [["d"]]),
        (4, [["a"], ["b", "c"], ["d"]], []),
    ],
)
def test_a_game_stands_after_any_of_its_moves_and_loses_none(blank, count, turns, undone):
    assert blank.evaluate(STOOD, [[["a"], ["b", "c"], ["d"]], count]) == [turns, undone, ["a", "b", "c", "d"]]


COMMENTED = f"""async (entries) => {{
    const {{ readComments }} = await import('{STATIC}/record/comments.js');
    const {{ comments, whole }} = readComments(entries, 9);
    return [comments, whole];
}}"""


@pytest.mark.parametrize(
    "entries, comments, whole",
    [
        ([["3", "well"], ["9", ""]], {"3": "well", "9": ""}, True),
        ([["10", "behind the end"]], {}, False),
        ([["__proto__", "x"], ["-1", "x"], ["1e1", "x"], ["01", "x"], [None, "x"], ["1", None]], {}, False),
        ([["1", "two\nlines\u202e"]], {"1": "two lines"}, False),
        ([["1", "😀" * 201]], {"1": "😀" * 200}, False),
    ],
    ids=["sound", "number", "odd numbers", "control", "long"],
)
def test_a_comment_is_one_line_at_a_move_that_was_made(blank, entries, comments, whole):
    assert blank.evaluate(COMMENTED, entries) == [comments, whole]


PLAYED = f"""async () => {{
    const {{ listen }} = await import('{STATIC}/play/keys.js');
    document.body.innerHTML = '<div id="demo"><div><button>card</button></div></div>';
    const demo = document.querySelector('#demo'), done = (name) => window.done.push(name);
    Object.assign(demo, {{ stage: demo.firstElementChild, bar: demo }});
    listen({{
        demo, undo: () => done('undo'), redo: () => done('redo'), surface: {{ deal: () => done('deal') }},
        state: {{ table: {{}} }}, inTurn: (act) => act(), failed: () => {{}},
        ask: async (question) => {{ done(question.what ?? question.do); return {{ failed: true }}; }},
    }});
}}"""
KEYS = {
    "undo": ["u", "k", "Backspace", "Control+z"],
    "redo": ["Shift+U", "Control+y", "Control+Shift+Z"],
    "deal": ["d", "j"],
    "hint": ["h"],
    "safe": ["a", "l"],
    "position": ["r"],
    "unseen": ["i"],
}


@pytest.fixture(scope="module")
def played(blank) -> Page:
    blank.evaluate(PLAYED)
    return blank


@pytest.mark.parametrize("command, key", [(command, key) for command, keys in KEYS.items() for key in keys])
def test_each_key_does_what_the_list_of_keys_says(played, command, key):
    played.evaluate("() => { window.done = []; document.querySelector('#demo button').focus(); }")
    played.keyboard.press(key)
    assert played.evaluate("window.done") == [command]


DRAGGED = f"""async () => {{
    const {{ Drag }} = await import('{STATIC}/table/drag.js');
    const {{ tableState }} = await import('{STATIC}/page/demo-state.js');
    document.body.innerHTML = `<div><div id="stage" style="position: absolute; inset: 0">
        <ol class="patience-pile" data-pile="a"><li><button data-movable data-card="AS" data-lifts="1">A</button></ol></div></div>`;
    const done = (name) => () => {{ window.done.push(name); return []; }};
    const grip = {{ targets: done('targets'), mark: done('lifted'), drop: done('dropped'), back: done('back') }};
    new Drag(document.querySelector('#stage'), tableState(), grip);
}}"""


@pytest.fixture(scope="module")
def draggable(blank) -> Page:
    blank.evaluate(DRAGGED)
    return blank


@pytest.mark.parametrize("way, lifted", [(0, False), (1, False), (8, False), (9, True), (30, True)])
def test_a_press_is_a_drag_only_after_eight_pixels(draggable, way, lifted):
    box = draggable.locator("#stage button").bounding_box()
    x, y = box["x"] + 3, box["y"] + 3
    draggable.evaluate("window.done = []")
    draggable.mouse.move(x, y)
    draggable.mouse.down()
    draggable.mouse.move(x + way, y)
    found = draggable.evaluate("window.done")
    draggable.mouse.up()
    assert found == (["lifted"] if lifted else [])


GLOSSARY = '<p><a class="patience-term" href="#" data-gloss="What is turned.">stock</a> <a href="#">other</a></p>'


@pytest.fixture(scope="module")
def glossary(blank) -> Page:
    load = f"async (html) => {{ document.body.innerHTML = html; await import('{STATIC}/site/terms.js'); }}"
    blank.evaluate(load, GLOSSARY)
    return blank


def test_an_explanation_is_shown_on_focus_and_closed_with_escape(glossary):
    tip, term = glossary.locator("#patience-gloss"), glossary.locator(".patience-term")
    term.focus()
    assert (tip.is_visible(), tip.inner_text()) == (True, "What is turned.")
    assert term.get_attribute("aria-describedby") == "patience-gloss"
    glossary.keyboard.press("x")
    assert tip.is_visible()
    glossary.keyboard.press("Escape")
    assert not tip.is_visible()
    assert term.get_attribute("aria-describedby") is None


LINKED = f"""async ([query, together]) => {{
    const {{ readLink }} = await import('{STATIC}/page/link.js');
    history.replaceState(null, '', query);
    return readLink(['one', 'two', 'three'], (ids) => ids.length < 2 || together);
}}"""


@pytest.mark.parametrize(
    "query, together, variants, faults",
    [
        ("?deal=5&variant=one,two", True, ["one", "two"], []),
        ("?deal=5&variant=one,two", False, ["one"], ["bad_together"]),
        ("?deal=5&variant=one,one", False, ["one"], []),
        ("?deal=5&variant=one,nine", True, ["one"], ["bad_variant"]),
        ("?deal=5&variant=nine,two,one", False, ["two"], ["bad_variant", "bad_together"]),
    ],
)
def test_a_link_is_told_what_it_names_in_vain(blank, query, together, variants, faults):
    read = blank.evaluate(LINKED, [query, together])
    assert (read["variants"], read["faults"]) == (variants, faults)


KEEP = f"""async ([turns, count]) => {{
    const {{ Game }} = await import('{STATIC}/page/game.js');
    const game = new Game('any', 1, [], turns);
    game.keep(count);
    return game.turns;
}}"""


@pytest.mark.parametrize(
    "turns, count, left",
    [
        ([["a"], ["b", "c"], ["d"]], 4, [["a"], ["b", "c"], ["d"]]),
        ([["a"], ["b", "c"], ["d"]], 2, [["a"], ["b"]]),
        ([["a"], ["b", "c"], ["d"]], 1, [["a"]]),
        ([["a", "b"], ["c"]], 0, []),
    ],
)
def test_the_first_moves_of_a_game_are_kept_turn_by_turn(blank, turns, count, left):
    assert blank.evaluate(KEEP, [turns, count]) == left
