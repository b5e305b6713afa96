"""The translations of a site, language by language."""

import gettext
from collections.abc import Collection, Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo

from mkdocs_gettext import locales
from mkdocs_gettext.configuration import SITE, Configuration
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.po import phrases, po_file
from mkdocs_gettext.po.brought import brought
from mkdocs_gettext.po.entries import Key, is_translated, key_of, messages

NO_DATE = datetime(1980, 1, 1, tzinfo=UTC)  # the bytes of a compiled catalog depend on no clock


class Domain(NamedTuple):
    """One catalog: what is translated in it, and what only looks like it."""

    path: str
    catalog: Catalog
    translated: dict[Key, Message]
    others: Mapping[Key, Message] = {}  # used where this catalog says nothing

    @classmethod
    def of(cls, path: str, catalog: Catalog) -> "Domain":
        usable = (message for message in messages(catalog) if not message.fuzzy and is_translated(message))
        return cls(path, catalog, {key_of(message): message for message in usable})

    def or_else(self, other: "Domain") -> "Domain":
        """This catalog, completed by what only the other one has."""
        return self._replace(others=other.translated)

    def _message(self, context: str | None, msgid: str) -> Message | None:
        return self.translated.get((context, msgid)) or self.others.get((context, msgid))

    def find(self, context: str | None, msgid: str) -> str | None:
        """The translation; None if it is missing or fuzzy."""
        message = self._message(context, msgid)
        if message is None:
            return None
        return message.string if isinstance(message.string, str) else message.string[0]

    def find_plural(self, context: str | None, msgid: str, number: int) -> str | None:
        message = self._message(context, msgid)
        if message is None or isinstance(message.string, str):
            return None
        return message.string[gettext.c2py(str(self.catalog.plural_expr))(number)]


class Catalogs:
    """Reads each .po file once, when it is first asked for."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self._left_out: dict[tuple[str, str], Collection[Key] | None] = {}
        self.domain = cache(self._domain)
        self.mo_bytes = cache(self._mo_bytes)

    def leave_out(self, language: str, name: str, keys: Collection[Key] | None) -> None:
        """From now on these messages of a catalog are as if they were not translated; None: all of them."""
        self._left_out[language, name] = keys
        self.domain.cache_clear()
        self.mo_bytes.cache_clear()

    def _domain(self, language: str, name: str) -> Domain:
        """A catalog that does not exist is empty. Raises: Faulty."""
        left_out = self._left_out.get((language, name), ())
        found = self._read(language, name) if left_out is not None else self._empty(language, name)
        return found._replace(
            translated={key: message for key, message in found.translated.items() if key not in (left_out or ())}
        )

    def _empty(self, language: str, name: str) -> Domain:
        origin = self.configuration.relative(self.configuration.catalog(language, name))
        return self._completed(Domain.of(origin, Catalog(locale=locales.locale(language))), language, name)

    def _read(self, language: str, name: str) -> Domain:
        path = self.configuration.catalog(language, name)
        origin = self.configuration.relative(path)
        if not path.is_file():
            return self._empty(language, name)
        catalog, problems = po_file.read(path.read_bytes(), language)
        if problems:
            raise Faulty([Fault(origin, line, text, code) for line, code, text in problems])
        return self._completed(Domain.of(origin, catalog), language, name)

    def _completed(self, domain: Domain, language: str, name: str) -> Domain:
        if name == SITE:
            return domain.or_else(Domain.of("", phrases.shipped(language)))
        if name in self.configuration.code:
            return domain.or_else(Domain.of("", self.brought(language, name)))
        return domain

    def brought(self, language: str, name: str) -> Catalog:
        """What a package brings for a catalog."""
        return brought(name, language, besides=self.configuration.catalog(language, name))

    def names(self, language: str) -> Iterator[str]:
        """All catalogs of a language that exist, sorted."""
        folder = self.configuration.catalogs / language / "LC_MESSAGES"
        for path in sorted(folder.rglob("*.po")):
            yield path.relative_to(folder).as_posix().removesuffix(".po")

    def word(self, language: str, text: str) -> str:
        """A word of the site itself, in English if it is not translated."""
        return self.domain(language, SITE).find(None, text) or text

    def _mo_bytes(self, language: str, domain: str) -> bytes:
        """The compiled catalog, without fuzzy messages."""
        found = self.domain(language, domain)
        whole = Catalog(locale=locales.locale(language))
        whole.mime_headers = found.catalog.mime_headers
        whole.creation_date = whole.revision_date = NO_DATE
        for message in {**found.others, **found.translated}.values():
            whole[message.id] = message
        buffer = BytesIO()
        write_mo(buffer, whole)
        return buffer.getvalue()

    def translations(self, language: str, domain: str) -> gettext.GNUTranslations:
        return gettext.GNUTranslations(BytesIO(self.mo_bytes(language, domain)))
