"""What the reader may try at a step of an example, and every answer to it, worked out before the page is published."""

from collections.abc import Iterator
from typing import Any

from patience import Game, Illegal, Move, PileId, State, judge, legal_moves
from patience.playing.judging import judge_lift
from patience.text.notation import write_move
from tabletop import offers
from tabletop.sentences import Sentences


class Answers:
    """The answers at one position; a sentence that is needed often is kept once."""

    def __init__(self, game: Game, state: State, sentences: Sentences) -> None:
        self.game, self.state, self.sentences = game, state, sentences
        self.reasons: dict[tuple[str, str], int] = {}

    def to(self, yours: Move) -> dict[str, Any]:
        """Gives the moves on offer, what may be lifted, and why anything else is refused."""
        legal = list(legal_moves(self.game, self.state))
        refused = {}
        for source, count in self._touched():
            if reason := judge_lift(self.game, self.state, source, count):
                refused[offers.write_lift(self.game, source, count)] = self._number(Move(source, source, count), reason)
            else:
                refused |= dict(self._refused(source, count))
        return {
            "yours": write_move(self.game, yours),
            "moves": [write_move(self.game, move) for move in legal],
            "taps": offers.taps(self.game, self.state),
            "arrows": offers.arrows(self.game),
            "lifts": offers.lifts(self.game, self.state, legal, self.sentences),
            "refused": refused,
            "reasons": list(self.reasons),
        }

    def _touched(self) -> Iterator[tuple[PileId, int]]:
        """Yields all that can be touched: each face-up card with those on it, and places without one."""
        for name, pile in zip(self.game.piles, self.state.piles, strict=True):
            for count in range(1, max(1, len(pile.face_up)) + 1):
                yield name, count

    def _refused(self, source: PileId, count: int) -> Iterator[tuple[str, int]]:
        for target in self.game.piles:
            move = Move(source, target, count)
            if target != source and (reason := judge(self.game, self.state, move)):
                yield write_move(self.game, move), self._number(move, reason)

    def _number(self, move: Move, reason: Illegal) -> int:
        sentence = (self.sentences.refused(self.game, move, reason), reason.anchor)
        return self.reasons.setdefault(sentence, len(self.reasons))
