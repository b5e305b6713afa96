"""How a set-up is completed, and what is said of one that makes no position."""

import pytest

from patience.cards import full_packs
from patience.text.notation import NotationError, write_move
from patience.text.record import parse_example, parse_record, write_game
from playing import WAY_NAMES, WAYS, find, pack_of
from positions import position, shows, size

every_way = pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)


def test_three_dots_on_a_foundation_are_the_cards_below_the_next_one():
    game, state = position("klondike", "foundation 1: … 4H\nfoundation 2: AS … 3S")
    assert shows(game, state, "foundation 1") == "AH 2H 3H 4H"
    assert shows(game, state, "foundation 2") == "AS 2S 3S"


def test_three_dots_may_go_round_several_times():
    game, state = position("windmill", "centre: … KS … 2H")
    assert (size(game, state, "centre"), shows(game, state, "centre").split()[12:]) == (15, ["KS", "AH", "2H"])


def test_three_typed_full_stops_mean_the_same():
    assert position("windmill", "centre: ... 6S") == position("windmill", "centre: … 6S")


def test_a_foundation_that_is_not_named_has_the_cards_that_the_deal_lays_there():
    game, state = position("windmill+kings-from-start", "sail 1: 2H")
    assert [shows(game, state, pile) for pile in ("centre", "corner 1", "corner 4")] == ["AS", "KS", "KC"]


def test_three_dots_elsewhere_are_as_many_cards_as_are_dealt_there():
    game, state = position("easthaven", "column 1: … 9H")
    assert shows(game, state, "column 1") == "as 2s 9H"


def test_a_question_mark_is_a_card_face_down():
    game, state = position("easthaven", "column 1: ? ? ? 9H")
    assert shows(game, state, "column 1") == "as 2s 3s 9H"


def test_foundations_are_filled_first_then_other_blanks_then_unnamed_piles():
    game, state = position("easthaven", "column 7: ? ? KS\nfoundation 1: … 2S")
    assert shows(game, state, "column 7") == "3s 4s KS"
    assert shows(game, state, "column 1") == "5s 6s 7S"


def test_the_rest_is_the_stock_and_its_first_card_is_turned_first():
    game, state = position("westcliff", "")
    assert shows(game, state, "stock").split()[-1] == "5d"
    assert shows(game, state, "waste") == ""


def test_a_named_stock_is_filled_below_its_named_cards():
    game, state = position("westcliff", "stock: … as")
    assert shows(game, state, "stock").split()[-2:] == ["6d", "as"]
    assert size(game, state, "stock") == 22


def test_a_card_without_its_pack_is_the_first_twin_that_is_not_named():
    game, state = position("windmill", "sail 1: KH\nsail 2: KH2\nsail 3: 2C\nsail 4: 2C")
    assert [shows(game, state, f"sail {n}") for n in (1, 2, 3, 4)] == ["KH", "KH2", "2C", "2C2"]


def test_no_cards_left_for_a_column_leave_it_shorter():
    game, state = position("klondike", "foundation 1: … KS\nfoundation 2: … KH\nfoundation 3: … KD\nfoundation 4: … QC")
    assert shows(game, state, "column 1") == "KC"
    assert size(game, state, "column 2") == 0


def test_comments_and_empty_lines_do_not_count():
    assert position("klondike", "# a comment\n\nwaste: KS 2H\n") == position("klondike", "waste: KS 2H")


FAULTS = [
    ("", 1, "no game is named; expected a first line 'game: …' with one of: eagle-wing,"),
    ("deal: 3", 1, "no game is named; expected a first line 'game: …' with one of: eagle-wing,"),
    ("game: whist", 1, "unknown game 'whist'; known: eagle-wing, easthaven,"),
    ("game: willow+free", 1, "willow: unknown variant free; known: none"),
    ("game: windmill+free-kings+reversed", 1, "windmill: free-kings and reversed do not go together"),
    ("game: willow\ngame: klondike", 2, "game is named twice"),
    ("game: willow\nfan 1: KS\nfan 1: KH", 3, "fan 1 is named twice"),
    ("game: willow\n\nKS KH", 3, "'KS KH' is no line of a set-up; expected 'pile: cards' or 'moves:'"),
    ("game: willow\nwaste: KS", 2, "willow has no pile 'waste'; expected one of: foundation 1–4, fan 1–4, column 1–7"),
    ("game: klondike\ncolumn 8: KS", 2, "klondike has no pile 'column 8'; expected one of: stock, waste,"),
    ("game: klondike\ncolumn: KS", 2, "klondike has no pile 'column'"),
    ("game: klondike\ncolumn 01: KS", 2, "klondike has no pile 'column 01'"),
    (f"game: klondike\ncolumn {'9' * 5000}: KS", 2, "klondike has no pile"),
    ("game: klondike\ncolumn 1: KX", 2, "column 1: 'KX' is no card; expected a rank and a suit such as QH or TS"),
    ("game: klondike\ncolumn 1: kS", 2, "column 1: 'kS' is no card"),
    ("game: klondike\nwaste: 4C\ncolumn 1: 10H", 3, "column 1: '10H' is no card"),
    ("game: klondike\ncolumn 1: KS\nwaste: KS", 3, "waste: KS is there too often; klondike has 1 of each card"),
    ("game: klondike\ncolumn 1: KS2", 2, "column 1: KS2 is there too often; klondike has 1 of each card"),
    ("game: windmill\nsail 1: KS\nwaste: KS KS", 3, "waste: KS is there too often; windmill has 2 of each card"),
    ("game: klondike\nfoundation 1: 5H", 2, "foundation 1: 5H may not lie at the bottom; expected the rank A"),
    ("game: klondike\nfoundation 1: AH 2S", 2, "foundation 1: 2S may not lie on AH"),
    ("game: klondike\nfoundation 1: AH …", 2, "foundation 1: a blank is only '…' here, with a card after it"),
    ("game: klondike\nfoundation 1: ? 2H", 2, "foundation 1: a blank is only '…' here, with a card after it"),
    ("game: klondike\nwaste: 2H\nfoundation 1: … 4H", 3, "foundation 1: no unnamed card is left for '… below 3H'"),
    ("game: eagle-wing\nfoundation 1: … 4H", 2, "foundation 1: '…' needs a known base rank"),
    ("game: eagle-wing\nfoundation 1: 5H\nfoundation 2: 6S", 3, "foundation 2: 6S may not lie at the bottom; expected the rank 5"),
    ("game: klondike\nfoundation 1: ah", 2, "foundation 1: a card lies face down; expected all cards face up"),
    ("game: klondike\nwaste: ? 5H", 2, "waste: a card lies face down; expected all cards face up"),
    ("game: willow\ncolumn 1: ? 5H", 2, "column 1: a card lies face down; expected all cards face up"),
    ("game: klondike\nstock: … 5H", 2, "stock: a card lies face up; expected all cards face down, in small letters"),
    ("game: eagle-wing\ntrunk: ? 5H", 2, "trunk: a card lies face up; expected all cards face down, in small letters"),
    ("game: klondike\ncolumn 2: 5H 6s", 2, "column 2: a face-down card lies on a face-up one"),
    ("game: klondike\ncolumn 2: ? ?", 2, "the top card of column 2 lies face down, but would be turned up"),
    ("game: klondike\ncolumn 2: … …", 2, "column 2: '…' stands there twice; expected it once"),
    ("game: windmill\nsail 1: 2H 3H", 2, "sail 1: there are 2 cards; expected at most 1"),
    ("game: windmill\ncentre:", 2, "centre is empty; expected a card, as it is dealt one"),
    ("game: windmill\nsail 1:", 2, "sail 1 is empty, but would be filled at once"),
    ("game: klondike\nstock:", 1, "lie nowhere; expected every card of the pack in a pile"),
    ("game: klondike\ndeal: 0", 2, "'0' is no deal; expected a number from 1 to 999999"),
    ("game: klondike\ndeal: ٣", 2, "'٣' is no deal; expected a number from 1 to 999999"),
    ("game: klondike\ndeal: 3\nwaste: KS", 3, "a deal number and 'waste' are both given; expected one of them"),
    ("game: klondike\ndeal: 3\npass: 2", 3, "a deal number and 'pass' are both given; expected one of them"),
    ("game: eagle-wing\npass: 4", 2, "'4' is no pass; expected a number from 1 to 3"),
    ("game: windmill\npass: 2", 2, "'2' is no pass; expected a number from 1 to 1"),
    ("game: windmill\nnotes: tired", 2, "windmill has no note 'tired'; expected one of: borrowed, reopened corner 1,"),
    ("game: willow\nnotes: borrowed", 2, "willow has no note 'borrowed'; expected one of: none"),
    ("game: klondike\nmoves:\nup", 3, "'up' is no move; expected something like 'column 5 x3 > column 2'"),
    ("game: klondike\nmoves:\nsail 1 > waste", 3, "klondike has no pile 'sail 1'"),
    ("game: klondike\nmoves:\nstock > columns", 3, "klondike has no pile 'columns'"),
    ("game: klondike\nmoves:\nstock > waste !", 3, "'stock > waste !' is no step; expected 'move  !Reason  # caption'"),
    ("game: klondike\nmoves:\n" + "stock > waste\n" * 5001, 5003, "there are too many moves; expected at most 5000"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "said"), FAULTS, ids=[said[:40] for _, _, said in FAULTS])
def test_a_fault_is_told_with_its_line(text, line, said):
    with pytest.raises(NotationError) as fault:
        parse_example(text)
    assert said in str(fault.value)
    assert fault.value.line == line


def test_a_step_has_a_move_a_refusal_and_a_caption():
    text = "game: klondike\ndeal: 1\nmoves:\n  stock > waste   !StockIsEmpty  # Turn: why not?\n stock > waste # Go on"
    first, second = parse_example(text).steps
    assert (first.refusal, first.caption, first.line) == ("StockIsEmpty", "Turn: why not?", 4)
    assert (second.refusal, second.caption, second.line) == (None, "Go on", 5)


def test_options_are_kept_and_are_no_piles():
    example = parse_example("game: klondike\nplay: yes\ndeal: 7", frozenset({"play"}))
    assert (example.options, example.start) == ({"play": "yes"}, 7)


def test_a_record_holds_no_refusals():
    with pytest.raises(NotationError, match="a record holds legal moves only"):
        parse_record("game: klondike\ndeal: 1\nmoves:\nwaste > stock !NothingThere")


def test_a_long_line_is_read_in_no_time():
    with pytest.raises(NotationError):
        parse_example(f"game: windmill\nmoves:\na{' ' * 100_000}b!")
    with pytest.raises(NotationError):
        parse_example(f"game: windmill\na{' ' * 100_000}b!")


@every_way
def test_a_set_up_that_names_nothing_holds_the_whole_pack(game):
    state = parse_example(f"game: {write_game(game)}").record().first()
    assert pack_of(state) == tuple(sorted(full_packs(game.packs)))


def test_a_move_of_several_cards_names_their_number():
    move = parse_example("game: klondike\nmoves:\ncolumn 3 x2 > column 1").steps[0].move
    assert (move.count, write_move(find("klondike"), move)) == (2, "column 3 x2 > column 1")
