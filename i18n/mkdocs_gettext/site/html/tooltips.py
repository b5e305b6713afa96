"""The words that Python-Markdown itself puts into a page: behind footnotes and behind headings."""

import html
import re
from collections.abc import Mapping
from typing import NamedTuple

from mkdocs_gettext.po import phrases


class Tooltips(NamedTuple):
    """As a site has them, which may say them in its own way."""

    back: str = phrases.BACK
    permalink: str = phrases.PERMALINK

    def translated(self, page: str, word: phrases.Translate) -> str:
        """The HTML of a page with these words in its language."""
        return self._permalinks(self._backlinks(page, word), word)

    def _backlinks(self, page: str, word: phrases.Translate) -> str:
        if 'class="footnote-backref"' not in page:
            return page
        title = re.escape(self._title(self.back)).replace(re.escape("{number}"), r"(?P<number>\d+)")
        said = self._title(word(self.back))
        return re.sub(title, lambda match: said.replace("{number}", match["number"]), page)

    def _permalinks(self, page: str, word: phrases.Translate) -> str:
        if 'class="headerlink"' not in page:
            return page
        return page.replace(self._title(self.permalink), self._title(word(self.permalink)))

    @staticmethod
    def _title(text: str) -> str:
        return f'title="{html.escape(text)}"'


def of_extensions(options: Mapping[str, Mapping[str, object] | None]) -> Tooltips:
    """`options` of Markdown extensions by name."""
    footnotes, toc = (options.get(name) or {} for name in ("footnotes", "toc"))
    back = str(footnotes.get("BACKLINK_TITLE", phrases.BACK)).replace("%d", "{number}").replace("{}", "{number}")
    return Tooltips(back, str(toc.get("permalink_title", phrases.PERMALINK)))
