"""What of a page its site wants translated, and which Markdown it is written in."""

from typing import NamedTuple


class Scope(NamedTuple):
    fence_captions: tuple[str, ...] = ()  # languages of fences in which `# text` behind a line is a message
    code_comments: tuple[str, ...] = ()  # languages of fences in which comments are messages
    front_matter: tuple[str, ...] = ()  # keys beside title and description
    extensions: frozenset[str] = frozenset()  # of Markdown, by their names in mkdocs.yml


PLAIN_PAGE = Scope()
