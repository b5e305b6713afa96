"""The record as the page asks for it: its moves in words, any position of it, a picture and a file."""

import json
import re

import pytest

from patience.text.notation import write_move
from patience.text.record import write_game
from playing import WAY_NAMES, WAYS, random_play
from tabletop.protocol import Session

SESSION = Session({})


def ask(do, record, **fields):
    request = {"v": 1, "id": 1, "do": do, "demo": "demo", "lang": "en", "record": record, **fields}
    return json.loads(SESSION.handle(json.dumps(request)))


def played(game, number: int, length: int) -> tuple[str, list[str], list]:
    """A record up to its moves, these moves, and the positions before and after them."""
    walk = list(random_play(game, number, length))
    moves = [write_move(game, move) for _, move in walk if move]
    return f"game: {write_game(game)}\ndeal: {number}\n", moves, [state for state, _ in walk]


def with_moves(start: str, moves: list[str]) -> str:
    return start + ("moves:\n" + "".join(f"  {move}\n" for move in moves) if moves else "")


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_each_move_is_told_as_it_was_said_when_it_was_made(game):
    start, moves, _ = played(game, 5, 12)
    said = [
        ask("play", with_moves(start, moves[:made]), moves=[move])["ok"]["say"] for made, move in enumerate(moves[:-1])
    ]
    whole = with_moves(start, moves)
    told = [
        words for first in range(0, len(moves), 5) for words in ask("tell", whole, first=first, count=5)["ok"]["said"]
    ]
    assert len(told) == len(moves)
    assert told[:-1] == said


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_going_to_any_move_draws_the_position_after_it(game):
    start, moves, _ = played(game, 6, 12)
    ask("show", with_moves(start, moves))
    piles = ask("show", with_moves(start, moves))["ok"]["piles"]
    for made in (0, len(moves), len(moves) // 2, 1):
        piles |= ask("go", with_moves(start, moves[:made]))["ok"]["piles"]
        board = json.loads(Session({}).handle(json.dumps({"v": 1, "id": 1, "do": "show", "demo": "demo", "lang": "en",
            "record": with_moves(start, moves[:made])})))["ok"]["board"]  # fmt: skip
        assert all(html in board for html in piles.values())


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_a_picture_and_the_told_moves_hold_no_card_that_lies_face_down(game):
    start, moves, states = played(game, 21, 10)
    picture = ask("picture", with_moves(start, moves), lenient=True)["ok"]
    seen = {str(card) for pile in states[-1].piles for card in pile.face_up}
    assert set(re.findall(r'data-card="(\w+)"', picture["board"])) <= seen
    assert "<button" not in picture["board"]
    assert picture["kept"] == len(moves)


def test_a_picture_is_drawn_as_far_as_the_rules_allow():
    record = "game: windmill\ndeal: 5\nmoves:\n  stock > waste\n  sail 1 > sail 2\n  stock > waste\n"
    assert ask("picture", record, lenient=True)["ok"]["kept"] == 1


def test_a_text_file_is_read_with_its_comments():
    text = "game: windmill+reversed\ndeal: 9\nmoves:\n  stock > waste\n  # why not\n"
    read = ask("read", "game: windmill\ndeal: 5\n", text=text)["ok"]
    assert (read["game"], read["variants"], read["deal"]) == ("windmill", ["reversed"], 9)
    assert (read["moves"], read["comments"]) == (["stock > waste"], [["1", "why not"]])


@pytest.mark.parametrize("text, line", [("", 1), ("game: chess\n", 1), ("game: windmill\ndeal: 5\nmoves:\n  no\n", 4)])
def test_of_a_file_that_is_no_record_the_line_at_fault_is_told(text, line):
    assert ask("read", "game: windmill\ndeal: 5\n", text=text)["ok"] == {"line": line}
