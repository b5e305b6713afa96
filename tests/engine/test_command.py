"""`python -m patience`: what it prints, and what it says of a fault."""

import subprocess
import sys
from pathlib import Path

import pytest

from elsewhere import ROOT
from patience.__main__ import main
from patience.text.record import parse_record


def faults(capsys, *arguments):
    """Runs a command that must fail and gives what it said."""
    assert main(list(arguments)) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return said.err.strip()


@pytest.fixture
def record(tmp_path):
    """Writes a record to a file and gives its path as text."""

    def write(text):
        path = tmp_path / "game.txt"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    return write


def test_show_prints_a_set_up_that_is_read_again(capsys):
    assert main(["show", "windmill+free-kings", "4711"]) == 0
    shown = parse_record(capsys.readouterr().out)
    assert shown.start == parse_record("game: windmill+free-kings\ndeal: 4711").first()


def test_replay_prints_the_last_position_and_how_the_game_stands(capsys, record):
    path = record("game: windmill\ncentre: … 6S\nsail 3: 7C\nwaste: 9C\nmoves:\n  sail 3 > centre\n")
    assert main(["replay", path]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "sail 3: 9C" in lines
    assert lines[-1] == "outcome: open"


def test_replay_passes_over_a_refusal_that_is_announced(capsys, record):
    path = record("game: klondike\ndeal: 1\nmoves:\nwaste > stock  !StockNotEmpty  # why not\nstock > waste\n")
    assert main(["replay", path]) == 0
    assert capsys.readouterr().out


def test_an_illegal_line_is_told_with_its_reason(capsys, record):
    path = record("game: klondike\ndeal: 1\nmoves:\n  stock > waste\n  stock > column 1\n")
    said = "stock > column 1 is against the rules: TurnFirst (rule available); expected a legal move"
    assert faults(capsys, "replay", path) == f"{path}:5: {said}"


def test_a_refusal_for_another_reason_is_a_fault(capsys, record):
    path = record("game: klondike\ndeal: 1\nmoves:\nstock > column 1 !StockIsEmpty\n")
    assert faults(capsys, "replay", path).endswith("TurnFirst (rule available); expected !StockIsEmpty")


def test_a_legal_move_that_should_be_refused_is_a_fault(capsys, record):
    path = record("game: klondike\ndeal: 1\nmoves:\nstock > waste !StockIsEmpty\n")
    assert faults(capsys, "replay", path) == f"{path}:4: the move is legal; expected it to be refused as !StockIsEmpty"


def test_a_line_that_is_no_notation_is_told_with_its_number(capsys, record):
    path = record("game: klondike\ncolumn 1: KX\n")
    assert faults(capsys, "replay", path).startswith(f"{path}:2: column 1: 'KX' is no card; expected")


def test_a_missing_file_is_told(capsys, tmp_path):
    path = str(tmp_path / "none.txt")
    assert faults(capsys, "replay", path).startswith(f"{path}: ")
    assert faults(capsys, "replay", str(tmp_path)).startswith(f"{tmp_path}: ")


def test_a_file_that_is_not_utf_8_is_told_with_the_line(capsys, record):
    path = record("game: klondike\ndeal: 1\n# Dame f\xfcr K\xf6nig".encode("latin-1"))
    assert faults(capsys, "replay", path) == f"{path}:3: the text is not UTF-8"


@pytest.mark.parametrize("number", ["0", "-3", "1000000", "x", "", "1.5", "٣"])
def test_a_bad_deal_number_is_told(capsys, number):
    assert faults(capsys, "show", "windmill", number) == f"{number!r} is no deal; expected a number from 1 to 999999"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("whist", "unknown game 'whist'; known: eagle-wing, easthaven"),
        ("windmill+x", "windmill: unknown variant x; known: kings-from-start, free-kings, reversed"),
        ("windmill+reversed+free-kings", "windmill: free-kings and reversed do not go together"),
    ],
)
def test_an_unknown_game_or_variant_is_told(capsys, name, said):
    assert faults(capsys, "show", name, "1").startswith(said)


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in the browser")
def test_the_module_runs_as_a_command():
    command = [sys.executable, "-m", "patience", "show", "klondike", "0"]
    done = subprocess.run(command, cwd=ROOT / "engine", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "'0' is no deal; expected a number from 1 to 999999\n"


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in the browser")
def test_another_process_with_another_hash_seed_deals_the_same_cards():
    outputs = {
        subprocess.run(
            [sys.executable, "-m", "patience", "show", "eagle-wing", "12345"],
            cwd=ROOT / "engine",
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "engine")},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(outputs) == 1


def test_a_very_long_word_is_told_only_in_part(capsys, record):
    assert faults(capsys, "show", "windmill", "9" * 5000).startswith(f"'{'9' * 60}…' is no deal")
    path = record(f"game: {'w' * 10_000}")
    assert len(faults(capsys, "replay", path)) < 400


def test_a_record_may_begin_with_a_byte_order_mark(capsys, record):
    assert main(["replay", record("\ufeffgame: klondike\ndeal: 1\n".encode())]) == 0
    assert "outcome: open" in capsys.readouterr().out


@pytest.mark.parametrize(
    "text, told",
    [
        (f"game: klondike\ncolumn 1: {'KS ' * 501}", ":2: column 1 has too many words; expected at most 500"),
        (f"game: klondike\n{'#' * 1_000_001}", ":1: there are 1000016 characters; expected at most 1000000"),
        ("game: klondike\ndeal: 1\nmoves:\ncolumn 1 x1٣ > column 2", ":4: 'column 1 x1٣ > column 2' is no move"),
    ],
)
def test_what_no_record_needs_is_told_at_once(capsys, record, text, told):
    path = record(text.encode())
    assert faults(capsys, "replay", path).startswith(f"{path}{told}")


def test_a_full_disk_is_told_in_a_sentence():
    command = [sys.executable, "-m", "patience", "show", "klondike", "1"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert done.stderr == "the text could not be written: No space left on device; expected room for it\n"
