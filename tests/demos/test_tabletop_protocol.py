"""What the page asks and is answered, without a browser."""

import gettext
import json
import re
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from patience import GAMES, legal_moves
from patience.text.notation import write_move
from patience.text.record import write_game
from playing import WAY_NAMES, WAYS, random_play
from positions import others
from reasons import refusals
from tabletop.layouts import layouts
from tabletop.offers import quick
from tabletop.protocol import Session
from tabletop.sentences import Sentences
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
    assert len(re.findall(r" of (?:Spades|Hearts|Diamonds|Clubs)", said)) == board.count("data-card=")


def test_base_rank_passes_and_the_borrow_block_are_told(session):
    eagle = ask(session, "hear", "game: eagle-wing\ndeal: 4711\n", what="unseen")["ok"]["say"]
    assert "Base rank: 3." in eagle
    assert "Pass 1 of 3." in eagle
    windmill = ask(session, "hear", "game: windmill\ndeal: 4711\n", what="unseen")["ok"]["say"]
    assert "Borrowing is not locked." in windmill


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
    assert ">D</b>" in german_board
    assert ">D</b>" not in plain
    assert ">Q</b>" in plain


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
        piles |= ask(session, "play", f"{record}moves:\n{moves}" if moves else record, move=text)["ok"]["piles"]
        moves += f"  {text}\n"
    board = ask(Session({}), "show", f"{record}moves:\n{moves}")["ok"]["board"]
    assert all(html in board for html in piles.values())


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
    moved = ask(session, "play", IN_CIRCLES, move="column 3 > column 2")["ok"]
    assert (moved["outcome"], moved["say"]) == ("unproven", "9 of Spades onto 10 of Diamonds, column 2.")
    proof = ask(session, "prove", f"{IN_CIRCLES}moves:\ncolumn 3 > column 2\n")["ok"]
    assert proof["outcome"] == "circles"
    assert proof["say"] == "Only moves in circles are left: no line of play brings another card forward."


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
