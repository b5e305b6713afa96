"""Every reason is reached through the public functions, and a game gives the reasons that it gave."""

import pytest

from elsewhere import ROOT
from patience import PileId, legal_moves
from patience.game import Place
from patience.record import write_game
from patience.refusals import Illegal, NotASequence
from patience.rules import judge_lift
from playing import WAY_NAMES, WAYS
from positions import others, position
from reasons import SETUPS, positions, refusals, table, walks

every_way = pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)


@every_way
def test_a_game_gives_the_reasons_that_it_gave(game, golden):
    golden(f"refusals/{write_game(game)}.txt", table(game))


def test_every_reason_there_is_is_reached():
    tables = (ROOT / "tests" / "golden" / "refusals").glob("*.txt")
    reached = {line.split()[0] for path in tables for line in path.read_text(encoding="utf-8").splitlines()}
    assert reached == {reason.__name__ for reason in Illegal.__subclasses__()}


def test_every_game_has_set_ups_for_rare_reasons():
    assert {game.id for game in WAYS} == set(SETUPS)


@every_way
def test_a_reason_names_piles_and_cards_that_can_be_seen(game):
    for state, _, reason in refusals(game):
        hidden = {card for pile in state.piles for card in pile.cards[: pile.face_down]}
        fields = {getattr(reason, name, None) for name in ("card", "below")}
        assert not hidden & fields, reason
        for name in ("pile", "king", "gap", "source", "target"):
            pile = getattr(reason, name, None)
            assert pile is None or pile in game.index or pile == PileId("columns"), reason


@every_way
def test_only_a_face_down_card_is_called_face_down(game):
    for state, move, reason in refusals(game):
        if reason.name == "CardIsFaceDown":
            pile = game.pile(state, move.source)
            assert pile.face_down >= len(pile.cards) - move.count + 1


@every_way
def test_an_empty_pile_gives_nothing(game):
    for state, move, reason in refusals(game):
        if not game.pile(state, move.source).cards:
            assert reason.name in {"NothingThere", "StockIsEmpty", "SamePile", "GameIsWon", "DealARow", "StockNotEmpty"}


@every_way
def test_every_kind_of_move_is_legal_somewhere_and_no_other(game):
    states = [state for walk in walks(game) for state in walk]
    legal = {(move.source.group, move.target.group) for state in states for move in legal_moves(game, state)}
    never = {(action.source, action.target) for action in game.moves if getattr(action, "passes", None) == 1}
    assert legal == set(game.action) - never


@every_way
def test_cards_may_be_taken_up_where_a_legal_move_takes_them(game):
    for state in positions(game):
        for move in legal_moves(game, state):
            if isinstance(game.action[move.source.group, move.target.group], Place):
                assert judge_lift(game, state, move.source, move.count) is None


def test_cards_that_are_no_sequence_are_called_so_when_taken_up():
    game, state = position("willow", f"column 1: 9S 3D\nfan 4: {others('9S 3D')}")
    assert judge_lift(game, state, game.piles_in("column")[0], 2) == NotASequence()
