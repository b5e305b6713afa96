"""Every kind of sentence that a game's demo can say, each once, found by the walks that also find the refusals."""

from collections.abc import Iterator
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from elsewhere import ROOT
from patience import Game, Outcome, State, legal_moves, outcome
from patience.playing.moving import Fill, carry_out
from playing import ways
from reasons import refusals, walks
from tabletop.advice import hints
from tabletop.hearing import Hearing
from tabletop.sentences import Sentences
from tabletop.words import Words

LANGUAGES = tuple(sorted(path.parts[-3] for path in (ROOT / "i18n").glob("*/LC_MESSAGES/demo.po")))


@cache
def words(language: str) -> Words:
    """The words of a language of the site."""
    catalog = ROOT / "i18n" / language / "LC_MESSAGES" / "demo.po"
    compiled = BytesIO()
    with catalog.open("rb") as file:
        write_mo(compiled, read_po(file, locale=language))
    return Words(GNUTranslations(BytesIO(compiled.getvalue())) if language != "en" else NullTranslations())


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


def _heard(game: Game, walk: list[State], state: State, speech: Words) -> Iterator[tuple[str, str]]:
    hearing = Hearing(speech, game, state)
    notes = " ".join(sorted({note.name for note in state.notes}))
    yield f"unseen {len(walk) > 1} {notes}".strip(), hearing.unseen()
    yield "position", hearing.position()
    for place, hint in enumerate(hints(game, [state])):
        yield f"hint {hint.use.name.lower()} {min(place, 1)}", hearing.hint(hint, place)
    yield "hint none", hearing.hint(None, 0)
