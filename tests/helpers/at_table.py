"""A reader at a demo in the browser: starts it, taps, and uses the keys."""

from collections import deque

from playwright.sync_api import Page

from patience import Game, Move, PileId
from patience.notation import parse_pile_name, write_pile_name
from tabletop.layouts import LAYOUTS

DEMO = "patience-demo"
BOOT = 60_000  # milliseconds
KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def start(page: Page) -> None:
    """Presses Play and waits for the deal."""
    page.click(f"{DEMO} [data-act=play]")
    page.wait_for_selector(f"{DEMO} [data-act=undo]", timeout=BOOT)
    page.wait_for_selector(f"{DEMO} .patience-stage button")


def lies(page: Page) -> dict[str, list[str]]:
    """What the board shows: the cards of every pile by its name."""
    return page.eval_on_selector_all(
        f"{DEMO} .patience-pile",
        "piles => Object.fromEntries(piles.map(p => [p.dataset.pile, [...p.querySelectorAll('[data-card]')].map(c => c.dataset.card)]))",
    )


def settled(page: Page, act) -> None:
    """Does something and waits until the board was drawn anew."""
    page.evaluate(f"""() => {{
        window.drawn = false;
        document.querySelector("{DEMO}").addEventListener("patience:drawn", () => {{ window.drawn = true; }}, {{ once: true }});
    }}""")
    act()
    page.wait_for_function("window.drawn", timeout=10_000)


def said(page: Page) -> str:
    """Waits for the next thing that is said, and reads it."""
    page.wait_for_function(f"document.querySelector('{DEMO} .patience-status').textContent !== ''")
    return page.inner_text(f"{DEMO} .patience-status")


def card(pile: str, count: int) -> str:
    """The button that stands for so many cards of a pile."""
    inside = f'{DEMO} [data-pile="{pile}"] button'
    return f'{inside}[data-lifts="{count}"]' if count > 1 else f"{inside} >> nth=-1"


def is_stock_action(move: Move) -> bool:
    return "stock" in (move.source.group, move.target.group) and move.target.group != "wing"


def tap(page: Page, game: Game, move: Move) -> None:
    """Makes a move by tapping."""
    if is_stock_action(move):
        return settled(page, lambda: page.click(card("stock", 1)))
    page.click(card(write_pile_name(game, move.source), move.count))
    page.wait_for_selector(f"{DEMO} [aria-pressed=true]")
    target = write_pile_name(game, move.target)
    return settled(page, lambda: page.click(card(target, 1)))


def press(page: Page, game: Game, move: Move) -> None:
    """Makes a move with the keys."""
    source = PileId("stock") if is_stock_action(move) else move.source
    walk(page, game, source)
    for _ in range(move.count - 1):
        page.keyboard.press("ArrowUp")
    if is_stock_action(move):
        return settled(page, lambda: page.keyboard.press("Enter"))
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{DEMO} [aria-pressed=true]")
    walk(page, game, move.target)
    return settled(page, lambda: page.keyboard.press("Enter"))


def walk(page: Page, game: Game, target: PileId) -> None:
    """Goes to a pile with the arrow keys, as it is drawn on a wide screen."""
    for _ in range(60):
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
    drawn, seen, waiting = LAYOUTS[game.id].wide, {here}, deque([(here, "")])
    while waiting:
        pile, first = waiting.popleft()
        if pile == target:
            return first
        for key, other in drawn.neighbours(pile).items():
            if other not in seen:
                seen.add(other)
                waiting.append((other, first or key))
    raise AssertionError(f"{target} cannot be reached")
