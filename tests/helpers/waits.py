"""Waiting for what is to happen, however busy the machine is."""

from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

LIMIT = 300  # seconds after which a test gives up; no test has a limit of its own, and only a hang meets this one
PAUSE = 0.02  # seconds between two looks

Answer = TypeVar("Answer")


def wait_until(look: Callable[[], Answer], wanted: object = "") -> Answer:
    """Looks again and again, until what is found is true, and gives it."""
    end = monotonic() + LIMIT
    while not (found := look()):
        assert monotonic() < end, f"it did not come true within {LIMIT} s: {wanted}"
        sleep(PAUSE)
    return found
