"""Reading and writing .po files with Babel, so that nothing a translator wrote is lost and no fault is overlooked."""

import re
from collections.abc import Mapping
from io import BytesIO, StringIO
from typing import Any, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileParser, denormalize, write_po

from mkdocs_gettext.locales import locale
from mkdocs_gettext.po import po_faults
from mkdocs_gettext.po.entries import Key, key_of, messages
from mkdocs_gettext.po.po_faults import Problem, Unit
from mkdocs_gettext.po.wrap import wrapped

_ENTRY = r"msgid[ \t]+\"\"[ \t]*\n[ \t]*msgstr[ \t]+\".*\"[ \t]*(?:\n[ \t]*\".*\"[ \t]*)*"
MSGID = re.compile(r"(?:#~ ?)?\s*msgid\s")
FIRST_HEADER = re.compile(rf"(?:(?:#(?!~).*|[ \t]*)\n)*[ \t]*{_ENTRY}")
HEADER = re.compile(rf"^(?:#(?!~).*\n)*{_ENTRY}", re.M)
DATE = re.compile(r"(?:POT-Creation|PO-Revision)-Date:[^\\\"\n]*\\n")


class Parsed(NamedTuple):
    catalog: Catalog  # with its fuzzy and obsolete messages; empty if the file cannot be read
    problems: list[Problem]


def read(data: bytes, language: str) -> Parsed:
    catalog = Catalog(locale=locale(language))
    problems = po_faults.of_bytes(data)
    if any(problem.code in po_faults.UNREADABLE for problem in problems):
        return Parsed(catalog, problems)
    parser = _Parser(catalog)
    try:
        parser.parse(StringIO(_for_babel(data.decode().removeprefix("\ufeff"))))
    except (ValueError, IndexError, TypeError, AttributeError) as error:
        return Parsed(catalog, [*problems, Problem(parser.offset + 1, "E-SYNTAX", f"{error}; expected a .po file")])
    for message in (*messages(catalog), *catalog.obsolete.values()):
        if message.user_comments:
            _restore_previous(message)
    return Parsed(catalog, [*problems, *parser.problems, *po_faults.of_units(parser.units, language)])


def _for_babel(text: str) -> str:
    """The text on the same lines, without what Babel stumbles over though gettext and Poedit do not."""
    if "#~|" in text:
        text = re.sub(r"^#~\|.*$", "", text, flags=re.M)
    if "\t" in text:
        text = re.sub(r"^(#~ ?|)[ \t]*(msg[\w\[\]]+)[ \t]+(?=\")", r"\1\2 ", text, flags=re.M)
    header = _header(text)
    if header and "-Date:" in header[0]:  # nobody needs the dates, and some are empty
        text = text[: header.start()] + DATE.sub("", header[0]) + text[header.end() :]
    return text


class _Parser(PoFileParser):
    """Babel's parser, which keeps every message as it is written and goes on behind a fault."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(catalog, abort_invalid=True)
        self.units: list[Unit] = []
        self.problems: list[Problem] = []

    def _add_message(self) -> None:
        parser: Any = self  # the type stubs do not know these parts
        context = parser.context.denormalize() if parser.context else None
        msgids = tuple(part.denormalize() for part in parser.messages)
        strings = {form: text.denormalize() for form, text in parser.translations}
        self.units.append(Unit(parser.offset + 1, parser.obsolete, context, msgids, strings))
        super()._add_message()  # type: ignore[misc]

    def _invalid_pofile(self, line: str, lineno: int, msg: str) -> None:
        if "num_plurals" not in msg:  # po_faults says this with the numbers
            where = f" at {line[:40]!r}" if line else ""
            text = f"{msg}{where}; expected msgid and msgstr, each with a text in quotes"
            self.problems.append(Problem(lineno + 1, "E-SYNTAX", text))


def write(catalog: Catalog, header: str, kept: Mapping[Key, str] | None = None) -> bytes:
    """`kept` are messages as they stand in a file already, however they are wrapped there."""
    live = zip(messages(catalog), _text(catalog).split("\n\n"), strict=False)
    old = ((message, _obsolete(message)) for message in catalog.obsolete.values())
    blocks = [(kept or {}).get(key_of(message)) or wrapped(text) for message, text in (*live, *old)]
    return ("\n\n".join([header, *blocks]) + "\n").encode()


def blocks(data: bytes, catalog: Catalog) -> dict[Key, str]:
    """The messages of the catalog as they stand in its file, where an empty line is between them."""
    lines = ["", *data.decode().split("\n"), ""]  # counted from 1
    found = {}
    for message in (*messages(catalog), *catalog.obsolete.values()):
        first = last = message.lineno or 0
        while lines[first - 1].strip():
            first -= 1
        while lines[last].strip():
            last += 1
        block = lines[first:last]
        if sum(MSGID.match(line) is not None for line in block) == 1:
            found[key_of(message)] = "\n".join(block)
    return found


def _text(catalog: Catalog) -> str:
    buffer = BytesIO()
    catalog.charset = "utf-8"
    write_po(
        buffer,
        catalog,
        width=0,
        omit_header=True,
        include_previous=True,
        include_lineno=False,
        ignore_obsolete=True,
    )
    return buffer.getvalue().decode().strip("\n")


def _obsolete(message: Message) -> str:
    """Babel would forget that the translation was fuzzy."""
    alone = Catalog()
    alone[message.id] = message
    lines = _text(alone).split("\n")
    return "\n".join(line if line.startswith("#") else f"#~ {line}" for line in lines)


def header_of(data: bytes, language: str) -> str:
    """The header as it stands in the file, comments included; complete enough for plural forms."""
    found = _header(data.decode())
    header = found[0].strip("\n") if found else new_header("", language)
    if not re.search(r"Plural-Forms:", header, re.I):
        header += f'\n"Plural-Forms: {Catalog(locale=locale(language)).plural_forms}\\n"'
    return header


def _header(text: str) -> re.Match[str] | None:
    return FIRST_HEADER.match(text) or HEADER.search(text)


def new_header(project: str, language: str) -> str:
    catalog = Catalog(locale=locale(language))
    return (
        'msgid ""\nmsgstr ""\n'
        f'"Project-Id-Version: {project}\\n"\n'
        f'"Language: {language.replace("-", "_")}\\n"\n'
        '"MIME-Version: 1.0\\n"\n'
        '"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
        f'"Plural-Forms: {catalog.plural_forms}\\n"'
    )


def _restore_previous(message: Message) -> None:
    """Babel reads `#| msgid "…"` as a comment of the translator; make it the previous msgid again."""
    previous = [comment[1:].strip() for comment in message.user_comments if comment.startswith("|")]
    if not previous:
        return
    message.user_comments = [comment for comment in message.user_comments if not comment.startswith("|")]
    parts = re.findall(r'^(msgid|msgid_plural|msgctxt)\s+((?:".*"\n?)+)', "\n".join(previous), re.M)
    message.previous_id = [denormalize(text) for keyword, text in parts if keyword != "msgctxt"]
