"""Records in text files, with the comments of whoever played them."""

import subprocess
import sys

import pytest

from patience.text.comments import parse_commented
from patience.text.notation import NotationError

RECORD = """# a game of mine
game: windmill
deal: 617
moves:
  # before the first move
  stock > waste  # behind a move
  # below it
  stock > waste
  # *
"""


def test_comments_belong_to_the_move_before_them():
    read = parse_commented(RECORD)
    assert read.comments == {0: "before the first move", 1: "behind a move below it", 2: ""}
    assert len(read.record.moves) == 2
    assert read.written == "deal: 617\n"


@pytest.mark.parametrize("text", ["", "game: nothing\n", "game: windmill\ndeal: 617\nmoves:\n  stock\n", "\0" * 50])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(NotationError):
        parse_commented(text)


def test_the_command_reads_a_record_with_comments(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(RECORD, "utf-8")
    done = subprocess.run([sys.executable, "-m", "patience", "replay", file], capture_output=True, text=True)
    assert done.returncode == 0
    assert "outcome: open" in done.stdout
