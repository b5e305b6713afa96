"""The files of MkDocs, of which each page has one in every language."""

from collections.abc import Iterable, Sequence
from pathlib import PurePath
from typing import cast

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel

from mkdocs_gettext.translation.translate import Translated


class LanguageFile(File):
    """A page in one language. `source_uri` is the path of its source, the same for all languages."""

    language: str = ""
    spoken: str = ""  # in which it is written: another one where a page is not translated
    source_uri: str = ""
    translated: Translated = Translated("", 0, frozenset())


class LanguageFiles(Files):
    """Files that are found by the path of their source: `a.md` is the page of the language that is worked on.

    A page finds what all languages share (`de/logo.svg` is `logo.svg`), and pages that only others have.
    """

    languages: tuple[str, ...] = ()  # the language of the sources first
    current: str = ""

    def get_file_from_path(self, path: str) -> File | None:
        uris, uri = self.src_uris, PurePath(path).as_posix()
        if found := uris.get(uri):
            return found
        language, _, rest = uri.partition("/")
        if language not in self.languages:
            language, rest = self.current, uri
        places = (rest, *(f"{code}/{rest}" for code in (language, *self.languages)))
        return next((uris[place] for place in places if place in uris), None)

    def __contains__(self, path: str) -> bool:
        return self.get_file_from_path(path) is not None


def language_file(
    config: MkDocsConfig, code: str, uri: str, translated: Translated, inclusion: InclusionLevel
) -> LanguageFile:
    made = LanguageFile.generated(config, f"{code}/{uri}", content=translated.text, inclusion=inclusion)
    new = cast(LanguageFile, made)
    new.edit_uri = None
    new.language = new.spoken = code
    new.source_uri, new.translated = uri, translated
    return new


def in_languages(
    files: Files, sources: Sequence[File], pages: Iterable[File], languages: tuple[str, ...]
) -> LanguageFiles:
    """The same files with the pages in place of their sources.

    Whoever has kept the files or one of the sources from an earlier event is led to the pages as well.
    """
    for source in sources:
        files.remove(source)
    for page in pages:
        files.append(page)
    files.__class__ = LanguageFiles
    changed = cast(LanguageFiles, files)
    changed.languages, changed.current = languages, languages[0]
    for source in sources:
        if found := changed.get_file_from_path(source.src_uri):
            source.url, source.dest_uri, source.abs_dest_path = found.url, found.dest_uri, found.abs_dest_path
    return changed


def generated_text(file: File) -> str | None:
    """The text of a page that another plugin has made; None for one of the sources."""
    return None if file.generated_by is None else file.content_string
