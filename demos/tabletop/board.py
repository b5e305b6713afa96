"""A position as HTML: the same for the page, for the steps of an example and for play."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from patience import Game, Pile, PileId, State
from patience.definition.groups import Group, Kind, Unit
from patience.playing.judging import judge_lift
from patience.playing.piles import opening_rank
from patience.text.notation import write_pile_name
from tabletop.card import big, face, index, style
from tabletop.layout import area
from tabletop.words import Words, capitalised, is_spread

MOVABLE = " data-movable"


@dataclass(frozen=True)
class Board:
    """Draws positions of one game in one language; `demo` names the demo it is played in, or None for a picture."""

    game: Game
    words: Words
    demo: str | None = None

    def table(self, state: State) -> str:
        """Draws the whole position."""
        name = self.words.game(self.game)
        label = escape(self.words.translations.gettext("Layout of {game}").format(game=name))
        piles = "".join(self.pile(state, name) for name in self.game.piles)
        style = f"patience-table patience-table--{self.game.id}"
        return f'<div class="{style}" role="group" aria-label="{label}">{piles}{self._target_word()}</div>'

    def _target_word(self) -> str:
        """Writes what describes a pile that would take the cards in hand, for those who do not see its mark."""
        word = escape(self.words.translations.gettext("possible target"))
        return f'<span id="{self.demo}-target" data-word="target" hidden>{word}</span>' if self.demo else ""

    def pile(self, state: State, name: PileId) -> str:
        """Draws one pile; its element id is `pile_id(name)`."""
        group, pile = self.game.group[name.group], self.game.pile(state, name)
        kind = "column" if is_spread(group) else "waste" if group.kind is Kind.WASTE else "single"
        identity = f' id="{self.pile_id(name)}"' if self.demo else ""
        items = self._spread(state, name) if is_spread(group) else self._single(state, name, group, pile)
        return (
            f'<ol class="patience-pile patience-pile--{kind} patience-at-{area(name)}"{identity}'
            f' data-pile="{write_pile_name(self.game, name)}"{self._heard(name, pile)}>{"".join(items)}</ol>'
        )

    def _heard(self, name: PileId, pile: Pile) -> str:
        """Says how a pile is heard: in play each button names it, in a picture only the list of face-up cards does."""
        if self.demo:
            return ' role="none"'
        return f' aria-label="{escape(self._label(name, pile))}"' if pile.face_up else ""

    def most_lifted(self, state: State, name: PileId) -> int:
        """Tells how many cards may be taken up from a pile together, as far as a touch can mean them."""
        pile, most = self.game.pile(state, name), 0
        for depth in reversed(range(len(pile.cards))):
            lifts = self._lifts(name, pile, depth)
            if judge_lift(self.game, state, name, lifts):
                return most
            most = lifts
        return most

    def pile_id(self, name: PileId) -> str:
        return f"{self.demo}-{area(name)}"

    def _spread(self, state: State, name: PileId) -> Iterator[str]:
        pile = self.game.pile(state, name)
        if not pile.cards:
            yield self._slot(state, name)
            return
        if pile.face_down:
            hidden = _hidden(self.words.hidden(pile.face_down))
            yield f'<li class="patience-backs">{hidden}{_back() * pile.face_down}</li>'
        for depth in range(pile.face_down, len(pile.cards)):
            yield f"<li>{self._face(state, name, pile, depth)}</li>"

    def _single(self, state: State, name: PileId, group: Group, pile: Pile) -> Iterator[str]:
        if not pile.cards:
            yield self._slot(state, name)
        elif pile.face_down == len(pile.cards):
            count = f'<span class="patience-count" aria-hidden="true">{len(pile.cards)}</span>'
            label = self._label(name, pile)
            yield f"<li>{self._element(name, 'top', 'patience-card patience-back', label, count)}</li>"
        else:
            shown = _turned(self.game) if group.kind is Kind.WASTE else 1
            for depth in range(max(0, len(pile.cards) - shown), len(pile.cards)):
                yield f"<li>{self._face(state, name, pile, depth)}</li>"

    def _slot(self, state: State, name: PileId) -> str:
        """Draws an empty place with what it takes: a rank, or nothing at all."""
        group = self.game.group[name.group]
        rank = opening_rank(self.game, state, group)
        mark = f'<span aria-hidden="true">{self.words.letter(rank)}</span>' if rank else ""
        empty = self.words.translations.gettext("{pile}, empty.").format(pile=self.words.pile(self.game, name))
        label = empty
        if group.kind not in (Kind.STOCK, Kind.WASTE):
            label = f"{empty} {self.words.takes(group, rank)}"
        return f"<li>{self._element(name, 'top', 'patience-card patience-slot', capitalised(label), mark)}</li>"

    def _face(self, state: State, name: PileId, pile: Pile, depth: int) -> str:
        card, lifts = pile.cards[depth], self._lifts(name, pile, depth)
        place = "top" if depth == len(pile.cards) - 1 else str(depth + 1)
        drawn = big(card) + face(card) if place == "top" else ""  # of a covered card only the edge shows
        data = f' data-card="{card}"'
        if self.demo:
            movable = "" if judge_lift(self.game, state, name, lifts) else MOVABLE
            data += f' data-lifts="{lifts}"{movable}'
        inside = index(card, self.words) + drawn
        return self._element(name, place, style(card), self._card_label(name, pile, depth), inside, data)

    def _lifts(self, name: PileId, pile: Pile, depth: int) -> int:
        """Tells how many cards are meant when this one is touched."""
        above = len(pile.cards) - depth
        if above > 1 and self.game.group[name.group].unit is Unit.WHOLE_FACE_UP:
            return len(pile.cards) - pile.face_down
        return above

    def _element(self, name: PileId, place: str, look: str, label: str, inside: str, data: str = "") -> str:
        """Draws what can be touched: a button in play, and text in a picture."""
        if self.demo is None:
            return f'<span class="{look}"{data}>{_hidden(label)}{inside}</span>'
        pressed = ' aria-pressed="false"' if data.endswith(MOVABLE) else ""
        return (
            f'<button type="button" class="{look}" id="{self.pile_id(name)}-{place}"{data}'
            f' tabindex="-1"{pressed} aria-label="{escape(label)}">{inside}</button>'
        )

    def _card_label(self, name: PileId, pile: Pile, depth: int) -> str:
        gettext = self.words.translations.gettext
        fields = {"card": self.words.card(pile.cards[depth]), "pile": self.words.pile(self.game, name)}
        count = len(pile.cards)
        if self.demo is None:
            return fields["card"]
        if count == 1:
            return capitalised(gettext("{card}, {pile}").format(**fields))
        if not is_spread(self.game.group[name.group]):
            return capitalised(gettext("{card}, {pile}, {cards}").format(cards=self.words.cards(count), **fields))
        if depth == count - 1 and pile.face_down:
            hidden = self.words.hidden(pile.face_down)
            label = gettext("{card}, {pile}, top of {count}, {hidden}")
            return capitalised(label.format(count=count, hidden=hidden, **fields))
        if depth == count - 1:
            return capitalised(gettext("{card}, {pile}, top of {count}").format(count=count, **fields))
        return capitalised(
            gettext("{card}, {pile}, {position} of {count}").format(position=depth + 1, count=count, **fields)
        )

    def _label(self, name: PileId, pile: Pile) -> str:
        label = self.words.translations.gettext("{pile}, {cards}")
        cards = self.words.cards(len(pile.cards))
        return capitalised(label.format(pile=self.words.pile(self.game, name), cards=cards))


def _turned(game: Game) -> int:
    """Tells how many cards come onto the waste pile together."""
    return next((cards for action in game.moves if (cards := action.numbers(game, 0).get("turn"))), 1)


def _hidden(text: str) -> str:
    return f'<span class="patience-name">{escape(text)}</span>'


def _back() -> str:
    return '<span class="patience-card patience-back" aria-hidden="true"></span>'
