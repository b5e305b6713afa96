"""What has to be said to Material so that it speaks the language of a page."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jinja2

from mkdocs_gettext import locales
from mkdocs_gettext.site import search
from mkdocs_gettext.po.phrases import Translate

HERE = Path(__file__).parent
ASSETS = "assets/gettext"
OTHER_NAMES = {"sr-Latn": "sh", "no": "nb"}


def prepare(config: Any) -> None:
    """Our templates come before those of the theme and after those of the site."""
    templates = str(HERE / "templates")
    if templates not in config.theme.dirs:
        config.theme.dirs.insert(1 if config.theme.custom_dir else 0, templates)
    # Material shows its language menu if this is set, and writes <link rel=alternate> if it is a list. Its script
    # takes such links for roots of languages and takes over each click on a link that begins with one.
    config.extra["alternate"] = True
    config.extra_javascript.append(f"{ASSETS}/switch.js")
    config.extra_css.append(f"{ASSETS}/gettext.css")


def assets() -> Iterable[tuple[str, Path]]:
    """Our scripts and style sheets: address and file."""
    return ((f"{ASSETS}/{path.name}", path) for path in sorted((HERE / "static").iterdir()))


def language(code: str, folders: Iterable[str]) -> str | None:
    """The language of the theme's own words: this one, or the nearest; None if the theme speaks none that is near."""
    return _language(code, tuple(folders))


@cache
def _language(code: str, folders: tuple[str, ...]) -> str | None:
    found = (name for name in _names(code) if any(_words_of(folder, name).is_file() for folder in folders))
    return next(found, None)


def _names(code: str) -> Iterator[str]:
    """What the theme may call the language, the nearest first."""
    base, tag = locales.base(code), locales.tag(code)
    with_script = f"{base}-{_script(code)}"
    yield from (code, tag, f"{base}-{tag.rpartition('-')[2]}", with_script)
    yield from (OTHER_NAMES[name] for name in (with_script, base) if name in OTHER_NAMES)
    yield base


def _script(code: str) -> str | None:
    found = locales.locale(code) if "-" in locales.tag(code) else None
    return found.script if found else None


def direction(code: str, folders: Iterable[str]) -> str:
    """As the theme says, and for a language that it does not speak, as Babel says (which takes longer to load)."""
    return _direction(code, tuple(folders))


@cache
def _direction(code: str, folders: tuple[str, ...]) -> str:
    spoken = _language(code, folders)
    if spoken is None or locales.script(code):
        return locales.direction(code)
    texts = (path.read_text("utf-8") for folder in folders if (path := _words_of(folder, spoken)).is_file())
    found = re.search(r'"direction":\s*"(?P<direction>\w+)"', next(texts, ""))
    return found["direction"] if found else "ltr"


def _words_of(folder: str, code: str) -> Path:
    return Path(folder, "partials", "languages", f"{code}.html")


def palette(options: Iterable[Mapping[str, Any]], word: Translate) -> list[Mapping[str, Any]]:
    """The choices of colours, with the names of their buttons in the language."""
    return [
        {**option, "toggle": {**toggle, "name": word(toggle["name"])}}
        if (toggle := option.get("toggle")) and toggle.get("name")
        else option
        for option in options
    ]


def search_config(env: jinja2.Environment, config: Any, code: str) -> Mapping[str, object]:
    """What the theme, which speaks the language now, proposes for the search in it, and what the site has chosen."""
    now = env.get_template("partials/language.html").make_module({"config": config}).t  # type: ignore[attr-defined]
    usual = env.get_template("partials/languages/en.html").module.t  # type: ignore[attr-defined]
    own = _own_search(config, _proposed(usual))
    return _proposed(now).chosen(own, _proposed(usual), locales.base(code))._asdict()


def _proposed(word: Translate) -> search.Settings:
    pipeline = [step for step in re.split(r"\s*,\s*", word("search.config.pipeline").strip()) if step]
    return search.Settings([word("search.config.lang")], word("search.config.separator"), pipeline)


def _own_search(config: Any, usual: search.Settings) -> search.Settings:
    """What the site has chosen itself: the plugin for the search fills the rest with what is usual."""
    plugin = config.plugins.get("material/search") or config.plugins.get("search")
    settings = ((name, plugin.config.get(name)) for name in usual._fields) if plugin else ()
    return search.Settings(**{name: value for name, value in settings if value != getattr(usual, name)})


def with_search_root(html: str, root: str) -> str:
    """The page with the root from which Material's script loads the search index and resolves its results."""
    before, mark, rest = html.rpartition('<script id="__config"')
    return before + mark + re.sub(r'("base": ?")[^"]*"', lambda match: f'{match[1]}{root}"', rest, count=1)
