"""Pages of each kind: translated into themselves they give the same HTML, in other words the same elements."""

import pytest
from bench.identity import changed, events, html_of, structure

from mkdocs_gettext.markdown.kinds import Segment
from mkdocs_gettext.markdown.segment import segments
from mkdocs_gettext.translation.render import render
from mkdocs_gettext.translation.sanitise import safe

PAGES = {
    "fence in raw HTML": "<details>\n<summary>More</summary>\n\nRun this:\n\n```sh\nls\n\ncd <b>\n```\n\n</details>\n\nEnd.\n",
    "fence in a raw table": "<table>\n<tr><td>\n\nCards *x*\n\n~~~\na\n  b\n~~~\n\n</td></tr>\n</table>\n",
    "fence in parsed HTML": "<details markdown>\n<summary>More</summary>\n\nRun *it*:\n\n```sh\nls\ncd\n```\n\n- a\n- b\n\n</details>\n",
    "tag over two lines": '<div class="a"\n  markdown="1">\n\n- one\n- two\n\n</div>\n\nAfter.\n',
    "raw HTML in a list": "1. a\n\n    <details>\n    <summary>Sum</summary>\n\n    Para *one*\n    more\n\n    ```sh\n    ls\n    cd\n    ```\n\n    - x\n    - y\n\n    </details>\n",
    "raw HTML in a quote": "> <details>\n> <summary>Sum</summary>\n>\n> ```sh\n> ls\n> cd\n> ```\n>\n> Text\n> more\n> </details>\n",
    "text behind raw HTML": "<div>a</div> tail *em* here\nand more\n\n<p>x</p><p>y</p> z\n\n<!-- d --> Tail *em*\n",
    "admonition in an item": '- item\n\n    !!! note "T"\n        Text\n        more\n\n        - in\n\n            deep\n\n- other\n',
    "admonition behind a mark": '- !!! note\n\n        Text\n        more\n\n1. !!! note "X"\n    Text\n    more\n',
    "code in an admonition behind a mark": '1. !!! note "X"\n        code\n        more\n',
    "admonition in a definition": "Term\n:   Def\n\n    !!! tip\n        Inside\n        more\n\n    ??? note \"Open\"\n\n        Folded\n\nWord\n\n:   !!! tip\n        Inside\n        more\n",
    "admonition by too few blanks": "1. item\n\n   !!! note\n\n       code\n       more\n",
    "text right behind an admonition": "!!! note\n    Text\nNot in it.\n\n=== \"Tab\"\n    text\n  not in it\n",
    "tabs in an item": '1. one\n\n    === "A"\n\n        Text a\n        more\n\n    === "B"\n\n        ```py\n        x\n        ```\n\n2. two\n',
    "definitions by many blanks": "Term\n:    Four blanks.\n\nWord\n:      Six blanks\nand on.\n\nName\n:       Seven\n        are code\n\nTab\n:\tone\n\n\tmore\n",
    "table behind a mark": "- | A | B |\n  | --- | --- |\n  | c | d |\n\n1. | A | B |\n    | --- | --- |\n    | c | d |\n2. x\n",
    "callouts": "> [!NOTE]\n> Useful *text*\n> more.\n\n> [!WARNING] A title\n> Text.\n\n> [!tip]\n>\n> - a\n> - b\n",
    "items with letters": "1) one\n2) two\nmore\n\na. x\nb. y\n\n#. p\n#. q\n",
    "inner list by few blanks": "- outer\n\n  - inner\n\n  text\n\n1. a\n\n   - b\n\n   para\n",
    "list that goes on": "1. one\n\nText.\n\n2. two\n3. three\n",
    "code and bars in a table": "| A `a|b` | B \\| c |\n| --- | --- |\n| `` x|`y `` | d \\\\| e |\n| \\` f | g` |\n",
    "quotes and lists": "> a\n>\n> > b\n> > - c\n> >     - d\n>\n> 1. e\n>\n>     f\n\n- > q\n  > r\n\n    > s\n",
    "quote marks that are none": "> one\n    > two\n\n1. > one\n    > two\n\n- > a\n\n    > b\n    > c\n",
    "what indented code ends with": "    code\n    two\n- # H\n- b\n\n    code\n# H\nText\nmore\n",
    "underlined items": "- two\n===\n- three\n--\nmore\n\n> 2. two\n> ===\n",
    "footnotes": "A[^1] b[^n].\n\n[^1]: First\n    lazily.\n\n    Second.\n\n    - list\n\n    ```\n    x\n    ```\n[^n]:\n    One\n    more.\n\n    Two.\n",
    "comments": "<!-- a\n\nb\n-->\n\nText <!-- c --> more.\n\nText\n<!-- e -->\nnext\n\n<!-- never closed\n!!! note\n    Text\n",
    "underlined headings": "Title\n   ---\n\nTitle two\n---   \n\nT3\n=\n\nT4\n--\nText\n\nA\nB\n---\n\nC\n=-=\n",
    "tabs": "-\titem\n\n\tpara in\n\n\t\tcode in\n\t\tmore\n\n\t-\tinner\n\n1.\tone\n\n\t# Head\n\n\t!!! note\n\t\tText\n\n>\tquote\n\n\tcode\n\tmore\n",
    "NBSP": "a\u00a0b\n\u00a0\u00a0c\n\u00a0\nd\n\n\u00a0\u00a0\u00a0\u00a0not code\n\n- x\n\u00a0 y\n\n# H\u00a0i\n\n| a\u00a0b | c |\n| - | - |\n| d\u00a0e | f |\n",
    "long lines": "a " * 9000 + "\n\n- " + "b " * 9000 + "\n\n|" + " x |" * 900 + "\n|" + "-|" * 900 + "\n",
    "nothing": "",
    "blanks only": "\n\n  \n\t\n",
    "what a heading or a rule ends": "# H\n    code\n    two\n\n## I\n- a\n- b\n\n***\n    code\n    two\n\n[a]: b.md\n    code\n    two\n",
    "list right below words": "Text\n- a\n- b\n\n    code here\n    two\n\nText\n- # no heading\n",
    "words that look like a heading": "- an item that goes on with\n    #12; and more\n\nText\n    ## and more\n",
    "definitions and lists": "Term\n:   - a\n    - b\n\n        deep\n:   ```\n    x\n    ```\n\nTerm 2\n: short\nlazily\n",
    "text around a fence": "Text\n```py\nx\n```\nmore\ntext\n\n- a\n    ```\n    y\n    ```\n    b\n",
    "formulas": "$$\nx\n$$\n\n$$ a =\nb $$\n\n\\[ x + y \\]\n\nText $x$ and \\(y\\).\n\n$$ never closed\n\ntext\n\n\\begin{align}\na\n\\end{align}\n\n$$\nnor this\n",
    "tags of templates": "{{ macro() }}\n\n{% if x %}\nText {{ y }}\nmore\n{% endif %}\n\n- {{ z }}\n",
    "call of a plugin": "# ::: module.name\n    options:\n        show: true\n\n::: other\n    options:\n        show: true\n",
    "blocks": "/// note | T\nText\nmore\n\n- a\n///\n\n//// tab | One\n/// details\n    type: tip\n\nIn\n///\n////\n",
    "abbreviations": "The HTML.\n\n*[HTML]: Hyper\nText right below\n*[CSS]:\n    Cascading\n",
    "code and quotes in a title": '!!! note "A `x=\\"y\\"` and "b" c"\n    Text.\n',
}  # fmt: skip


@pytest.fixture(params=PAGES.values(), ids=PAGES.keys())
def page(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def itself(segment: Segment) -> str | None:
    return None if segment.start == segment.end else safe(segment.text, segment.text)


def test_a_page_of_each_kind_is_the_same_when_it_is_translated_into_itself(page: str) -> None:
    assert events(html_of(render(page, segments(page), itself))) == events(html_of(page))


def test_a_page_of_each_kind_has_the_same_elements_in_other_words(page: str) -> None:
    def words(segment: Segment) -> str | None:
        return changed(segment.text) if segment.has_words else None

    assert structure(html_of(render(page, segments(page), words))) == structure(html_of(page))
