"""A reader at a demo in the browser: starts it, taps, and uses the keys."""

import json
from collections import deque
from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from patience import Game, Move, PileId, State
from patience.actions.turn import Turn
from patience.definition.groups import Kind
from patience.text.notation import parse_pile_name, write_pile_name
from tabletop.layouts import layouts
from tabletop.words import is_spread
from waits import wait_until

DEMO = "patience-demo"
BEGIN = """([deal, moves, variants]) => {
    const demo = document.querySelector('patience-demo'), { play } = demo;
    demo.querySelector('dialog')?.close();
    document.activeElement.blur();
    history.replaceState(null, '', location.pathname);
    localStorage.clear();
    Object.assign(play.state, { refused: undefined, abandoned: undefined }).statistics.begun = false;
    play.begin(new play.game.constructor(demo.dataset.game, deal, variants, moves.map((move) => [move])));
}"""
# Where the stage, its piles and the controls are.
PLACES = f"""[...document.querySelectorAll('{DEMO} :is(.patience-stage, .patience-pile, .patience-bar)')].map((one) => {{
    const {{ x, y, width, height }} = one.getBoundingClientRect();
    return [x, y, width, height]; }})"""
KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def start(page: Page) -> None:
    """Presses Play and waits for the deal."""
    page.click(f"{DEMO} .patience-bar [data-act=play]")
    page.wait_for_selector(f"{DEMO} .patience-stage button")


def lies(page: Page) -> dict[str, list[str]]:
    """What the board shows: the cards of every pile by its name."""
    return page.eval_on_selector_all(
        f"{DEMO} .patience-pile",
        "piles => Object.fromEntries(piles.map(p => [p.dataset.pile, [...p.querySelectorAll('[data-card]')].map(c => c.dataset.card)]))",
    )


def until(page: Page, condition: str) -> None:
    """Waits for a condition without Playwright's own means, which the site's content security policy forbids."""
    wait_until(lambda: page.evaluate(condition), condition)


def settled(page: Page, act) -> None:
    """Does something and waits until the board was drawn anew."""
    page.evaluate(f"""() => {{
        window.drawn = false;
        document.querySelector("{DEMO}").addEventListener("patience:drawn", () => {{ window.drawn = true; }}, {{ once: true }});
    }}""")
    act()
    until(page, "window.drawn")


def watch_marks(page: Page, attribute: str) -> None:
    """Notes in `window.marked` what gets an attribute, as marks fade after a while."""
    page.evaluate(
        """([demo, attribute]) => { window.marked = []; window.marks?.disconnect();
        window.marks = new MutationObserver((records) => { for (const { target } of records)
            if (target.hasAttribute(attribute)) window.marked.push(target.dataset.card ?? target.dataset.pile); });
        window.marks.observe(document.querySelector(demo), { subtree: true, attributeFilter: [attribute] }); }""",
        [DEMO, attribute],
    )


def said(page: Page) -> str:
    """Waits for the next thing that is said, and reads it."""
    until(page, f"document.querySelector('{DEMO} .patience-status').textContent !== ''")
    return page.inner_text(f"{DEMO} .patience-status")


def says(page: Page, words: str) -> None:
    """Waits until some words are said."""
    until(page, f"document.querySelector('{DEMO} .patience-status').textContent.includes({json.dumps(words)})")


def more(page: Page, name: str) -> None:
    """Opens the dialog behind *More* and does something in it."""
    page.click(f"{DEMO} [data-act=more]")
    page.click(f"{DEMO} dialog [data-act={name}]")


def deal_number(page: Page, number: int) -> None:
    """Lays out the deal of a number."""
    page.click(f"{DEMO} [data-act=more]")
    page.fill(f"{DEMO} .patience-number input", str(number))
    settled(page, lambda: page.click(f"{DEMO} .patience-number button"))


def begin(page: Page, number: int, moves: Sequence[str] = (), variants: Sequence[str] = ()) -> None:
    """Lays out a game in a demo that is being played, as if no other had been played there."""
    settled(page, lambda: page.evaluate(BEGIN, [number, list(moves), list(variants)]))


def shown(game: Game, state: State) -> dict[str, list[str]]:
    """What the board must show of a position: the face-up cards of columns, else the cards that lie on top."""
    seen = {}
    for name, pile in zip(game.piles, state.piles, strict=True):
        group = game.group[name.group]
        count = len(pile.face_up) if is_spread(group) else 1
        if group.kind is Kind.WASTE:
            count = next(action.cards for action in game.moves if isinstance(action, Turn))
        seen[write_pile_name(game, name)] = [str(one) for one in pile.face_up[-count:]]
    return seen


def card(page: Page, pile: str, count: int = 1) -> Locator:
    """The button that stands for so many cards of a pile; its upper left corner is never covered."""
    buttons = page.locator(f'{DEMO} [data-pile="{pile}"] button')
    return buttons.and_(page.locator(f'[data-lifts="{count}"]')).first if count > 1 else buttons.last


def touch(page: Page, pile: str, count: int = 1) -> None:
    """Clicks a card where nothing lies on it."""
    card(page, pile, count).click(position={"x": 8, "y": 8})


def double_tap(page: Page, pile: str) -> None:
    """Taps a card twice at one moment, however long a busy machine takes between the taps."""
    page.evaluate("performance.now = () => 0")
    try:
        settled(page, lambda: card(page, pile).dblclick(position={"x": 8, "y": 8}))
    finally:
        page.evaluate("delete performance.now")


def is_stock_action(move: Move) -> bool:
    return "stock" in (move.source.group, move.target.group) and move.target.group != "wing"


def explained(page: Page, act) -> None:
    """Does something and waits until its refusal is explained, with a link to the rule."""
    page.evaluate(f"document.querySelector('{DEMO} .patience-status').replaceChildren()")
    act()
    page.wait_for_selector(f"{DEMO} .patience-status a")


def tap(page: Page, game: Game, move: Move, done=settled) -> None:
    """Makes a move by tapping."""
    if is_stock_action(move):
        return done(page, lambda: touch(page, "stock"))
    touch(page, write_pile_name(game, move.source), move.count)
    page.wait_for_selector(f"{DEMO} [aria-pressed=true]")
    target = write_pile_name(game, move.target)
    return done(page, lambda: touch(page, target))


def drag(page: Page, game: Game, move: Move, done=settled) -> None:
    """Makes a move by dragging; the stock is turned with a tap, as it cannot be dragged."""
    if is_stock_action(move):
        return tap(page, game, move, done)
    source = card(page, write_pile_name(game, move.source), move.count)
    target = card(page, write_pile_name(game, move.target))
    source.scroll_into_view_if_needed()
    return done(page, lambda: carry(page, source.bounding_box(), target.bounding_box()))


def carry(page: Page, source: dict[str, float], target: dict[str, float]) -> None:
    """Moves the mouse with its button down, so that one card comes to lie on another."""
    x, y = source["x"] + source["width"] / 2, source["y"] + 10
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 4)
    page.mouse.move(x + target["x"] - source["x"], y + target["y"] - source["y"], steps=3)
    page.mouse.up()


def press(page: Page, game: Game, move: Move, done=settled) -> None:
    """Makes a move with the keys."""
    source = PileId("stock") if is_stock_action(move) else move.source
    walk(page, game, source)
    for _ in range(move.count - 1):
        page.keyboard.press("ArrowUp")
    if is_stock_action(move):
        return done(page, lambda: page.keyboard.press("Enter"))
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{DEMO} [aria-pressed=true]")
    walk(page, game, move.target)
    return done(page, lambda: page.keyboard.press("Enter"))


def walk(page: Page, game: Game, target: PileId) -> None:
    """Goes to a pile with the arrow keys, as it is drawn on a wide screen."""
    for step in range(80):
        if step % 20 == 19:  # the opposite arrow leads back, so that two piles may send each other to and fro
            page.keyboard.press("Home")
        here = page.evaluate("document.activeElement.closest('.patience-pile')?.dataset.pile")
        if here is None:
            page.focus(f"{DEMO} .patience-stage [tabindex='0']")
            continue
        if parse_pile_name(game, here) == target:
            return
        page.keyboard.press(way(game, parse_pile_name(game, here), target))
    raise AssertionError(f"the arrow keys do not lead to {target}")


def way(game: Game, here: PileId, target: PileId) -> str:
    """The first key on the shortest way."""
    drawn, seen, waiting = layouts(game).wide, {here}, deque([(here, "")])
    while waiting:
        pile, first = waiting.popleft()
        if pile == target:
            return first
        for key, other in drawn.neighbours(pile).items():
            if other not in seen:
                seen.add(other)
                waiting.append((other, first or key))
    raise AssertionError(f"{target} cannot be reached")
