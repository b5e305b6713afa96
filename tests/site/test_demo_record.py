"""The moves in words, the walk through them, bookmarks and comments, text files, and positions of the text."""

import json
from pathlib import Path

import pytest

from at_table import DEMO, lies, more, said, says, settled, shown, start, tap, touch, until
from patience import GAMES, Move, Record, replay
from patience.text.notation import write_move
from patience.text.record import parse_record, write_record
from playing import random_play
from wanted_games import TURNING

PANEL = f"{DEMO} .patience-record"
MOVES = f"{PANEL} .patience-moves"
GAME = f"document.querySelector('{DEMO}').play.game"
CURRENT = f"[...document.querySelectorAll('{MOVES} > li')].findIndex((one) => one.querySelector('[aria-current]'))"
PREFIX = "patience:/sub/path/:"


def some_moves(name: str, number: int, length: int) -> tuple[Move, ...]:
    return tuple(move for _, move in random_play(GAMES[name], number, length) if move)


def written(name: str, moves: tuple[Move, ...]) -> list[str]:
    return [write_move(GAMES[name], move) for move in moves]


def position(name: str, number: int, moves: tuple[Move, ...]) -> dict[str, list[str]]:
    return shown(GAMES[name], replay(Record(GAMES[name], number, moves)))


def link(name: str, number: int, moves: tuple[Move, ...], more: str = "") -> str:
    listed = ",".join(written(name, moves)).replace(" ", "+").replace(">", "%3E")
    return f"en/games/{name}/?deal={number}&moves={listed}{more}"


def stands(page, made: int) -> None:
    """Waits until the list shows that the game stands after so many moves."""
    until(page, f"{GAME}.moves.length === {made} && {CURRENT} === {made}")


def saves(page) -> dict[str, dict]:
    read = "Object.entries(localStorage).filter(([name]) => name.includes(':saved:'))"
    return {name.removeprefix(PREFIX): json.loads(text) for name, text in page.evaluate(read)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_moves_are_listed_as_they_were_said(seated, language):
    page = seated(language, TURNING, 77)
    heard = []
    for move in some_moves(TURNING, 77, 5):
        tap(page, GAMES[TURNING], move)
        heard.append(said(page))
    page.keyboard.press("m")
    stands(page, 5)
    told = page.locator(f"{MOVES} span").all_inner_texts()[1:]
    assert all(one.startswith(words) for one, words in zip(heard, told, strict=True))


def test_a_tap_on_a_move_shows_its_position_and_the_moves_behind_it_stay(seated):
    moves = some_moves(TURNING, 31, 8)
    page = seated("en", TURNING, 31, written(TURNING, moves))
    more(page, "record")
    stands(page, 8)
    for made in (3, 0, 6):
        page.locator(f"{MOVES} button").nth(made).click()
        stands(page, made)
        assert lies(page) == position(TURNING, 31, moves[:made])
    settled(page, lambda: page.click(f"{DEMO} [data-act=redo]"))
    assert lies(page) == position(TURNING, 31, moves[:7])
    page.click(f"{PANEL} [data-act=go_on]")
    assert page.locator(PANEL).count() == 0
    assert page.evaluate(f"document.querySelector('{DEMO} .patience-stage').contains(document.activeElement)")


def test_keys_lead_through_the_moves_and_escape_leads_back_to_the_board(seated):
    moves = some_moves(TURNING, 31, 4)
    page = seated("en", TURNING, 31, written(TURNING, moves))
    page.focus(f"{DEMO} .patience-stage [tabindex='0']")
    page.keyboard.press("m")
    stands(page, 4)
    page.keyboard.press("ArrowLeft")
    stands(page, 3)
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    stands(page, 0)
    assert page.get_attribute(f"{PANEL} [data-act=first]", "aria-disabled") == "true"
    page.keyboard.press("ArrowRight")
    stands(page, 1)
    assert lies(page) == position(TURNING, 31, moves[:1])
    page.keyboard.press("Escape")
    assert page.evaluate(f"document.querySelector('{DEMO} .patience-stage').contains(document.activeElement)")


def test_another_move_in_the_midst_takes_the_place_of_those_behind_it(seated):
    page = seated("en", TURNING, 4711, ["stock > waste"] * 5)
    page.keyboard.press("m")
    page.evaluate(f"document.querySelector('{DEMO}').focusTable()")
    page.keyboard.press("m")
    stands(page, 5)
    page.locator(f"{MOVES} button").nth(2).click()
    stands(page, 2)
    settled(page, lambda: touch(page, "stock"))
    stands(page, 3)
    assert page.locator(f"{MOVES} li").count() == 4


def test_a_shared_game_is_laid_out_at_its_end_and_replayed_from_its_start(page, address):
    moves = some_moves(TURNING, 77, 5)
    page.goto(address + link(TURNING, 77, moves, "&note=2+Why+%3Cb%3Enot%3C/b%3E%3F&note=4"))
    start(page)
    page.wait_for_selector(f"{DEMO} [data-act=replay]")
    assert lies(page) == position(TURNING, 77, moves)
    page.click(f"{DEMO} [data-act=replay]")
    stands(page, 0)
    for made in (1, 2):
        page.click(f"{PANEL} [data-act=on_one]")
        stands(page, made)
    assert lies(page) == position(TURNING, 77, moves[:2])
    says(page, "Why <b>not</b>?")
    assert page.locator(f"{PANEL} i").all_inner_texts() == ["★ Why <b>not</b>?", "★"]
    page.click(f"{PANEL} [data-act=last]")
    stands(page, 5)
    assert saves(page)[f"saved:{TURNING}:77"]["comments"] == {"2": "Why <b>not</b>?", "4": ""}


def test_a_bookmark_and_its_comment_travel_in_the_link(seated):
    page = seated("en", TURNING, 4711, ["stock > waste"] * 3)
    page.focus(f"{DEMO} .patience-stage [tabindex='0']")
    page.keyboard.press("m")
    stands(page, 3)
    page.locator(f"{MOVES} button").nth(1).click()
    stands(page, 1)
    page.click(f"{PANEL} [data-act=bookmark]")
    page.keyboard.type("Mind the King & go on")
    page.keyboard.press("Tab")
    until(page, f"{GAME}.comments[1] === 'Mind the King & go on'")
    page.click(f"{PANEL} [data-act=last]")
    stands(page, 3)
    more(page, "share")
    shared = page.input_value(f"{DEMO} dialog input")
    assert "note=1+Mind+the+King+%26+go+on" in shared
    page.click(f"{DEMO} dialog [data-act=close]")


@pytest.mark.parametrize("note", ["9+behind+the+end", "x", "-1+a", "1+" + "a" * 201, "1+a%0Ab"])
def test_a_comment_that_cannot_be_read_is_told_and_the_game_is_whole(page, address, note):
    page.goto(address + link(TURNING, 77, some_moves(TURNING, 77, 2), f"&note={note}"))
    assert "Some comments" in said(page)
    start(page)
    until(page, f"{GAME}.moves.length === 2")


def test_a_text_file_brings_the_game_back_with_its_comments_and_the_engine_reads_it(seated, tmp_path):
    moves = some_moves(TURNING, 31, 6)
    page = seated("en", TURNING, 31, written(TURNING, moves))
    page.evaluate(f"{GAME}.comments = {{ 0: '', 4: 'here' }}")
    page.click(f"{DEMO} [data-act=more]")
    with page.expect_download() as download:
        page.click(f"{DEMO} dialog [data-act=save_file]")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    text = file.read_text("utf-8")
    assert write_record(parse_record(text)) == write_record(Record(GAMES[TURNING], 31, moves))
    assert "  # here\n" in text
    page.click(f"{DEMO} dialog [data-act=close]")
    settled(page, lambda: page.click(f"{DEMO} [data-act=new]"))
    page.click(f"{DEMO} [data-act=more]")
    settled(page, lambda: page.set_input_files(f"{DEMO} dialog input[type=file]", file))
    assert lies(page) == position(TURNING, 31, moves)
    assert page.evaluate(f"{GAME}.comments") == {"0": "", "4": "here"}


@pytest.mark.parametrize(
    "text, words",
    [(b"\xff\xfe\x00", "line 1 is not understood"), (b"game: klondike\ndeal: 5\n", "The file holds a game of Klondike")],
)
def test_a_file_that_holds_no_game_of_this_page_changes_nothing(seated, tmp_path, text, words):
    page = seated("en", "windmill", 4711, ["stock > waste"])
    before = lies(page)
    file = Path(tmp_path / "game.txt")
    file.write_bytes(text)
    page.click(f"{DEMO} [data-act=more]")
    page.set_input_files(f"{DEMO} dialog input[type=file]", file)
    says(page, words)
    assert lies(page) == before


def tried(page, step: int) -> list:
    """Tries a step of the first example that can be tried; gives the picture of it and of the table, card by card."""
    example = page.locator("patience-example:has([data-act=try_out])").first
    example.evaluate("(example, step) => { example.go(step); }", step)
    drawn = example.locator(".patience-stage [data-card]").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    example.locator("[data-act=try_out]").click()
    page.wait_for_selector(f"{DEMO} [data-act=your_game]")
    return drawn


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360)])
def test_a_position_that_is_tried_before_play_says_what_it_is_in_a_line_of_full_width(page, address, width, height):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{address}en/games/windmill/")
    page.wait_for_selector(f"{DEMO} [data-act=play]")
    tried(page, 1)
    says(page, "A position from the text, to be tried out.")
    line, status = (page.locator(f"{DEMO} .patience-{part}").bounding_box()["width"] for part in ("line", "status"))
    assert status == line


@pytest.mark.parametrize("name", ["windmill", "easthaven"])
def test_a_position_of_an_example_is_played_and_the_own_game_comes_back(seated, name):
    page = seated("en", name, 4711)
    settled(page, lambda: touch(page, "stock"))
    own, kept = lies(page), saves(page)
    drawn = tried(page, 1)
    assert [card for pile in lies(page).values() for card in pile] == drawn
    until(page, f"{GAME}.trial")
    move = page.evaluate(f"document.querySelector('{DEMO}').play.state.table.moves[0]")
    settled(page, lambda: page.evaluate(f"(move) => {{ document.querySelector('{DEMO}').play.move(move); }}", move))
    settled(page, lambda: page.click(f"{DEMO} [data-act=your_game]"))
    assert (lies(page), saves(page)) == (own, kept)
    assert page.locator(f"{DEMO} [data-act=your_game]").count() == 0


@pytest.mark.parametrize("step", [0, 1])
def test_undo_leads_from_a_tried_position_back_to_the_own_game(seated, step):
    page = seated("en", "windmill", 4711, ["stock > waste"])
    own = lies(page)
    tried(page, step)
    settled(page, lambda: page.click(f"{DEMO} [data-act=undo]"))
    assert lies(page) == own


def test_a_position_can_be_tried_before_anything_is_played(page, address):
    page.goto(f"{address}en/games/windmill/")
    drawn = tried(page, 0)
    assert [card for pile in lies(page).values() for card in pile] == drawn
    settled(page, lambda: page.click(f"{DEMO} [data-act=your_game]"))
    until(page, f"{GAME}.deal === Number(document.querySelector('{DEMO}').dataset.deal)")
    assert saves(page) == {}


def test_no_face_down_card_stands_in_the_position_of_an_example(pictured):
    for name in GAMES:
        page = pictured("en", name)
        records = page.eval_on_selector_all("patience-example[data-record]", "all => all.map((one) => one.dataset.record)")
        for record in records:
            words = record.split("\n", 1)[1].split()
            assert not [word for word in words if word[:1] in "a23456789tjqk" and word[1:2] in "shdc" and len(word) < 4]


def test_undo_and_redo_are_dimmed_where_there_is_nothing_to_do(seated):
    page = seated("en", TURNING, 4711)
    dimmed = [f"{DEMO} [data-act={name}][aria-disabled=true]" for name in ("undo", "redo")]
    assert [page.locator(one).count() for one in dimmed] == [1, 1]
    settled(page, lambda: touch(page, "stock"))
    assert [page.locator(one).count() for one in dimmed] == [0, 1]
    settled(page, lambda: page.click(f"{DEMO} [data-act=undo]"))
    assert [page.locator(one).count() for one in dimmed] == [1, 0]
