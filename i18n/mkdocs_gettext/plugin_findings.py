"""What a build finds: said as loud as the site wants it, and once for all languages."""

import logging
from collections.abc import Iterable

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from mkdocs_gettext.checks import links
from mkdocs_gettext.checks.survey import HINTS
from mkdocs_gettext.faults import Fault, Faulty
from mkdocs_gettext.plugin_files import LanguageFile
from mkdocs_gettext.site.build import Build
from mkdocs_gettext.site.html import anchors
from mkdocs_gettext.site.html.gate import Gate

log = logging.getLogger("mkdocs.plugins.gettext")


class Findings:
    """All that was found is in `all`, in the order in which it was."""

    def __init__(self, build: Build) -> None:
        self.all: list[Fault] = []
        self._build = build
        self._configuration = build.configuration
        self._gate = Gate(frozenset(build.configuration.languages))
        self._links: set[anchors.Link] = set()

    def report(self, faults: Iterable[Fault]) -> None:
        """Raises: PluginError, for what stops a build. A translation may be incomplete, a list may not be misread."""
        faults = sorted(set(faults))
        self.all += faults
        for fault in faults:
            if not self._build.stops(fault):
                log.log(logging.WARNING if fault.is_warning and fault.code not in HINTS else logging.INFO, str(fault))
        if errors := [fault for fault in faults if self._build.stops(fault)]:
            raise PluginError(str(Faulty(errors)))

    def lost(self, files: Files, config: MkDocsConfig) -> list[Fault]:
        """Links that lead to no file; a site may have them ignored."""
        found = list(links.faults(self._build.pages, files.src_uris, config.use_directory_urls))
        level = config.validation.links.not_found
        for fault in found if level < logging.WARNING else ():
            log.log(level, str(fault))
        return found if level >= logging.WARNING else []

    def let_through(self, output: str, page: Page) -> None:
        """Raises: PluginError, for a page with something that its source does not have."""
        file = page.file
        if not isinstance(file, LanguageFile):
            return
        if file.language == self._configuration.source_language:
            self._gate.source(file.source_uri, output, page.url)
        else:
            origin = self._configuration.relative(self._configuration.docs / file.source_uri)
            self.report(self._gate.faults(file.source_uri, output, page.url, origin, file.language))
        for to, anchors_there in (page.links_to_anchors or {}).items():
            source = getattr(to, "source_uri", to.src_uri)
            self._links |= {anchors.Link(file.source_uri, source, *link) for link in anchors_there.items()}
        page.links_to_anchors = None  # they are judged when all pages are there, once for all languages

    def anchors(self, config: MkDocsConfig) -> None:
        """Says which links lead to no place in their page, now that all are finished."""
        found = list(anchors.faults(self._links, self._build.pages, self._gate.ids))
        self.all += found
        for fault in found:
            log.log(config.validation.links.anchors, str(fault))
