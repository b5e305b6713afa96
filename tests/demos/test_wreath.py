"""The wreath of a won game: it comes with the answer that tells of the win, and with no other."""

import json
import re
from typing import Any

import pytest

from game_folder import won_record
from patience import Record
from patience.text.record import write_record
from tabletop.protocol import Session
from tabletop.wreath import CARDS
from wanted_games import TURNING

WON = won_record(TURNING)


def shown(record: Record) -> dict[str, Any]:
    asked = {"v": 1, "id": 1, "do": "show", "demo": "demo", "lang": "en", "record": write_record(record)}
    return json.loads(Session(catalogs={}).handle(json.dumps(asked)))["ok"]


@pytest.fixture(scope="module")
def wreath() -> str:
    return shown(WON)["wreath"]


def test_a_won_game_brings_a_whole_pack_that_nobody_hears(wreath):
    ring = re.search(r'<ol class="patience-wreath" aria-hidden="true">(.*?)</ol>', wreath)[1]
    assert re.findall(r'data-card="(\w+)"', ring) == [str(card) for card in CARDS]
    assert len(set(CARDS)) == 52


def test_the_wreath_tells_that_the_game_is_won_and_how_many_cards_were_played(wreath):
    total = WON.game.goal.total(WON.game)
    assert re.findall("<p>(.*?)</p>", wreath) == ["You won!", f"{total} cards"]


def test_a_game_that_goes_on_brings_none():
    assert "wreath" not in shown(Record(WON.game, WON.start, WON.moves[:-1]))
