"""Our legal moves against those of PySolFC and AisleRiot, in every step of every trace."""

from collections.abc import Callable

import pytest

from oracles import (
    any_foundation,
    as_ours,
    as_theirs,
    lines,
    no_foundation_back,
    read_move,
    read_start,
    top_or_all,
    windmill,
)
from patience import Game, Move, PileId, State, apply, judge, legal_moves
from patience.definition.build import DOWN_ALTERNATING
from patience.definition.groups import Kind
from playing import find

Keep = Callable[[Game, State, object], bool]
STOCK, WASTE = PileId("stock"), PileId("waste")


def turned_as_theirs(game: Game, state: State) -> State:
    """PySolFC never shows an empty waste while there is stock: Windmill turns a card at once."""
    turn = Move(STOCK, WASTE)
    if game.id == "windmill" and not game.pile(state, WASTE).cards and judge(game, state, turn) is None:
        return apply(game, state, turn)
    return state


def ours(game: Game, state: State) -> set:
    """Our moves in their words; a gap filled from the stock is a turn and a move for them."""
    moves = (
        move for move in legal_moves(game, state) if move.source != STOCK or move.target.group in ("waste", "columns")
    )
    return {any_foundation(game, as_theirs(game, state, move)) for move in moves}


def differences(
    name: str, played: Game, compared: Game, keep: Keep, known: Keep = lambda *_: False
) -> tuple[int, list]:
    """Follows each trace by the rules of `played`; compares the moves that `compared` allows."""
    steps, found = 0, []
    for trace in lines(name):
        state = turned_as_theirs(played, read_start(played, trace["start"]))
        for legal, chosen in trace["steps"]:
            steps += 1
            theirs = {any_foundation(played, move) for move in map(read_move, legal) if keep(compared, state, move)}
            found += [
                (trace["seed"], steps, move)
                for move in theirs ^ ours(compared, state)
                if not known(compared, state, move)
            ]
            move = as_ours(played, state, read_move(chosen), list(legal_moves(played, state))) if chosen else None
            if move is None:
                break
            state = turned_as_theirs(played, apply(played, state, move))
    return steps, found


def test_windmill_allows_what_pysolfc_allows_within_our_rules():
    game = find("windmill")

    def keep(game, state, move):
        return windmill(game, state, move, any(note.name == "borrowed" for note in state.notes))

    steps, found = differences("moves_windmill_pysol_free", game, game, keep)
    assert steps > 1000
    assert found == []


def test_windmill_remembers_a_borrowed_card_as_long_as_the_trace_does():
    game = find("windmill")
    for trace in lines("moves_windmill_pysol_free"):
        state, borrowed = turned_as_theirs(game, read_start(game, trace["start"])), False
        for _, chosen in trace["steps"]:
            assert any(note.name == "borrowed" for note in state.notes) == borrowed
            move = as_ours(game, state, read_move(chosen), list(legal_moves(game, state))) if chosen else None
            if move is None:
                break
            borrowed = chosen.startswith("f") if chosen.endswith(">f0") else borrowed
            state = turned_as_theirs(game, apply(game, state, move))


def never_back(_game, _state, move) -> bool:
    return no_foundation_back(move)


def small_unit_never_back(game, state, move) -> bool:
    return no_foundation_back(move) and top_or_all(game, state, move)


ANY = "moves_easthaven_any_partial_foundreturn"


@pytest.mark.parametrize(
    "name, played, compared, keep",
    [
        (ANY, "easthaven+any-card-in-gap+partial-runs", "easthaven+any-card-in-gap+partial-runs", never_back),
        (ANY, "easthaven+any-card-in-gap+partial-runs", "easthaven+any-card-in-gap", small_unit_never_back),
        ("moves_westcliff_any_partial", "westcliff+partial-runs", "westcliff+partial-runs", never_back),
        ("moves_westcliff_any_partial", "westcliff+partial-runs", "westcliff", small_unit_never_back),
    ],
    ids=["any-card-in-gap+partial-runs", "any-card-in-gap", "westcliff+partial-runs", "westcliff"],
)
def test_column_games_allow_what_pysolfc_allows(name, played, compared, keep):
    steps, found = differences(name, find(played), find(compared), keep)
    assert steps > 400
    assert found == []


def deal_waived(game: Game, state: State, move) -> bool:
    """AisleRiot lets a row be dealt over a gap once few cards lie on the columns."""
    if move.source != "D":
        return False
    on_columns = sum(len(game.pile(state, pile).cards) for pile in game.piles_of(Kind.TABLEAU))
    return 52 - on_columns > 45


def kings_with_a_run(game: Game, state: State) -> list[tuple[int, int]]:
    """Lists the visible Kings that a run lies on and cards lie under: how many cards go along, and how many face up."""
    piles = [game.pile(state, pile) for pile in game.piles_of(Kind.TABLEAU)]
    return [
        (count, len(pile.face_up))
        for pile in piles
        for count, card in enumerate(reversed(pile.face_up), 1)
        if card.rank == 13 and count < len(pile.cards) and DOWN_ALTERNATING.run_length(pile.face_up) >= count
    ]


def asks_for_a_buried_king(game: Game, state: State, move) -> bool:
    """AisleRiot demands any visible King run, also one that our base rule cannot lift: there we may deal."""
    if move.source != "D" or deal_waived(game, state, move):
        return move.source == "D"
    gap = any(not game.pile(state, pile).cards for pile in game.piles_of(Kind.TABLEAU))
    kings = kings_with_a_run(game, state)
    return gap and bool(kings) and all(count not in (1, face_up) for count, face_up in kings)


def test_easthaven_with_partial_sequences_allows_what_aisleriot_allows():
    game = find("easthaven+partial-runs")
    steps, found = differences("moves_easthaven_kings_partial_mustfill", game, game, never_back, deal_waived)
    assert steps > 400
    assert found == []


def test_easthaven_allows_what_aisleriot_allows_of_one_card_or_all():
    played, compared = find("easthaven+partial-runs"), find("easthaven")
    steps, found = differences(
        "moves_easthaven_kings_partial_mustfill",
        played,
        compared,
        small_unit_never_back,
        asks_for_a_buried_king,
    )
    assert steps > 400
    assert found == []


def not_between_wings(_game, _state, move) -> bool:
    return not (move.source.startswith("r") and move.target.startswith("r"))


def not_into_a_gap_from_a_wing(game, state, move) -> bool:
    if not (move.source.startswith("r") and move.target.startswith("r")):
        return True
    return bool(game.pile(state, PileId("wing", int(move.target[1:]))).cards)


@pytest.mark.parametrize(
    "name, game, keep",
    [
        ("moves_eaglewing_base_nobuild", "eagle-wing", not_between_wings),
        ("moves_eaglewing_coops_build3", "eagle-wing+build-on-wings", not_into_a_gap_from_a_wing),
        ("moves_willow_fans", "willow", lambda *_: True),
    ],
    ids=["eagle-wing", "build-on-wings", "willow"],
)
def test_reserve_games_allow_what_pysolfc_allows(name, game, keep):
    steps, found = differences(name, find(game), find(game), keep)
    assert steps > 400
    assert found == []
