"""Planted faults in catalogs: every one is found, named by its code and its line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mkdocs_gettext.checks.messages import findings, is_safe
from mkdocs_gettext.checks.survey import check_catalogs
from mkdocs_gettext.configuration import Configuration
from mkdocs_gettext.faults import Fault
from mkdocs_gettext.po.catalogs import Catalogs
from mkdocs_gettext.translation.sanitise import safe
from small_site import HEADER, po_text

CASES = Path(__file__).parents[2] / "data/cases"
Make = Callable[..., Configuration]

PLANTED = {
    "02_script": "E-HTML",
    "03_jslink": "E-SCHEME",
    "04_onerror": "E-HTML",
    "05_placeholder": "E-PLACEHOLDER",
    "05b_placeholder_noflag": "E-PLACEHOLDER",
    "06_suit": "E-SYMBOL",
    "06b_suit_shape": "E-SYMBOL",
    "07_number": "E-NUMBER",
    "08_markup": "E-MARKUP",
    "09_plural3": "E-PLURAL",
    "09b_plural1": "E-PLURAL",
    "11_bom": "E-BOM",
    "12_crlf": "E-CRLF",
    "13_dup": "E-DUPLICATE",
    "14_latin1_header": "E-CHARSET",
    "15_nonutf8": "E-CHARSET",
    "16_trunc": "E-SYNTAX",
    "17_lang": "E-LANGUAGE",
    "18_ctrl": "E-CONTROL",
    "19_url": "E-LINK",
    "20_newline": "E-BREAK",
    "21_noheader": "E-HEADER",
    "22_empty": "E-HEADER",
    "23_plexpr": "E-PLURAL",
    "24_wsonly": "E-EMPTY",
}


@pytest.fixture
def check(configuration: Make) -> Callable[[bytes], list[Fault]]:
    """All faults and warnings of one German catalog."""

    def run(data: bytes) -> list[Fault]:
        site = configuration({})
        path = site.catalog("de", "windmill")
        path.parent.mkdir(parents=True)
        path.write_bytes(data)
        return check_catalogs(Catalogs(site), ["de"], warn=True)

    return run


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str, check: Callable[[bytes], list[Fault]]) -> None:
    found = check((CASES / "po-faults" / f"{name}.po").read_bytes())
    assert PLANTED[name] in {fault.code for fault in found}
    assert all(str(fault).startswith(f"i18n/de/LC_MESSAGES/windmill.po:{fault.line}: ") for fault in found)


def test_every_planted_file_is_tried() -> None:
    files = {path.stem for path in (CASES / "po-faults").glob("*.po")}
    assert files == {*PLANTED, "01_ok", "10_fuzzy"}


def test_a_clean_catalog_has_no_finding(check: Callable[[bytes], list[Fault]]) -> None:
    assert check((CASES / "po-faults/01_ok.po").read_bytes()) == []


def test_a_fuzzy_message_is_counted_as_a_warning(check: Callable[[bytes], list[Fault]]) -> None:
    found = check((CASES / "po-faults/10_fuzzy.po").read_bytes())
    assert [str(fault) for fault in found] == [
        "i18n/de/LC_MESSAGES/windmill.po:1: W-FUZZY: 1 of 1 are fuzzy, until somebody has looked at them; readers see the source"
    ]


def test_a_huge_file_is_refused_before_it_is_read(check: Callable[[bytes], list[Fault]]) -> None:
    found = check(po_text().encode() + b"# comment\n" * 1_000_000)
    assert [fault.code for fault in found] == ["E-SIZE"]


def test_a_nul_byte_is_a_fault(check: Callable[[bytes], list[Fault]]) -> None:
    assert [fault.code for fault in check(po_text(("Ace", "As\0s")).encode())] == ["E-CONTROL"]


def test_both_lines_of_a_duplicate_are_named(check: Callable[[bytes], list[Fault]]) -> None:
    found = check((CASES / "d06-duplicate/de.po").read_bytes())
    assert [(fault.line, "line 10" in fault.text) for fault in found] == [(16, True)]


def test_a_live_message_and_its_obsolete_twin_are_a_fault_that_names_both_lines(
    check: Callable[[bytes], list[Fault]],
) -> None:
    found = check((CASES / "d13-obsolete-twin/de.po").read_bytes())
    assert [(fault.line, fault.code, "line 10" in fault.text) for fault in found if fault.code != "W-MISSING"] == [
        (13, "E-DUPLICATE", True)
    ]


def test_a_message_can_be_exempt_with_a_reason(check: Callable[[bytes], list[Fault]]) -> None:
    text = 'msgid "Two 2s"\nmsgstr "Zwei 5er"\n'
    assert [fault.code for fault in check((HEADER + text).encode())] == ["E-NUMBER"]


def test_an_exemption_works_only_for_its_code_and_only_with_a_reason(
    check: Callable[[bytes], list[Fault]],
) -> None:
    with_reason = "# check:E-NUMBER=off German writes the word\n" + 'msgid "Two 2s"\nmsgstr "Zwei 5er"\n\n'
    without = "# check:E-NUMBER=off\n" + 'msgid "Three 3s"\nmsgstr "Drei 5er"\n'
    found = check((HEADER + with_reason + without).encode())
    assert [(fault.line, fault.code) for fault in found] == [(15, "E-EXEMPTION"), (15, "E-NUMBER")]


@pytest.mark.parametrize(
    "msgid, msgstr, code",
    [
        ("Ace", "<b>Ass</b>", "E-HTML"),
        ("Ace", "<script>f()</script>", "E-HTML"),
        ("An [ace](a.md)", "Ein [Ass](javascript:f)", "E-SCHEME"),
        ("An [ace](a.md)", "Ein [Ass](data:text/html,x)", "E-SCHEME"),
    ],
)
def test_what_may_run_code_cannot_be_exempt(
    msgid: str, msgstr: str, code: str, check: Callable[[bytes], list[Fault]]
) -> None:
    every = "".join(
        f"# check:{one}=off we trust it\n" for one in ("E-HTML", "E-SCHEME", "E-LINK", "E-CODE", "E-MARKUP")
    )
    assert {fault.code for fault in check((HEADER + every + po_text((msgid, msgstr), header="")).encode())} == {code}


@pytest.mark.parametrize(
    "comment",
    [
        "# check:E-NUMBER=off",
        "# check:E-NUMBER=off   ",
        "# check:E-NUMBER=on because",
        "# check:E-NUMBERS=off because",
        "# check:E-NUMB=off because",
        "# check:e-number=off because",
        "# see check:E-NUMBER=off because",
        "#. check:E-NUMBER=off because",
        "#: check:E-NUMBER=off because",
    ],
)
def test_an_exemption_is_a_comment_of_the_translator_with_code_and_reason(
    comment: str, check: Callable[[bytes], list[Fault]]
) -> None:
    found = check((HEADER + f'{comment}\nmsgid "Two 2s"\nmsgstr "Zwei 5er"\n').encode())
    assert "E-NUMBER" in {fault.code for fault in found}


def test_an_exemption_holds_for_its_own_message_only(check: Callable[[bytes], list[Fault]]) -> None:
    text = '# check:E-NUMBER=off a word\nmsgid "Two 2s"\nmsgstr "Zwei 5er"\n\nmsgid "Three 3s"\nmsgstr "Drei 5er"\n'
    assert [(fault.line, fault.code) for fault in check((HEADER + text).encode())] == [(14, "E-NUMBER")]


@pytest.mark.parametrize("code", ["E-DUPLICATE", "E-PLURAL", "E-CONTROL"])
def test_a_fault_of_the_file_cannot_be_exempt(code: str, check: Callable[[bytes], list[Fault]]) -> None:
    comment = f"# check:{code}=off we want it so\n"
    texts = {
        "E-DUPLICATE": 2 * f'{comment}msgid "Ace"\nmsgstr "Ass"\n\n',
        "E-PLURAL": f'{comment}msgid "{{n}} ace"\nmsgid_plural "{{n}} aces"\nmsgstr[0] "{{n}} Ass"\n',
        "E-CONTROL": f'{comment}msgid "Ace"\nmsgstr "As\u202es"\n',
    }
    assert code in {fault.code for fault in check((HEADER + texts[code]).encode())}


UNSAFE = (
    "data:text/html,x",
    "data:image/svg+xml,x",
    "DATA:x",
    "javascript:f",
    "vbscript:f",
    "file:///etc",
    "blob:x",
    "ftp://x",
)
HIDDEN = ("java\tscript:f", "&#106;avascript:f", "d&#x61;ta:x", "data&colon;x", " data:x", "\u200bdata:x")


@pytest.mark.parametrize("target", [*UNSAFE, *HIDDEN])
def test_a_link_that_may_run_code_is_not_safe(target: str) -> None:
    assert not is_safe(target)


@pytest.mark.parametrize("target", [target for target in UNSAFE if "/" not in target])
def test_a_link_that_may_run_code_is_named_and_leads_nowhere(target: str) -> None:
    found = {finding.code for finding in findings("An [ace](a.md)", f"Ein [Ass]({target})")}
    assert "E-SCHEME" in found
    assert safe("An [ace](a.md)", f"Ein [Ass]({target})") == "Ein [Ass](#)"


@pytest.mark.parametrize("target", ["a.md", "#a", "https://a.b", "HTTP://a.b", "mailto:a@b.c", "/a", "?a:b"])
def test_a_page_an_anchor_and_an_address_of_the_web_are_safe(target: str) -> None:
    assert is_safe(target)


def test_all_faults_of_all_files_are_listed_in_one_run(configuration: Make) -> None:
    site = configuration(
        {
            "i18n/de/LC_MESSAGES/a.po": po_text(("Deal 31.", "Gib 13.")),
            "i18n/de/LC_MESSAGES/b.po": po_text(("Deal 31.", "Gib 13."), ("See [a](b.md).", "Siehe [a](c.md).")),
            "i18n/en/LC_MESSAGES/c.po": "broken",
        }
    )
    found = check_catalogs(Catalogs(site), ["en", "de"])
    assert [(fault.path.rsplit("/", 1)[1], fault.line, fault.code) for fault in sorted(found)] == [
        ("a.po", 10, "E-NUMBER"),
        ("b.po", 10, "E-NUMBER"),
        ("b.po", 13, "E-LINK"),
        ("c.po", 1, "E-SYNTAX"),
    ]


@pytest.mark.parametrize(
    "msgid, msgstr, code",
    [
        ("Turn the top card. It is free.", "Deck die oberste Karte auf. Sie ist", "E-END"),
        ("See [Klondike][k].", "Siehe [Klondike][kl].", "E-REF"),
        ("A note[^1].", "Eine Anmerkung.", "E-REF"),
        ("Press `deal 5`.", "Drück `gib 5`.", "E-CODE"),
        ("[Go](a.md){ .button }", "[Los](a.md){ .knopf }", "E-ATTRIBUTE"),
        ("Read https://example.org/a now", "Lies https://example.org/b jetzt", "E-LINK"),
        ("Press <kbd>A</kbd>", "Drück A", "E-HTML"),
        ("A link [x](y.md)", "Ein [x](JaVaScRiPt&#58;alert(1))", "E-SCHEME"),
        ("One\ntwo", "Eins zwei", "E-BREAK"),
        ("The *stock*", "Der Vorrat", "E-MARKUP"),
        ("Windmill", '<span dir="ltr">Windmill', "E-HTML"),
        ("A card", "Eine <script", "E-HTML"),
    ],
)
def test_a_difference_has_its_code(msgid: str, msgstr: str, code: str) -> None:
    assert code in {finding.code for finding in findings(msgid, msgstr)}


@pytest.mark.parametrize(
    "msgid, msgstr",
    [
        ("Win 100% of 1,234 games.", "Gewinn 100 % von 1.234 Spielen."),
        ('Say "Windmill".', "Sag „Windmühle“."),
        ("Put it on the 2nd pile.", "Leg sie auf den 2. Stapel."),
        ("Windmill (Propeller)", '<span dir="ltr">Windmill (Propeller)</span> لعبة'),
        ("Is it free?", "هل هي حرة؟"),
        ("See [the rules](a.md#x) (short).", "Siehe [die Regeln](a.md#x) (kurz)."),
        ("`a|b` stays **bold**.", "**Fett** bleibt `a|b`."),
        ("Wait…", "Warte …"),
        ("First move", "1. Zug"),
        ("Second round", "2. Runde"),
    ],
)
def test_good_translations_are_let_through(msgid: str, msgstr: str) -> None:
    assert list(findings(msgid, msgstr)) == []
