"""What a link or this device keeps: games, settings and statistics; and what is done with what cannot be read."""

import json

import pytest
from playwright.sync_api import Page

from at_table import DEMO, lies, more, press, said, says, settled, shown, start, tap, touch, until
from wanted_games import TURNING
from patience import GAMES, Game, Move, Record, replay
from patience.text.notation import write_move
from playing import random_play
from game_folder import won_record

STATUS = f"document.querySelector('{DEMO} .patience-status').textContent"
PLAY = f"document.querySelector('{DEMO}').play"
PREFIX = "patience:/sub/path/:"


def game_page(name: str, language: str = "en", query: str = "") -> str:
    return f"{language}/games/{name}/{query}"


def keep(page, name: str, value: str) -> None:
    page.evaluate("([name, value]) => localStorage.setItem(name, value)", [PREFIX + name, value])


def kept(page, name: str) -> str | None:
    return page.evaluate("(name) => localStorage.getItem(name)", PREFIX + name)


def played(seated, language: str, game: Game, number: int, length: int, make) -> tuple[Page, tuple[Move, ...]]:
    """A page on which some moves were made by hand."""
    moves = tuple(move for _, move in random_play(game, number, length) if move)
    page = seated(language, game.id, number)
    for move in moves:
        make(page, game, move)
    return page, moves


@pytest.fixture
def beside():
    """Opens another page on the device of a page."""
    opened: list[Page] = []

    def open_page(page: Page, address: str) -> Page:
        opened.append(page.context.new_page())
        opened[-1].goto(address)
        return opened[-1]

    yield open_page
    for page in opened:
        page.close()


def test_a_shared_link_brings_the_same_game(seated, page):
    game = GAMES[TURNING]
    sender, moves = played(seated, "en", game, 77, 8, tap)
    more(sender, "share")
    page.goto(sender.input_value(f"{DEMO} dialog input"))
    start(page)
    assert lies(page) == shown(game, replay(Record(game, 77, moves)))


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


def test_a_saved_game_is_offered_on_return_and_goes_on_where_it_was(seated, beside, address):
    game = GAMES[TURNING]
    page, moves = played(seated, "de", game, 31, 6, press)
    again = beside(page, address + game_page(game.id, "de"))
    again.click(f"{DEMO} [data-act=continue]")
    again.wait_for_selector(f"{DEMO} .patience-stage button")
    assert lies(again) == lies(page) == shown(game, replay(Record(game, 31, moves)))
    settled(again, lambda: again.click("[data-act=undo]"))
    assert lies(again) == shown(game, replay(Record(game, 31, moves[:-1])))


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
    page.add_init_script(f"localStorage.setItem({json.dumps(f'{PREFIX}game:{TURNING}')}, {json.dumps(saved)})")
    page.goto(address + game_page(TURNING))
    says(page, "could not be read; it was put aside")
    assert kept(page, f"game:{TURNING}.bak") == saved
    assert page.locator(f"{DEMO} [data-act=continue]").count() == 0


DENIED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize(
    "fault, warning", [pytest.param(DENIED, "", marks=pytest.mark.long), (FULL, "There is no room left to save the game on this device.")]
)
def test_without_storage_or_room_the_game_goes_on(page, address, fault, warning):
    page.add_init_script(fault)
    page.goto(address + game_page(TURNING, "en", "?deal=4711"))
    start(page)
    settled(page, lambda: touch(page, "stock"))
    assert page.locator(f"{DEMO} .patience-result").inner_text() == warning
    settled(page, lambda: touch(page, "stock"))
    assert len(lies(page)["waste"]) == 1


def test_two_tabs_do_not_overwrite_each_other_unnoticed(seated, beside, address):
    first = seated("en", TURNING, 4711)
    second = beside(first, address + game_page(TURNING, "en", "?deal=4711"))
    start(second)
    settled(second, lambda: touch(second, "stock"))
    until(first, f"{STATUS}.includes('another tab')")
    settled(first, lambda: first.click("[data-act=load_other]"))
    assert lies(first) == lies(second)


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


def test_an_address_that_asks_for_the_settings_shows_them_before_anything_is_loaded_to_play(page, address):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address + game_page(TURNING, "de", "?settings"))
    page.select_option(f"{DEMO} dialog select[name=size]", "XL")
    assert page.get_attribute(DEMO, "data-size") == "XL"
    assert not [url for url in asked if url.endswith(".wasm")]
    page.click(f"{DEMO} dialog [data-act=close]")
    start(page)
    more(page, "share")
    assert "settings" not in page.input_value(f"{DEMO} dialog input")


def test_statistics_count_what_was_played_and_can_be_deleted(seated):
    page = seated("en", TURNING, 4711)
    settled(page, lambda: touch(page, "stock"))
    page.click(f"{DEMO} [data-act=hint]")
    until(page, f"{PLAY}.game.hints === 1")
    more(page, "statistics")
    figures = page.locator(f"{DEMO} dialog td")
    assert figures.all_inner_texts() == ["1", "0", "0", "0", "1"]
    page.click(f"{DEMO} dialog [data-act=delete]")
    assert figures.all_inner_texts() == ["0"] * 5


def counted(page, name: str) -> list[int]:
    """Games played and won, the streak, the best one, and hints."""
    return list(json.loads(kept(page, f"count:{name}")).values())


def test_a_game_left_for_another_is_lost_once_the_other_begins_and_not_before(seated):
    page = seated("en", TURNING, 4711)
    keep(page, f"count:{TURNING}", json.dumps({"played": 2, "won": 2, "streak": 2, "best": 2, "hints": 0}))
    settled(page, lambda: touch(page, "stock"))
    settled(page, lambda: page.click(f"{DEMO} [data-act=new]"))
    settled(page, lambda: page.click(f"{DEMO} [data-act=undo_deal]"))
    settled(page, lambda: touch(page, "stock"))
    assert counted(page, TURNING) == [3, 2, 2, 2, 0]
    settled(page, lambda: page.click(f"{DEMO} [data-act=new]"))
    settled(page, lambda: touch(page, "stock"))
    assert counted(page, TURNING) == [4, 2, 0, 2, 0]


def test_a_game_counts_as_won_once_though_its_last_move_is_made_again_and_it_is_opened_again(seated, beside, address):
    record = won_record("windmill")
    page = seated("en", "windmill", record.start, [write_move(record.game, move) for move in record.moves[:-1]])
    page.click(f"{DEMO} [data-act=hint]")
    until(page, f"{PLAY}.game.hints === 1")
    settled(page, lambda: tap(page, record.game, record.moves[-1]))
    assert counted(page, "windmill") == [1, 1, 1, 1, 1]
    settled(page, lambda: page.click(f"{DEMO} [data-act=undo]"))
    settled(page, lambda: page.click(f"{DEMO} [data-act=redo]"))
    again = beside(page, address + game_page("windmill"))
    assert again.locator(f"{DEMO} [data-act=continue]").count() == 0
    start(again)
    more(again, "saves")
    assert "won" in again.inner_text(f"{DEMO} .patience-saves > li")
    again.click(f"{DEMO} .patience-saves [data-act=open]")
    until(again, f"document.querySelector('{DEMO}').dataset.outcome === 'won'")
    assert counted(again, "windmill") == [1, 1, 1, 1, 1]
    says(again, "You won! All 104 cards are on the foundations.")
    assert "Hints:\xa01." in again.inner_text(f"{DEMO} .patience-praise")


def saved(page) -> dict[str, int]:
    """The saved games by their names: how many moves were made."""
    read = "Object.entries(localStorage).filter(([name]) => name.includes(':saved:'))"
    return {
        name.removeprefix(f"{PREFIX}saved:"): sum(map(len, json.loads(text)["turns"]))
        for name, text in page.evaluate(read)
    }


def test_a_game_in_progress_is_offered_first_and_another_one_does_not_take_its_place(seated, beside, address):
    first = seated("en", TURNING, 4711)
    for _ in range(3):
        settled(first, lambda: touch(first, "stock"))
    page = beside(first, address + game_page(TURNING))
    assert page.locator(f"{DEMO} .patience-bar button").first.get_attribute("data-act") == "continue"
    start(page)
    settled(page, lambda: touch(page, "stock"))
    drawn = page.get_attribute(DEMO, "data-deal")
    assert saved(page) == {f"{TURNING}:4711": 3, f"{TURNING}:{drawn}": 1}
    more(page, "saves")
    settled(page, lambda: page.click(f"{DEMO} .patience-saves li:has-text('4711') [data-act=open]"))
    assert lies(page) == lies(first)


def test_the_same_deal_again_leaves_the_earlier_attempt_where_it_is(seated):
    page = seated("en", TURNING, 4711)
    for _ in range(3):
        settled(page, lambda: touch(page, "stock"))
    settled(page, lambda: more(page, "restart"))
    settled(page, lambda: touch(page, "stock"))
    settled(page, lambda: page.click(f"{DEMO} [data-act=undo]"))
    assert saved(page) == {f"{TURNING}:4711": 3, f"{TURNING}:4711:2": 0}


def test_a_saved_game_is_deleted_and_brought_back(seated):
    page = seated("de", TURNING, 4711)
    settled(page, lambda: touch(page, "stock"))
    more(page, "saves")
    page.click(f"{DEMO} .patience-saves [data-act=forget]")
    assert saved(page) == {}
    page.click(f"{DEMO} .patience-saves [data-act=bring_back]")
    assert saved(page) == {f"{TURNING}:4711": 1}
    assert "Spiel Nr. 4711" in page.inner_text(f"{DEMO} .patience-saves > li")
    page.click(f"{DEMO} dialog [data-act=close]")


def test_a_game_that_was_kept_by_an_earlier_release_is_offered(page, address):
    former = {"v": 1, "deal": 31, "variants": [], "turns": [["stock > waste"]] * 2, "hints": 1, "number": 5}
    page.add_init_script(f"localStorage.setItem({json.dumps(f'{PREFIX}game:{TURNING}')}, {json.dumps(json.dumps(former))})")
    page.goto(address + game_page(TURNING))
    page.click(f"{DEMO} [data-act=continue]")
    page.wait_for_selector(f"{DEMO} .patience-stage button")
    assert len(lies(page)["waste"]) == 1
    assert page.evaluate(f"{PLAY}.game.moves.length") == 2


def test_a_shared_game_that_is_won_counts_as_played_too(page, address):
    record = won_record("windmill")
    moves = ",".join(write_move(record.game, move) for move in record.moves[:-1]).replace(" ", "+").replace(">", "%3E")
    page.goto(address + game_page("windmill", "en", f"?deal={record.start}&moves={moves}"))
    start(page)
    settled(page, lambda: tap(page, record.game, record.moves[-1]))
    assert counted(page, "windmill") == [1, 1, 1, 1, 0]
