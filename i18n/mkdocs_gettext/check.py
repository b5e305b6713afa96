"""Compares every translation with its source."""

from collections.abc import Callable, Iterable, Iterator

from babel.messages.catalog import Message

from mkdocs_gettext import placeholders
from mkdocs_gettext.catalogs import Catalogs
from mkdocs_gettext.faults import Fault, Faulty, FindingLike

Check = Callable[[str, str, str], Iterable[FindingLike]]  # (msgid, msgstr, language)


def check_catalogs(catalogs: Catalogs, languages: Iterable[str], checks: Iterable[Check] = ()) -> list[Fault]:
    """Faults of all catalogs of all languages; fuzzy messages are not used, so they are not checked."""
    every = (_placeholders, *checks)
    found: list[Fault] = []
    for language in languages:
        for name in catalogs.names(language):
            try:
                domain = catalogs.domain(language, name)
            except Faulty as error:
                found += error.faults
                continue
            for message in domain.translated.values():
                found += _faults(domain.path, message, language, every)
    return found


def _faults(path: str, message: Message, language: str, checks: Iterable[Check]) -> Iterator[Fault]:
    seen = set()
    for msgid, msgstr in forms(message):
        for check in checks:
            for finding in check(msgid, msgstr, language):
                if (finding.code, finding.text) not in seen:
                    seen.add((finding.code, finding.text))
                    yield Fault(path, message.lineno or 1, finding.text, finding.code)


def forms(message: Message) -> Iterator[tuple[str, str]]:
    """Each translated form with the form of the source that it is most like."""
    if isinstance(message.id, str):
        yield message.id, str(message.string)
        return
    one, many = message.id
    for msgstr in message.string:
        same = {match[0] for match in placeholders.names(msgstr)} == {
            match[0] for match in placeholders.names(one)
        }
        yield (one if same else many), msgstr


def _placeholders(msgid: str, msgstr: str, _: str) -> Iterable[FindingLike]:
    return placeholders.findings(msgid, msgstr)
