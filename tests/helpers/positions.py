"""Set-ups in the notation, moves in words, refusals by name."""

from patience import Game, PileId, State, apply, judge
from patience.cards import full_packs
from patience.text.notation import parse_move, parse_pile_name, write_pile
from patience.text.record import parse_example


def position(game: str, setup: str) -> tuple[Game, State]:
    """Makes a game and a position of a set-up."""
    example = parse_example(f"game: {game}\n{setup}")
    return example.game, example.record().first()


def play(game: Game, state: State, *moves: str) -> State:
    """Plays moves in order."""
    for move in moves:
        state = apply(game, state, parse_move(game, move))
    return state


def refusal(game: Game, state: State, move: str) -> str | None:
    """Names the reason why a move is refused, or gives None when it is legal."""
    reason = judge(game, state, parse_move(game, move))
    return reason and reason.name


def anchor(game: Game, state: State, move: str) -> str | None:
    """Gives the id of the rule that refuses a move, or None when it is legal."""
    reason = judge(game, state, parse_move(game, move))
    return reason and reason.anchor


def shows(game: Game, state: State, pile: str) -> str:
    """Writes a pile's cards, bottom to top; face-down cards in small letters."""
    return write_pile(game.pile(state, parse_pile_name(game, pile)))


def size(game: Game, state: State, pile: str) -> int:
    """Counts the cards of a pile."""
    return len(game.pile(state, parse_pile_name(game, pile)).cards)


def spread(group: str, cards: str) -> str:
    """Writes set-up lines that lay one card on each pile of a group."""
    return "".join(f"{group} {n}: {card}\n" for n, card in enumerate(cards.split(), 1))


def each(game: Game, group: str) -> list[PileId]:
    """The piles of a group."""
    return list(game.piles_in(group))


def others(setup: str) -> str:
    """Lists the cards of one pack that a set-up does not name."""
    named = setup.upper().split()
    return " ".join(str(card) for card in full_packs(1) if str(card) not in named)
