"""Plays a worked example step by step; every line must be legal, or refused as it says."""

from collections.abc import Iterator
from typing import NamedTuple

from patience import Illegal, State, judge
from patience.notation import NotationError
from patience.play import Forced, carry_out
from patience.record import Example, Step, against_the_rules


class Frame(NamedTuple):
    """A step of an example, the positions around it, and what it forced or why it was refused."""

    step: Step
    before: State
    after: State
    forced: tuple[Forced, ...] = ()
    reason: Illegal | None = None


def play(example: Example) -> Iterator[Frame]:
    """Yields the frames of an example.

    Raises:
        NotationError: a move is refused though it should be legal, or not refused as it should be.
    """
    game, state = example.game, example.record().first()
    for step in example.steps:
        reason = judge(game, state, step.move)
        expected = step.refusal
        if reason and reason.name != expected:
            what = against_the_rules(game, step.move, reason)
            raise NotationError(f"{what}; expected {f'!{expected}' if expected else 'a legal move'}", step.line)
        if expected and not reason:
            raise NotationError(f"the move is legal; expected it to be refused as !{expected}", step.line)
        if reason:
            yield Frame(step, state, state, reason=reason)
        else:
            after, forced = carry_out(game, state, step.move)
            yield Frame(step, state, after, forced)
            state = after
