"""The navigation of a site, once for each language."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

Nav = Any  # what MkDocs takes as `nav`: nested lists, titles with their targets, paths


def localised(nav: Nav, language: str, word: Callable[[str], str], lacks: Collection[str] = ()) -> Nav:
    """The same navigation with the pages and the titles of a language, without the pages that it lacks.

    >>> localised([{"Rules": ["index.md", "a.md"]}, {"B": "b.md"}], "de", {"Rules": "Regeln"}.get, {"a.md", "b.md"})
    [{'Regeln': ['de/index.md']}]
    """
    match nav:
        case str():
            return f"{language}/{nav.removeprefix('/')}" if nav.endswith(".md") else nav
        case list():
            return [localised(item, language, word, lacks) for item in nav if not _is_lacking(item, lacks)]
        case _:
            return {word(title): localised(target, language, word, lacks) for title, target in nav.items()}


def _is_lacking(nav: Nav, lacks: Collection[str]) -> bool:
    """Whether nothing of it is left; what has been empty before stays."""
    match nav:
        case str():
            return nav.removeprefix("/") in lacks
        case list() | dict():
            items = nav if isinstance(nav, list) else nav.values()
            return bool(items) and all(_is_lacking(item, lacks) for item in items)
        case _:
            return False


def nested(uris: Sequence[str]) -> list[Nav]:
    """The navigation that the folders of the pages give, for sites that configure none."""
    tree: list[Nav] = []
    folders: dict[str, list[Nav]] = {"": tree}
    for uri in uris:
        parent, _, _ = uri.rpartition("/")
        _folder(folders, parent).append(uri)
    return tree


def folder_title(name: str) -> str:
    """What MkDocs calls a folder.

    >>> folder_title("open-games"), folder_title("FAQ")
    ('Open games', 'FAQ')
    """
    title = name.replace("-", " ").replace("_", " ")
    return title.capitalize() if title.lower() == title else title


def folder_titles(uris: Iterable[str]) -> list[str]:
    """The titles of all folders with pages in them, in the order of the pages."""
    return list(dict.fromkeys(folder_title(name) for uri in uris for name in uri.split("/")[:-1]))


def _folder(folders: dict[str, list[Nav]], path: str) -> list[Nav]:
    if path not in folders:
        parent, _, name = path.rpartition("/")
        folders[path] = []
        _folder(folders, parent).append({folder_title(name): folders[path]})
    return folders[path]


def cut_off(section: Any) -> tuple[list[Any], Any]:
    """The pages of one section of MkDocs' navigation and its start page, as if there were no others."""
    pages = list(_pages(section.children))
    for item in section.children:
        item.parent = None
    for page, before, after in zip(pages, [None, *pages], [*pages[1:], None], strict=False):
        page.previous_page, page.next_page = before, after
    top = (page for page in pages if getattr(page.file, "source_uri", "") in {"index.md", "README.md"})
    return pages, next(top, None)


def _pages(items: Iterable[Any]) -> Iterator[Any]:
    for item in items:
        if item.is_page:
            yield item
        yield from _pages(item.children or ())
