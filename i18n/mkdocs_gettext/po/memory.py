"""Everything that was ever translated into a language: the catalogs of a site, and others besides.

What is surely right, the same words with the same forms, fills a message; what is near it only suggests.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import cached_property
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message

from mkdocs_gettext.po.entries import Entry, Key, is_translated, kind_of, messages
from mkdocs_gettext.po.likeness import FEW, likeness, words
from mkdocs_gettext.po.previous import Previous

NEAR, NEAR_LETTERS = 0.7, 0.75
LOOKED_AT = 30  # of those that share the most rare words
Strings = str | tuple[str, ...]
Words = tuple[Previous, Strings]  # what was said, and its translation


class Source(NamedTuple):
    """A translation and the words that it belongs to."""

    said: Previous
    strings: Strings
    kind: str = ""
    is_sure: bool = True
    is_known: bool = True  # whether the words really are what the translation was made from
    exemptions: tuple[str, ...] = ()  # the comments that exempt the translation from checks

    @property
    def key(self) -> Key:
        return self.said.context, self.said.msgid

    @property
    def words(self) -> Words:
        return self.said, self.strings

    def fits(self, entry: Entry) -> bool:
        return (self.said.plural is None) == (entry.plural is None)


def source_of(message: Message) -> Source | None:
    """What a message knows, if it is translated; of a fuzzy one the words before belong to the translation."""
    if not is_translated(message):
        return None
    before = Previous.of(message) if message.fuzzy else None
    strings = message.string if isinstance(message.string, str) else tuple(message.string)
    is_known = before is not None or not message.fuzzy
    said, kind = before or Previous.itself(message), kind_of(message)
    exemptions = tuple(text for text in message.user_comments if text.lstrip().startswith("check:"))
    return Source(said, strings, kind, not message.fuzzy, is_known, exemptions)


def known_words(messages: Iterable[Message]) -> set[Words]:
    """What messages know for sure of words and their translations."""
    return {source.words for source in sources_of(messages) if source.is_known}


def sources_of(messages: Iterable[Message]) -> Iterator[Source]:
    return (source for message in messages if (source := source_of(message)))


class Memory:
    """What comes first goes before what comes later."""

    def __init__(self, layers: Iterable[Iterable[Source]] = ()) -> None:
        self._layers = [list(layer) for layer in layers]

    @classmethod
    def of(cls, *catalogs: Iterable[Catalog]) -> "Memory":
        """Of each group of catalogs first what they say now, then what they said once."""
        layers: list[Iterator[Source]] = []
        for group in catalogs:
            found = list(group)
            layers.append(sources_of(message for one in found for message in messages(one)))
            layers.append(sources_of(message for one in found for message in one.obsolete.values()))
        return cls(layers)

    def agreed(self, entry: Entry) -> Source | None:
        """The one translation of exactly this message; None where there is none, or where several differ."""
        for known in self._exact:
            found = {source.strings: source for source in known.get(entry.key, ()) if source.fits(entry)}
            if found:
                return next(iter(found.values())) if len(found) == 1 else None
        return None

    def near(self, entry: Entry) -> Source | None:
        """The best translation of the same words or of similar ones."""
        best, rank = None, (0.0, False, False, 0)
        for source in map(self._distinct.__getitem__, self._index.similar(entry.msgid)):
            same_kind = not source.kind or source.kind == entry.kind
            score = nearness(entry.msgid, source.said.msgid, same_kind=same_kind)
            if score and (score, same_kind, source.is_sure, self._votes[source.words]) > rank:
                best, rank = source, (score, same_kind, source.is_sure, self._votes[source.words])
        return best

    @cached_property
    def _exact(self) -> list[dict[Key, list[Source]]]:
        found: list[dict[Key, list[Source]]] = []
        for layer in self._layers:
            found.append({})
            for source in layer:
                if source.is_sure:
                    found[-1].setdefault(source.key, []).append(source)
        return found

    @cached_property
    def _votes(self) -> Counter[Words]:
        return Counter(source.words for layer in self._layers for source in layer)

    @cached_property
    def _distinct(self) -> list[Source]:
        found: dict[Words, Source] = {}
        for layer in self._layers:
            for source in layer:
                found.setdefault(source.words, source)
        return list(found.values())

    @cached_property
    def _index(self) -> "Index":
        return Index([source.said.msgid for source in self._distinct])


class Index:
    """Texts by their words, so that not every pair has to be compared."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._numbers: dict[str, list[int]] = {}
        for number, text in enumerate(texts):
            for word in words(text):
                self._numbers.setdefault(word, []).append(number)

    def similar(self, text: str) -> list[int]:
        """Numbers of texts with words in common, those with most rare words first."""
        rare = sorted(words(text), key=lambda word: (len(self._numbers.get(word, ())), word))
        shared: Counter[int] = Counter()
        for word in rare[: len(rare) * 2 // 3 + 1]:  # what is near enough has one of them at least
            shared.update(self._numbers.get(word, ()))
        return [number for number, _ in sorted(shared.items(), key=lambda item: (-item[1], item[0]))[:LOOKED_AT]]


def nearness(one: str, other: str, *, same_kind: bool) -> float:
    """The likeness of two texts, 0 where it means nothing: one word that is shared by chance does not count.

    >>> nearness("Stock", "Stack", same_kind=True), nearness("Stock", "stock", same_kind=False)
    (0.0, 0.99)
    """
    ours, theirs = words(one), words(other)
    if one == other or (ours and ours == theirs):
        return 1.0 if one == other else 0.99
    if min(ours.total(), theirs.total()) >= FEW:
        found = likeness(one, other)
        return found if found >= NEAR else 0.0
    found = SequenceMatcher(None, one, other).ratio() if same_kind and (ours & theirs).total() >= FEW - 2 else 0.0
    return found if found >= NEAR_LETTERS else 0.0
