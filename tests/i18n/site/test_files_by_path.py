"""Hooks and other plugins find a page by the path of its source, in the language that is worked on."""

import json
from pathlib import Path

import pytest

from built_site import CONFIG, BuiltSite, build_site
from small_site import po_text

CASE = Path(__file__).parents[2] / "data/cases2/e04-files-by-path"
HOOK = """import json
from pathlib import Path
seen = []

def look(event, files, page=None):
    found = [files.get_file_from_path(path) for path in ("a.md", "sub/b.md", "./a.md", "logo.svg", "nothing.md")]
    seen.append([event, page and page.file.language, *(file and file.src_uri for file in found), "a.md" in files])

def on_files(files, config):
    kept["files"] = files
    kept["a"] = files.get_file_from_path("a.md")
    look("files", files)
    return files

def on_nav(nav, config, files):
    kept["files"] = files
    look("nav", files)

def on_pre_page(page, config, files): look("pre_page", files, page)
def on_page_read_source(page, config): look("page_read_source", kept["files"], page)
def on_page_markdown(markdown, page, config, files): look("page_markdown", files, page)
def on_page_content(html, page, config, files): look("page_content", files, page)
def on_env(env, config, files): look("env", files)
def on_pre_template(template, template_name, config): look("pre_template", kept["files"])
def on_page_context(context, page, config, nav): look("page_context", kept["files"], page)
def on_post_page(output, page, config): look("post_page", kept["files"], page)

def on_post_build(config):
    look("post_build", kept["files"])
    kept["files"].get_file_from_path("a.md").url
    Path(config.site_dir, "seen.json").write_text(json.dumps([kept["a"].url, kept["a"].dest_uri, seen]))

kept = {}
"""
PAGES = {"docs/a.md": "# A\n", "docs/sub/b.md": "# B\n", "docs/logo.svg": "<svg/>"}
OUTSIDE = {"nav", "env", "pre_template", "post_build"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> BuiltSite:
    files = {"hook.py": HOOK, "docs/index.md": (CASE / "page.md").read_text("utf-8"), **PAGES}
    return build_site(tmp_path_factory.mktemp("files"), files, CONFIG + "hooks: [hook.py]\n")


def seen(site: BuiltSite) -> list[list[object]]:
    return list(json.loads(site.read("seen.json"))[2])


def test_in_every_event_of_a_page_the_pages_of_its_language_are_found(site: BuiltSite) -> None:
    of_pages = [entry for entry in seen(site) if entry[1]]
    assert {str(entry[0]) for entry in of_pages} == {
        "pre_page", "page_read_source", "page_markdown", "page_content", "page_context", "post_page",
    }  # fmt: skip
    for event, code, *found in of_pages:
        assert found == [f"{code}/a.md", f"{code}/sub/b.md", f"{code}/a.md", "logo.svg", None, True], event


def test_outside_of_a_page_those_of_the_source_language_are_found(site: BuiltSite) -> None:
    outside = [entry for entry in seen(site) if not entry[1]]
    assert {str(entry[0]) for entry in outside} == {*OUTSIDE, "files"}
    for event, _, *found in outside:
        if event in OUTSIDE:
            assert found == ["en/a.md", "en/sub/b.md", "en/a.md", "logo.svg", None, True]


def test_who_has_kept_a_file_of_the_sources_is_led_to_its_page(site: BuiltSite) -> None:
    assert json.loads(site.read("seen.json"))[:2] == ["en/a/", "en/a/index.html"]


def test_the_list_of_pages_has_each_page_once_in_each_language(tmp_path: Path) -> None:
    hook = """def on_env(env, config, files):
    pages = [file.src_uri for file in files.documentation_pages()]
    assert pages == [f"{code}/{uri}" for code in ("en", "de") for uri in ("index.md", "a.md", "sub/b.md")], pages
    assert set(pages) < set(files.src_uris)
    assert all(files.src_uris[uri] is files.get_file_from_path(uri) for uri in files.src_uris)
"""
    build_site(tmp_path, {"hook.py": hook, "docs/index.md": "# T\n", **PAGES}, CONFIG + "hooks: [hook.py]\n")


def test_links_that_a_hook_makes_from_a_path_lead_to_the_language(tmp_path: Path) -> None:
    hook = """def on_page_markdown(markdown, page, config, files):
    return markdown + "\\n\\n[b](" + files.get_file_from_path("sub/b.md").url_relative_to(page.file) + ")"
"""
    site = build_site(tmp_path, {"hook.py": hook, "docs/index.md": "# T\n", **PAGES}, CONFIG + "hooks: [hook.py]\n")
    for code in ("en", "de"):
        assert '<a href="../sub/b/">' in site.article(f"{code}/a/index.html")


MADE = """from mkdocs.structure.files import InclusionLevel
from mkdocs.structure.pages import Page

def on_files(files, config):
    Page("Post", files.get_file_from_path("post.md"), config)
    config.nav = ["index.md", {"Letters": ["a.md", "post.md"]}]
    return files
"""


def test_a_page_that_another_plugin_has_made_stays_where_it_is(tmp_path: Path) -> None:
    files = {"hook.py": MADE, "docs/index.md": "# T\n\n[post](post.md)\n", "docs/post.md": "# Post\n\n[a](a.md)\n", **PAGES}
    site = build_site(tmp_path, files, CONFIG + "hooks: [hook.py]\n")
    assert {name for name in site.names() if "post" in name} == {"post/index.html"}
    assert '<a href="../post/">' in site.article("de/index.html")
    assert '<a href="../en/a/">' in site.article("post/index.html")
    assert "<loc>https://example.org/rules/post/</loc>" in site.read("sitemap.xml")
    places = [entry["location"] for entry in json.loads(site.read("en/search/search_index.json"))["docs"]]
    assert "../post/" in places


def test_a_navigation_that_another_plugin_has_written_is_put_into_every_language(tmp_path: Path) -> None:
    files = {"hook.py": MADE, "docs/index.md": "# T\n", "docs/post.md": "# Post\n", **PAGES}
    files["i18n/de/LC_MESSAGES/site.po"] = po_text(("Letters", "Buchstaben"))
    site = build_site(tmp_path, files, CONFIG + "hooks: [hook.py]\n")
    assert "Buchstaben" in site.read("de/index.html")
    assert "Letters" in site.read("en/index.html")


def test_a_navigation_that_comes_too_late_is_named(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    hook = """from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
@event_priority(50)
def on_nav(nav, config, files): return Navigation([nav.pages[0]], nav.pages)
"""
    site = build_site(tmp_path, {"hook.py": hook, "docs/index.md": "# T\n", **PAGES}, CONFIG + "hooks: [hook.py]\n")
    assert [record.message for record in caplog.records if "navigation" in record.message] == [
        "the navigation that another plugin has made in on_nav is not used; expected it in config.nav"
    ]
    assert "sub/b/" in site.read("de/index.html")


def test_a_page_tells_where_its_source_lies(tmp_path: Path) -> None:
    hook = """from pathlib import Path
def on_page_markdown(markdown, page, config, files):
    return markdown + "\\n\\n" + Path(page.file.abs_src_path).with_suffix(".txt").read_text()
"""
    files = {"hook.py": hook, "docs/index.md": "# T\n", "docs/index.txt": "beside it"}
    site = build_site(tmp_path, files, CONFIG + "hooks: [hook.py]\n")
    assert "beside it" in site.article("de/index.html")
