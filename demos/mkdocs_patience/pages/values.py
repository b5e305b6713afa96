"""The numbers that rule texts may quote, by page: from the definitions, never typed."""

from collections.abc import Mapping

from patience import Game, facts
from patience.registry import Games

Values = dict[str, object]


def values(meta: Mapping[str, object], games: Games) -> Values:
    """Gives the numbers of the page's game, of its variants, and of every game by name."""
    found: Values = {_word(game.id): dict(facts(game)) for game in games.values()}
    game = games.get(str(meta.get("game", "")))
    return found | _of(game) if game else found


def _of(game: Game) -> Values:
    variants = {
        _word(variant.id): dict(facts(game.with_variants(frozenset({variant.id})))) for variant in game.variants
    }
    return {**facts(game), **variants}


def _word(name: str) -> str:
    return name.replace("-", "_")
