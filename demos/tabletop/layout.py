"""Where piles lie on the table: drawn as text, and read into a grid and the ways of the arrow keys."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from patience import PileId

Cell = PileId | None
ARROWS = {"ArrowLeft": (0, -1), "ArrowRight": (0, 1), "ArrowUp": (-1, 0), "ArrowDown": (1, 0)}


@dataclass(frozen=True)
class Layout:
    """A grid of piles, row by row; a pile may fill several cells."""

    rows: tuple[tuple[Cell, ...], ...]

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @cached_property
    def piles(self) -> tuple[PileId, ...]:
        """The piles, from left to right and top to bottom, each once."""
        return tuple(dict.fromkeys(pile for row in self.rows for pile in row if pile))

    def neighbours(self, pile: PileId) -> Mapping[str, PileId]:
        """Tells where each arrow key leads from a pile: along its row, or to the nearest pile up or down."""
        found = {key: self._neighbour(pile, down, right) for key, (down, right) in ARROWS.items()}
        return {key: neighbour for key, neighbour in found.items() if neighbour}

    def _neighbour(self, pile: PileId, down: int, right: int) -> PileId | None:
        y, x = self._cell(pile)
        ahead: list[tuple[int, int, PileId]] = []
        for other in self.piles:
            other_y, other_x = self._cell(other)
            along = (other_y - y) * down + (other_x - x) * right
            across = abs(other_x - x) if down else abs(other_y - y)
            if along > 0 and (down or self._spans(other, y)):
                ahead.append((along, across, other))
        return min(ahead)[2] if ahead else None

    def _spans(self, pile: PileId, row: int) -> bool:
        return pile in self.rows[row]

    def _cell(self, pile: PileId) -> tuple[int, int]:
        """Gives row and column in which a pile begins."""
        return next((y, x) for y, row in enumerate(self.rows) for x, cell in enumerate(row) if cell == pile)

    def areas(self) -> str:
        """Gives the grid in the words of CSS grid-template-areas."""
        return " ".join(f'"{" ".join(area(cell) if cell else "." for cell in row)}"' for row in self.rows)


def area(pile: PileId) -> str:
    """Names a pile's place for CSS and element ids: group and number from 1."""
    return f"{pile.group}-{pile.index + 1}"


def layout(drawing: str) -> Layout:
    """Reads a drawing: `group.number` or `group` for a pile, `group.first-last` for several, `.` for an empty cell."""
    rows = [tuple(_cells(line)) for line in drawing.strip().splitlines()]
    assert len({len(row) for row in rows}) == 1, "the rows of a drawing must be equally long"
    return Layout(tuple(rows))


def _cells(line: str) -> Iterator[Cell]:
    for word in line.split():
        group, _, numbers = word.partition(".")
        first, _, last = (numbers or "1").partition("-")
        if not group:
            yield None
            continue
        yield from (PileId(group, number - 1) for number in range(int(first), int(last or first) + 1))
