"""Sitemaps in which each page names its translations."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple
from xml.etree import ElementTree as Xml

SITEMAP, XHTML = "http://www.sitemaps.org/schemas/sitemap/0.9", "http://www.w3.org/1999/xhtml"


class Address(NamedTuple):
    url: str
    changed: str  # ISO date, or empty
    alternates: Mapping[str, str]  # language, or x-default -> absolute URL


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
