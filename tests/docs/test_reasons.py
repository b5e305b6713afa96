"""Every reason for a refusal has its sentence in every other language of the site, a rule's own reasons too."""

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from patience import refusals
from patience.refusals import Illegal
from playing import WAYS

ROOT = Path(__file__).parents[2]
COMMON = [reason for reason in vars(refusals).values() if isinstance(reason, type) and issubclass(reason, Illegal)][1:]
OF_RULES = {reason for way in WAYS for rule in way.rules for reason in rule.refusals}
REASONS = [*COMMON, *sorted(OF_RULES, key=lambda reason: reason.__name__)]
CATALOGS = sorted(path for path in (ROOT / "i18n").glob("*/LC_MESSAGES/demo.po") if path.parts[-3] != "en")


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.parts[-3])
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.__name__)
def test_every_reason_is_translated(reason, catalog):
    with catalog.open("rb") as file:
        message = read_po(file).get(reason.says)
    assert message is not None
    assert all(message.string if message.pluralizable else [message.string])
    assert not message.fuzzy
