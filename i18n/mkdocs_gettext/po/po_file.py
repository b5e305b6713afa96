"""Reading and writing .po files, so that nothing a translator wrote is lost and no fault is overlooked."""

import re
from collections.abc import Mapping
from io import StringIO
from typing import Any, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileParser

from mkdocs_gettext.locales import locale
from mkdocs_gettext.po import po_faults, previous, written
from mkdocs_gettext.po.entries import Key, key_of, messages
from mkdocs_gettext.po.po_faults import Problem, Unit
from mkdocs_gettext.po.wrap import escaped

_ENTRY = r"msgid[ \t]+\"\"[ \t]*\n[ \t]*msgstr[ \t]+\".*\"[ \t]*(?:\n[ \t]*\".*\"[ \t]*)*"
MSGID = re.compile(r"(?:#~ ?)?\s*msgid\s")
FIRST_HEADER = re.compile(rf"(?:(?:#(?!~).*|[ \t]*)\n)*[ \t]*{_ENTRY}")
HEADER = re.compile(rf"^(?:#(?!~).*\n)*{_ENTRY}", re.M)
DATE = re.compile(r"(?:POT-Creation|PO-Revision)-Date:[^\\\"\n]*\\n")
COMMENT = re.compile(r"#(?!~[^|])")
CONFLICT = "#-#-#-#-#"
PLACE = re.compile(
    "\u2068(?P<isolated>[^\u2069]*)\u2069(?::(?P<at>\\d+))?|(?P<path>\\S+?)(?::(?P<line>\\d+))?(?=\\s|$)"
)


class Parsed(NamedTuple):
    catalog: Catalog  # with its fuzzy and obsolete messages; empty if the file cannot be read
    problems: list[Problem]


class Block(NamedTuple):
    """A message as it stands in a file, or one part of it."""

    comments: str | None
    strings: str | None


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
    return Parsed(catalog, [*problems, *parser.problems, *po_faults.of_units(parser.units, language)])


def _for_babel(text: str) -> str:
    """The text on the same lines, without what Babel stumbles over though gettext and Poedit do not."""
    if "#~|" in text:
        text = re.sub(r"^#~\|", "#|", text, flags=re.M)
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
        self.previous: list[str] = []

    def _process_comment(self, line: str) -> None:
        parser: Any = self  # the type stubs do not know these parts
        parser._finish_current_message()
        match line[1:2]:
            case ".":
                if text := line[2:].strip():
                    parser.auto_comments.append(text)
            case ":":
                parser.locations += _places(line[2:].strip())
            case ",":
                parser.flags += filter(None, map(str.strip, line[2:].split(",")))
            case "|":
                self.previous.append(line[2:].strip())
            case _:
                parser.user_comments.append(line[1:].removeprefix(" "))

    def _add_message(self) -> None:
        parser: Any = self
        context = parser.context.denormalize() if parser.context else None
        msgids = tuple([part.denormalize() for part in parser.messages])
        strings = {form: text.denormalize() for form, text in parser.translations}
        self.units.append(Unit(parser.offset + 1, parser.obsolete, context, msgids, strings))
        self._store(_message(msgids, strings, self.catalog.num_plurals), context)
        parser._reset_message_state()
        self.previous = []

    def _store(self, message: Message, context: str | None) -> None:
        """Comments and flags as they stand; Babel would change some."""
        parser: Any = self
        message.context, message.lineno, message.locations = context, parser.offset + 1, parser.locations
        message.auto_comments, message.user_comments = parser.auto_comments, parser.user_comments
        message.flags = set(parser.flags)
        if known := previous.parsed(self.previous) if self.previous else None:
            message.previous_id = known.ids()
        if parser.obsolete:
            self.catalog.obsolete[parser.catalog._key_for(message.id, context)] = message
        else:
            self.catalog[message.id] = message
            parser.counter += 1

    def _invalid_pofile(self, line: str, lineno: int, msg: str) -> None:
        if "num_plurals" in msg or ("conflicts" in msg and not line.startswith(CONFLICT)):
            return  # po_faults says the first with the numbers; the second is a comment
        where = f" at {line[:40]!r}" if line else ""
        text = f"{msg}{where}; expected msgid and msgstr, each with a text in quotes"
        self.problems.append(Problem(lineno + 1, "E-SYNTAX", text))


def _message(msgids: tuple[str, ...], strings: Mapping[int, str], forms: int) -> Message:
    if len(msgids) == 1:
        return Message(msgids[0], next(iter(strings.values())))
    return Message(msgids, tuple([strings.get(form, "") for form in range(forms)]))  # type: ignore[arg-type]


def _places(text: str) -> list[tuple[str, int]]:
    if ":" not in text and " " not in text:
        return [(text, 0)]
    return [
        (match["isolated"] or match["path"] or "", int(match["at"] or match["line"] or 0))
        for match in PLACE.finditer(text)
    ]


def write(catalog: Catalog, header: str, kept: Mapping[Key, Block] | None = None) -> bytes:
    """`kept` are parts of messages as they stand in a file already, however they are wrapped there."""
    forms, kept = catalog.num_plurals, kept or {}
    live = [_text(message, forms, kept, obsolete=False) for message in messages(catalog)]
    old = [_text(message, forms, kept, obsolete=True) for message in catalog.obsolete.values()]
    return ("\n\n".join([header, *live, *old]) + "\n").encode()


def _text(message: Message, forms: int, kept: Mapping[Key, Block], *, obsolete: bool) -> str:
    comments, strings = kept.get(key_of(message), NOTHING)
    if comments is None:
        comments = "\n".join(written.comments(message, obsolete=obsolete))
    if strings is None:
        strings = "\n".join(written.strings(message, forms, obsolete=obsolete))
    return f"{comments}\n{strings}" if comments else strings


NOTHING = Block(None, None)


def blocks(data: bytes, catalog: Catalog) -> dict[Key, Block]:
    """The messages of the catalog as they stand in its file, where an empty line is between them."""
    lines = ["", *data.decode().split("\n"), ""]  # counted from 1
    found = {}
    for message in (*messages(catalog), *catalog.obsolete.values()):
        first = last = message.lineno or 0
        while lines[first - 1].strip():
            first -= 1
        while lines[last].strip():
            last += 1
        if block := _block(lines[first:last]):
            found[key_of(message)] = block
    return found


def _block(lines: list[str]) -> Block | None:
    """One message, comments first."""
    is_comment = [COMMENT.match(line) is not None for line in lines]
    begin = is_comment.index(False) if False in is_comment else len(lines)
    if any(is_comment[begin:]) or sum(MSGID.match(line) is not None for line in lines) != 1:
        return None
    return Block("\n".join(lines[:begin]), "\n".join(lines[begin:]))


def header_of(data: bytes, language: str) -> str:
    """The header as it stands in the file, comments included; complete enough for plural forms."""
    found = _header(data.decode())
    header = found[0].strip("\n") if found else new_header("", language)
    if not re.search(r"Plural-Forms:", header, re.I):
        header = header if header.endswith(('\\n"', '""')) else header.removesuffix('"') + '\\n"'
        header += f'\n"Plural-Forms: {Catalog(locale=locale(language)).plural_forms}\\n"'
    return header


def _header(text: str) -> re.Match[str] | None:
    return FIRST_HEADER.match(text) or HEADER.search(text)


def new_header(project: str, language: str) -> str:
    catalog = Catalog(locale=locale(language))
    return (
        'msgid ""\nmsgstr ""\n'
        f'"Project-Id-Version: {escaped(" ".join(project.split()))}\\n"\n'
        f'"Language: {language.replace("-", "_")}\\n"\n'
        '"MIME-Version: 1.0\\n"\n'
        '"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
        f'"Plural-Forms: {catalog.plural_forms}\\n"'
    )
