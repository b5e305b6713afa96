"""Links and pictures: what leads nowhere is a fault, what is raw HTML works from every language."""

import re
from pathlib import Path

import pytest

from built_site import CONFIG, build_site, elements

PICTURE = {"docs/pics/pile.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>"}


def fault_lines(root: Path, files: dict[str, str], caplog: pytest.LogCaptureFixture) -> list[str]:
    with pytest.raises(SystemExit):
        build_site(root, files)
    return caplog.records[-1].message.splitlines()


ANCHORS = {
    "docs/index.md": "# Start\n\nSee [a](a.md#second) and\n[b](a.md#third).\n",
    "docs/a.md": "# A\n\n## Second\n",
}


@pytest.mark.parametrize("level", ["warn", "info"])
def test_a_link_to_an_id_that_is_not_there_is_said_once_as_loud_as_the_site_wants(
    level: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    build_site(tmp_path, ANCHORS, f"{CONFIG}validation: {{anchors: {level}}}\n")
    said = [(record.levelname, record.message) for record in caplog.records if "third" in record.message]
    text = "docs/index.md:4: W-ANCHOR: link to #third, which a.md does not have; expected an id of a heading or a block"
    assert said == [({"warn": "WARNING", "info": "INFO"}[level], text)]


def test_a_strict_site_is_stopped_by_a_link_to_an_id_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        build_site(tmp_path, ANCHORS, f"{CONFIG}validation: {{anchors: warn}}\n", strict=True)


def test_an_anchor_that_a_hook_makes_is_there(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    hook = "def on_page_content(html, **_):\n    return html + '<p id=\"third\">Made</p>'\n"
    build_site(tmp_path, {**ANCHORS, "hook.py": hook}, f"{CONFIG}hooks: [hook.py]\nvalidation: {{anchors: warn}}\n")
    assert not [record for record in caplog.records if "third" in record.message]


def test_a_page_that_a_hook_makes_is_there(tmp_path: Path) -> None:
    hook = (
        "from mkdocs.structure.files import File\n\n\ndef on_files(files, config):\n"
        "    files.append(File.generated(config, 'made.md', content='# Made'))\n"
    )
    files = {"docs/index.md": "# Start\n\n[made](made.md)\n", "hook.py": hook}
    html = build_site(tmp_path, files, f"{CONFIG}hooks: [hook.py]\n").article("de/index.html")
    assert [link["href"] for link in elements(html, "a") if link.get("href", "")[:1] != "#"] == ["made/"]


def test_a_link_to_a_page_that_is_not_there_is_a_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert fault_lines(tmp_path, {"docs/index.md": "# Start\n\nSee [a](nowhere.md).\n"}, caplog) == [
        "docs/index.md:3: E-FILE: link to nowhere.md, which is not there; expected a page"
    ]


def test_a_missing_picture_in_raw_html_is_a_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = {"docs/index.md": '# Start\n\n<img src="pics/nothing.svg" alt="x">\n'}
    assert fault_lines(tmp_path, files, caplog) == [
        "docs/index.md:3: E-FILE: pics/nothing.svg is not there; expected a file"
    ]


def test_links_in_code_are_no_links(tmp_path: Path) -> None:
    text = '# Start\n\n`[a](b.md)` and `<img src="x.png">`\n\n```\n<img src="y.png">\n[c](d.md)\n```\n'
    build_site(tmp_path, {"docs/index.md": text})


@pytest.mark.parametrize("extra", ["", "use_directory_urls: false\n"])
def test_raw_pictures_are_found_from_every_language_and_depth(extra: str, tmp_path: Path) -> None:
    files = {
        **PICTURE,
        "docs/index.md": '# Start\n\n<img src="pics/pile.svg">\n',
        "docs/games/a.md": '# A\n\n<img src="../pics/pile.svg">\n\n<video src="../../pics/pile.svg"></video>\n',
    }
    site = build_site(tmp_path, files, CONFIG + extra)
    for name in site.names():
        if not re.fullmatch(r"(en|de)/.*\.html", name):
            continue
        html = site.article(name)
        for element in elements(html, "img") + elements(html, "video"):
            assert (site.root / name).parent.joinpath(str(element["src"])).resolve() == (
                site.root / "pics/pile.svg"
            ).resolve()


def test_ids_of_blocks_footnotes_and_raw_html_are_known(tmp_path: Path) -> None:
    text = '# Start\n\n- rule\n  {: #rule-a }\n\n<a id="raw"></a>\n\nNote[^1]. [a](#rule-a) [b](#raw) [c](#fn:1) [d](#start)\n\n[^1]: Text.\n'
    build_site(tmp_path, {"docs/index.md": text})


def test_two_files_that_become_one_are_a_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = {
        "docs/index.md": "# A\n",
        "docs/games.md": "# B\n",
        "docs/games/index.md": "# C\n",
        "docs/a.md": "# D\n",
        "docs/A.md": "# E\n",
    }
    assert fault_lines(tmp_path, files, caplog) == [
        "docs/a.md:1: E-FILE: becomes a/index.html, as docs/A.md does; expected another name",
        "docs/games/index.md:1: E-FILE: becomes games/index.html, as docs/games.md does; expected another name",
    ]


def test_a_link_out_of_the_sources_is_never_published(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    secret = tmp_path / "secret.md"
    secret.write_text("# Secret\n")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/leak.md").symlink_to(secret)
    assert fault_lines(tmp_path, {"docs/index.md": "# A\n"}, caplog) == [
        "docs/leak.md:1: E-FILE: is a link out of the folder of the sources; expected a file in it"
    ]
