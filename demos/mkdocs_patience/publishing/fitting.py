"""How a board is fitted into its stage: what the style sheet must know of each drawn layout."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil

from patience import Game, PileId, deal
from patience.registry import Games
from tabletop.layout import Layout, area
from tabletop.layouts import layouts
from tabletop.words import is_spread

NARROW = "559.98px"  # the widest stage that counts as narrow
SIDE = "3/2"  # from this ratio on a stage counts as wider than high
GROWTH = 8  # strips for which a column is given room, also where fewer are dealt
SHARED = 5  # the same where two rows of columns share the height
BESIDE = 13  # the same where all else stands beside the columns
HIDDEN = 0.25  # a face-down card shows so much of a face-up one's strip
HIGH = "var(--patience-card-height)"
HEIGHT, STRIP = 1.4, 0.27  # of a card and of what is seen of a covered one, in widths


def layout_css(games: Games) -> str:
    """Gives grid templates and room for every game, and a grid area for every pile."""
    rules: list[str] = []
    for name, game in games.items():
        drawn = layouts(game)
        rules.append(_rule(name, "wide", Fit(game, drawn.wide)))
        if drawn.narrow != drawn.wide:
            narrow = _rule(name, "narrow", Fit(game, drawn.narrow))
            rules.append(f"@container stage (max-width: {NARROW}) {{\n{narrow}}}\n")
        if drawn.side != drawn.wide:
            side = _rule(name, "side", Fit(game, drawn.side, beside=True))
            rules.append(f"@container stage (min-aspect-ratio: {SIDE}) {{\n{side}}}\n")
    piles = sorted({area(pile) for game in games.values() for pile in game.piles})
    return "".join(rules) + "".join(f".patience-at-{name} {{ grid-area: {name}; }}\n" for name in piles)


def _rule(game: str, name: str, fit: "Fit") -> str:
    values = {"--patience-layout": name, **fit.values()}
    return f".patience-table--{game} {{ {' '.join(f'{key}: {value};' for key, value in values.items())} }}\n"


@dataclass(frozen=True)
class Fit:
    """What one layout of a game needs; `beside` says that the columns have the whole height to themselves."""

    game: Game
    layout: Layout
    beside: bool = False

    def values(self) -> Mapping[str, str]:
        bands, singles = self._bands, self._rows_without_columns
        return {
            "--patience-columns": str(self.layout.width),
            "--patience-rows": str(max(1, len(bands) + singles) if bands else len(self.layout.rows)),
            "--patience-strips": f"{self._strips:g}",
            "--patience-dealt": f"{sum(self._dealt(band) for band in bands):g}",
            "grid-template-areas": self.layout.areas(),
            "grid-template-rows": " ".join(self._tracks()),
            **({} if bands else {"align-content": "center"}),
        }

    def _spread(self, row: int) -> tuple[PileId, ...]:
        """The columns that a row of the grid crosses."""
        cells = dict.fromkeys(self.layout.rows[row])
        return tuple(pile for pile in cells if pile and is_spread(self.game.group[pile.group]))

    @property
    def _bands(self) -> list[tuple[PileId, ...]]:
        """The rows of columns, from top to bottom."""
        rows = [self._spread(row) for row in range(len(self.layout.rows))]
        return [columns for columns, _ in groupby(rows) if columns]

    @property
    def _rows_without_columns(self) -> int:
        return sum(not self._spread(row) for row in range(len(self.layout.rows)))

    @property
    def _grows(self) -> bool:
        targets = (action.target for action in self.game.moves if action.target in self.game.group)
        return any(is_spread(self.game.group[target]) for target in targets)

    @property
    def _strips(self) -> float:
        """For how many cards above the first there is room before anything has to be squeezed."""
        dealt = [self._dealt(band) for band in self._bands]
        if self.beside and dealt:
            stacked = sum(self._holds_singles(row) for row in range(len(self.layout.rows)))
            return max(BESIDE * self._grows, ceil((stacked - 1) * HEIGHT / STRIP), *dealt)
        if not self._grows:
            return sum(dealt)
        least = GROWTH if len(dealt) == 1 else SHARED
        return sum(max(least, count + 2) for count in dealt)

    def _dealt(self, band: Sequence[PileId]) -> float:
        """How many strips the longest column of a band has when the cards are dealt."""
        state = deal(self.game, 1)
        return max(
            max(0, len(pile.face_up) - 1) + HIDDEN * pile.face_down
            for pile in (self.game.pile(state, name) for name in band)
        )

    def _holds_singles(self, row: int) -> bool:
        columns = self._spread(row)
        return any(cell and cell not in columns for cell in self.layout.rows[row])

    def _tracks(self) -> Iterator[str]:
        """The heights of the grid's rows: the last one that columns cross takes what they need and what there is."""
        bands = self._bands
        for columns, group in groupby(range(len(self.layout.rows)), self._spread):
            rows = list(group)
            if not columns:
                yield from [HIGH] * len(rows)
                continue
            yield from [HIGH] * (len(rows) - 1)
            least = HIGH if self._holds_singles(rows[-1]) or len(rows) == 1 else "0px"
            most = "auto"
            if columns != bands[-1] and len(rows) > 1:  # such columns stay short, as others lie below them
                most = f"calc(var(--patience-short) - {len(rows) - 1} * ({HIGH} + var(--patience-gap)))"
            yield f"minmax({least}, {most})"
