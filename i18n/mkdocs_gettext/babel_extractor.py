"""Lets plain `pybabel extract` read Markdown: `[markdown: docs/**.md]` in its mapping file."""

from collections.abc import Collection, Iterator, Mapping
from typing import IO

from mkdocs_gettext.markdown.scope import Scope
from mkdocs_gettext.markdown.segment import cut

OPTIONS = ("fence_captions", "code_comments", "front_matter", "markdown_extensions")
Extracted = tuple[int, str | None, str | tuple[str, ...], list[str]]


def extract(
    fileobj: IO[bytes], _: Collection[str], __: Collection[str], options: Mapping[str, str]
) -> Iterator[Extracted]:
    """Messages with their lines and comments. Options are those of mkdocs.yml, their words separated by blanks."""
    source = fileobj.read().decode("utf-8-sig").replace("\r\n", "\n")
    captions, comments, keys, extensions = (tuple(options.get(name, "").split()) for name in OPTIONS)
    for part in cut(source, Scope(captions, comments, keys, frozenset(extensions))).segments:
        if part.is_message:
            notes = [part.kind, *part.comments]
            texts = (part.text,) if part.plural is None else (part.text, part.plural)
            if part.context:
                name = "pgettext" if part.plural is None else "npgettext"
                yield part.line, name, (part.context, *texts), notes
            else:
                yield (
                    part.line,
                    None if part.plural is None else "ngettext",
                    texts if part.plural else part.text,
                    notes,
                )
