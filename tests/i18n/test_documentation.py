"""Every code that a fault can have is explained, with nothing left over."""

import re
from pathlib import Path

from mkdocs_gettext.checks.survey import check_catalogs
from mkdocs_gettext.configuration import read
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.translation.sources import read as read_page

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"[EW]-[A-Z]+\b")


def test_every_code_is_documented_and_every_documented_code_exists() -> None:
    used = {
        code for path in (ROOT / "i18n/mkdocs_gettext").rglob("*.py") for code in CODE.findall(path.read_text("utf-8"))
    }
    documented = re.findall(r"^\| `([EW]-[A-Z]+)` \|", (ROOT / "i18n/README.md").read_text("utf-8"), re.M)
    assert documented == sorted(used)


def test_the_own_catalogs_of_this_site_have_no_fault() -> None:
    site = read(ROOT / "mkdocs.yml")
    glossary = site.root / "i18n/glossary.csv"
    found = check_catalogs(Catalogs(site._replace(glossary=glossary)), site.languages)
    found += [fault for uri in site.pages() for fault in read_page(site, uri).faults()]
    assert list(map(str, found)) == []
