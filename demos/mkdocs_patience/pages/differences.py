"""How a game differs from its relative, in sentences made from what their definitions say."""

from collections.abc import Callable, Iterator, Mapping

from patience import Game
from patience.definition.groups import Gap
from patience.derived.delta import Change, describe
from patience.registry import table_of
from patience.said import N_
from tabletop.words import Words


def _takes_any(change: Change) -> str:
    return N_("An empty column takes any card.") if change.new is Gap.ANY else N_("An empty column takes only a King.")


# {old} and {new} are the values of the two games.
PLAY: Mapping[tuple[str, str], str | Callable[[Change], str]] = {
    ("columns", "number"): N_("There are {new} columns instead of {old}."),
    ("column", "gap"): _takes_any,
    ("stock > columns", "move"): N_("No rows are dealt during the game."),
    ("waste", "kind"): N_("There is a waste pile; its top card may go to a foundation or a column."),
    ("stock > waste", "move"): N_("The cards of the stock are turned onto the waste pile."),
}
NUMBERS: Mapping[tuple[str, str], str] = {
    ("stock", "number"): N_("The stock has {new} cards instead of {old}."),
    ("dealt", "number"): N_("At the start, {new} cards lie on the table instead of {old}."),
}

# Said by another sentence, or of no interest to a reader.
UNSAID = frozenset(
    {
        ("column", "count"),
        ("waste > foundation", "move"),
        ("waste > column", "move"),
        ("row", "number"),
        ("full_rows", "number"),
        ("last_row", "number"),
        ("turn", "number"),
    }
)


def differences(base: Game, game: Game, words: Words) -> Iterator[str]:
    """Yields a sentence for each difference that a reader should know.

    Raises:
        Unsaid: the definitions differ in a way that has no sentence.
    """
    changes = {(change.of, change.field): change for change in describe(base, game)}
    sentences = {**PLAY, **_freed(base, game), **NUMBERS}
    if unknown := [key for key in changes if key not in sentences and key not in UNSAID]:
        raise Unsaid(f"no sentence says how {game.id} differs from {base.id} in {' '.join(unknown[0])}")
    for key, sentence in sentences.items():
        if change := changes.get(key):
            text = sentence if isinstance(sentence, str) else sentence(change)
            yield words.translations.gettext(text).format(old=change.old, new=change.new)


def _freed(base: Game, game: Game) -> Mapping[tuple[str, str], str]:
    """Gives what is said of the rules of one game that the other does without."""
    freed = table_of(base).freed
    gone = [rule for rule in base.rules if rule not in game.rules]
    return {(type(rule).__name__, "rule"): freed[why] for rule in gone for why in rule.refusals if why in freed}


class Unsaid(Exception):
    """A difference that no sentence tells."""
