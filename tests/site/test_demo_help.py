"""Hints, what is heard, settings, links, saved games and the example as a lesson."""

import json

import pytest

from at_table import (
    BOOT,
    DEMO,
    begin,
    card,
    deal_number,
    lies,
    more,
    press,
    said,
    settled,
    shown,
    start,
    tap,
    touch,
    until,
)
from patience import GAMES, Record, apply, deal, legal_moves, replay
from patience.notation import write_move
from patience.shuffle import split_mix
from playing import random_play
from won import won_record

STATUS = f"document.querySelector('{DEMO} .patience-status').textContent"
PREFIX = "patience:/sub/path/:"


def game_page(name: str, language: str = "en", query: str = "") -> str:
    return f"{language}/games/{name}/{query}"


def says(page, words: str) -> None:
    until(page, f"{STATUS}.includes({json.dumps(words)})")


def keep(page, name: str, value: str) -> None:
    page.evaluate("([name, value]) => localStorage.setItem(name, value)", [PREFIX + name, value])


def kept(page, name: str) -> str | None:
    return page.evaluate("(name) => localStorage.getItem(name)", PREFIX + name)


def test_hints_are_shown_and_said_and_the_reader_hears_what_she_asks_for(seated):
    page = seated("de", "windmill", 4711)
    page.click(f"{DEMO} [data-act=hint]")
    says(page, "Herz König lässt sich ablegen: Königsstapel oben links.")
    assert page.locator(f"{DEMO} [data-hint]").count() == 2
    page.click(f"{DEMO} [data-act=hint]")
    says(page, "Du kannst auch zum Vorrat greifen.")
    card(page, "sail 1").focus()
    page.keyboard.press("r")
    says(page, "Flügel 1: Kreuz 9.")
    page.keyboard.press("i")
    says(page, "Das Borgen ist nicht gesperrt.")


def test_letters_of_the_theme_do_nothing_to_a_reader_who_plays(seated):
    page = seated("en", "easthaven", 4711)
    card(page, "column 1").focus()
    before = page.url
    for key in ("n", "p", "f", "s", "/", ".", ","):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.url == before
    assert page.evaluate(f"document.activeElement.closest('{DEMO}') !== null")
    page.evaluate("document.activeElement.blur()")
    for key in ("n", "p", ".", ","):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.url == before


def test_esc_gives_a_lifted_card_back_and_a_drop_on_a_wrong_pile_is_explained(seated):
    page = seated("en", "windmill", 4711)
    before = lies(page)
    box, wrong = card(page, "sail 1").bounding_box(), card(page, "centre").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 60, steps=3)
    assert page.locator(".patience-ghost").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".patience-ghost").count() == 0
    page.mouse.up()
    says(page, "Put back.")
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(wrong["x"] + 20, wrong["y"] + 20, steps=3)
    page.mouse.up()
    says(page, "Ace of Clubs takes a 2; 9 of Clubs does not fit.")
    assert lies(page) == before


def test_a_press_that_hardly_moves_is_a_tap(seated):
    page = seated("en", "windmill", 4711)
    box = card(page, "sail 1").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 25, box["y"] + 25)
    page.mouse.up()
    page.wait_for_selector(f"{DEMO} [aria-pressed=true]")


def test_a_double_tap_sends_a_card_where_it_clearly_belongs(seated):
    page = seated("en", "windmill", 4711)
    settled(page, lambda: card(page, "sail 5").dblclick(position={"x": 8, "y": 8}))
    assert lies(page)["corner 1"] == ["KH"]


def test_a_new_deal_forgets_the_card_that_was_taken(seated):
    page = seated("en", "windmill", 4711)
    touch(page, "sail 1")
    page.wait_for_selector(f"{DEMO} [aria-pressed=true]")
    page.keyboard.press("d")
    begin(page, 5)
    touch(page, "sail 2")
    says(page, "picked up.")


def with_a_choice(number: int) -> list[str]:
    """Plays Eagle Wing, foundations first, until waste and stock could both fill an empty wing place."""
    game, words, moves = GAMES["eagle-wing"], split_mix(number), []
    state = deal(game, number)
    while not any(move.source.group == "stock" and move.target.group == "wing" for move in legal_moves(game, state)):
        legal = list(legal_moves(game, state))
        good = [move for move in legal if move.target.group == "foundation"] or legal
        moves.append(good[next(words) % len(good)])
        state = apply(game, state, moves[-1])
    return [write_move(game, move) for move in moves]


def test_undo_forgets_that_a_gap_was_to_be_filled(seated):
    page = seated("en", "eagle-wing", 2789, with_a_choice(2789))  # found by search over deals 1, 2, …
    touch(page, "wing 2")
    says(page, "Choose one of the marked piles.")
    settled(page, lambda: page.keyboard.press("u"))
    touch(page, "waste")
    says(page, "picked up.")


def test_more_and_fewer_cards_are_taken_with_plus_and_minus(seated):
    page = seated("en", "klondike", 4711)
    settled(
        page, lambda: page.evaluate(f"() => {{ document.querySelector('{DEMO}').play.move('column 4 > column 6'); }}")
    )
    card(page, "column 6").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{DEMO} [aria-pressed=true][data-lifts='1']")
    page.keyboard.press("+")
    page.wait_for_selector(f"{DEMO} [aria-pressed=true][data-lifts='2']")
    page.keyboard.press("-")
    page.wait_for_selector(f"{DEMO} [aria-pressed=true][data-lifts='1']")


def test_a_shared_link_brings_the_same_game(page, address):
    moves = tuple(move for _, move in random_play(GAMES["windmill"], 77, 8) if move)
    page.goto(address + game_page("windmill", "en", "?deal=77"))
    start(page)
    for move in moves:
        tap(page, GAMES["windmill"], move)
    more(page, "share")
    link = page.input_value(f"{DEMO} dialog input")
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    start(page)
    assert lies(page) == shown(GAMES["windmill"], replay(Record(GAMES["windmill"], 77, moves)))


@pytest.mark.parametrize(
    "query, words",
    [
        ("?deal=abc", "no such deal"),
        ("?deal=1e9", "no such deal"),
        ("?deal=-1", "no such deal"),
        ("?deal=%3Cimg%20src=x%20onerror=alert(1)%3E", "no such deal"),
        ("?deal=5&variant=__proto__", "names a variant that does not exist"),
        ("?deal=5&moves=foo", "Move 1 is not possible"),
        ("?deal=5&moves=stock+%3E+waste,rm+-rf", "Move 2 is not possible"),
    ],
)
def test_a_bad_link_gets_one_sentence(page, address, query, words):
    page.goto(address + game_page("windmill", "en", query))
    assert words in said(page)
    assert page.locator(f"{DEMO} img").count() == 0


def test_a_link_with_a_move_against_the_rules_is_followed_up_to_it(page, address):
    page.goto(address + game_page("windmill", "en", "?deal=5&moves=stock+%3E+waste,sail+1+%3E+sail+2,stock+%3E+waste"))
    start(page)
    says(page, "Move 2 is not possible here")
    assert len(lies(page)["waste"]) == 1


def test_a_saved_game_is_offered_on_return_and_goes_on_where_it_was(page, address):
    moves = tuple(move for _, move in random_play(GAMES["eagle-wing"], 31, 6) if move)
    page.goto(address + game_page("eagle-wing", "de", "?deal=31"))
    start(page)
    for move in moves:
        press(page, GAMES["eagle-wing"], move)
    position = lies(page)
    page.goto(address + game_page("eagle-wing", "de"))
    page.click(f"{DEMO} [data-act=continue]")
    page.wait_for_selector(f"{DEMO} .patience-stage button", timeout=BOOT)
    assert lies(page) == position
    settled(page, lambda: page.click("[data-act=undo]"))
    assert lies(page) == shown(GAMES["eagle-wing"], replay(Record(GAMES["eagle-wing"], 31, moves[:-1])))


@pytest.mark.parametrize(
    "saved",
    [
        "{bad",
        '{"v":999}',
        '{"__proto__":{"deal":1}}',
        '{"v":1,"deal":1,"variants":[],"turns":[["<script>"]]}',
        "[]",
        "null",
        "7" * 100_000,
    ],
)
def test_a_saved_game_that_cannot_be_read_is_put_aside(page, address, saved):
    page.goto(address + game_page("willow"))
    keep(page, "game:willow", saved)
    page.reload()
    says(page, "could not be read; it was put aside")
    assert kept(page, "game:willow.bak") == saved
    assert page.locator(f"{DEMO} [data-act=continue]").count() == 0


DENIED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize(
    "fault, warning", [(DENIED, ""), (FULL, "There is no room left to save the game on this device.")]
)
def test_without_storage_or_room_the_game_goes_on(chromium, address, fault, warning):
    context = chromium.new_context(reduced_motion="reduce")
    context.add_init_script(fault)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address + game_page("windmill", "en", "?deal=4711"))
    start(page)
    settled(page, lambda: touch(page, "stock"))
    assert page.locator(f"{DEMO} .patience-result").inner_text() == warning
    settled(page, lambda: touch(page, "stock"))
    assert len(lies(page)["waste"]) == 1
    assert errors == []
    context.close()


def test_two_tabs_do_not_overwrite_each_other_unnoticed(chromium, address):
    context = chromium.new_context(reduced_motion="reduce")
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        page.goto(address + game_page("windmill", "en", "?deal=4711"))
        start(page)
    settled(second, lambda: touch(second, "stock"))
    until(first, f"{STATUS}.includes('another tab')")
    settled(first, lambda: first.click("[data-act=load_other]"))
    assert lies(first) == lies(second)
    context.close()


def test_settings_are_kept_and_shown(page, address):
    page.goto(address + game_page("windmill", "de", "?deal=4711"))
    start(page)
    more(page, "settings")
    for name, value in {"size": "XL", "colours": "4", "hand": "left", "motion": "off"}.items():
        page.select_option(f"{DEMO} dialog select[name={name}]", value)
    settled(page, lambda: page.select_option(f"{DEMO} dialog select[name=letters]", "international"))
    assert "Q" in page.locator(f'{DEMO} [data-card^="Q"] .patience-letter').first.inner_text()
    page.reload()
    state = page.evaluate(f"({{...document.querySelector('{DEMO}').dataset}})")
    assert (state["size"], state["colours"], state["hand"], state["motion"]) == ("XL", "4", "left", "off")
    stock = page.locator(f'{DEMO} [data-pile="stock"]').bounding_box()
    waste = page.locator(f'{DEMO} [data-pile="waste"]').bounding_box()
    assert stock["x"] > waste["x"]


def test_new_deal_can_be_taken_back(seated):
    page = seated("en", "willow", 4711)
    before = lies(page)
    deal_number(page, 5)
    assert lies(page) != before
    settled(page, lambda: page.click(f"{DEMO} [data-act=undo_deal]"))
    assert lies(page) == before


def test_statistics_count_what_was_played_and_can_be_deleted(page, address):
    page.goto(address + game_page("windmill", "en", "?deal=4711"))
    start(page)
    settled(page, lambda: touch(page, "stock"))
    page.click(f"{DEMO} [data-act=hint]")
    more(page, "statistics")
    figures = page.locator(f"{DEMO} dialog td")
    assert figures.all_inner_texts() == ["1", "0", "0", "0", "1"]
    page.click(f"{DEMO} dialog [data-act=delete]")
    assert figures.all_inner_texts() == ["0"] * 5


@pytest.mark.parametrize("name", GAMES)
def test_the_reader_makes_the_marked_step_herself_without_the_runtime(page, address, name):
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(address + game_page(name, "de"))
    example = page.locator("patience-example").first
    last = example.locator("template").count() and example.evaluate("(e) => [...e.lesson.tasks.keys()][0]")
    for _ in range(max(1, last)):
        example.locator("[data-act=next]").click()
    place = example.locator(".patience-place")
    assert "Jetzt du." in place.inner_text()
    task = example.evaluate("(e) => e.lesson.task.answers")
    wrong = next(move for move in task["refused"] if " > " in move and " x" not in move and "stock" not in move)
    source, target = wrong.split(" > ")
    for pile in (source, target):
        example.locator(f'.patience-stage [data-pile="{pile}"] button').last.click(position={"x": 8, "y": 8})
    assert place.inner_text().startswith(task["reasons"][task["refused"][wrong]][0])
    source, target = task["yours"].split(" > ")
    if source == "stock":
        example.locator('.patience-stage [data-pile="stock"] button').last.click()
    else:
        name, _, count = source.partition(" x")
        lifted = f'[data-lifts="{count or 1}"]'
        example.locator(f'.patience-stage [data-pile="{name}"] button{lifted}').first.click(position={"x": 8, "y": 8})
        example.locator(f'.patience-stage [data-pile="{target}"] button').last.click(position={"x": 8, "y": 8})
    assert example.evaluate("(e) => e.at") == last + 1
    assert not [url for url in requests if url.endswith((".wasm", "/worker.js"))]


def test_an_example_plays_by_itself_and_stops_at_the_readers_step(page, address):
    page.goto(address + game_page("windmill"))
    example = page.locator("patience-example").nth(2)
    example.locator("[data-act=play_all]").click()
    assert example.locator("[data-act=play_all]").inner_text() == "Pause"
    until(page, "document.querySelectorAll('patience-example')[2].at === 2", 12)
    until(page, "document.querySelectorAll('patience-example')[2].playing === undefined", 5)
    assert "Your turn." in example.locator(".patience-place").inner_text()


def test_a_finish_is_offered_and_one_undo_takes_it_all_back(seated):
    record = won_record("klondike")
    page = seated("en", "klondike", record.start, [write_move(record.game, move) for move in record.moves[:-8]])
    page.wait_for_selector(f"{DEMO} [data-act=finish]")
    before = lies(page)
    page.evaluate(f"document.querySelector('{DEMO} [data-act=finish]').click()")
    page.wait_for_selector(f"{DEMO}[data-outcome=won]", timeout=20_000)
    settled(page, lambda: page.click("[data-act=undo]"))
    assert lies(page) == before
