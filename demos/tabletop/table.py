"""What lies on a demo's table: a record with all its positions, and the piles as they were last drawn."""

from dataclasses import dataclass, field, replace

from patience import Move, Pile, PileId, Record, State, judge
from patience.playing.moving import Forced, carry_out
from patience.text.notation import NotationError
from patience.text.record import against_the_rules
from tabletop.board import Board


@dataclass
class Table:
    """A record played out, so that nothing is replayed or drawn without need."""

    record: Record
    positions: list[State]
    sent: dict[str, str] = field(default_factory=dict)
    drawn: dict[PileId, tuple[Pile, int, str]] = field(default_factory=dict)

    def holds(self, record: Record) -> bool:
        """Tells whether a record is of the same game from the same start."""
        return (self.record.game, self.record.start) == (record.game, record.start)

    def follow(self, record: Record) -> None:
        """Plays a record of the same game from the last position that both share.

        Raises:
            NotationError: a move is against the rules.
        """
        shared = 0
        for ours, theirs in zip(self.record.moves, record.moves, strict=False):
            if ours != theirs:
                break
            shared += 1
        self.keep(shared)
        for number, move in enumerate(record.moves[shared:], shared + 1):
            if reason := judge(record.game, self.positions[-1], move):
                raise NotationError(against_the_rules(record.game, move, reason), number)
            self.positions.append(carry_out(record.game, self.positions[-1], move)[0])
        self.record = record

    def keep(self, count: int) -> None:
        """Takes back all moves but the first ones."""
        del self.positions[count + 1 :]
        self.record = replace(self.record, moves=self.record.moves[:count])

    def play(self, move: Move) -> tuple[State, tuple[Forced, ...]]:
        """Makes a legal move and tells what it forced."""
        after, forced = carry_out(self.record.game, self.positions[-1], move)
        self.positions.append(after)
        self.record = replace(self.record, moves=(*self.record.moves, move))
        return after, forced

    def redrawn(self, board: Board) -> dict[str, str]:
        """Draws the piles, and gives the HTML of those that have changed since the last time, by element id."""
        piles = {board.pile_id(name): self._draw(board, name) for name in board.game.piles}
        changed = {name: html for name, html in piles.items() if self.sent.get(name) != html}
        self.sent = piles
        return changed

    def _draw(self, board: Board, name: PileId) -> str:
        """Draws a pile; one with cards looks as before unless they have changed or more or fewer may be taken up."""
        state = self.positions[-1]
        pile, lifted = board.game.pile(state, name), board.most_lifted(state, name)
        known = self.drawn.get(name)
        if known and pile.cards and known[:2] == (pile, lifted):
            return known[2]
        html = board.pile(state, name)
        self.drawn[name] = (pile, lifted, html)
        return html
