"""The report as a page of the site."""

import json
from collections.abc import Callable, Iterable, Sequence

from mkdocs_gettext import locales
from mkdocs_gettext.po import phrases
from mkdocs_gettext.commands.report import Open, Row

Link = Callable[[str, int], str | None]  # source and line -> address
SHOWN = 60


def page(rows: Iterable[Row], names: dict[str, str], word: phrases.Translate, link: Link) -> str:
    """Markdown: for each language a table of its pages, and below it what is still to do."""
    rows = list(rows)
    text = f"---\ntitle: {json.dumps(word(phrases.REPORT), ensure_ascii=False)}\nsearch:\n  exclude: true\n---\n\n# {word(phrases.REPORT)}\n"
    for language, name in names.items():
        ours = [row for row in rows if row.language == language]
        if ours:
            text += f"\n## {name} {{#{locales.tag(language)}}}\n\n{_table(ours, word)}{_open(language, ours, word, link)}"
    return text


def edit_address(repo_url: str | None, edit_uri: str | None, source: str, line: int) -> str | None:
    """Where the line can be read and changed, if the site says where its sources are."""
    if not repo_url or not edit_uri:
        return None
    _, _, uri = source.partition("/")  # the address of a site's sources ends in their folder
    return f"{repo_url.rstrip('/')}/{edit_uri.strip('/')}/{uri}#L{line}"


def _table(rows: Sequence[Row], word: phrases.Translate) -> str:
    heads = (phrases.PAGE, phrases.MESSAGES, phrases.TRANSLATED, phrases.FUZZY, phrases.MISSING)
    lines = ["| " + " | ".join(word(head) for head in heads) + " |", "| --- | ---: | ---: | ---: | ---: |"]
    lines += [f"| {row.name} | {row.messages} | {row.percent} % | {row.fuzzy} | {row.missing} |" for row in rows]
    return "\n".join(lines) + "\n"


def _open(language: str, rows: Iterable[Row], word: phrases.Translate, link: Link) -> str:
    items = [_item(one, word, link) for row in rows for one in row.open]
    if not items:
        return ""
    return f"\n### {word(phrases.OPEN)} {{#{locales.tag(language)}-open}}\n\n" + "\n".join(items) + "\n"


def _item(one: Open, word: phrases.Translate, link: Link) -> str:
    place, address = f"{one.source}:{one.line}", link(one.source, one.line)
    where = f"[{place}]({address})" if address else f"`{place}`"
    state = word({"fuzzy": phrases.FUZZY, "missing": phrases.MISSING}[one.state])
    words_of = one.msgid.replace("\n", " ").replace("`", "'")
    short = words_of if len(words_of) <= SHOWN else words_of[:SHOWN].rsplit(" ", 1)[0] + " …"
    return f"- {where} · {state}: `{short}`"
