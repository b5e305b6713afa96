"""What is done to the finished HTML of a page, in one order that can be read."""

import re
from collections.abc import Callable
from pathlib import Path

from built_site import build_site
from mkdocs_gettext.site.passes import FinishedPage, Pass, Priority, Stage, in_order, walk
from mkdocs_gettext.translation.translate import Translated
from small_site import po_text

ROOT = Path(__file__).parents[3]
PAGE = FinishedPage("de", "de/a.md", "a.md", {}, Translated("", 0, frozenset()), to=str)


def adds(stage: Stage, text: str) -> Pass:
    return Pass(stage, lambda html, _: html + text)


def test_passes_run_by_stage_and_in_one_stage_as_they_were_registered() -> None:
    given = [adds(stage, stage.name[0]) for stage in reversed(Stage)] + [adds(Stage.WORDS, "w")]
    assert walk(in_order(given), "", PAGE) == "LWwDATTN"


def test_every_stage_says_what_happens_in_it() -> None:
    assert all(re.fullmatch(r"[A-Z].*\.", stage.value) for stage in Stage)


def test_a_page_goes_once_through_every_pass(tmp_path: Path, registered: Callable[..., None]) -> None:
    seen: list[tuple[str, Stage, str]] = []

    def watch(stage: Stage) -> Pass:
        def run(html: str, page: FinishedPage) -> str:
            seen.append((page.uri, stage, html))
            return html.replace("</p>", f' "{stage.name}"</p>', 1)

        return Pass(stage, run)

    registered(passes=[watch(stage) for stage in reversed(Stage)])
    files = {"docs/a.md": "# A\n\nA card.\n\nMore.\n", "i18n/de/LC_MESSAGES/a.po": po_text(("A card.", "Eine Karte."))}
    site = build_site(tmp_path, files)
    stages = list(Stage)
    assert [(uri, stage) for uri, stage, _ in seen] == [(f"{code}/a.md", stage) for code in ("en", "de") for stage in stages]
    german = {stage: html for uri, stage, html in seen if uri == "de/a.md"}
    assert '"DRAWINGS"' in german[Stage.TYPOGRAPHY]
    assert "„DRAWINGS“" in german[Stage.NOTE]
    assert "translation-note" not in german[Stage.NOTE]
    assert "translation-note" in site.article("de/a/index.html")


def test_what_comes_last_finds_the_whole_site(tmp_path: Path, registered: Callable[..., None]) -> None:
    found: list[set[str]] = []
    registered(last=lambda site: found.append({path.name for path in site.rglob("*")}))
    build_site(tmp_path, {"docs/a.md": "# A\n"})
    assert len(found) == 1
    assert {"sitemap.xml", "404.html", "search_index.json", "index.html"} <= found[0]


def test_every_priority_of_an_event_is_explained_in_one_place() -> None:
    plugins = [*(ROOT / "i18n/mkdocs_gettext").glob("plugin*.py"), ROOT / "demos/mkdocs_patience/plugin.py"]
    used = [name for path in plugins for name in re.findall(r"@event_priority\((.*)\)", path.read_text("utf-8"))]
    assert sorted(used) == sorted(f"Priority.{name}" for name in vars(Priority) if name.isupper())
