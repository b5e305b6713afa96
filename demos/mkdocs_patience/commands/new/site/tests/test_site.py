"""The site builds, and each of its games can be played."""

import subprocess
import sys
from pathlib import Path

import pytest

from patience import apply, deal, legal_moves
from patience.registry import registered

ROOT = Path(__file__).parent.parent
GAMES = registered(["games"])


def test_the_site_builds() -> None:
    done = subprocess.run([sys.executable, "-m", "mkdocs_patience", "build"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (ROOT / "site" / "index.html").is_file()


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_can_be_played(name: str) -> None:
    game = GAMES[name]
    state = deal(game, 1)
    for _ in range(20):
        moves = list(legal_moves(game, state))
        assert moves
        state = apply(game, state, moves[0])
