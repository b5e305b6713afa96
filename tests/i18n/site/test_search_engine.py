"""What Material's own search finds in the index of a language, asked without a browser."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import material
import pytest

from built_site import CONFIG, BuiltSite, build_site

WORKER = Path(__file__).with_name("search_worker.mjs")
ASSETS = Path(str(material.__file__)).parent / "templates/assets/javascripts"
TEXTS = {
    "en": 'A stock (waste) "tableau" “column” ‘pile’ [rule] and word/other.',
    "de": "Ein Stapel (Vorrat) „Haufen“ »Spalte« ‚Karte‘ und mehr.",
    "fr": "Une «pile» (talon) d’où “colonne”.",
    "ru": "Это «колода» (запас) и „карта“.",
    "ja": "これは「山札」（手札）と『場札』です。",
    "zh_Hans": "这是「牌堆」（弃牌堆）和《规则》。",
    "ar": "هذه «الكومة» (المخزون) هنا.",
    "ko": "이것은 「더미」(카드) 입니다.",
    "pt_BR": "Uma “pilha” (monte) ‘coluna’.",
}
WORDS = {
    "en": ("waste", "tableau", "column", "pile", "rule", "other"),
    "de": ("Vorrat", "Haufen", "Spalte", "Karte", "(Vorrat"),
    "fr": ("pile", "talon", "où", "colonne"),
    "ru": ("колода", "запас", "карта"),
    "ja": ("山札", "手札", "場札"),
    "zh_Hans": ("牌堆", "弃牌堆", "规则"),
    "ar": ("الكومة", "المخزون"),
    "ko": ("더미", "카드"),
    "pt_BR": ("pilha", "monte", "coluna"),
}
NAMES = "{" + ", ".join(f"{code}: {code}" for code in TEXTS) + "}"


def site_of(root: Path, search: str = "  - search\n") -> BuiltSite:
    """Each language says its own text, on a page that only it has."""
    pages = {f"docs/{code}.md": f"---\nlanguages: {code}\n---\n# {code}\n\n{text}\n" for code, text in TEXTS.items()}
    config = CONFIG.replace("{en: English, de: Deutsch}", NAMES).replace("  - search\n", search)
    return build_site(root, {"docs/index.md": "# Start\n", **pages}, config)


def answers(site: BuiltSite, code: str, queries: Sequence[str]) -> list[list[str]]:
    index = json.loads(site.read(f"{code}/search/search_index.json"))
    asked = json.dumps({"index": index, "queries": queries})
    done = subprocess.run(["node", WORKER, ASSETS], input=asked, capture_output=True, text=True, encoding="utf-8")
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> BuiltSite:
    return site_of(tmp_path_factory.mktemp("search"))


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> BuiltSite:
    settings = "  - search: {separator: '[\\s\\-_]+', pipeline: [trimmer], lang: [en, de]}\n"
    return site_of(tmp_path_factory.mktemp("own"), settings)


@pytest.mark.parametrize("code", TEXTS)
def test_words_behind_brackets_and_quotes_are_found(code: str, site: BuiltSite) -> None:
    found = dict(zip(WORDS[code], answers(site, code, WORDS[code]), strict=True))
    assert [word for word, places in found.items() if f"{code}/" not in places] == []


@pytest.mark.parametrize("code", TEXTS)
def test_they_are_found_with_settings_of_the_site_as_well(code: str, own: BuiltSite) -> None:
    found = dict(zip(WORDS[code], answers(own, code, WORDS[code]), strict=True))
    assert [word for word, places in found.items() if f"{code}/" not in places] == []


def config_of(site: BuiltSite, code: str) -> dict[str, object]:
    return dict(json.loads(site.read(f"{code}/search/search_index.json"))["config"])


def test_the_settings_of_the_site_are_kept_where_they_fit(own: BuiltSite) -> None:
    german, korean, japanese = (config_of(own, code) for code in ("de", "ko", "ja"))
    assert german["lang"] == ["en", "de"]
    assert german["pipeline"] == ["trimmer"]
    assert str(german["separator"]).startswith("[\\s\\-_]+|")
    assert korean["pipeline"] == []
    assert japanese["lang"] == ["ja"]
    assert "、" in str(japanese["separator"])


def test_an_empty_pipeline_is_kept_in_every_language(tmp_path: Path) -> None:
    site = site_of(tmp_path, "  - search: {pipeline: []}\n")
    assert {code: config_of(site, code)["pipeline"] for code in TEXTS} == dict.fromkeys(TEXTS, [])


def test_a_country_has_the_search_of_its_language(site: BuiltSite) -> None:
    assert config_of(site, "pt_BR")["lang"] == ["pt"]
