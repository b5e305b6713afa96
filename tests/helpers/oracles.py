"""Other programs' traces: their piles and moves in our words, and the filters that make their rules ours."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from patience import Card, Game, Move, Pile, PileId, State
from patience.definition.groups import Kind
from patience.text.notation import parse_card

FOLDER = Path(os.environ.get("ORACLE_DIR") or Path(__file__).parent.parent / "data" / "oracle")
SPREAD = {"windmill": "sail", "eagle-wing": "wing"}  # their r; columns elsewhere
THEIR_SUITS = "CSHD"
RESERVE = {"eagle-wing": "trunk", "willow": "fan"}  # their b


def lines(name: str) -> Iterator[dict]:
    with (FOLDER / f"{name}.jsonl").open(encoding="utf-8") as file:
        yield from map(json.loads, file)


def read_cards(text: str, seen: dict[Card, int]) -> Pile:
    """Reads cards without blanks; the second of two twins is of the second pack."""
    cards, down = [], 0
    for n in range(0, len(text), 2):
        card, is_down, _ = parse_card(text[n : n + 2])
        cards.append(card._replace(pack=seen.setdefault(card, 0)))
        seen[card] += 1
        down += is_down
    return Pile(tuple(cards), down)


def read_deck(text: str) -> tuple[Card, ...]:
    return read_cards(text, {}).cards


def read_start(game: Game, start: dict) -> State:
    """Makes our position of their piles."""
    seen: dict[Card, int] = {}
    piles = {PileId("waste"): read_cards(start.get("w", ""), seen)}
    stock = read_cards(start.get("s", ""), seen).cards[::-1]
    piles[PileId("stock")] = Pile(stock, len(stock))
    for n, text in enumerate(start["f"]):
        piles[_foundation(game, n)] = read_cards(text, seen)
    for n, text in enumerate(start["r"]):
        piles[PileId(SPREAD.get(game.id, "column"), n)] = read_cards(text, seen)
    for n, text in enumerate(start.get("b", [])):
        piles[PileId(RESERVE[game.id], n)] = read_cards(text, seen)
    return State(tuple(piles[name] for name in game.piles))


def _foundation(game: Game, n: int) -> PileId:
    if game.id == "windmill":
        return PileId("centre") if n == 0 else PileId("corner", n - 1)
    return PileId("foundation", n)


class Theirs(NamedTuple):
    """A move in the other program's words."""

    source: str
    target: str
    count: int = 1


def read_move(text: str) -> Theirs:
    if text == "D":
        return Theirs("D", "")
    source, count, target = re.fullmatch(r"([frbw]\d*)(?:x(\d+))?>([frbw]\d*)", text).groups()
    return Theirs(source, target, int(count or 1))


def their_name(game: Game, state: State, pile: PileId) -> str:
    """Names one of our piles as they do; their foundations belong to suits, ours to who comes first."""
    kind = game.group[pile.group].kind
    if kind is Kind.FOUNDATION and game.id == "windmill":
        return "f0" if pile.group == "centre" else f"f{pile.index + 1}"
    if kind is Kind.FOUNDATION:
        cards = game.pile(state, pile).cards
        return f"f{THEIR_SUITS.index(cards[0].suit) if cards else ''}"
    if pile.group in ("waste", "stock"):
        return pile.group[0]
    letter = "b" if pile.group == RESERVE.get(game.id) else "r"
    return f"{letter}{pile.index}"


def as_theirs(game: Game, state: State, move: Move) -> Theirs:
    """Writes our move in their words; the stock's turn, row and redeal are all D."""
    if move.target.group in ("stock", "columns") or (move.source.group, move.target.group) == (
        "stock",
        "waste",
    ):
        return Theirs("D", "")
    return Theirs(their_name(game, state, move.source), their_name(game, state, move.target), move.count)


def any_foundation(game: Game, move: Theirs) -> Theirs:
    """Forgets which foundation a card goes to, where they are all alike."""
    if game.id == "windmill" or not move.target.startswith("f"):
        return move
    return move._replace(target="f")


def as_ours(game: Game, state: State, move: Theirs, legal: list[Move]) -> Move | None:
    """Finds the legal move of ours that is theirs, or None."""
    wanted = any_foundation(game, move)
    return next((ours for ours in legal if any_foundation(game, as_theirs(game, state, ours)) == wanted), None)


# --- The filters: a predicate tells which of their moves our rules keep. ---


def only_king(game: Game, state: State, corner: str) -> bool:
    return len(game.pile(state, PileId("corner", int(corner[1]) - 1)).cards) == 1


def windmill(game: Game, state: State, move: Theirs, borrowed: bool) -> bool:
    """Their Windmill lets any foundation card move, without end."""
    if move.source.startswith("f"):
        if move.target != "f0" or move.source == "f0" or borrowed or only_king(game, state, move.source):
            return False
        source = PileId("corner", int(move.source[1]) - 1)
    elif move.source == "D":
        return True
    else:
        source = PileId("waste") if move.source == "w" else PileId("sail", int(move.source[1]))
    is_king = game.pile(state, source).cards[-1].rank == 13
    open_corner = any(not game.pile(state, PileId("corner", n)).cards for n in range(4))
    return not (move.target == "f0" and is_king and open_corner)


def no_foundation_back(move: Theirs) -> bool:
    return not move.source.startswith("f")


def top_or_all(game: Game, state: State, move: Theirs) -> bool:
    """Keeps moves of one card or of all face-up cards."""
    if not (move.source.startswith("r") and move.target.startswith("r")):
        return True
    pile = game.pile(state, PileId("column", int(move.source[1:])))
    return move.count in (1, len(pile.face_up))
