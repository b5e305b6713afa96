"""The navigation is drawn once for many pages, and no byte of a site depends on it."""

from collections.abc import Mapping
from pathlib import Path

import jinja2
import pytest

from built_site import CONFIG, BuiltSite, build_site
from mkdocs_gettext.site import nav_memory
from small_site import po_text

NAMES = ("index", "a", "b", "sub/index", "sub/a", "sub/b", "sub/deep/index", "sub/deep/a", "sub/deep/b", "sub/a/below", "z/a")
PAGES = {f"docs/{name}.md": f"# {name} title\n\n## Part\n\ntext\n" for name in NAMES}
PAGES |= {"docs/b.md": "---\nicon: material/cards\nstatus: new\n---\n# B\n", "docs/z/one.md": "---\nlanguages: [de]\n---\n# Z\n"}
PAGES |= {"i18n/de/LC_MESSAGES/sub/a.po": po_text(("sub/a title", "Unter A"))}
NAV = "nav: [index.md, {A: a.md}, {Out: 'https://example.org/'}, {Sub: [sub/index.md, sub/a.md, {Deep: [sub/deep/a.md, b.md]}]}]\n"
FEATURES = (
    "",
    "navigation.tabs, navigation.sections, navigation.indexes",
    "navigation.prune, navigation.expand",
    "navigation.tabs, navigation.tabs.sticky, navigation.prune, navigation.indexes, toc.integrate",
    "navigation.sections, navigation.path, navigation.footer",
)


def contents(site: BuiltSite) -> Mapping[str, bytes]:
    return {name: (site.root / name).read_bytes() for name in site.names() if not name.endswith(".gz")}


@pytest.mark.parametrize(
    "features, extra", list(zip(FEATURES, ("", NAV, "", f"use_directory_urls: false\n{NAV}", "use_directory_urls: false\n"), strict=True))
)
def test_all_pages_are_as_they_are_without_it(
    features: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = CONFIG.replace("font: false", f"font: false, features: [{features}]") + extra
    with_memory = contents(build_site(tmp_path, PAGES, config))
    monkeypatch.setattr(nav_memory, "remember", lambda env: None)
    assert contents(build_site(tmp_path, PAGES, config)) == with_memory


def test_a_part_is_drawn_once_for_all_pages_of_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    original = nav_memory.NavMemory.of

    def counted(self: nav_memory.NavMemory, anew: nav_memory.Draw, page: object) -> nav_memory.Draw:
        def counting(item: object, *rest: object) -> str:
            drawn.append(str(getattr(item, "url", "")))
            return anew(item, *rest)

        return original(self, counting, page)

    monkeypatch.setattr(nav_memory.NavMemory, "of", counted)
    build_site(tmp_path, {f"docs/p{number}.md": f"# {number}\n" for number in range(9)})
    assert [drawn.count(f"en/p{number}/") for number in range(9)] == [2] * 9  # by itself, and for all others


def test_a_template_of_the_site_is_used_as_it_is(tmp_path: Path) -> None:
    own = '{% macro render(nav_item, path, level, parent) %}<li>{{ page.url }}: <a href="{{ nav_item.url | url }}">own</a></li>{% endmacro %}'
    files = {**PAGES, "own/partials/nav-item.html": own}
    site = build_site(tmp_path, files, CONFIG.replace("font: false", "font: false, custom_dir: own"))
    for page in ("de/a/", "de/sub/a/"):
        assert f"<li>{page}: <a" in site.read(f"{page}index.html")


def test_other_templates_stay_as_they_are() -> None:
    env = jinja2.Environment(loader=jinja2.DictLoader({nav_memory.TEMPLATE: nav_memory.MACRO + "x{% endmacro %}"}))
    nav_memory.remember(env)
    assert env.get_template(nav_memory.TEMPLATE).module.render(1, 2, 3, 4) == "x"  # type: ignore[attr-defined]
