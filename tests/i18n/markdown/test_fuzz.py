"""Pages and catalogs that nobody wrote: what holds for every page and every file holds for them."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from markdown_html import html_of, same_spaces, tags_of
from mkdocs_gettext.checks.survey import domain_faults
from mkdocs_gettext.markdown.kinds import Segment
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.po import po_file
from mkdocs_gettext.po.catalogs import Domain
from mkdocs_gettext.translation.pseudo import pseudo
from mkdocs_gettext.translation.render import render
from often import often

CORPUS = Path(__file__).parents[2] / "data/markdown/syntax.md"
CASES = Path(__file__).parents[2] / "data/cases"

WORDS = st.lists(
    st.sampled_from(
        [
            "card",
            "**bold**",
            "*em*",
            "`code`",
            "[link](a.md)",
            "K♥",
            "10",
            "Ace,",
            "end.",
            "ÄÖ",
            "<kbd>x</kbd>",
            "![i](i.png)",
            "&amp;",
        ]
    ),
    min_size=1,
    max_size=8,
).map(" ".join)
LINES = st.lists(WORDS, min_size=1, max_size=3)
ATTRIBUTES = st.sampled_from(["", " {: .x }", "\n{: #y .y }"])


def indented(text: str, width: int) -> str:
    return "\n".join(" " * width + line if line else line for line in text.split("\n"))


PARAGRAPH = st.builds(lambda lines, end: "\n".join(lines) + end, LINES, ATTRIBUTES)
HEADING = st.builds(
    lambda level, words, end: f"{'#' * level} {words}{end}",
    st.integers(1, 6),
    WORDS,
    st.sampled_from(["", " {#h}", " ##"]),
)
FENCE = st.builds(
    lambda mark, lines: f"{mark}\n" + "\n".join(lines) + f"\n{mark}", st.sampled_from(["```", "~~~", "````"]), LINES
)
TABLE = st.builds(lambda a, b, c: f"| {a} | {b} |\n| --- | ---: |\n| {c} | `x|y` |", WORDS, WORDS, WORDS)
SETEXT = st.builds(lambda words: f"{words}\n------", WORDS)
DEFINITION = st.builds(
    lambda term, blanks, text: f"{term}\n:{blanks}{text}", WORDS, st.sampled_from([" ", "   ", "    ", "\t"]), WORDS
)
RULE = st.sampled_from(["***", "- - -", "___"])
CODE = WORDS.map(lambda words: f"    {words}")
RAW = st.builds(
    lambda words, fence: f"<details>\n<summary>{words}</summary>\n\n{words}\n\n{fence}\n\n</details>", WORDS, FENCE
)
CALLOUT = st.builds(lambda title, words: f"> [!NOTE]{title}\n> {words}", st.sampled_from(["", " A title"]), WORDS)
ROWS_IN_ITEM = st.builds(lambda a, b: f"- | {a} | {b} |\n  | --- | --- |\n  | {b} | `x|y` |", WORDS, WORDS)
REMARK = st.sampled_from(
    ["<!-- i18n:skip -->", "<!-- i18n:foo -->", "<!-- i18n:skip-start -->", "<!-- i18n:skip-end -->"]
)
TEMPLATE = st.sampled_from(["{{ macro() }}", "{% if x %}\nWords.\n{% endif %}", "$$\nx\n$$", "$$ x $$", "Costs $5."])
FOLLOWED = st.builds(lambda head, below: f"{head}\n{below}", st.one_of(HEADING, RULE), st.one_of(PARAGRAPH, CODE))
LEAF = st.one_of(
    PARAGRAPH, HEADING, FENCE, TABLE, SETEXT, DEFINITION, RULE, CODE,
    RAW, CALLOUT, ROWS_IN_ITEM, REMARK, TEMPLATE, FOLLOWED,
)  # fmt: skip


def nested(children: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    blocks = st.lists(children, min_size=1, max_size=3).map("\n\n".join)
    tight = st.lists(WORDS, min_size=1, max_size=4)
    return st.one_of(
        st.builds(lambda words, body: f"- {words}\n\n{indented(body, 4)}", WORDS, blocks),
        st.builds(lambda words, body: f"1. {words}\n\n{indented(body, 4)}", WORDS, blocks),
        st.builds(lambda items: "\n".join(f"* {item}" for item in items), tight),
        st.builds(lambda items: "\n".join(f"{n}. {item}" for n, item in enumerate(items, 1)), tight),
        st.builds(lambda items, inner: f"- {items[0]}\n" + "\n".join(f"    - {item}" for item in inner), tight, tight),
        st.builds(
            lambda words, body: f'!!! note "{words}"\n{indented(body, 4)}', st.sampled_from(["Title", "A *b*"]), blocks
        ),
        st.builds(lambda body: f"??? tip\n\n{indented(body, 4)}", blocks),
        st.builds(lambda body: f'=== "Tab"\n\n{indented(body, 4)}', blocks),
        st.builds(lambda body, words: f"!!! note\n{indented(body, 4)}\n{words}", children, WORDS),
        st.builds(lambda body: f"- !!! note\n\n{indented(body, 8)}", blocks),
        st.builds(lambda words, body: f"{words}\n:   {words}\n\n{indented(body, 4)}", WORDS, blocks),
        st.builds(lambda body: "\n".join(f"> {line}".rstrip() for line in body.split("\n")), blocks),
    )


BLOCK = st.recursive(LEAF, nested, max_leaves=6)
FOOTNOTE = st.builds(lambda words, body: f"[^n]: {words}\n\n{indented(body, 4)}", WORDS, st.one_of(PARAGRAPH, FENCE))
TABS = st.builds(lambda words, body: f"-\t{words}\n\n\t{body}", WORDS, st.one_of(WORDS, HEADING, RULE))
PAGE = st.lists(st.one_of(BLOCK, BLOCK, BLOCK, FOOTNOTE, TABS), min_size=1, max_size=5).map(
    lambda blocks: "\n\n".join(blocks) + "\n"
)


def in_pseudo(segment: Segment) -> str | None:
    return pseudo(segment.text) if segment.has_words else None


@often(300)
@given(PAGE)
def test_a_page_of_known_blocks_keeps_all_invariants(source: str) -> None:
    found = segments(source)
    assert render(source, found, lambda _: None) == source
    again = render(source, found, lambda segment: None if segment.start == segment.end else segment.text)
    assert same_spaces(html_of(again)) == same_spaces(html_of(source))
    assert tags_of(render(source, found, in_pseudo)) == tags_of(source)


LINES_OF_CORPUS = CORPUS.read_text("utf-8").split("\n")


@often(300)
@given(st.lists(st.one_of(st.sampled_from(LINES_OF_CORPUS), st.text(max_size=30)), max_size=25).map("\n".join))
def test_any_text_is_cut_without_an_error_and_put_together_again(source: str) -> None:
    try:
        found = segments(source)
    except ValueError:
        return  # front matter that is no YAML; the plugin names its line
    assert render(source, found, lambda _: None) == source
    ends = [0, *(segment.end for segment in sorted(found))]
    assert all(end <= segment.start for end, segment in zip(ends, sorted(found), strict=False))
    render(source, found, in_pseudo)


CATALOG = (CASES / "d01-nested-steps/de.po").read_bytes()
WHOLE = Domain.of("de.po", po_file.read(CATALOG, "de").catalog)


@often(200)
@given(st.integers(0, len(CATALOG)))
def test_a_catalog_that_is_cut_off_is_a_fault_or_only_lacks_messages(end: int) -> None:
    parsed = po_file.read(CATALOG[:end], "de")
    domain = Domain.of("de.po", parsed.catalog)
    if parsed.problems or list(domain_faults(domain, "de")):
        return
    assert {key: message.string for key, message in domain.translated.items()}.items() <= {
        key: message.string for key, message in WHOLE.translated.items()
    }.items()


@often(200)
@given(st.binary(max_size=200), st.integers(0, len(CATALOG)))
def test_no_bytes_crash_the_reader_of_catalogs(garbage: bytes, place: int) -> None:
    po_file.read(CATALOG[:place] + garbage + CATALOG[place:], "de")
