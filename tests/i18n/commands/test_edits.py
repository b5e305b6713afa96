"""Whatever an author does to a page, no translation is lost; what has the same words stays as it is."""

import pytest

from edits import EDITS, Edit, ours, outcome

ALL = pytest.mark.parametrize("edit", EDITS, ids=[edit.name for edit in EDITS])


@ALL
def test_an_edit_keeps_every_translation(edit: Edit) -> None:
    found = outcome(edit, ours, word=False)
    assert found.lost == 0
    assert (found.fuzzy == 0) is edit.same_words


@ALL
def test_an_edit_with_one_word_changed_keeps_every_translation_as_fuzzy_at_least(edit: Edit) -> None:
    assert outcome(edit, ours, word=True).lost == 0
