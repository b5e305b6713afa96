"""A number means the same cards for ever, and each game plays as it did."""

import pytest

from game_folder import COMMAND, GOLDEN, HERE, golden_file
from patience import GAMES, Outcome, apply, deal, legal_moves, outcome
from patience.definition.shuffle import split_mix
from patience.text.notation import write_move, write_state
from patience.text.record import write_game
from playing import WAY_NAMES, WAYS, random_play

every_way = pytest.mark.parametrize("game", WAYS, ids=WAY_NAMES)


@every_way
def test_the_deals_1_12345_4711_and_999999_have_their_cards(game, golden):
    text = "".join(f"deal: {number}\n{write_state(game, deal(game, number))}\n" for number in (1, 4711, 12345, 999_999))
    golden(golden_file("deals/{}.txt", game), text)


@every_way
def test_a_playthrough_goes_as_it_went(game, golden):
    lines = [f"game: {write_game(game)}", "deal: 4711", "moves:"]
    for state, move in random_play(game, 4711, 120):
        if move:
            lines.append(f"  {write_move(game, move)}  # one of {len(list(legal_moves(game, state)))}")
    lines.append(f"\n{write_state(game, state)}outcome: {outcome(game, state).value}")
    golden(golden_file("playthroughs/{}.txt", game), "\n".join(lines) + "\n")


def reachable(game, number, depth):
    """Counts the positions that exactly so many moves lead to, each once."""
    now = {deal(game, number)}
    for _ in range(depth):
        now = {apply(game, state, move) for state in now for move in legal_moves(game, state)}
        yield len(now)


@every_way
def test_as_many_positions_are_reachable_in_few_moves_as_ever(game, golden):
    lines = [f"{number}: {' '.join(map(str, reachable(game, number, 4)))}\n" for number in (1, 4711, 999_999)]
    golden(golden_file("counts/{}.txt", game), "".join(lines))


@every_way
def test_fifty_deals_have_as_many_first_moves_as_ever(game, golden):
    counts = (len(list(legal_moves(game, deal(game, number)))) for number in range(1, 51))
    golden(golden_file("counts/{}-first-moves.txt", game), " ".join(map(str, counts)) + "\n")


def test_every_registered_game_has_its_golden_files_and_no_other_has(request):
    due = {golden_file(kind, way) for kind in GOLDEN for way in WAYS}
    kept = {path for kind in GOLDEN for path in HERE.glob(f"*/golden/{kind.partition('/')[0]}/*")}
    if not request.config.getoption("--update-golden"):
        assert kept == due, f"make them with: {COMMAND}"


def test_split_mix_gives_the_published_numbers():
    words = split_mix(1234567)
    assert [next(words) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@every_way
def test_the_deal_of_a_variant_keeps_the_shuffle(game):
    base = GAMES[game.id]
    if (game.take_out, game.deal, game.piles) == (base.take_out, base.deal, base.piles):
        assert deal(game, 77) == deal(base, 77)


@every_way
def test_no_deal_is_won_or_lost_before_the_first_move(game):
    assert all(outcome(game, deal(game, number)) is not Outcome.WON for number in range(1, 20))


@pytest.mark.parametrize("number", [0, -1, 1_000_000])
def test_there_is_no_deal_outside_1_to_999999(number):
    with pytest.raises(ValueError, match="expected a number from 1 to 999999"):
        deal(WAYS[0], number)
