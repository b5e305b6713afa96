"""What a game's demo says: every kind of sentence once, found by the walks that also find the refusals; and a game."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from elsewhere import ROOT
from patience import Game, Outcome, Record, State, legal_moves, outcome, write_record
from patience.playing.moving import Fill, carry_out
from patience.text.notation import write_move
from playing import ways
from reasons import refusals, walks
from tabletop import offers
from tabletop.advice import hints
from tabletop.hearing import Hearing
from tabletop.protocol import Session
from tabletop.sentences import MOST_NAMED, Sentences
from tabletop.words import Words

SEEN_AT = 10  # every so many positions of a walk
LANGUAGES = tuple(sorted(path.parts[-3] for path in (ROOT / "i18n").glob("*/LC_MESSAGES/demo.po")))


@cache
def compiled(language: str) -> bytes:
    """The catalog of a language of the site, as the browser gets it."""
    catalog, written = ROOT / "i18n" / language / "LC_MESSAGES" / "demo.po", BytesIO()
    with catalog.open("rb") as file:
        write_mo(written, read_po(file, locale=language))
    return written.getvalue()


@cache
def words(language: str) -> Words:
    """The words of a language of the site."""
    return Words(GNUTranslations(BytesIO(compiled(language))) if language != "en" else NullTranslations())


def sentences(game: Game, language: str) -> str:
    """Lists what is said of a game and its variants, a line for each kind: what it is, and the sentence."""
    said: dict[str, str] = {}
    for way in ways(game):
        for kind, sentence in _said(way, words(language)):
            said.setdefault(kind, sentence)
    return "".join(f"{kind}: {sentence}\n" for kind, sentence in sorted(said.items()))


def _said(game: Game, speech: Words) -> Iterator[tuple[str, str]]:
    spoken = Sentences(speech)
    for _, move, reason in refusals(game):
        yield f"refused {reason.name} {reason.rule}", spoken.refused(game, move, reason)
    for walk in walks(game):
        for state in walk:
            yield from _moves(game, state, spoken)
        for state in walk[::SEEN_AT]:
            yield from _taken(game, state, spoken)
        for state in (walk[0], walk[-1]):
            yield from _heard(game, walk, state, speech)
            stands = outcome(game, state)
            if stands is not Outcome.OPEN:
                yield f"stands {stands.value}", spoken.standing(game, state, stands)


def _moves(game: Game, state: State, spoken: Sentences) -> Iterator[tuple[str, str]]:
    for move in legal_moves(game, state):
        action = game.action[move.source.group, move.target.group]
        onto = "all" if move.target not in game.index else "cards" if game.pile(state, move.target).cards else "gap"
        many = "sequence" if move.count > 1 else "card"
        after, forced = carry_out(game, state, move)
        events = "".join(
            f", filled from {event.source.group}" if isinstance(event, Fill) else ", turned up" for event in forced
        )
        yield f"done {action.id} {many} onto {onto}{events}", spoken.done(game, state, move, after, forced)
        yield f"undone {action.id} {many}", spoken.undone(game, state, move)


def _taken(game: Game, state: State, spoken: Sentences) -> Iterator[tuple[str, str]]:
    legal = list(legal_moves(game, state))
    for lifted, sentence in offers.lifts(game, state, legal, spoken).items():
        many = "sequence" if re.search(r" x\d", lifted) else "card"
        targets = sum(write_move(game, move).startswith(f"{lifted} > ") for move in legal)
        yield f"taken {many} {min(targets, MOST_NAMED + 1)}", sentence
    for pile, question in offers.choices(game, state, legal, spoken).items():
        yield f"asked {pile.split()[0]}", question


def _heard(game: Game, walk: list[State], state: State, speech: Words) -> Iterator[tuple[str, str]]:
    hearing = Hearing(speech, game, state)
    notes = " ".join(sorted({note.name for note in state.notes}))
    yield f"unseen {len(walk) > 1} {notes}".strip(), hearing.unseen()
    yield "position", hearing.position()
    for place, hint in enumerate(hints(game, [state])):
        yield f"hint {hint.use.name.lower()} {min(place, 1)}", hearing.hint(hint, place)
    yield "hint none", hearing.hint(None, 0)


def game_by_ear(played: Record, language: str, length: int) -> Iterator[str]:
    """Yields what is heard of the first moves of a game: focus, taking, target and move, line by line."""
    session = Session({language: compiled(language)})
    record = write_record(replace(played, moves=()))

    def ask(do: str, **fields: object) -> dict:
        asked = {"v": 1, "id": 1, "do": do, "demo": "demo", "lang": language, "record": record, **fields}
        return json.loads(session.handle(json.dumps(asked)))["ok"]

    answer = ask("show")
    piles = answer["piles"]
    for number, move in enumerate(played.moves[:length]):
        text = write_move(played.game, move)
        source, target = text.split(" > ")
        if text in answer["taps"].values():
            touched = next(pile for pile, meant in answer["taps"].items() if meant == text)
            yield f"- {_label(piles, touched)}"
        else:
            yield f"- {_label(piles, source)}"
            yield f"  {answer['lifts'].get(source) or answer['choices'].get(target) or '–'}"
            yield f"  > {_label(piles, target)}"
        answer = ask("play", moves=[text])
        piles |= answer["piles"]
        yield f"  {answer['say']}"
        record += f"{'' if number else 'moves:' + chr(10)}  {text}\n"
    yield f"= {ask('hear')['say']}"
    yield f"= {ask('hear', what='unseen')['say']}"


def _label(piles: dict[str, str], lifted: str) -> str:
    """The name of the button that stands for what is lifted, or of the top one."""
    pile, _, count = lifted.partition(" x")
    (html,) = (html for html in piles.values() if f'data-pile="{pile}"' in html)
    wanted = rf'data-lifts="{count}"[^>]*' if count else ""
    return re.findall(rf'<button[^>]*{wanted}aria-label="([^"]*)"', html)[0 if count else -1]
