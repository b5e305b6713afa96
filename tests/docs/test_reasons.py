"""Every reason for a refusal has its sentence, in English and in every other language of the site."""

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from patience import refusals
from patience.refusals import Illegal
from tabletop.sentences import REFUSALS

ROOT = Path(__file__).parents[2]
REASONS = [reason for reason in vars(refusals).values() if isinstance(reason, type) and issubclass(reason, Illegal)][1:]
CATALOGS = sorted(path for path in (ROOT / "i18n").glob("*/LC_MESSAGES/demo.po") if path.parts[-3] != "en")


@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.__name__)
def test_every_reason_has_a_sentence(reason):
    assert REFUSALS[reason]


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.parts[-3])
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.__name__)
def test_every_reason_is_translated(reason, catalog):
    with catalog.open("rb") as file:
        message = read_po(file).get(REFUSALS[reason])
    assert message is not None
    assert message.string
    assert not message.fuzzy
