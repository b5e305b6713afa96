"""The Content-Security-Policy of the pages: nothing from elsewhere, and of inline scripts only the theme's, by hash."""

import base64
import hashlib
from collections.abc import Iterable
from pathlib import Path

from mkdocs_gettext.markdown.inline import tags

_HEAD = tags.named("head")
HEADERS = """\
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Content-Security-Policy: frame-ancestors 'self'
/assets/patience/*
  Cache-Control: public, max-age=31536000, immutable
"""


def hashes(html: str) -> list[str]:
    """Gives the hashes of a page's inline scripts; data in script elements is not run and needs none."""
    scripts = (found for found in tags.markup().finditer(html) if (found["opaque"] or "").lower() == "script")
    inline = (found["inside"] for found in scripts if _is_run(found["opened"]))
    return sorted({base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in inline})


def _is_run(attributes: str) -> bool:
    return tags.value(attributes, "src") is None and not (tags.value(attributes, "type") or "").endswith("json")


def policy(scripts: Iterable[str]) -> str:
    """Writes the policy that allows these scripts by hash."""
    allowed = "".join(f" 'sha256-{script}'" for script in scripts)
    return (
        f"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{allowed}; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'"
    )


def with_policy(html: str) -> str:
    """Puts the policy first in the head, where it binds everything after it."""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(hashes(html))}">'
    return _HEAD.sub(lambda head: head[0] + meta, html, count=1)


def write_policies(site: Path) -> None:
    """Gives every page of a built site its policy, and hosts that read `_headers` what a page cannot say."""
    for path in sorted(site.rglob("*.html")):
        path.write_text(with_policy(path.read_text("utf-8")), "utf-8")
    (site / "_headers").write_text(HEADERS, "utf-8")
