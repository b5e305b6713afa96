"""What the page asks and is answered: JSON in, JSON out, the same on every platform.

A request is `{v, id, do, demo, lang, record}`, the record in its text form; an answer is `ok` with the piles that
changed, `refused` with a sentence and the rule's anchor, or `failed`, which is our fault. A touch takes one request
at most: an answer brings along what the next touch needs, and one with `more` is followed by its `rest`, unasked, so
that no board waits for a search.
"""

import gettext
import io
import json
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from patience import Illegal, Move, Record, State, apply, judge, legal_moves, outcome, parse_record
from patience.definition.groups import Kind
from patience.playing.judging import judge_lift
from patience.playing.moving import carry_out
from patience.playing.outcome import Outcome, at_sight
from patience.registry import GAMES, Games
from patience.text.comments import parse_commented
from patience.text.notation import NotationError, parse_move, parse_pile_name, write_move
from patience.text.record import replay
from tabletop import offers
from tabletop.advice import hints, safe_move, way_to_the_end
from tabletop.board import Board
from tabletop.hearing import Hearing
from tabletop.sentences import Sentences
from tabletop.table import Table
from tabletop.words import Words
from tabletop.wreath import wreath

VERSION = 1
UNPROVEN = "unproven"  # an outcome that takes a search: the rest of the answer tells it


@dataclass
class Session:
    """Answers requests; keeps each demo's last positions, so that nothing is replayed without need.

    `catalogs` holds the compiled gettext catalogs by language; a language without one gets English. `games` are those
    that can be played.
    """

    catalogs: Mapping[str, bytes]
    games: Games = GAMES
    tables: dict[str, Table] = field(default_factory=dict)
    languages: dict[tuple[str, bool], Sentences] = field(default_factory=dict)
    searching: "_Search | None" = None

    def handle(self, request: str) -> str:
        """Answers a request; whatever goes wrong on our side is an answer too."""
        asked: Any = None
        self.searching = None
        try:
            asked = json.loads(request)
            answer = self._answer(asked)
        except NotationError as fault:
            answer = _failed("E_RECORD", str(fault))
        except Exception:
            self.searching = None
            answer = _failed("E_ENGINE", traceback.format_exc())
        if self.searching:
            answer["more"] = True
        return json.dumps({"v": VERSION, "id": asked.get("id") if isinstance(asked, dict) else None, **answer})

    def rest(self) -> str | None:
        """Gives what the last answer left open, for it takes a search; None where it was whole."""
        if self.searching is None:
            return None
        search, self.searching = self.searching, None
        return json.dumps({"v": VERSION, "id": search.request.asked.get("id"), "rest": search.found()})

    def _answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        answers: dict[str, Callable[[_Request], dict[str, Any]]] = {
            "show": self._show,
            "play": self._play,
            "undo": self._undo,
            "go": self._go,
            "tell": self._tell,
            "picture": self._picture,
            "read": self._read,
            "why": self._why,
            "hint": self._hint,
            "safe": self._safe,
            "hear": self._hear,
        }
        if asked.get("v") != VERSION or asked.get("do") not in answers:
            return _failed("E_PROTOCOL", f"unknown request {asked.get('do')!r}, version {asked.get('v')!r}")
        read = _read_leniently if asked.get("lenient") else parse_record
        record = read(asked["record"], self.games)
        sentences = self._sentences(asked["lang"], asked.get("letters") == "international")
        board = Board(record.game, sentences.words, asked["demo"])
        return answers[asked["do"]](_Request(asked, record, board, sentences))

    def _sentences(self, language: str, international: bool) -> Sentences:
        known = (language, international)
        if known not in self.languages:
            compiled = self.catalogs.get(language)
            translations = gettext.GNUTranslations(io.BytesIO(compiled)) if compiled else gettext.NullTranslations()
            self.languages[known] = Sentences(Words(translations, international))
        return self.languages[known]

    def _show(self, request: "_Request") -> dict[str, Any]:
        """Draws the whole board of a record; `kept` counts the moves that the rules allow, from the first."""
        record = request.record
        kept = _legal_moves_of(record) if request.asked.get("lenient") else len(record.moves)
        request = replace(request, record=replace(record, moves=record.moves[:kept]))
        table, game = self._table(request, anew=True), record.game
        board, stands = request.board.table(table.positions[-1]), outcome(game, table.positions[-1])
        answer = self._after(request, table, "")
        return {
            "ok": {
                **answer["ok"],
                "outcome": stands.value,
                "say": request.sentences.standing(game, table.positions[-1], stands),
                "board": board,
                "arrows": offers.arrows(game),
                "kept": kept,
            }
        }

    def _play(self, request: "_Request") -> dict[str, Any]:
        """Makes moves, all or none; where asked to, plays off what nobody will miss after them. Tells what was made."""
        table, game = self._table(request), request.record.game
        said, made = [], []

        def make(move: Move) -> None:
            before = table.positions[-1]
            after, forced = table.play(move)
            said.append(request.sentences.done(game, before, move, after, forced))
            made.append(write_move(game, move))

        for text in request.asked["moves"]:
            move = parse_move(game, text)
            if reason := judge(game, table.positions[-1], move):
                table.keep(len(request.record.moves))
                return request.refused(move, reason)
            make(move)
        while request.asked.get("auto") and (safe := safe_move(game, table.positions[-1])):
            make(safe)
        answer = self._after(request, table, " ".join(said))
        return {"ok": {**answer["ok"], "made": made}}

    def _undo(self, request: "_Request") -> dict[str, Any]:
        """Takes back the last moves of the record: one, or as many as were made together."""
        table, game = self._table(request), request.record.game
        count = int(request.asked.get("count", 1))
        if not 1 <= count <= len(table.record.moves):
            return _failed("E_RECORD", "there is no move to take back")
        move = table.record.moves[-count]
        table.keep(len(table.record.moves) - count)
        return self._after(request, table, request.sentences.undone(game, table.positions[-1], move))

    def _go(self, request: "_Request") -> dict[str, Any]:
        """Goes on or back to the end of a record, and says its last move again."""
        table = self._table(request)
        made = len(request.record.moves)
        return self._after(request, table, self._said(request, table, made - 1) if made else "")

    def _tell(self, request: "_Request") -> dict[str, Any]:
        """Says the moves of a record, from the first one asked for."""
        table, first = self._table(request), int(request.asked["first"])
        last = min(len(request.record.moves), first + int(request.asked["count"]))
        return {"ok": {"said": [self._said(request, table, number) for number in range(first, last)]}}

    def _said(self, request: "_Request", table: Table, number: int) -> str:
        game, move = request.record.game, table.record.moves[number]
        before, after = table.positions[number : number + 2]
        return request.sentences.done(game, before, move, after, carry_out(game, before, move)[1])

    def _picture(self, request: "_Request") -> dict[str, Any]:
        """Draws the last position of a record that the rules allow, to be looked at."""
        record = request.record
        kept = _legal_moves_of(record)
        state = replay(replace(record, moves=record.moves[:kept]))
        return {"ok": {"board": Board(record.game, request.sentences.words).table(state), "kept": kept}}

    def _read(self, request: "_Request") -> dict[str, Any]:
        """Reads a record in a text file with its comments; of one that is none, the first line at fault."""
        try:
            read = parse_commented(request.asked["text"], self.games)
        except NotationError as fault:
            return {"ok": {"line": fault.line}}
        game = read.record.game
        return {
            "ok": {
                "game": game.id,
                "name": request.sentences.words.game(game),
                "variants": sorted(game.chosen),
                "deal": read.record.start if isinstance(read.record.start, int) else None,
                "setup": None if isinstance(read.record.start, int) else read.written,
                "moves": [write_move(game, move) for move in read.record.moves],
                "comments": [(str(made), words) for made, words in read.comments.items()],
            }
        }

    def _hint(self, request: "_Request") -> dict[str, Any]:
        """Gives one of the moves worth trying; they are counted round and round."""
        table, game = self._table(request), request.record.game
        found = hints(game, table.positions)
        place = int(request.asked.get("number", 0)) % max(1, len(found))
        chosen = found[place] if found else None
        said = self._hearing(request, table).hint(chosen, place)
        return {"ok": {"say": said, "move": write_move(game, chosen.move) if chosen else None}}

    def _safe(self, request: "_Request") -> dict[str, Any]:
        """Finds all cards that may go to the foundations and that nobody will miss."""
        table, game = self._table(request), request.record.game
        state, moves = table.positions[-1], []
        while move := safe_move(game, state):
            moves.append(write_move(game, move))
            state = apply(game, state, move)
        return {"ok": {"moves": moves}}

    def _hear(self, request: "_Request") -> dict[str, Any]:
        """Reads the position, or what it does not show."""
        hearing = self._hearing(request, self._table(request))
        return {"ok": {"say": hearing.unseen() if request.asked.get("what") == "unseen" else hearing.position()}}

    def _hearing(self, request: "_Request", table: Table) -> Hearing:
        return Hearing(request.sentences.words, request.record.game, table.positions[-1])

    def _why(self, request: "_Request") -> dict[str, Any]:
        """Says why cards may not be lifted."""
        table, game = self._table(request), request.record.game
        source, count = parse_pile_name(game, request.asked["source"]), int(request.asked["count"])
        if reason := judge_lift(game, table.positions[-1], source, count):
            return request.refused(Move(source, source, count), reason)
        return {"ok": {}}

    def _table(self, request: "_Request", *, anew: bool = False) -> Table:
        """Finds the table of a demo, with the record played out on it."""
        record, table = request.record, self.tables.get(request.asked["demo"])
        if anew or table is None or not table.holds(record):
            table = self.tables[request.asked["demo"]] = Table(Record(record.game, record.start), [record.first()])
        table.follow(record)
        return table

    def _after(self, request: "_Request", table: Table, said: str) -> dict[str, Any]:
        """Describes the table: the piles that changed since they were last sent, and the moves on offer.

        How it stands is told at sight only, so that the board need not wait for a search.
        """
        game, state = request.record.game, table.positions[-1]
        changed, legal = table.redrawn(request.board), list(legal_moves(game, state))
        stands = at_sight(game, state)
        ending = request.sentences.standing(game, state, stands) if stands else ""
        if stands in (None, Outcome.OPEN):
            self.searching = _Search(request, state, proven=stands is not None)
        won = {"wreath": wreath(game, request.sentences.words)} if stands is Outcome.WON else {}
        return {
            "ok": {
                **won,
                "piles": changed,
                "moves": [write_move(game, move) for move in legal],
                "say": f"{said} {ending}".strip(),
                "taps": offers.taps(game, state),
                "quick": offers.double_taps(game, state, legal),
                "lifts": offers.lifts(game, state, legal, request.sentences),
                "choices": offers.choices(game, state, legal, request.sentences),
                "outcome": stands.value if stands else UNPROVEN,
                "played": len(table.record.moves),
            }
        }


@dataclass(frozen=True)
class _Request:
    """A request that was read."""

    asked: dict[str, Any]
    record: Record
    board: Board
    sentences: Sentences

    def refused(self, move: Move, reason: Illegal) -> dict[str, Any]:
        sentence = self.sentences.refused(self.record.game, move, reason)
        return {"refused": {"reason": reason.name, "say": sentence, "anchor": reason.anchor}}


@dataclass(frozen=True)
class _Search:
    """What is to be found out about a position that a board was drawn of."""

    request: _Request
    state: State
    proven: bool

    def found(self) -> dict[str, Any]:
        """Gives how the game stands, and the moves to its end where the foundations and the stock are enough."""
        game = self.request.record.game
        stands = Outcome.OPEN if self.proven else outcome(game, self.state)
        way = way_to_the_end(game, self.state) or ()
        return {
            "outcome": stands.value,
            "say": self.request.sentences.standing(game, self.state, stands),
            "finish": [write_move(game, move) for move in way],
            "cards": sum(game.group[move.target.group].kind is Kind.FOUNDATION for move in way),
        }


def _failed(code: str, detail: str) -> dict[str, Any]:
    return {"failed": {"code": code, "detail": detail}}


def _read_leniently(text: str, games: Games) -> Record:
    """Reads a record up to the first move that is none."""
    try:
        return parse_record(text, games)
    except NotationError as fault:
        lines = text.splitlines()[: fault.line - 1]
        if "moves:" not in lines:
            raise
        return parse_record("\n".join(lines), games)


def _legal_moves_of(record: Record) -> int:
    """Counts the moves of a record, from the first, that the rules allow."""
    state = record.first()
    for number, move in enumerate(record.moves):
        if judge(record.game, state, move):
            return number
        state = apply(record.game, state, move)
    return len(record.moves)
