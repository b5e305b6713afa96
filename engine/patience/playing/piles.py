"""What a pile takes by its own rules."""

from patience.cards import ALL_CARDS, Card, Rank
from patience.definition.game import Game
from patience.definition.groups import Gap, Group
from patience.state import Pile, State


def base_rank(game: Game, state: State) -> Rank | None:
    """Tells the rank at the bottom of the foundations, or None while all are empty."""
    for place, _ in game.foundations:
        if cards := state.piles[place].cards:
            return cards[0].rank
    return None


def opening_rank(game: Game, state: State, group: Group) -> Rank | None:
    """Tells the only rank that an empty pile of the group takes, or None when it is not one rank."""
    match group.gap:
        case Gap.ACE:
            return Rank.ACE
        case Gap.KING:
            return Rank.KING
        case Gap.BASE_RANK:
            return base_rank(game, state)
        case Gap.ANY | Gap.NOTHING:
            return None


def taken_by(game: Game, state: State, group: Group, pile: Pile) -> frozenset[Card]:
    """Gives the cards that a pile accepts by its own build or, when empty, by its group's gap."""
    if pile.cards:
        return group.build.fits[pile.cards[-1]] if group.build else _NO_CARDS
    match group.gap:
        case Gap.ANY:
            return _EVERY_CARD
        case Gap.NOTHING:
            return _NO_CARDS
        case Gap.ACE | Gap.KING | Gap.BASE_RANK:
            return _OF_RANK.get(opening_rank(game, state, group), _NO_CARDS)


_NO_CARDS: frozenset[Card] = frozenset()
_EVERY_CARD = frozenset(ALL_CARDS)
_OF_RANK: dict[Rank | None, frozenset[Card]] = {
    rank: frozenset(card for card in ALL_CARDS if card.rank is rank) for rank in Rank
}
