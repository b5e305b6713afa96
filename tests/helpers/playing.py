"""Every game with every choice of variants, and random play that is the same everywhere."""

from collections.abc import Iterator

from patience import GAMES, Game, Move, PileId, State, apply, deal, legal_moves
from patience.actions.row import Row
from patience.definition.shuffle import split_mix
from patience.text.record import write_game


def ways(game: Game) -> list[Game]:
    """The game as it is, with each variant, and with each combination that goes."""
    choices = [frozenset(), *(frozenset({variant.id}) for variant in game.variants), *game.combinations]
    return [game.with_variants(choice) for choice in choices]


WAYS = [way for game in GAMES.values() for way in ways(game)]
WAY_NAMES = [write_game(way) for way in WAYS]


def find(name: str) -> Game:
    return next(way for way in WAYS if write_game(way) == name)


def every_move(game: Game, state: State) -> Iterator[Move]:
    """Every move that could be named: all pairs of piles, all counts that could matter."""
    names = [*game.piles, *(PileId(action.target) for action in game.moves if isinstance(action, Row))]
    for source in game.piles:
        cards = len(game.pile(state, source).cards)
        for target in names:
            for count in range(1, min(cards, 13) + 2):
                yield Move(source, target, count)


def random_play(
    game: Game, number: int, length: int = 10_000, start: State | None = None
) -> Iterator[tuple[State, Move | None]]:
    """Yields positions and the move played in each, as the number says; the last one has none."""
    state, words = start or deal(game, number), split_mix(number)
    for _ in range(length):
        moves = list(legal_moves(game, state))
        if not moves:
            break
        move = moves[next(words) % len(moves)]
        yield state, move
        state = apply(game, state, move)
    yield state, None


def pack_of(state: State) -> tuple:
    """All cards of a position, sorted."""
    return tuple(sorted(card for pile in state.piles for card in pile.cards))
