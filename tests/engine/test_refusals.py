"""Every reason is reached through the public functions, and a game gives the reasons that it gave."""

import pytest

from game_folder import golden_file
from patience import GAMES, Move, Outcome, PileId, deal, judge, legal_moves, outcome
from patience.actions.place import Place
from patience.actions.redeal import Redeal
from patience.definition.build import Build, Match
from patience.definition.game import Variant
from patience.definition.groups import Kind
from patience.playing.judging import judge_lift
from patience.refusals import Illegal, NotASequence
from patience.text.record import parse_example
from playing import WAY_NAMES, WAYS
from positions import others, position
from reasons import positions, refusals, table, walks

every_way = pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)


@every_way
def test_a_game_gives_the_reasons_that_it_gave(game, golden):
    golden(golden_file("refusals/{}.txt", game), table(game))


def test_every_reason_there_is_is_reached():
    tables = (golden_file("refusals/{}.txt", game) for game in WAYS)
    reached = {line.split()[0] for path in tables for line in path.read_text(encoding="utf-8").splitlines()}
    assert reached == {reason.__name__ for reason in Illegal.__subclasses__()} - {"NoSuchPile", "ColoursDiffer"}


@pytest.mark.parametrize(
    "match, card, reason",
    [
        (Match.ALTERNATE_COLOURS, "6H", "WrongColour"),
        (Match.SAME_COLOUR, "6S", "ColoursDiffer"),
        (Match.SAME_COLOUR, "6D", None),
        (Match.SAME_SUIT, "6D", "WrongSuit"),
        (Match.OTHER_SUIT, "6H", "WrongSuit"),
        (Match.OTHER_SUIT, "6S", None),
    ],
)
def test_a_build_says_which_colour_or_suit_it_wants(match, card, reason):
    wanted = Variant(id="wanted", groups={"column": {"build": Build((-1,), match)}})
    game = GAMES["willow"].vary(wanted, chosen=frozenset({"wanted"}))
    setup = f"column 1: 7H\ncolumn 2: {card}\nfan 4: {others(f'7H {card}')}"
    columns = "".join(f"column {n}:\n" for n in range(3, 8)) + "".join(f"fan {n}:\n" for n in range(1, 4))
    state = parse_example(f"game: willow\n{setup}\n{columns}").record().first()
    refused = judge(game, state, Move(PileId("column", 1), PileId("column", 0)))
    assert (refused and refused.name) == reason


@every_way
def test_fewer_than_one_card_never_moves(game):
    state = deal(game, 1)
    for (source, target), action in game.action.items():
        for count in (0, -1, -52):
            move = Move(next(iter(game.piles_in(source))), PileId(target), count)
            if game.pile(state, move.source).cards and move.source != move.target:
                assert judge(game, state, move).name == "OneCardAtATime", action


@every_way
def test_no_pile_of_another_name_gives_or_takes_a_card(game):
    state, pile = deal(game, 1), game.piles[0]
    for move in (Move(PileId("nowhere"), pile), Move(pile, PileId("nowhere")), Move(pile, PileId(pile.group, 99))):
        assert judge(game, state, move).name == "NoSuchPile"
    assert judge_lift(game, state, PileId("nowhere"), 1).name == "NoSuchPile"


@every_way
def test_a_row_is_dealt_to_all_piles_of_a_group_and_to_no_number_of_them(game):
    together = {action.target for action in game.moves} - set(game.group)
    for name in together:
        assert judge(game, deal(game, 1), Move(PileId("stock"), PileId(name, 3))).name == "NoSuchPile"


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
    never = {
        (action.source, action.target) for action in game.moves if isinstance(action, Redeal) and action.passes == 1
    }
    assert legal == set(game.action) - never


@every_way
def test_cards_may_be_taken_up_where_a_legal_move_takes_them(game):
    for state in positions(game):
        for move in legal_moves(game, state):
            if isinstance(game.action[move.source.group, move.target.group], Place):
                assert judge_lift(game, state, move.source, move.count) is None


@every_way
def test_a_pile_that_no_card_leaves_says_so_when_it_is_touched(game):
    for state in positions(game):
        for name in game.piles:
            if name.group in game.lasting and game.pile(state, name).cards and outcome(game, state) is not Outcome.WON:
                assert judge_lift(game, state, name, 1).name in {"StaysOnFoundation", "StaysThere"}


@every_way
def test_what_takes_no_card_at_all_is_told_from_what_takes_another(game):
    takers = {action.target for action in game.moves} | {group.name for group in game.groups if group.filled_from}
    for _, move, reason in refusals(game):
        if reason.name == "NotFromThere" and game.group[move.source.group].kind is not Kind.FOUNDATION:
            assert move.target.group in takers


def test_cards_that_are_no_sequence_are_called_so_when_taken_up():
    game, state = position("willow", f"column 1: 9S 3D\nfan 4: {others('9S 3D')}")
    assert judge_lift(game, state, game.piles_in("column")[0], 2) == NotASequence()
