"""One page with one catalog, without a site: what `python -m mkdocs_gettext try` shows."""

import html
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from markdown import Markdown

from mkdocs_gettext import locales
from mkdocs_gettext.checks.survey import domain_faults
from mkdocs_gettext.commands import report
from mkdocs_gettext.faults import Fault
from mkdocs_gettext.markdown import front_matter
from mkdocs_gettext.markdown.inline import tags
from mkdocs_gettext.markdown.scope import Scope
from mkdocs_gettext.po import phrases, po_file
from mkdocs_gettext.po.catalogs import Domain
from mkdocs_gettext.po.entries import of_segment, unique
from mkdocs_gettext.site.html.tooltips import Tooltips
from mkdocs_gettext.translation.heading_ids import SameIds
from mkdocs_gettext.translation.sources import Page, page_of, text_of
from mkdocs_gettext.translation.translate import Language, translate

EXTENSIONS = (
    "abbr", "admonition", "attr_list", "def_list", "footnotes", "md_in_html", "tables", "toc",
    "pymdownx.betterem", "pymdownx.details", "pymdownx.superfences", "pymdownx.tabbed", "pymdownx.tasklist",
)  # fmt: skip


def plain_markdown() -> Markdown:
    """Markdown with what most sites use."""
    return Markdown(extensions=list(EXTENSIONS))


def plain_page(page: Path) -> Page:
    """Raises: Faulty."""
    origin = page.as_posix()
    return page_of(text_of(page, origin), origin, Scope(("patience",), extensions=frozenset(EXTENSIONS)))


class Way(NamedTuple):
    """How pages are read and shown: as most sites do it, or as one site does."""

    read: Callable[[Path], Page] = plain_page
    markdown_of: Callable[[], Markdown] = plain_markdown


USUAL = Way()


def attempt(
    page: Path, catalog: Path, language: str, source_language: str = "en", way: Way = USUAL
) -> tuple[str, list[Fault]]:
    """The page in the language as HTML, and all faults of page and catalog. Raises: Faulty for a broken page."""
    source = way.read(page)
    parsed = po_file.read(catalog.read_bytes(), language)
    domain = Domain.of(catalog.as_posix(), parsed.catalog)
    target = Language(language, source_language, locales.locale(language))
    site = domain.or_else(Domain.of("", phrases.shipped(language)))
    text = translate(source, target, domain, site).text
    faults = [Fault(domain.path, line, problem, code) for line, code, problem in parsed.problems]
    faults += [*domain_faults(domain, language, names=source.names), *source.faults(), *_open(source, language, domain)]
    html = Tooltips().translated(
        _document(source.source, text, target, way.markdown_of()),
        lambda words_of: site.find(None, words_of) or words_of,
    )
    return html, sorted(set(faults))


def _open(page: Page, language: str, domain: Domain) -> Iterator[Fault]:
    """What the page shows in the language of the source."""
    entries = unique([of_segment(part, page.origin) for part in page.segments if part.is_message])
    for one in report.row_of(language, "", entries, domain).open:
        text = {
            "missing": f"“{one.msgid[:60]}” has no translation; expected one for exactly this text in {domain.path}",
            "fuzzy": f"“{one.msgid[:60]}” is fuzzy; expected that somebody has looked at it and removed the mark",
        }[one.state]
        yield Fault(one.source, one.line, text, f"W-{one.state.upper()}")


def _document(source: str, text: str, language: Language, markdown: Markdown) -> str:
    meta = front_matter.meta(text)
    body = _converted(source, text, markdown)
    heading = tags.element("h1").search(body)
    title = str(meta.get("title") or (html.unescape(tags.removed(heading["inside"])) if heading else ""))
    description = (
        f'\n<meta name="description" content="{html.escape(str(meta["description"]))}">'
        if "description" in meta
        else ""
    )
    direction = language.locale.text_direction if language.locale else "ltr"
    code = locales.tag(language.code)
    return (
        f'<!doctype html>\n<html lang="{code}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{html.escape(title)}</title>{description}\n</head>\n<body>\n{body}\n</body>\n</html>"
    )


def _converted(source: str, text: str, markdown: Markdown) -> str:
    """The body of the page, with the ids of its source."""
    same = SameIds()
    same.extendMarkdown(markdown)
    for page, is_source in ((source, True), (text, False)):
        same.enter("", is_source=is_source)
        body = markdown.reset().convert(page[front_matter.end_of(page) :])
    return body
