"""On every screen a board fits sideways, every card can be hit, and every letter can be read, also late in a game."""

from functools import cache

import pytest

from at_table import DEMO
from wanted_games import COLUMNS, TURNING, games, overlaps
from patience import GAMES, Record, deal, replay
from patience.text.notation import parse_move, write_move
from playing import random_play
from tabletop.words import is_spread

SCREENS = [(320, 640), (360, 640), (768, 1024), (1280, 900), (740, 360)]
LEAST = 24  # pixels, by WCAG 2.5.8

# What of a button can be hit: its box, less what the next card of its pile covers.
TARGETS = f"""() => [...document.querySelectorAll('{DEMO} :is(button, a, input, select)')]
    .filter((one) => one.checkVisibility()).map((one) => {{
        let {{ left, right, top, bottom }} = one.getBoundingClientRect();
        const cover = one.closest('li')?.nextElementSibling?.querySelector('button')?.getBoundingClientRect();
        if (cover && cover.top > top) bottom = Math.min(bottom, cover.top);
        else if (cover && cover.left > left) right = Math.min(right, cover.left);
        return {{ name: one.ariaLabel ?? one.textContent, left, right, top, bottom, inline: one.matches('p a, figcaption a') }};
    }}).filter(({{ inline }}) => !inline)"""
# A letter and its suit lie apart in their card, and in that part of it that the next card leaves free.
CUT_OFF = f"""() => [...document.querySelectorAll('{DEMO} .patience-letter')].filter((letter) => {{
    const card = letter.closest('.patience-card'), box = letter.getBoundingClientRect();
    const {{ left, right, top, bottom }} = card.getBoundingClientRect();
    const cover = card.closest('li').nextElementSibling?.querySelector('.patience-card').getBoundingClientRect();
    const [ink, low] = [box.height * 0.12, cover && cover.top > top ? cover.top : bottom]; // a line is higher than its letters
    const end = cover && cover.left > left && cover.top <= top ? cover.left : right;
    const shape = letter.nextElementSibling.getBoundingClientRect();
    const aside = shape.left >= box.right - 2 || shape.top >= box.bottom - 2;
    return letter.scrollWidth > letter.clientWidth + 1 && letter.clientWidth || box.left < left || box.right > end + 1
        || box.top + ink < top || box.bottom - ink > low || !aside || shape.right > end + 1 || shape.bottom > low + 1;
}}).map((letter) => [letter.closest('.patience-card').dataset.card, letter.textContent])"""


@cache
def late(name: str) -> tuple[int, list[str]]:
    """Finds, in random games, the position with the longest column; without columns the end of a game."""
    game, found, longest = GAMES[name], (1, 0), -1
    for number in range(1, 31):
        for played, (state, _) in enumerate(random_play(game, number, 150)):
            columns = [len(game.pile(state, pile).cards) for pile in game.piles if is_spread(game.group[pile.group])]
            if max(columns, default=played) > longest:
                found, longest = (number, played), max(columns, default=played)
    number, played = found
    return number, [write_move(game, move) for _, move in random_play(game, number, played) if move]


def apart(one: dict, other: dict) -> float:
    """How far the middles of two targets are from each other."""
    x = (one["left"] + one["right"] - other["left"] - other["right"]) / 2
    y = (one["top"] + one["bottom"] - other["top"] - other["bottom"]) / 2
    return (x * x + y * y) ** 0.5


def is_small(target: dict) -> bool:
    return min(target["right"] - target["left"], target["bottom"] - target["top"]) < LEAST - 0.5


def reaches(small: dict, other: dict) -> bool:
    """Tells whether the circle around a small target comes over another target."""
    x, y = (small["left"] + small["right"]) / 2, (small["top"] + small["bottom"]) / 2
    dx = max(other["left"] - x, 0, x - other["right"])
    dy = max(other["top"] - y, 0, y - other["bottom"])
    return (dx * dx + dy * dy) ** 0.5 < LEAST / 2 - 0.5 or (is_small(other) and apart(small, other) < LEAST - 0.5)


def hard_to_hit(targets: list[dict]) -> list[str]:
    return [
        one["name"]
        for one in targets
        if is_small(one) and any(reaches(one, other) for other in targets if other is not one)
    ]


CASES = [(name, language, when) for name in GAMES for language in ("en", "de") for when in ("opening", "late")]
SOME = [(COLUMNS, "en", "late"), (TURNING, "en", "opening")]


@pytest.mark.parametrize(
    "name, language, when", [case if case in SOME else pytest.param(*case, marks=pytest.mark.long) for case in CASES]
)
def test_a_game_fits_every_screen(seated, name, language, when):
    number, moves = late(name) if when == "late" else (4711, [])
    page = seated(language, name, number, moves)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        screen = f"{width}×{height}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width, screen
        assert hard_to_hit(page.evaluate(TARGETS)) == [], screen
        assert page.evaluate(CUT_OFF) == [], screen
        assert page.locator(f"{DEMO} .patience-card").first.bounding_box()["height"] < height, screen


@pytest.mark.parametrize("name", games(overlaps))
def test_late_positions_have_long_columns(name):
    game = GAMES[name]
    number, moves = late(name)
    state = replay(Record(game, number, tuple(parse_move(game, move) for move in moves)))
    spread = [game.pile(state, pile) for pile in game.piles if is_spread(game.group[pile.group])]
    dealt = [game.pile(deal(game, number), pile) for pile in game.piles if is_spread(game.group[pile.group])]
    can_grow = any(is_spread(game.group[action.target]) for action in game.moves if action.target in game.group)
    assert max(len(pile.cards) for pile in spread) >= max(len(pile.cards) for pile in dealt) + 2 * can_grow
