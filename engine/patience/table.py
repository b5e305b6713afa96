"""How a game lies on the table and what its things are called, as data for whoever draws and speaks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from patience.refusals import Illegal
from patience.said import Name, pgettext

COMMON_PILES: Mapping[str, Name] = {
    "stock": pgettext("pile", "stock"),
    "waste": pgettext("pile", "waste pile"),
    "foundation": pgettext("pile", "foundation {number}"),
    "column": pgettext("pile", "column {number}"),
}


class Noted(NamedTuple):
    """What is said while the rules remember something, and while they do not; `{pile}` is the pile it is about."""

    yes: str
    no: str | None = None


@dataclass(frozen=True, kw_only=True)
class Table:
    """A game's layout and names; a drawing has `group.number` or `group` for a pile and `.` for an empty cell."""

    name: Name
    wide: str
    narrow: str | None = None  # for small screens, where it differs
    side: str | None = None  # for stages wider than high, where all else stands beside the columns
    piles: Mapping[str, Name | tuple[Name, ...]] = field(default_factory=dict)  # by group, what is not called as usual
    variants: Mapping[str, Name] = field(default_factory=dict)
    notes: Mapping[str, Noted] = field(default_factory=dict)  # by name of the note
    filled: Mapping[str, str] = field(default_factory=dict)  # by group, when a card comes from it into a gap
    freed: Mapping[type[Illegal], str] = field(default_factory=dict)  # where a relative has no such refusal
