"""To which language the start page leads, asked of its script alone."""

import json
import subprocess

import pytest

from mkdocs_gettext.site import theme

SCRIPT = theme.HERE / "static/landing.js"
ASK = """
const [file, wanted, ...offered] = process.argv.slice(1);
const script = require("fs").readFileSync(file, "utf-8");
globalThis.document = { addEventListener() {} };
const find = new Function(`${script}; return find;`)();
const found = find(offered.map((language) => ({ dataset: { language } })), wanted);
process.stdout.write(JSON.stringify(found ? found.dataset.language : null));
"""


@pytest.mark.parametrize(
    "wanted, offered, found",
    [
        ("pt-BR", ["en", "pt", "pt-BR"], "pt-BR"),
        ("pt-PT", ["en", "pt-BR"], "pt-BR"),
        ("de-AT", ["de-CH", "de"], "de"),
        ("de", ["en", "de-AT"], "de-AT"),
        ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
        ("zh-CN", ["zh-TW", "zh-Hans"], "zh-Hans"),
        ("zh-HK", ["en", "zh"], "zh"),
        ("sr", ["sr-Latn", "sr-Cyrl"], "sr-Cyrl"),
        ("fr", ["en", "de"], None),
    ],
)
def test_the_nearest_language_is_chosen(wanted: str, offered: list[str], found: str | None) -> None:
    done = subprocess.run(["node", "-e", ASK, SCRIPT, wanted, *offered], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == found
