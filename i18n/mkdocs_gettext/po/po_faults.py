"""What can be wrong with a .po file as a file: bytes, strings, header, duplicates, number of plural forms."""

import gettext
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from mkdocs_gettext.checks.invisible import hidden
from mkdocs_gettext.locales import tag

MAX_BYTES = 2_000_000
UNREADABLE = frozenset({"E-SIZE", "E-CHARSET", "E-SYNTAX"})
STRING = re.compile(
    r'(?:#~ ?)?(?:(?:msgctxt|msgid|msgid_plural|msgstr|msgstr\[\d+\])[ \t]+)?"(?P<text>(?:[^"\\]|\\.)*)"[ \t]*$'
)
KEYWORDS = ('"', 'msgid "', 'msgstr "', 'msgctxt "', '#~ msgid "', '#~ msgstr "')
CONFLICT = ("<<<<<<<", "=======", ">>>>>>>", "|||||||")
OPEN = re.compile(r'[^"]*"(?:[^"\\]|\\.)*\\?$')
ESCAPE = re.compile(r'\\[^abfnrtv"\\]')
CHARSET = re.compile(r"^Content-Type[ \t]*:.*charset[ \t]*=[ \t\"]*(?P<name>[\w-]+)", re.M | re.I)
LANGUAGE = re.compile(r"^Language[ \t]*:[ \t]*(?P<code>\S+)", re.M | re.I)
CHARSETS = frozenset({"UTF-8", "UTF8", "ASCII", "US-ASCII"})
PLURALS = re.compile(
    r"^Plural-Forms[ \t]*:\s*nplurals\s*=\s*(?P<count>\d+)\s*;\s*plural\s*=(?P<rule>[^;]+);?", re.M | re.I
)


class Problem(NamedTuple):
    line: int
    code: str
    text: str


class Unit(NamedTuple):
    """One message as it is written."""

    line: int
    obsolete: bool
    context: str | None
    msgids: tuple[str, ...]  # two if there are plural forms
    strings: dict[int, str]  # by form


def of_bytes(data: bytes) -> list[Problem]:
    if len(data) > MAX_BYTES:
        return [Problem(1, "E-SIZE", f"{len(data)} bytes; expected at most {MAX_BYTES}")]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return [Problem(line, "E-CHARSET", f"byte {data[error.start]:#04x} is not UTF-8; expected UTF-8")]
    return [*_characters(text), *_strings(text.removeprefix("\ufeff"))]


def _characters(text: str) -> Iterator[Problem]:
    if text.startswith("\ufeff"):
        yield Problem(1, "E-BOM", "the file begins with a byte order mark; expected none")
    if "\r" in text:
        line = text.count("\n", 0, text.index("\r")) + 1
        yield Problem(line, "E-CRLF", "the line ends in CR LF; expected LF")
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        yield Problem(line, "E-CONTROL", "invisible character U+0000; expected visible text")


def _strings(text: str) -> Iterator[Problem]:
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("#~|") or (line[0] == "#" and not line.startswith("#~")):
            continue
        if line[-1] == '"' and line.count('"') == 2 and "\\" not in line and line.startswith(KEYWORDS):
            continue
        match = STRING.match(line)
        if not match:
            yield Problem(number, "E-SYNTAX", _not_understood(line))
        elif escape := ESCAPE.search(match["text"].replace("\\\\", "")):
            yield Problem(number, "E-SYNTAX", f'unknown escape {escape[0]}; expected \\n, \\t, \\" or \\\\')


def _not_understood(line: str) -> str:
    if line.startswith(CONFLICT):
        return f"{line[:40]!r} is left from a merge of two versions; expected one of them"
    if OPEN.match(line):
        return f"{line[:40]!r} has no closing quote; expected the text to end in one"
    return f"{line[:40]!r} is no part of a message; expected msgid, msgstr or msgctxt and a text in quotes"


def of_units(units: Iterable[Unit], language: str) -> Iterator[Problem]:
    units = list(units)
    header = next((unit for unit in units if unit.msgids == ("",) and not unit.obsolete), None)
    if header is None:
        yield Problem(1, "E-HEADER", 'no header; expected msgid "" with Language, Content-Type and Plural-Forms')
    else:
        yield from _header(header.strings.get(0, ""), header.line, language)
        yield from _forms(units, header.strings.get(0, ""))
    yield from _duplicates(units)
    yield from _invisible(units)


def _invisible(units: Iterable[Unit]) -> Iterator[Problem]:
    for unit in units:
        source = "".join(unit.msgids)
        for char in dict.fromkeys(hidden("".join(unit.strings.values()), source)) if not unit.obsolete else ():
            yield Problem(unit.line, "E-CONTROL", f"invisible character U+{ord(char):04X}; expected visible text")


def _header(header: str, line: int, language: str) -> Iterator[Problem]:
    charset, code = CHARSET.search(header), LANGUAGE.search(header)
    if charset and charset["name"].upper() not in CHARSETS:
        yield Problem(line, "E-CHARSET", f"charset is {charset['name']}; expected UTF-8")
    if code and not _same_language(code["code"], language):
        yield Problem(line, "E-LANGUAGE", f"Language is {code['code']}; expected {language}")


def _same_language(found: str, language: str) -> bool:
    """The folder says more than the header, or less; neither may name another language."""
    ours, theirs = (re.split("[-_.@]", tag(code).lower()) for code in (language, found))
    return all(one == other for one, other in zip(ours, theirs, strict=False))


def _forms(units: Iterable[Unit], header: str) -> Iterator[Problem]:
    plurals = PLURALS.search(header)
    with_forms = [unit for unit in units if len(unit.msgids) > 1]
    if not plurals:
        for unit in with_forms[:1]:
            yield Problem(unit.line, "E-PLURAL", "the header has no Plural-Forms; expected nplurals and plural")
        return
    if not _is_rule(plurals["rule"].strip()):
        yield Problem(1, "E-PLURAL", f"plural rule {plurals['rule'].strip()}; expected an expression of n")
    count = int(plurals["count"])
    for unit in with_forms:
        filled = [form for form, text in unit.strings.items() if text]
        if set(unit.strings) != set(range(count)) or (filled and len(filled) < count):
            yield Problem(unit.line, "E-PLURAL", f"plural forms: {len(filled)}; expected {count} as in the header")


@cache
def _is_rule(rule: str) -> bool:
    try:
        gettext.c2py(rule)
    except (ValueError, RecursionError):
        return False
    return True


def _duplicates(units: Iterable[Unit]) -> Iterator[Problem]:
    seen: dict[tuple[str | None, str], Unit] = {}
    for unit in units:
        first = seen.setdefault((unit.context, unit.msgids[0]), unit)
        if first is not unit:
            what = f"“{unit.msgids[0][:40]}”" if unit.msgids[0] else "the header"
            twin = "obsolete twin" if first.obsolete != unit.obsolete else "second definition"
            text = f"{twin} of the message at line {first.line}: {what}; expected one, delete the other"
            yield Problem(unit.line, "E-DUPLICATE", text)
