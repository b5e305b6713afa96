"""Sitemaps in which each page names its translations."""

import gzip
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as Xml

from mkdocs_gettext import locales

SITEMAP, XHTML = "http://www.sitemaps.org/schemas/sitemap/0.9", "http://www.w3.org/1999/xhtml"


class Address(NamedTuple):
    url: str
    changed: str  # ISO date, or empty
    alternates: Mapping[str, str]  # language, or x-default -> absolute URL


def write(site: Path, root: str, pages: Iterable[Mapping[str, tuple[str, str]]], homes: Mapping[str, str]) -> None:
    """One sitemap for the site and one for each language.

    `pages` are the translations of each page: language -> absolute URL and date; `homes` the start pages.
    """
    found: dict[str, list[Address]] = {code: [] for code in homes}
    start = {**{locales.tag(code): url for code, url in homes.items()}, "x-default": root}
    for page in pages:
        alternates = {locales.tag(code): url for code, (url, _) in page.items()}
        default = root if alternates.items() <= start.items() else next(iter(alternates.values()))
        for code, (url, changed) in page.items():
            found[code].append(Address(url, changed, {**alternates, "x-default": default}))
    _write(site / "sitemap.xml", [Address(root, "", start), *(address for part in found.values() for address in part)])
    for code, part in found.items():
        _write(site / code / "sitemap.xml", part)


def _write(path: Path, addresses: Iterable[Address]) -> None:
    data = sitemap(addresses)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, mtime=0))


def sitemap(addresses: Iterable[Address]) -> bytes:
    Xml.register_namespace("", SITEMAP)
    Xml.register_namespace("xhtml", XHTML)
    root = Xml.Element(f"{{{SITEMAP}}}urlset")
    for address in addresses:
        entry = Xml.SubElement(root, f"{{{SITEMAP}}}url")
        Xml.SubElement(entry, f"{{{SITEMAP}}}loc").text = address.url
        if address.changed:
            Xml.SubElement(entry, f"{{{SITEMAP}}}lastmod").text = address.changed
        for language, url in address.alternates.items():
            Xml.SubElement(entry, f"{{{XHTML}}}link", rel="alternate", hreflang=language, href=url)
    Xml.indent(root)
    text: str = Xml.tostring(root, "unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()
