"""Hints, what is heard, what is taken and given back, and the end of a game."""

from itertools import count

from at_table import DEMO, begin, card, deal_number, double_tap, lies, says, settled, touch, until, watch_marks
from wanted_games import TURNING
from patience import GAMES, Game, Move, State, apply, deal, legal_moves
from patience.text.notation import write_move, write_pile_name
from patience.definition.shuffle import split_mix
from playing import random_play
from tabletop.advice import hints
from game_folder import won_record


def test_hints_are_shown_and_said_and_the_reader_hears_what_she_asks_for(seated):
    page = seated("de", "windmill", 4711)
    watch_marks(page, "data-hint")
    page.click(f"{DEMO} [data-act=hint]")
    says(page, "Herz König lässt sich ablegen: Königsstapel oben links.")
    assert page.evaluate("marked") == ["KH", "corner 1"]
    page.click(f"{DEMO} [data-act=hint]")
    says(page, "Du kannst auch zum Vorrat greifen.")
    card(page, "sail 1").focus()
    page.keyboard.press("r")
    says(page, "Flügel 1: Kreuz 9.")
    page.keyboard.press("i")
    says(page, "Das Borgen ist nicht gesperrt.")


def test_a_second_hint_takes_the_place_of_the_first(seated):
    page = seated("de", "windmill", 4711)
    page.click(f"{DEMO} [data-act=hint]")
    says(page, "Herz König lässt sich ablegen: Königsstapel oben links.")
    watch_marks(page, "data-hint")
    page.click(f"{DEMO} [data-act=hint]")
    until(page, "marked.length > 0")
    assert page.evaluate("[...document.querySelectorAll('[data-hint]')].every((one) => one.closest('[data-pile=stock], [data-pile=waste]'))")
    says(page, "Du kannst auch zum Vorrat greifen.")


def test_a_refusal_is_short_only_where_the_same_card_is_tried_at_the_same_place(seated):
    page = seated("en", "windmill", 4711)

    def tried(source: str) -> str:
        page.evaluate(f"document.querySelector('{DEMO} .patience-status').replaceChildren()")
        page.evaluate(f"(move) => {{ document.querySelector('{DEMO}').play.move(move); }}", f"{source} > centre")
        page.wait_for_selector(f"{DEMO} .patience-status a")
        return page.inner_text(f"{DEMO} .patience-status")

    assert tried("sail 1").startswith("Ace of Clubs takes a 2; 9 of Clubs does not fit.")
    assert tried("sail 1").startswith("Still not possible, for the same reason.")
    assert tried("sail 5").startswith("Ace of Clubs takes a 2; King of Hearts does not fit.")
    assert tried("sail 1").startswith("Ace of Clubs takes a 2; 9 of Clubs does not fit.")


def hint_of_several(game: Game) -> tuple[int, list[State], list[Move], Move]:
    """Finds, in random games, the first position whose hint moves several cards, and how it came about."""
    for number in count(1):
        played = list(random_play(game, number, 40))
        states = [state for state, _ in played]
        for at in range(len(states)):
            found = hints(game, states[: at + 1])
            if found and found[0].move.count > 1:
                return number, states[: at + 1], [move for _, move in played[:at] if move], found[0].move
    raise AssertionError


def test_a_hint_shows_all_the_cards_that_go(seated):
    game = GAMES["klondike"]
    number, states, moves, move = hint_of_several(game)
    page = seated("en", "klondike", number, [write_move(game, move) for move in moves])
    watch_marks(page, "data-hint")
    page.click(f"{DEMO} [data-act=hint]")
    until(page, "marked.length > 0")
    *cards, target = page.evaluate("marked")
    assert cards == [str(card) for card in game.pile(states[-1], move.source).cards[-move.count :]]
    assert target == write_pile_name(game, move.target)


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
    double_tap(page, "sail 5")
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
    says(page, "Choose: waste pile or stock.")
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


def test_new_deal_can_be_taken_back(seated):
    page = seated("en", TURNING, 4711)
    before = lies(page)
    deal_number(page, 5)
    assert lies(page) != before
    settled(page, lambda: page.click(f"{DEMO} [data-act=undo_deal]"))
    assert lies(page) == before


def test_a_finish_is_offered_and_one_undo_takes_it_all_back(seated):
    record = won_record("klondike")
    page = seated("en", "klondike", record.start, [write_move(record.game, move) for move in record.moves[:-8]])
    page.wait_for_selector(f"{DEMO} [data-act=finish]")
    before = lies(page)
    page.evaluate(f"document.querySelector('{DEMO} [data-act=finish]').click()")
    page.wait_for_selector(f"{DEMO}[data-outcome=won]")
    settled(page, lambda: page.click("[data-act=undo]"))
    assert lies(page) == before
