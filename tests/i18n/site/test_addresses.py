"""Addresses in raw HTML lead to files and pages from every language, or are named with their line."""

from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import urljoin

import pytest

from built_site import CONFIG, BuiltSite, build_site, elements
from mkdocs_gettext.markdown.inline import addresses

CASE = Path(__file__).parents[2] / "data/cases2/e02-raw-html-addresses"
FILES = ("img/x.png", "img/v.mp4", "img/v.vtt", "js/a.js", "css/a.css", "img/f.html", "img/große datei.pdf")
ASSETS = {f"docs/{name}": "x" for name in FILES}
OWN = """# Own

<img alt="" srcset="{0}img/x.png, {0}img/x.png?v=2 2x" src={0}img/x.png>

<p style="background: url('{0}img/x.png')">text</p>

<video src="{0}img/v.mp4"><track src="{0}img/v.vtt"></video>

<link rel="stylesheet" href="{0}css/a.css"><link rel="preload" imagesrcset="{0}img/x.png 2x" as="image">

<a href="{0}img/gro%C3%9Fe%20datei.pdf#page=2">paper</a> and <A HREF='{0}img/f.html?a=1&amp;b=2'>file</A>

<style>p {{ background: url({0}img/x.png) }}</style>

<embed src="{0}img/x.png"><audio src="{0}img/v.mp4"></audio><iframe src="{0}img/f.html"></iframe>

<svg><image href="{0}img/x.png"/><use xlink:href="{0}img/x.png#part"/></svg>
"""


def built(root: Path, pages: dict[str, str], extra: str = "") -> BuiltSite:
    return build_site(root, {**ASSETS, "docs/index.md": "# Start\n", **pages}, CONFIG + extra)


def targets(site: BuiltSite, page: str) -> list[str]:
    """The paths in the site to which the raw HTML of a page leads, as a browser resolves them."""
    found = [one.value for one in addresses.find(site.article(page).split("</h1>")[-1])]
    return [urljoin(f"/{page}", value).partition("#")[0].partition("?")[0][1:] for value in found]


def test_all_attributes_of_a_tag_lead_to_their_files(tmp_path: Path) -> None:
    site = built(tmp_path, {"docs/a/b/deep.md": (CASE / "page.md").read_text("utf-8")})
    for code in ("en", "de"):
        assert targets(site, f"{code}/a/b/deep/index.html") == [
            "img/x.png", "img/v.mp4", "js/a.js", "img/x.png", "img/x.png", "img/x.png", "img/f.html",
        ]  # fmt: skip


@pytest.mark.parametrize("extra", ["", "use_directory_urls: false\n"])
@pytest.mark.parametrize("seen", ["../", "../../"])
def test_they_may_be_seen_from_the_source_or_from_the_page(seen: str, extra: str, tmp_path: Path) -> None:
    site = built(tmp_path, {"docs/a/own.md": OWN.format(seen)}, extra)
    page = "a/own.html" if extra else "a/own/index.html"
    for code in ("en", "de"):
        found = targets(site, f"{code}/{page}")
        assert len(found) == 16
        assert {target.replace("%C3%9F", "ß").replace("%20", " ") for target in found} <= set(FILES)


def test_what_stands_behind_an_address_stays(tmp_path: Path) -> None:
    article = built(tmp_path, {"docs/a/own.md": OWN.format("../")}).article("de/a/own/index.html")
    for end in ("x.png?v=2 2x", "datei.pdf#page=2", "f.html?a=1&amp;b=2", "x.png#part"):
        assert end in article


@pytest.mark.parametrize("extra", ["", "use_directory_urls: false\n"])
def test_links_to_pages_lead_to_the_page_of_the_language(extra: str, tmp_path: Path) -> None:
    links = ("b.md", "b.md#x", "../index.md", "./", "b/" if extra else "../b/", "b.html", "../")
    text = "# A\n\n" + "".join(f'<a href="{link}">x</a>\n' for link in links)
    site = built(tmp_path, {"docs/a/a.md": text, "docs/a/b.md": "# B\n\n## x\n", "docs/a/index.md": "# I\n"}, extra)
    for code in ("en", "de"):
        page = f"{code}/a/a.html" if extra else f"{code}/a/a/index.html"
        hrefs = [str(link["href"]).partition("#")[0] for link in elements(site.article(page), "a") if "headerlink" not in str(link)]
        found = {normpath(join(dirname(page), href)) for href in hrefs}
        assert all((site.root / one).exists() and one.startswith(code) for one in found)
        assert f"{code}/a/b.html" in found if extra else f"{code}/a/b" in found


LEFT = """# Left

<a href="https://example.org/x.png">a</a> <a href="//example.org/x.png">b</a> <a href="/x.png">c</a>
<a href="#left">d</a> <a href="mailto:a@example.org">e</a> <img src="data:image/png;base64,AAAA" alt="">
<a href="{{ base }}/x.png">f</a> <img src="x/{% y %}.png" alt=""> <a href="?q=1">g</a> <a href="">h</a>
<a name="x">i</a> <!-- <img src="nothing.png"> --> <a href="tel:123">j</a> `<img src="nothing.png">`

    <img src="nothing.png">
"""


def test_what_does_not_lead_into_the_site_is_left_alone(tmp_path: Path) -> None:
    article = built(tmp_path, {"docs/left.md": LEFT}).article("de/left/index.html")
    for address in ("https://example.org/x.png", "//example.org/x.png", "/x.png", "{{ base }}/x.png", "x/{% y %}.png", "?q=1"):
        assert f'"{address}"' in article


@pytest.mark.parametrize(
    "html, address",
    [
        ('<a href="../../img/nothing.html">x</a>', "../../img/nothing.html"),
        ('<img alt="" src="../img/x.png" srcset="../img/x.png 1x, ../img/y.png 2x">', "../img/y.png"),
        ('<video poster="../img/y.png"></video>', "../img/y.png"),
        ('<object data="y.png"></object>', "y.png"),
        ('<script src="../js/b.js"></script>', "../js/b.js"),
        ("<p style=\"background:url('y.png')\">x</p>", "y.png"),
        ('<a href="c.md">x</a>', "c.md"),
        ('<a href="../../../out/">x</a>', "../../../out/"),
        ('- item\n\n    <img alt="" src="y.png">', "y.png"),
    ],
)
def test_what_leads_nowhere_is_a_fault(
    html: str, address: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(SystemExit):
        built(tmp_path, {"docs/a/own.md": f"# A\n\n{html}\n"})
    line = 5 if html.startswith("-") else 3
    assert caplog.records[-1].message == f"docs/a/own.md:{line}: E-FILE: {address} is not there; expected a file"


MAKES = """from mkdocs.structure.files import File
def on_files(files, config):
    files.append(File.generated(config, "img/made.png", content="x"))
    files.append(File.generated(config, "made.md", content="# Made"))
    return files
"""


def test_files_that_a_hook_makes_are_there(tmp_path: Path) -> None:
    page = '# A\n\n<img src="img/made.png" alt=""> <a href="made.md">made</a>\n'
    site = built(tmp_path, {"hook.py": MAKES, "docs/a.md": page}, "hooks: [hook.py]\n")
    assert targets(site, "de/a/index.html") == ["img/made.png", "de/made/"]


def test_what_not_even_a_hook_makes_is_a_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(SystemExit):
        built(tmp_path, {"hook.py": MAKES, "docs/a.md": '<a href="nothing.pdf">x</a>\n'}, "hooks: [hook.py]\n")
    assert caplog.records[-1].message == "docs/a.md:1: E-FILE: nothing.pdf is not there; expected a file"
