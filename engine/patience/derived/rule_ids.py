"""The rules that a game's page must state: their ids follow from the definition."""

from collections.abc import Iterator

from patience.definition.game import Game
from patience.definition.groups import Kind
from patience.refusals import anchor

ALWAYS = ("available", "forbidden", "won", "lost")


def anchors(game: Game) -> frozenset[str]:
    """Gives the ids that the page of a game must have, each once: of all its rules and variants."""
    ways = (game, *(game.with_variants(frozenset({variant.id})) for variant in game.variants))
    rules = {anchor(rule) for way in ways for rule in rule_ids(way)}
    return frozenset(rules | {anchor(f"variant-{variant.id}") for variant in game.variants})


def rule_ids(game: Game) -> Iterator[str]:
    """Yields the ids of a game's rules; some come more than once."""
    yield from ALWAYS
    yield from game.told
    for action in game.moves:
        yield from action.rule_ids(game)
    for rule in game.rules:
        yield from (refusal.rule for refusal in rule.refusals)
    if game.piles_of(Kind.FOUNDATION):
        yield "foundation-back"
    if any(group.filled_from for group in game.groups):
        yield "gap-fill"
