"""What an author tells translators in `<!-- i18n:… -->`, up to the blank line behind the words."""

import re
from typing import NamedTuple

from mkdocs_gettext.markdown.kinds import Segment

REMARK = re.compile(r"[ \t]*<!--\s*i18n:(?P<name>[\w-]*)\s*(?P<text>(?:(?!-->).)*?)\s*-->[ \t\r]*(?=\n|\Z)", re.S)
KNOWN = ("comment", "ctx", "plural", "skip", "skip-end", "skip-start")


class Remarks(NamedTuple):
    comments: tuple[str, ...] = ()
    context: str | None = None
    skip: bool = False
    number: str | None = None

    def with_remark(self, name: str, text: str) -> "Remarks":
        match name:
            case "comment":
                return self._replace(comments=(*self.comments, text))
            case "ctx":
                return self._replace(context=text)
            case "plural":
                return self._replace(number=text)
            case "skip":
                return self._replace(skip=True)
            case _:
                return self

    def applied(self, segment: Segment) -> Segment:
        if self == NONE:
            return segment
        segment = segment._replace(context=self.context, comments=self.comments)
        one, bar, many = segment.text.partition(" || ")
        if self.number and bar:
            return segment._replace(text=one, plural=many, number=self.number)
        return segment


NONE = Remarks()
