"""A page in English, German, Polish, Arabic and in a made-up language."""

from collections.abc import Mapping
from pathlib import Path

from built_site import CONFIG
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.po import po_file
from mkdocs_gettext.translation.pseudo import pseudo

DATA = Path(__file__).parents[1] / "data/languages"
LANGUAGES = {"en": "English", "de": "Deutsch", "pl": "Polski", "ar": "العربية", "en-XA": "⟦Pseudo⟧"}
FIVE = CONFIG.replace(
    "{en: English, de: Deutsch}", "{" + ", ".join(f'{code}: "{name}"' for code, name in LANGUAGES.items()) + "}"
)


def pages_of() -> Mapping[str, str]:
    """The page twice, with all its catalogs."""
    page = (DATA / "page.md").read_text("utf-8")
    files = {"docs/index.md": page, "docs/games/windmill.md": page}
    for code in LANGUAGES:
        path = DATA / f"{code}.po"
        text = path.read_text("utf-8") if path.is_file() else pseudo_catalog(page, code) if code == "en-XA" else None
        if text:
            files |= {f"i18n/{code}/LC_MESSAGES/{name}.po": text for name in ("index", "games/windmill")}
    return files


def pseudo_catalog(page: str, language: str) -> str:
    """A catalog in which every message of the page is translated into the made-up language."""
    found = {part.text: part for part in segments(page) if part.is_message}
    units = [po_file.new_header("pseudo", language)]
    for part in found.values():
        forms = [part.text] if part.plural is None else [part.text, part.plural]
        lines = [f'msgid "{escaped(forms[0])}"']
        if part.plural is None:
            lines.append(f'msgstr "{escaped(pseudo(forms[0]))}"')
        else:
            lines.append(f'msgid_plural "{escaped(forms[1])}"')
            lines += [f'msgstr[{number}] "{escaped(pseudo(form))}"' for number, form in enumerate(forms)]
        units.append("\n".join(lines))
    return "\n\n".join(units) + "\n"


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
