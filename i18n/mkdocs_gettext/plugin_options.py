"""The options of the plugin in mkdocs.yml, and what they and the rest of it say of a site."""

from pathlib import Path

from mkdocs.config import config_options as c
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

from mkdocs_gettext.configuration import STRICT, UNTRANSLATED, Configuration, configuration_of


class Options(Config):  # type: ignore[no-untyped-call]
    catalogs = c.Type(str, default="i18n")
    languages = c.DictOfItems(c.Type(str))
    fence_captions = c.ListOfItems(c.Type(str), default=[])
    code_comments = c.ListOfItems(c.Type(str), default=[])
    front_matter = c.ListOfItems(c.Type(str), default=[])
    glossary = c.Optional(c.Type(str))
    report = c.Optional(c.Type(str))
    on_fault = c.Choice((STRICT, UNTRANSLATED), default=STRICT)
    references = c.Choice(("files", "lines"), default="files")
    code = c.DictOfItems(c.ListOfItems(c.Type(str)), default={})


def configuration(options: Options, config: MkDocsConfig) -> Configuration:
    if not options.languages:
        raise PluginError("gettext: no languages; expected `languages: {en: English, …}`")
    file = Path(config.config_file_path or "mkdocs.yml").resolve()
    extensions = [{name: config.mdx_configs.get(name)} for name in config.markdown_extensions]
    # MkDocs itself finds the pages of a build, so that `exclude_docs` is not needed here.
    given = {**config, "theme": dict(config.theme), "markdown_extensions": extensions, "exclude_docs": ""}
    return configuration_of(file.parent, given, options)
