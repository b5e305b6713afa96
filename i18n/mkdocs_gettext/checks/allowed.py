"""What a translation may have though its source has not: marks for the direction of text, links inside the site."""

import html
import re

DIRECTION = re.compile(
    r"<(?:span|bdi)(?: (?:dir=([\"']?)(?:ltr|rtl|auto)\1|lang=([\"']?)[A-Za-z-]+\2))*>|</(?:span|bdi)>"
)
SCHEME = re.compile(r"(?P<name>[a-z][a-z0-9+.-]*):", re.I)
SAFE_SCHEMES = {"http", "https", "mailto"}
INVISIBLE = re.compile(r"[\0-\x20\x7f-\xa0\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]")


def _read(target: str) -> str:
    """The address that a browser makes of it."""
    return INVISIBLE.sub("", html.unescape(html.unescape(target)))


def is_safe(target: str) -> bool:
    """Whether a link runs no code, wherever it leads."""
    match = SCHEME.match(_read(target))
    return not match or match["name"].casefold() in SAFE_SCHEMES


def is_inside(target: str) -> bool:
    """Whether a link stays on the site, whatever page it leads to.

    >>> [is_inside(target) for target in ("../a.md#b", "#b", "//a.b/c", "/\\\\a.b", "https://a.b", "mailto:a@b.c")]
    [True, True, False, False, False, False]
    """
    read = _read(target).replace("\\", "/")
    return not SCHEME.match(read) and "//" not in read[:3] and not read.startswith("/")
