"""Puts words back into the places that their messages were cut from."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from mkdocs_gettext.markdown import fences, front_matter
from mkdocs_gettext.markdown.inline import code_spans
from mkdocs_gettext.markdown.kinds import Kind, Segment

NO_IDS: Mapping[Segment, str] = MappingProxyType({})
ATTRIBUTES = re.compile(r"[ \t#]*\{:?[ ]*")
BLANKS = re.compile(r"[ \t\n]+")
NUMBERED = re.compile(r"\(?(?:\d+|[a-zA-Z]|[ivxlcdmIVXLCDM]+|#)(?=[.)](?:[ \t]|$))")  # the last as in fancy lists
MARKED = re.compile(
    r"[-+*](?:[ \t]|$)|[-=]{2,}[ \t]*$|>|#|!!!|\?\?\?|===|:[ :]|~~~|///|\*?\[[^\]]+\]:|\[[ xX]\][ \t]|"
    r"(?:[-*_][ ]*){3,}$|\|?[ ]*:?-+:?[ ]*(?:\|[ ]*:?-*:?[ ]*)*$"
)


def render(
    source: str,
    segments: Iterable[Segment],
    words: Callable[[Segment], str | None],
    ids: Mapping[Segment, str] = NO_IDS,
) -> str:
    """The page with other words; None leaves the characters of a message as they are. `ids` are those of headings."""
    pieces, position = [], 0
    for segment in segments:
        text = words(segment)
        if text is None:
            continue
        dressed = DRESS.get(segment.kind, _flowing)(segment, text)
        pieces += [source[position : segment.start], segment.before, dressed, segment.after]
        position = segment.end
        if segment in ids:
            opening = ATTRIBUTES.match(source, position)
            pieces.append(f"{opening[0]}#{ids[segment]} " if opening else f" {{#{ids[segment]}}}")
            position = opening.end() if opening else position
    return _without_metadata("".join([*pieces, source[position:]]), source)


def _without_metadata(text: str, source: str) -> str:
    """An empty line goes before words that MkDocs would take for front matter where the source has none."""
    return f"\n{text}" if front_matter.end_of(text) and not front_matter.end_of(source) else text


def _flowing(segment: Segment, text: str) -> str:
    """A block of text: hard breaks get their blanks back, and no line begins a block of another kind."""
    lines = [_plain_start(line.strip(), segment.text) for line in text.split("\n") if line.strip()] or [""]
    breaks = ("\n" if line.endswith("\\") else "  \n" for line in lines[:-1])
    return lines[0] + "".join(end + segment.indent + line for end, line in zip(breaks, lines[1:], strict=True))


def _plain_start(line: str, source_text: str) -> str:
    if _is_marked(line) and not _is_marked(source_text):
        return "\\" + line if line[0] in "-+*>#!`[" else f"&#{ord(line[0])};{line[1:]}"
    if (number := NUMBERED.match(line)) and not NUMBERED.match(source_text):
        return f"{number[0]}\\{line[number.end() :]}"
    return line


def _is_marked(line: str) -> bool:
    return bool(MARKED.match(line) or fences.OPENING.match(line))


def _one_line(_: Segment, text: str) -> str:
    return BLANKS.sub(" ", text).strip()


def _block(segment: Segment, text: str) -> str:
    return _plain_start(_one_line(segment, text), segment.text)


def _quoted(segment: Segment, text: str) -> str:
    pieces = code_spans.split(_one_line(segment, text))
    pieces[::2] = (piece.replace('"', "&quot;") for piece in pieces[::2])
    return "".join(pieces)


def _attribute(segment: Segment, text: str) -> str:
    text = _one_line(segment, text).replace('"', "&quot;").replace("'", "&#39;")
    return text.replace("<", "&lt;").replace(">", "&gt;")


def _yaml(segment: Segment, text: str) -> str:
    return json.dumps(_one_line(segment, text), ensure_ascii=False)


def _cell(segment: Segment, text: str) -> str:
    text = _one_line(segment, text)
    code = [(span.start, span.end) for span in code_spans.find(text)]

    def escaped(bar: re.Match[str]) -> str:
        return "|" if any(first <= bar.start() < last for first, last in code) else "\\|"

    return re.sub(r"(?<!\\)\|", escaped, text)


def _comment(segment: Segment, text: str) -> str:
    """No comment may end before its last word."""
    return _one_line(segment, " ".join(text.split())).replace("*/", "* /").replace("-->", "-- >")


def _code_title(segment: Segment, text: str) -> str:
    """Nothing is escaped in the title of a fence, so no quote may be the one that ends it."""
    text = re.sub(r'"([^"]*)"', "“\\1”", _one_line(segment, text))
    return text.replace('"', "”").replace("'", "’")


DRESS: dict[Kind, Callable[[Segment, str], str]] = {
    Kind.META: _yaml,
    Kind.HEADING: _block,
    Kind.TERM: _block,
    Kind.META_LINE: _one_line,
    Kind.ABBREVIATION: _one_line,
    Kind.CELL: _cell,
    Kind.LABEL: _quoted,
    Kind.DEFAULT_LABEL: _quoted,
    Kind.CAPTION: _one_line,
    Kind.COMMENT: _comment,
    Kind.TITLE: _one_line,
    Kind.ATTRIBUTE: _attribute,
    Kind.CODE_TITLE: _code_title,
}
