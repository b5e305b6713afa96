"""Examples as HTML: a picture, a demo to play, or steps to go through."""

import json
import re
from dataclasses import dataclass
from gettext import NullTranslations
from html import escape

from mkdocs_patience.drawn.faces import sprite
from mkdocs_patience.drawn.icons import symbols
from mkdocs_patience.pages.differences import differences
from mkdocs_patience.pages.frames import play, yours
from mkdocs_patience.pages.labels import labels
from mkdocs_patience.pages.lesson import Answers
from mkdocs_patience.pages.tokens import spoken
from patience import Game, State
from patience.registry import Games
from patience.text.notation import write_move
from patience.text.record import Example, Frame, write_game
from tabletop.board import Board
from tabletop.sentences import Sentences

HIDDEN = re.compile(r"\b[a2-9tjqk][shdc]2?\b")  # a face-down card in a set-up


@dataclass(frozen=True)
class Drawing:
    """Draws the examples of one page in one language; `runtime` is the address of the published bundle."""

    language: str
    sentences: Sentences
    runtime: str
    games: Games

    def draw(self, example: Example) -> str:
        """Draws an example as its header and steps ask for."""
        if base := example.options.get("compare"):
            return self._differences(self.games[base], example.game)
        if example.options.get("play"):
            return self._demo(example)
        return self._steps(example) if example.steps else self._picture(example)

    def shared(self) -> str:
        """Gives what all boards of a page need once: the faces of the cards and the words of the buttons."""
        words = _json(labels(self._translations))
        return (
            f'<div class="patience-shared" data-search-exclude>{sprite()}'
            f'<svg width="0" height="0" aria-hidden="true">{symbols()}</svg>'
            f'<script type="application/json" id="patience-labels">{words}</script></div>'
        )

    @property
    def _translations(self) -> NullTranslations:
        return self.sentences.words.translations

    def _board(self, game: Game, state: State) -> str:
        return Board(game, self.sentences.words).table(state)

    def _stage(self, game: Game, state: State) -> str:
        return f'<div class="patience-stage">{self._board(game, state)}</div>'

    def _figure(self, example: Example) -> str:
        caption = ""
        if isinstance(example.start, int):
            text = self._translations.gettext("Layout after dealing, deal no. {number}")
            caption = f"<figcaption>{escape(text.format(number=example.start))}</figcaption>"
        stage = self._stage(example.game, example.record().first())
        return f'<figure class="patience-figure" data-search-exclude>{stage}{caption}</figure>'

    def _differences(self, base: Game, game: Game) -> str:
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in differences(base, game, self.sentences.words))
        return f'<ul class="patience-differences">{items}</ul>'

    def _picture(self, example: Example) -> str:
        return f'<div class="patience">{self._figure(example)}</div>'

    def _demo(self, example: Example) -> str:
        game = example.game
        names = {variant.id: self.sentences.words.variant(game, variant.id) for variant in game.variants}
        attributes = {
            "game": game.id,
            "deal": example.start,
            "language": self.language,
            "runtime": self.runtime,
            "variants": json.dumps(names, ensure_ascii=False),
            "together": json.dumps([sorted(ids) for ids in game.combinations]),
        }
        written = "".join(f' data-{name}="{escape(str(value))}"' for name, value in attributes.items())
        name = self.sentences.words.game(game)
        label = escape(self._translations.gettext("Table: {game}").format(game=name))
        deal = escape(self._translations.gettext("Deal no. {number}").format(number=example.start))
        stage = self._stage(game, example.record().first())
        return (
            f'<patience-demo class="patience" role="region" aria-label="{label}" data-search-exclude{written}>'
            f'<div class="patience-head"><span class="patience-title">{escape(name)}</span></div>'
            f"{stage}"
            '<div class="patience-line"><p class="patience-status" role="status"></p></div>'
            f'<p class="patience-deal">{deal}</p></patience-demo>'
        )

    def _steps(self, example: Example) -> str:
        marked = yours(example)
        steps = "".join(
            self._step(
                example.game, frame, f"{example.game.id}-lesson-{example.steps[0].line}-{n}" if n in marked else None
            )
            for n, frame in enumerate(play(example), 1)
        )
        label = escape(self._translations.gettext("Worked example"))
        return (
            f'<patience-example class="patience" role="group" aria-label="{label}"{_position(example)}>'
            f'{self._figure(example)}<ol class="patience-steps">{steps}</ol></patience-example>'
        )

    def _step(self, game: Game, frame: Frame, lesson: str | None) -> str:
        caption = spoken(escape(frame.step.caption or self._said(game, frame)), self.sentences.words)
        refusal = ""
        if frame.reason:
            sentence = escape(self.sentences.refused(game, frame.step.move, frame.reason))
            link = escape(self._translations.gettext("To the rule"))
            refusal = f'<p class="patience-refusal">{sentence} <a href="#{frame.reason.anchor}">{link}</a></p>'
        summary = escape(self._translations.gettext("Position after this step"))
        board = self._board(game, frame.after)
        position = f"<details data-search-exclude><summary>{summary}</summary>{board}</details>"
        task = self._task(game, frame, lesson) if lesson else ""
        made = "" if frame.reason else f' data-move="{escape(write_move(game, frame.step.move))}"'
        return f"<li{made}><p>{caption}</p>{refusal}{position}{task}</li>"

    def _task(self, game: Game, frame: Frame, lesson: str) -> str:
        """Draws the position before a step to play at, with the answer to whatever the reader may try."""
        board = Board(game, self.sentences.words, lesson).table(frame.before)
        answers = _json(Answers(game, frame.before, self.sentences).to(frame.step.move))
        return f'<template>{board}<script type="application/json">{answers}</script></template>'

    def _said(self, game: Game, frame: Frame) -> str:
        return self.sentences.done(game, frame.before, frame.step.move, frame.after, frame.forced)


def _position(example: Example) -> str:
    """Names the start of an example, so that it can be laid out to be played; none that tells a face-down card."""
    if HIDDEN.search(example.written):
        return ""
    return f' data-record="game: {escape(write_game(example.game))}\n{escape(example.written)}"'


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
