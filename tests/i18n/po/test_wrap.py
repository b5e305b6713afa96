"""Catalogs are wrapped as GNU gettext, Poedit and Weblate wrap them, so that no tool rewraps the work of another."""

import subprocess
from pathlib import Path

from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.wrap import WIDTH, wrapped

LONG = "The ranks run from low to high: Ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, Jack, Queen, King, and the blank stays behind."


def test_a_long_text_begins_on_a_line_of_its_own_and_keeps_blanks_at_ends_of_lines() -> None:
    lines = list(wrapped("msgid", LONG))
    assert lines[0] == 'msgid ""'
    assert all(len(line) <= WIDTH for line in lines)
    assert all(line.endswith(' "') for line in lines[1:-1])
    assert "".join(line.strip('"') for line in lines[1:]) == LONG


def test_a_short_text_stays_on_its_line() -> None:
    assert list(wrapped("msgid", "Ace")) == ['msgid "Ace"']


def test_old_and_obsolete_texts_keep_their_marks() -> None:
    for mark in ("#~ ", "#| ", "#~| "):
        lines = list(wrapped("msgid", LONG, mark))
        assert lines[0] == f'{mark}msgid ""'
        assert all(line.startswith(f'{mark}"') for line in lines[1:])


def test_an_escape_is_never_torn() -> None:
    text = 'a"b ' * 40
    pieces = list(wrapped("msgid", text))[1:]
    assert not any(piece.endswith('\\"') and not piece.endswith('\\""') for piece in pieces)
    assert "".join(piece[1:-1] for piece in pieces) == text.replace('"', '\\"')


def test_gnu_gettext_would_not_change_a_line(tmp_path: Path) -> None:
    message = [*wrapped("msgid", LONG), *wrapped("msgstr", LONG)]
    text = po_file.new_header("test", "de") + "\n\n" + "\n".join(message) + "\n"
    (tmp_path / "a.po").write_text(text)
    done = subprocess.run(["msgcat", f"--width={WIDTH}", "a.po"], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == text
