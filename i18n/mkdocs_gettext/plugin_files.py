"""The files of MkDocs, of which each page has one in every language."""

from typing import cast

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel

from mkdocs_gettext.translation.translate import Translated


class LanguageFile(File):
    """A page in one language. `source_uri` is the path of its source, the same for all languages."""

    language: str = ""
    source_uri: str = ""
    translated: Translated = Translated("", 0, frozenset())


class LanguageFiles(Files):
    """Files in which a page finds what all languages share: `de/logo.svg` is `logo.svg`."""

    languages: frozenset[str] = frozenset()

    def get_file_from_path(self, path: str) -> File | None:
        found = super().get_file_from_path(path)
        language, _, rest = path.partition("/")
        return found or (super().get_file_from_path(rest) if language in self.languages else None)


def language_file(
    config: MkDocsConfig, code: str, uri: str, translated: Translated, inclusion: InclusionLevel
) -> LanguageFile:
    made = LanguageFile.generated(config, f"{code}/{uri}", content=translated.text, inclusion=inclusion)
    new = cast(LanguageFile, made)
    new.edit_uri = None
    new.language, new.source_uri, new.translated = code, uri, translated
    return new


def generated_text(file: File) -> str | None:
    """The text of a page that another plugin has made; None for one of the sources."""
    return None if file.generated_by is None else file.content_string
