"""Checks every translation of a site."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from babel.messages.catalog import Message

from mkdocs_gettext.checks import glossary
from mkdocs_gettext.checks.messages import findings
from mkdocs_gettext.faults import Fault, Faulty, Finding, FindingLike
from mkdocs_gettext.markdown.inline import placeholders
from mkdocs_gettext.markdown.inline.tokens import NO_NAMES
from mkdocs_gettext.po.catalogs import Catalogs, Domain
from mkdocs_gettext.po.entries import Key, is_translated, messages
from mkdocs_gettext.translation import sources

Check = Callable[[str, str, str], Iterable[FindingLike]]  # (msgid, msgstr, language)
Names = Mapping[str, frozenset[str]]  # catalog -> the links that its page defines
COUNTS = ("W-FUZZY", "W-MISSING")
HINTS = frozenset({*COUNTS, "W-NUMBER", "W-ENTITY", "W-MERGE"})  # nothing has to be done before a site is published
NOT_EXEMPT = frozenset({"E-HTML", "E-SCHEME", "E-ATTRIBUTE", "E-TEMPLATE"})  # what may run code has no good reason
EXEMPTION = re.compile(r"check:(?P<code>[EW]-[A-Z]+)=off\b\s*(?P<reason>.*)")


def check_catalogs(
    catalogs: Catalogs,
    languages: Iterable[str],
    more: Iterable[Check] = (),
    names: Names | None = None,
    *,
    warn: bool = False,
) -> list[Fault]:
    """Faults of all catalogs, with warnings on request. Fuzzy messages are never shown, so they are only counted."""
    found: list[Fault] = []
    try:
        more = (*more, glossary.of(catalogs.configuration).findings)
    except Faulty as error:
        found += error.faults
    names = sources.names_of(catalogs.configuration) if names is None else names
    for language in languages:
        for name in catalogs.names(language):
            try:
                domain = catalogs.domain(language, name)
            except Faulty as error:
                found += error.faults
            else:
                found += domain_faults(domain, language, more, names.get(name, NO_NAMES))
                if warn and language != catalogs.configuration.source_language:
                    found += _counts(domain)
    return found


def domain_faults(
    domain: Domain, language: str, more: Iterable[Check] = (), names: frozenset[str] = NO_NAMES
) -> Iterator[Fault]:
    """Faults of the translations in a catalog; `names` are the links that its page defines."""
    for message in domain.translated.values():
        yield from message_faults(domain.path, message, language, more, names)


def faulty(domain: Domain, language: str, more: Iterable[Check], names: frozenset[str]) -> frozenset[Key]:
    """The messages that nobody should see as they are translated."""
    return frozenset(
        key
        for key, message in domain.translated.items()
        if not all(fault.is_warning for fault in message_faults(domain.path, message, language, more, names))
    )


def message_faults(
    path: str, message: Message, language: str, more: Iterable[Check] = (), names: frozenset[str] = NO_NAMES
) -> Iterator[Fault]:
    exempt, without_reason = exemptions(message)
    line = message.lineno or 1
    for finding in without_reason:
        yield Fault(path, line, finding.text, finding.code)
    for code, text in dict.fromkeys(_findings(message, language, more, names)):
        if code not in exempt:
            yield Fault(path, line, text, code)


def _counts(domain: Domain) -> Iterator[Fault]:
    found = messages(domain.catalog)
    fuzzy = sum(message.fuzzy for message in found)
    missing = sum(not is_translated(message) for message in found)
    said = ("fuzzy, until somebody has looked at them", "not translated")
    for code, count, what in zip(COUNTS, (fuzzy, missing), said, strict=True):
        if count:
            text = f"{count} of {len(found)} are {what}; readers see the source"
            yield Fault(domain.path, 1, text, code)


def exemptions(message: Message) -> tuple[frozenset[str], list[Finding]]:
    """Codes that a translator has switched off for a message, and what is wrong with how.

    The comment is `# check:E-NUMBER=off German writes the number as a word`.
    """
    found = [match for comment in message.user_comments if (match := EXEMPTION.match(comment.lstrip()))]
    faults = [
        Finding("E-EXEMPTION", f"check:{match['code']}=off has no reason; expected one behind it")
        for match in found
        if not match["reason"]
    ]
    return frozenset(match["code"] for match in found if match["reason"]) - NOT_EXEMPT, faults


def _findings(
    message: Message, language: str, more: Iterable[Check], names: frozenset[str]
) -> Iterator[tuple[str, str]]:
    for msgid, msgstr in forms(message):
        yield from findings(msgid, msgstr, names)
        for check in more:
            yield from ((finding.code, finding.text) for finding in check(msgid, msgstr, language))


def forms(message: Message) -> Iterator[tuple[str, str]]:
    """Each translated form with the form of the source that has the same placeholders."""
    if isinstance(message.id, str):
        yield message.id, str(message.string)
        return
    one, many = message.id
    for msgstr in message.string:
        same = {match["name"] for match in placeholders.names(msgstr)} == {
            match["name"] for match in placeholders.names(one)
        }
        yield (one if same else many), msgstr
