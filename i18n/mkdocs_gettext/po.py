"""Reading and writing .po files with Babel, so that nothing a translator wrote is lost."""

import re
from io import BytesIO, StringIO

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, denormalize, read_po, write_po

MAX_BYTES = 2_000_000
WIDTH = 77  # as Weblate wraps


class PoError(ValueError):
    def __init__(self, line: int, code: str, problem: str) -> None:
        super().__init__(problem)
        self.line = line
        self.code = code


def read(data: bytes, language: str) -> Catalog:
    """The catalog with its fuzzy and obsolete messages. Raises: PoError."""
    text = _decode(data)
    # Babel does not know `#~|`, which Poedit and msgmerge write; an empty line keeps the line numbers.
    lines = re.sub(r"^#~\|.*$", "", text, flags=re.M)
    try:
        catalog = read_po(StringIO(lines), locale=locale(language), abort_invalid=True)
    except PoFileError as error:
        problem = str(error).removesuffix(f" on {error.lineno}")
        raise PoError(error.lineno + 1, "E-SYNTAX", f"{problem}; expected a .po file") from error
    except (ValueError, IndexError, TypeError, AttributeError) as error:
        raise PoError(1, "E-SYNTAX", f"cannot be read: {error}; expected a .po file") from error
    for message in (*catalog, *catalog.obsolete.values()):
        _restore_previous(message)
    return catalog


def write(catalog: Catalog, header: str) -> bytes:
    buffer = BytesIO()
    write_po(buffer, catalog, width=WIDTH, omit_header=True, include_previous=True, include_lineno=False)
    body = buffer.getvalue().decode(catalog.charset).strip("\n")
    return f"{header}\n\n{body}\n".encode() if body else f"{header}\n".encode()


def header_of(data: bytes) -> str:
    """The header as it stands in the file, comments included."""
    return data.decode("utf-8-sig").replace("\r\n", "\n").lstrip("\n").split("\n\n", 1)[0]


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


def locale(language: str) -> Locale | None:
    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return None


def _decode(data: bytes) -> str:
    if len(data) > MAX_BYTES:
        raise PoError(1, "E-SIZE", f"{len(data)} bytes are too many; expected at most {MAX_BYTES}")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise PoError(
            line, "E-CHARSET", f"byte {data[error.start]:#x} is not UTF-8; expected UTF-8"
        ) from error


def _restore_previous(message: Message) -> None:
    """Babel reads `#| msgid "…"` as a comment of the translator; make it the previous msgid again."""
    previous = [comment[1:].strip() for comment in message.user_comments if comment.startswith("|")]
    if not previous:
        return
    message.user_comments = [comment for comment in message.user_comments if not comment.startswith("|")]
    parts = re.findall(r'^(msgid|msgid_plural|msgctxt)\s+((?:".*"\n?)+)', "\n".join(previous), re.M)
    message.previous_id = [denormalize(text) for keyword, text in parts if keyword != "msgctxt"]
