"""Rules of patience games: positions, legal moves, and the reason for every refusal."""

from patience.cards import Card, Rank, Suit
from patience.definition.game import Game
from patience.derived.facts import facts
from patience.playing.dealing import deal, lay_out
from patience.playing.judging import judge
from patience.playing.moving import apply, legal_moves
from patience.playing.outcome import Outcome, outcome
from patience.refusals import Illegal, IllegalMove
from patience.registry import GAMES
from patience.state import Move, Pile, PileId, State
from patience.text.record import Record, parse_record, replay, write_record

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
