"""What mkdocs.yml says about the sources, the languages and the catalogs of a site."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from pathspec import GitIgnoreSpec

from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.markdown.included.snippets import Folders
from mkdocs_gettext.markdown.scope import Scope
from mkdocs_gettext.po import phrases
from mkdocs_gettext.site.html import tooltips

STRICT, UNTRANSLATED = "strict", "untranslated"
SITE, SITE_KEYS = "site", ("site_name", "site_description", "copyright")


class Configuration(NamedTuple):
    root: Path  # the folder of mkdocs.yml; paths in faults and catalogs are relative to it
    docs: Path
    catalogs: Path
    languages: Mapping[str, str]  # code -> own name; the first is the language of the sources
    fence_captions: tuple[str, ...] = ()
    code: Mapping[str, tuple[str, ...]] = {}  # domain -> folders of Python code
    site_words: tuple[str, ...] = ()  # name of the site, titles of the navigation
    exclude: str = ""
    glossary: Path | None = None
    has_nav: bool = True  # whether mkdocs.yml has a navigation; if not, the folders of the pages make one
    snippets: Folders = Folders()  # where `--8<--` looks for files
    on_fault: str = STRICT  # what a faulty translation does: stops the build, or is shown in the source's language
    site_url: str = ""
    directory_urls: bool = True
    references: str = "files"  # what catalogs say of where a message comes from: "files" or "lines"
    code_comments: tuple[str, ...] = ()
    front_matter: tuple[str, ...] = ()
    extensions: frozenset[str] = frozenset()  # of Markdown

    @property
    def source_language(self) -> str:
        return next(iter(self.languages))

    @property
    def scope(self) -> Scope:
        return Scope(self.fence_captions, self.code_comments, self.front_matter, self.extensions)

    def catalog(self, language: str, domain: str) -> Path:
        return self.catalogs / language / "LC_MESSAGES" / f"{domain}.po"

    def relative(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else path.as_posix()

    def pages(self) -> Iterator[str]:
        """Paths of the Markdown pages inside the folder of the sources, sorted."""
        excluded = GitIgnoreSpec.from_lines([".*", "/templates/", *self.exclude.splitlines()])
        for path in sorted(self.docs.rglob("*.md")):
            uri = path.relative_to(self.docs).as_posix()
            if not excluded.match_file(uri):
                yield uri

    def reserved(self) -> frozenset[str]:
        """Catalogs that no page may claim by its name."""
        return frozenset({SITE, *self.code})


def domain_of(uri: str) -> str:
    """The catalog of a page.

    >>> domain_of("games/windmill.md")
    'games/windmill'
    """
    return uri.removesuffix(".md")


def read(path: Path) -> Configuration:
    """The configuration in an mkdocs.yml. Raises: Faulty."""
    try:
        config = yaml.load(path.read_text("utf-8"), _AnyTag)
    except (OSError, ValueError, yaml.YAMLError) as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or getattr(error, "strerror", None) or "cannot be read"
        line = mark.line + 1 if mark else 1
        raise Faulty([Fault(str(path), line, f"{problem}; expected an mkdocs.yml")]) from error
    options = _options(config.get("plugins", ()))
    if not options.get("languages"):
        raise Faulty([Fault(str(path), 1, "no languages; expected `plugins: - gettext: languages: {en: English}`")])
    if strange := [code for code in options["languages"] if not isinstance(code, str)]:  # YAML reads `no` as false
        said = f"the code of a language is {strange[0]}; expected quotes around it"
        raise Faulty([Fault(str(path), 1, said)])
    return configuration_of(path.resolve().parent, config, options)


def configuration_of(root: Path, config: Mapping[str, Any], options: Mapping[str, Any]) -> Configuration:
    """The configuration that an mkdocs.yml gives, and in it the options of the plugin."""
    code = options.get("code") or {}
    glossary = options.get("glossary")
    return Configuration(
        root,
        root / (config.get("docs_dir") or "docs"),
        root / (options.get("catalogs") or "i18n"),
        options["languages"],
        tuple(options.get("fence_captions") or ()),
        {domain: tuple(folders) for domain, folders in code.items()},
        site_words(config),
        str(config.get("exclude_docs") or ""),
        root / glossary if glossary else None,
        bool(config.get("nav")),
        _snippet_folders(root, config.get("markdown_extensions")),
        str(options.get("on_fault") or STRICT),
        _site_url(config.get("site_url")),
        bool(config.get("use_directory_urls", True)),
        str(options.get("references") or "files"),
        tuple(options.get("code_comments") or ()),
        tuple(options.get("front_matter") or ()),
        frozenset(_options_of(config.get("markdown_extensions"))),
    )


def _site_url(given: object) -> str:
    """With a slash at its end; nothing where only the environment of a build knows it."""
    return f"{given.rstrip('/')}/" if isinstance(given, str) and given.startswith("http") else ""


def site_words(config: Mapping[str, object]) -> tuple[str, ...]:
    """Name, description and copyright of the site and the titles of its navigation."""
    said = [str(config[key]) for key in SITE_KEYS if config.get(key)]
    theme = config.get("theme")
    palette = theme.get("palette") if isinstance(theme, Mapping) else None
    said += [*_titles(config.get("nav")), *toggle_names(palette)]
    found = tooltips.of_extensions(_options_of(config.get("markdown_extensions")))
    return tuple(dict.fromkeys([*said, *(text for text in found if text not in phrases.COMMENTS)]))


def _options_of(extensions: object) -> dict[str, Any]:
    """Markdown extensions with their options, by name."""
    found = {}
    for extension in extensions if isinstance(extensions, list) else ():
        name, options = next(iter(extension.items())) if isinstance(extension, dict) else (extension, None)
        found[name] = options or {}
    return found


def _snippet_folders(root: Path, extensions: object) -> Folders:
    """Where pymdownx.snippets looks for files, if the site uses it."""
    given = _options_of(extensions).get("pymdownx.snippets")
    if given is None:
        return Folders()
    base = given.get("base_path", ".")
    folders = tuple(root / folder for folder in ([base] if isinstance(base, str) else base))
    return Folders(folders, tuple(given.get("auto_append", ())), bool(given.get("dedent_subsections")))


def toggle_names(palette: object) -> list[str]:
    """What the buttons that change the colours are called."""
    toggles = (
        [option.get("toggle") for option in palette if isinstance(option, dict)] if isinstance(palette, list) else []
    )
    return [toggle["name"] for toggle in toggles if toggle and toggle.get("name")]


def _titles(nav: object) -> Iterator[str]:
    for item in nav if isinstance(nav, list) else ():
        for title, target in item.items() if isinstance(item, dict) else ():
            yield title
            yield from _titles(target)


def _options(plugins: object) -> dict[str, Any]:
    for plugin in plugins if isinstance(plugins, list) else [plugins]:
        if isinstance(plugin, dict) and isinstance(plugin.get("gettext"), dict):
            return dict(plugin["gettext"])
    return {}


class _AnyTag(yaml.SafeLoader):
    """Reads tags such as `!!python/name:` as if they were not there."""


_AnyTag.add_multi_constructor("", lambda *found: found[-1].value)
