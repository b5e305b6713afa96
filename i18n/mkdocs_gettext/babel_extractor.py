"""Lets plain `pybabel extract` read Markdown: `[markdown: docs/**.md]` in its mapping file."""

from collections.abc import Collection, Iterator, Mapping
from typing import IO

from mkdocs_gettext.markdown.segment import segments

Extracted = tuple[int, str | None, str | tuple[str, ...], list[str]]


def extract(
    fileobj: IO[bytes], _: Collection[str], __: Collection[str], options: Mapping[str, str]
) -> Iterator[Extracted]:
    """Messages with their lines and comments. The option `fence_captions` names fences, separated by blanks."""
    source = fileobj.read().decode("utf-8-sig").replace("\r\n", "\n")
    for part in segments(source, options.get("fence_captions", "").split()):
        if part.is_message:
            comments = [part.kind, *part.comments]
            texts = (part.text,) if part.plural is None else (part.text, part.plural)
            if part.context:
                name = "pgettext" if part.plural is None else "npgettext"
                yield part.line, name, (part.context, *texts), comments
            else:
                yield (
                    part.line,
                    None if part.plural is None else "ngettext",
                    texts if part.plural else part.text,
                    comments,
                )
