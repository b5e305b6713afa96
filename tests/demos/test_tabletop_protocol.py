"""What the page asks and is answered, without a browser."""

import gettext
import json
import re
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from game_folder import won_record
from patience import GAMES, Record, deal, legal_moves
from patience.actions.limits import FreePlaces
from patience.actions.place import Place
from patience.text.notation import parse_move, parse_pile_name, write_move
from patience.text.record import parse_example, write_game
from playing import WAY_NAMES, WAYS, random_play
from positions import others
from reasons import refusals
from tabletop.board import Board
from tabletop.layouts import layouts
from tabletop.offers import quick
from tabletop.protocol import Session
from tabletop.sentences import Sentences
from tabletop.table import Table
from tabletop.words import Words

ROOT = Path(__file__).parents[2]


def german() -> bytes:
    with (ROOT / "i18n/de/LC_MESSAGES/demo.po").open("rb") as text, BytesIO() as binary:
        write_mo(binary, read_po(text, locale="de"))
        return binary.getvalue()


@pytest.fixture(scope="module")
def session() -> Session:
    return Session({"de": german()})


def ask(session, do, record, language="en", **fields):
    request = {"v": 1, "id": 1, "do": do, "demo": "demo", "lang": language, "record": record, **fields}
    return json.loads(session.handle(json.dumps(request)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_answer_is_a_whole_sentence_in_its_language(session, name, language):
    record = f"game: {name}\ndeal: 4711\n"
    for do, fields in (("hint", {}), ("hear", {}), ("hear", {"what": "unseen"})):
        said = ask(session, do, record, language, **fields)["ok"]["say"]
        assert said.endswith(".")
        assert not re.search(r"[{}]|None|undefined", said)
        words = {"en": r"\b(der|die|und|Karten?)\b", "de": r"\b(of|the|cards?|and)\b"}
        assert not re.search(words[language], said), said


@pytest.mark.parametrize("name", GAMES)
def test_hearing_the_position_names_every_face_up_card_once(session, name):
    record = f"game: {name}\ndeal: 99\n"
    board = ask(session, "show", record)["ok"]["board"]
    said = ask(session, "hear", record)["ok"]["say"]
    assert " to " not in said  # no run lies in this deal
    assert len(re.findall(r" of (?:Spades|Hearts|Diamonds|Clubs)", said)) == board.count("data-card=")


@pytest.mark.parametrize("name", GAMES)
def test_in_play_a_button_alone_says_pile_and_count_and_in_a_picture_the_list_does(session, name):
    game = GAMES[name]
    board = ask(session, "show", f"game: {name}\ndeal: 99\n")["ok"]["board"]
    assert set(re.findall(r"<ol[^>]*?( role=\"none\"| aria-label=\"[^\"]*\")", board)) == {' role="none"'}
    picture = Board(game, Words(gettext.NullTranslations())).table(deal(game, 99))
    for listed, content in re.findall(r'<ol[^>]*?data-pile="[^"]+"(?: aria-label="([^"]*)")?>(.*?)</ol>', picture):
        heard = re.findall(r'patience-name">([^<]*)', content)
        assert bool(listed) == ("data-card" in content)
        assert not any(listed.split(",")[0] in name for name in heard if listed)


def test_only_cards_that_may_be_taken_are_told_as_pressed_or_not(session):
    for game in WAYS:
        board = ask(session, "show", f"game: {write_game(game)}\ndeal: 4711\n")["ok"]["board"]
        for button in re.findall("<button[^>]*>", board):
            assert ("aria-pressed" in button) == ("data-movable" in button)


def test_base_rank_passes_and_the_borrow_block_are_told(session):
    eagle = ask(session, "hear", "game: eagle-wing\ndeal: 4711\n", what="unseen")["ok"]["say"]
    assert "Base rank: 3." in eagle
    assert "Pass 1 of 3." in eagle
    windmill = ask(session, "hear", "game: windmill\ndeal: 4711\n", what="unseen")["ok"]["say"]
    assert "Borrowing is not locked." in windmill


def test_a_stock_without_cards_is_told_to_be_used_up(session):
    record = f"game: westcliff\nstock: 2c\nwaste: {others('2C')}\n"
    turned = ask(session, "play", record, moves=["stock > waste"])["ok"]["say"]
    assert turned.startswith("Turned from the stock: 2 of Clubs. The stock is now used up.")
    unseen = ask(session, "hear", f"{record}moves:\nstock > waste\n", what="unseen")["ok"]["say"]
    assert unseen.startswith("The stock is used up. There is no redeal.")


def test_undo_takes_back_as_many_moves_as_were_made_together(session):
    moves = "".join("  stock > waste\n" for _ in range(3))
    record = "game: windmill\ndeal: 4711\n"
    first = ask(session, "show", record)["ok"]
    ask(session, "show", f"{record}moves:\n{moves}")
    after = ask(session, "undo", f"{record}moves:\n{moves}", count=3)["ok"]
    assert after["played"] == 0
    assert all(html in first["board"] for html in after["piles"].values())


@pytest.mark.parametrize(
    "moves", ["  stock > waste\n  sail 1 > sail 2\n", "  stock > waste\n  foo > bar\n", "  stock > waste\n  x\n"]
)
def test_a_link_is_followed_as_far_as_the_rules_allow(session, moves):
    answer = ask(session, "show", f"game: windmill\ndeal: 4711\nmoves:\n{moves}", lenient=True)["ok"]
    assert (answer["kept"], answer["played"]) == (1, 1)


def test_cards_get_international_letters_on_demand(session):
    record = "game: windmill\ndeal: 4711\n"
    german_board = ask(session, "show", record, "de")["ok"]["board"]
    plain = ask(session, "show", record, "de", letters="international")["ok"]["board"]
    assert ">D<svg" in german_board
    assert ">D<svg" not in plain
    assert ">Q<svg" in plain


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_a_double_tap_goes_to_a_foundation_or_the_only_place(game):
    for state, move in random_play(game, 11, 25):
        if move is None or move.source.group == "stock" or move.target not in game.index:
            continue
        targets = [
            other.target
            for other in legal_moves(game, state)
            if (other.source, other.count) == (move.source, move.count)
        ]
        chosen = quick(game, state, targets)
        assert chosen is None or chosen in targets
        if len(targets) == 1:
            assert chosen == targets[0]


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_every_refusal_is_a_sentence_in_both_languages_about_a_rule_on_the_page(game):
    page = (ROOT / "docs/games" / f"{game.id}.md").read_text("utf-8")
    for translations in (gettext.NullTranslations(), gettext.GNUTranslations(BytesIO(german()))):
        sentences = Sentences(Words(translations))
        for move, reason in {(move, reason) for _, move, reason in refusals(game)}:
            said = sentences.refused(game, move, reason)
            assert re.fullmatch(r"[A-ZÄÖÜ0-9].*[.]", said), said
            assert not re.search(r"[{}]|None", said), said
            assert f"#{reason.anchor} " in page, reason


@pytest.mark.parametrize("screen", ["wide", "narrow"])
@pytest.mark.parametrize("name", GAMES)
def test_arrow_keys_reach_every_pile_from_every_other(name, screen):
    drawn = getattr(layouts(GAMES[name]), screen)
    for start in drawn.piles:
        reached, waiting = {start}, [start]
        while waiting:
            for other in drawn.neighbours(waiting.pop()).values():
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        assert reached == set(GAMES[name].piles)


def test_face_down_cards_reach_no_answer(session):
    for game in WAYS:
        for state, _ in random_play(game, 21, 1):
            hidden = [card for pile in state.piles for card in pile.cards[: pile.face_down]]
            board = ask(session, "show", f"game: {write_game(game)}\ndeal: 21\n")["ok"]["board"]
            assert not [card for card in hidden if f'"{card}"' in board]


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_the_piles_sent_after_each_move_make_up_the_whole_board(session, game):
    record = f"game: {write_game(game)}\ndeal: 8\n"
    piles = ask(session, "show", record)["ok"]["piles"]
    moves = ""
    for _, move in random_play(game, 8, 30):
        if move is None:
            break
        text = write_move(game, move)
        piles |= ask(session, "play", f"{record}moves:\n{moves}" if moves else record, moves=[text])["ok"]["piles"]
        moves += f"  {text}\n"
    board = ask(Session({}), "show", f"{record}moves:\n{moves}")["ok"]["board"]
    assert all(html in board for html in piles.values())


def test_a_column_is_drawn_anew_when_more_of_its_cards_may_be_taken_up():
    limited = Place(id="column-to-column", source="column", target="column", runs=True, limit=FreePlaces("column"))
    moves = (*(move for move in GAMES["willow"].moves if move.id != limited.id), limited)
    game = replace(GAMES["willow"], moves=moves)
    setup = f"column 1: 9S 8H\ncolumn 2: AS\nfan 4: {others('9S 8H AS')}"
    start = parse_example(f"game: willow\n{setup}").record().first()
    table, board = Table(Record(game, start), [start]), Board(game, Words(gettext.NullTranslations()), "demo")
    for pile in ("column 3", "column 4", "column 5", "column 6", "column 7"):
        table.play(parse_move(game, f"fan 4 > {pile}"))
    assert 'data-lifts="2" data-movable' not in table.redrawn(board)["demo-column-1"]
    table.play(parse_move(game, "column 2 > foundation 1"))
    assert 'data-lifts="2" data-movable' in table.redrawn(board)["demo-column-1"]


def without_stock(first: str, second: str) -> str:
    """An easthaven record in which only the top cards of two columns are chosen."""
    return (
        f"game: easthaven\ncolumn 1: {first}\ncolumn 2: {second}\ncolumn 3: KS 9S\ncolumn 4: 3S\ncolumn 5: 5S\n"
        f"column 6: QS\ncolumn 7: {others(f'{first} {second} KS 9S 3S 5S QS 7S')} 7S\nstock:\n"
    )


IN_CIRCLES = without_stock("TH", "TD")
STUCK = without_stock("9H", "9D")
WON = (
    "game: klondike\nfoundation 1: … KS\nfoundation 2: … KH\nfoundation 3: … KD\nfoundation 4: … QC\ncolumn 1: KC\n"
    "moves:\ncolumn 1 > foundation 4\n"
)


def test_a_board_does_not_wait_for_the_proof_that_only_circles_are_left(session):
    moved = ask(session, "play", IN_CIRCLES, moves=["column 3 > column 2"])["ok"]
    assert (moved["outcome"], moved["say"]) == ("unproven", "9 of Spades onto 10 of Diamonds, column 2.")
    rest = json.loads(session.rest())["rest"]
    assert rest["outcome"] == "circles"
    assert rest["say"] == "Only moves in circles are left: no line of play brings another card forward."


@pytest.mark.parametrize(
    "record, said",
    [
        (IN_CIRCLES, "9 of Spades can move"),
        (f"{IN_CIRCLES}moves:\ncolumn 3 > column 2\ncolumn 2 > column 1\n", "No hint: whatever is left leads back"),
        (STUCK, "No hint: no move is left."),
        (WON, "The game is over: you have won."),
    ],
    ids=["open", "circles", "stuck", "won"],
)
def test_where_nothing_can_be_hinted_the_reader_is_told_why(session, record, said):
    assert ask(session, "hint", record)["ok"]["say"].startswith(said)


def test_a_board_that_is_laid_out_tells_at_once_how_the_game_stands(session):
    assert ask(session, "show", IN_CIRCLES)["ok"]["outcome"] == "circles"


def write(name: str, deal: int, moves: Sequence[str] = ()) -> str:
    listed = "".join(f"  {move}\n" for move in moves)
    return f"game: {name}\ndeal: {deal}\n" + (f"moves:\n{listed}" if moves else "")


def test_an_answer_that_leaves_nothing_open_has_no_rest(session):
    assert "more" not in ask(session, "why", write("windmill", 4711), source="sail 1", count=1)
    assert session.rest() is None
    assert ask(session, "show", write("windmill", 4711))["more"]
    rest = json.loads(session.rest())
    assert (rest["id"], rest["rest"]["outcome"], rest["rest"]["finish"]) == (1, "open", [])
    assert session.rest() is None


def test_the_rest_of_an_answer_finds_the_way_to_the_end(session):
    record = won_record("klondike")
    moves = [write_move(record.game, move) for move in record.moves]
    ask(session, "play", write("klondike", record.start, moves[:-9]), moves=[moves[-9]])
    rest = json.loads(session.rest())["rest"]
    assert rest["outcome"] == "open"
    assert rest["cards"] == sum("> foundation" in move for move in rest["finish"]) > 0
    done = ask(session, "play", write("klondike", record.start, moves[:-8]), moves=rest["finish"])
    assert done["ok"]["outcome"] == "won"
    assert "more" not in done
    assert done["ok"]["say"].endswith("You won! All 52 cards are on the foundations.")


def test_moves_that_are_asked_for_together_are_made_all_or_none(session):
    record = write("windmill", 4711)
    ask(session, "show", record)
    refused = ask(session, "play", record, moves=["stock > waste", "stock > stock"])["refused"]
    assert refused["reason"] == "SamePile"
    made = ask(session, "play", record, moves=["stock > waste", "stock > waste"])["ok"]
    assert (made["played"], made["made"]) == (2, ["stock > waste", "stock > waste"])
    assert made["say"].count("Turned from the stock") == 2


def test_cards_that_nobody_will_miss_follow_a_move_in_the_same_answer(session):
    record = won_record("klondike")
    moves = [write_move(record.game, move) for move in record.moves]
    for made in range(len(moves)):
        answer = ask(session, "play", write("klondike", record.start, moves[:made]), moves=[moves[made]], auto=True)
        followed = answer["ok"]["made"][1:]
        alone = ask(session, "play", write("klondike", record.start, moves[:made]), moves=[moves[made]])["ok"]
        safe = ask(session, "safe", write("klondike", record.start, moves[: made + 1]))["ok"]["moves"]
        assert followed == safe
        assert answer["ok"]["played"] == alone["played"] + len(safe)
        if len(safe) > 1:
            return
    raise AssertionError("no two cards followed a move; expected that in a won game")


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_what_the_board_marks_as_movable_may_be_lifted_and_nothing_else(session, game):
    moves: list[str] = []
    for _, move in random_play(game, 5, 12):
        record = write(write_game(game), 5, moves)
        board = ask(session, "show", record)["ok"]["board"]
        for pile, buttons in re.findall(r'data-pile="([^"]+)"(.*?)</ol>', board):
            for lifts, movable in re.findall(r'data-lifts="(\d+)"( data-movable)?', buttons):
                answer = ask(session, "why", record, source=pile, count=int(lifts))
                assert ("ok" in answer) == bool(movable), (pile, lifts)
        if move:
            moves.append(write_move(game, move))


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_what_is_said_of_all_that_may_be_taken_up_comes_with_the_board(session, game):
    moves = [write_move(game, move) for _, move in random_play(game, 6, 12) if move]
    answer = ask(session, "show", write(write_game(game), 6, moves))["ok"]
    touched = re.findall(r'data-pile="([^"]+)"(.*?)</ol>', answer["board"])
    movable = {
        (pile, int(count)) for pile, html in touched for count in re.findall(r'lifts="(\d+)" data-movable', html)
    }
    assert movable <= {(pile, int(count or 1)) for pile, _, count in (lift.partition(" x") for lift in answer["lifts"])}
    for lift, sentence in answer["lifts"].items():
        targets = [move.split(" > ")[1] for move in answer["moves"] if move.startswith(f"{lift} > ")]
        if not targets:
            assert sentence.endswith(". There is nowhere for that to go now.")
        elif len(targets) > 3:
            assert sentence.endswith(f". {len(targets)} possible targets.")
        else:
            words = [Words(gettext.NullTranslations()).pile(game, parse_pile_name(game, pile)) for pile in targets]
            assert sentence.endswith(f"{'s' if len(targets) > 1 else ''}: {' or '.join(words)}.")


def test_several_cards_that_are_taken_up_are_counted(session):
    setup = f"game: klondike\ncolumn 1: 9H 8S 7D\ncolumn 2: 8C\ncolumn 7: {others('9H 8S 7D 8C TS')} TS\nstock:\n"
    lifts = ask(session, "show", setup)["ok"]["lifts"]
    assert lifts["column 1"] == "7 of Diamonds picked up. 1 possible target: column 2."
    assert lifts["column 1 x3"] == "3 cards picked up, headed by 9 of Hearts. 1 possible target: column 7."


def test_the_question_where_a_card_is_to_come_from_names_the_piles(session):
    record = "game: eagle-wing\nfoundation 1: 9D\nwing 1:\nwing 2: 5S\nwaste: KC\ntrunk:\n"
    choices = ask(session, "show", record)["ok"]["choices"]
    assert choices == {"wing 1": "Where is the card to come from? Choose: waste pile or stock."}


def test_the_position_sums_up_a_run_and_nothing_shorter_or_broken(session):
    setup = (
        f"game: klondike\ncolumn 1: KS QH JC TD\ncolumn 2: KC QD\ncolumn 3: 6C 5C 4C\n"
        f"column 7: {others('KS QH JC TD KC QD 6C 5C 4C')}\nstock:\n"
    )
    said = ask(session, "hear", setup)["ok"]["say"]
    assert "Column 1: King of Spades down to 10 of Diamonds." in said
    assert "Column 2: King of Clubs, Queen of Diamonds." in said
    assert "Column 3: 6 of Clubs, 5 of Clubs, 4 of Clubs." in said


@pytest.mark.parametrize(
    "record, move, said",
    [
        ("game: klondike\ncolumn 1: 8S\ncolumn 2: 3C\n", "column 2 > column 1", "8 of Spades takes 7 of Hearts or 7 of Diamonds;"),
        ("game: klondike\nfoundation 1: AC\ncolumn 2: 3H\n", "column 2 > foundation 1", "Ace of Clubs takes 2 of Clubs;"),
        ("game: golf\nwaste: 8S\ncolumn 2: 3H\n", "column 2 > waste", "8 of Spades takes a 7 or a 9;"),
    ],
    ids=["colours", "suits", "ranks"],
)  # fmt: skip
def test_a_refusal_names_cards_where_more_than_the_rank_matters(session, record, move, said):
    named = " ".join(re.findall(r"\b[2-9A-Z][SHDC]\b", record))
    refused = ask(session, "play", f"{record}column 7: {others(named)}\nstock:\n", moves=[move])["refused"]
    assert refused["say"].startswith(said)


@pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)
def test_an_answer_tells_where_a_double_tap_sends_cards(session, game):
    answer = ask(session, "show", f"game: {write_game(game)}\ndeal: 8\n")["ok"]
    for lifted, target in answer["quick"].items():
        assert f"{lifted} > {target}" in answer["moves"]
    alone = [
        move
        for move in answer["moves"]
        if sum(other.startswith(move.split(" > ")[0] + " > ") for other in answer["moves"]) == 1
    ]
    for move in alone:
        source, target = move.split(" > ")
        assert answer["quick"].get(source, target) == target
