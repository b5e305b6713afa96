"""Rules of patience games: positions, legal moves, and the reason for every refusal."""

from patience.cards import Card, Rank, Suit
from patience.dealing import deal, lay_out
from patience.facts import facts
from patience.game import Game
from patience.games import GAMES
from patience.outcome import Outcome, outcome
from patience.play import apply, legal_moves
from patience.record import Record, parse_record, replay, write_record
from patience.refusals import Illegal, IllegalMove
from patience.rules import judge
from patience.state import Move, Pile, PileId, State

__all__ = [
    "GAMES",
    "Card",
    "Game",
    "Illegal",
    "IllegalMove",
    "Move",
    "Outcome",
    "Pile",
    "PileId",
    "Rank",
    "Record",
    "State",
    "Suit",
    "apply",
    "deal",
    "facts",
    "judge",
    "lay_out",
    "legal_moves",
    "outcome",
    "parse_record",
    "replay",
    "write_record",
]
