"""What a translator of any language rightly writes is let through; what changes the page is not."""

import pytest

from mkdocs_gettext.checks.messages import findings
from mkdocs_gettext.po import po_file
from small_site import po_text


@pytest.mark.parametrize(
    "msgid, msgstr",
    [
        ("Deal ten cards.", "แจกไพ่สิบใบ"),  # Thai ends no sentence with a mark
        ("Deal ten cards.", "ແຈກໄພ້ສິບໃບ"),
        ("Deal ten cards.", "ចែកបៀដប់សន្លឹក។"),
        ("Deal ten cards.", "ဖဲဆယ်ချပ် ဝေပါ။"),
        ("Deal ten cards.", "Բաժանիր տասը քարտ։"),
        ("Deal ten cards.", "አስር ካርዶችን አድል።"),
        ("Deal ten cards.", "दस पत्ते बाँटें।"),
        ("Is it free?", "آیا آزاد است؟"),
        ("Is it free?", "Είναι ελεύθερο;"),
        ("Deal ten cards.", "カードを10枚配る。"),
        ("Deal ten cards.", "「カードを十枚配る」"),
        ("Deal ten cards.", "카드를 열 장 나눈다."),
        ('See [the hint](x.md "Wait!").', 'Siehe [den Hinweis](x.md "Warte!").'),
        ('[Hint](x.md "Wait!")', '[Hint](x.md "Wait!")'),
        ("Wait! :smile:", "Warte! :smile:"),
        ("Deal 31 cards.", "وزّع ٣١ ورقة."),
        ("Deal 31 cards.", "۳۱ کارت پخش کن."),
        ("Deal 31 cards.", "แจกไพ่ ๓๑ ใบ"),
        ("Deal 31 cards.", "ចែកបៀ ៣១ សន្លឹក។"),
        ("Deal 31 cards.", "３１枚のカードを配る。"),
        ("Win 1,234 games.", "اربح ١٬٢٣٤ لعبة."),
        ("Deal two cards.", "Gib 2 Karten."),
        ("Deal twelve cards.", "カードを12枚配る。"),
        ("See https://example.org/a now.", "https://example.org/aを見る。"),
        ("See https://example.org/a.", "انظر https://example.org/a؟"),
        ("See https://example.org/a.", "Siehe „https://example.org/a“."),
        ("Windmill (Propeller)", '<bdi>Windmill (Propeller)</bdi> لعبة'),
        ("Windmill", "<span dir=rtl lang=ar>طاحونة</span>"),
        ("Windmill", "<bdi dir='auto'>طاحونة</bdi>"),
        ("A very\u200blong word.", "Ein sehr\u200blanges Wort."),
        ("The &rarr; leads on.", "Der → führt weiter."),
        ("Use ~x~ and ^y^.", "Nimm ~x~ und ^y^."),
        ("About ~5 cards.", "Ungefähr 5 Karten."),
        ("It costs $5 or $10.", "Es kostet 5 $ oder 10 $."),
        ("Set {A, B} is free.", "Menge {A, B} ist frei."),
    ],
)  # fmt: skip
def test_a_good_translation_has_no_finding(msgid: str, msgstr: str) -> None:
    assert list(findings(msgid, msgstr)) == []


@pytest.mark.parametrize(
    "msgid, msgstr, code",
    [
        ("Turn a card. It is free.", "Deck eine Karte auf. Sie ist", "E-END"),
        ("Turn a card.", "Переверни карту", "E-END"),
        ("Deal 31 cards.", "وزّع ١٣ ورقة.", "E-NUMBER"),
        ("Deal two cards.", "Gib 3 Karten.", "E-NUMBER"),
        ("Deal cards.", "Gib 7 Karten.", "E-NUMBER"),
        ("Deal 2 cards.", "Gib zwei Karten.", "W-NUMBER"),
        ("Version {{ version }} is out.", "Version {{ fassung }} ist da.", "E-TEMPLATE"),
        ("Version {{ version }} is out.", "Die Version ist da.", "E-TEMPLATE"),
        ("Text", "{% include 'x' %}", "E-TEMPLATE"),
        ("The sum \\(a+b\\) is odd.", "Die Summe ist ungerade.", "E-CODE"),
        ("The sum $a+b$ is odd.", "Die Summe $a-b$ ist ungerade.", "E-CODE"),
        ("Use ~x~.", "Nimm x.", "E-MARKUP"),
        ("Use ^x^.", "Nimm x.", "E-MARKUP"),
        ("The &rarr; leads on.", "Der Pfeil führt weiter.", "W-ENTITY"),
        ("It is &copy; 2020.", "Es ist von 2020.", "W-ENTITY"),
        ("Windmill", "<bdi>طاحونة", "E-HTML"),
        ("Windmill", "<bdi onclick=x>طاحونة</bdi>", "E-HTML"),
        ("Windmill", "&lt;/title&gt;&lt;script&gt;", "E-HTML"),
        ("[Home](a.md)", "[Start](https://elsewhere.org)", "E-SCHEME"),
        ("[Home](a.md)", "[Start](//elsewhere.org)", "E-SCHEME"),
        ("[Home](a.md)", "[Start](/\\elsewhere.org)", "E-SCHEME"),
        ("[Home](a.md)", "[Start](mailto:x@y.z)", "E-SCHEME"),
    ],
)
def test_what_changes_the_page_has_its_code(msgid: str, msgstr: str, code: str) -> None:
    assert code in {finding.code for finding in findings(msgid, msgstr)}


@pytest.mark.parametrize("script", ["ខ្មែរ\u200bភាសា", "ภาษา\u200bไทย", "ພາສາ\u200bລາວ", "မြန်မာ\u200bစာ"])
def test_a_break_without_width_may_stand_where_a_script_has_no_blanks(script: str) -> None:
    assert po_file.read(po_text(("A word", script)).encode(), "km").problems[1:] == []
    assert [one.code for one in po_file.read(po_text(("A word", "Ein\u200bWort")).encode(), "de").problems] == [
        "E-CONTROL"
    ]


def test_an_invisible_character_of_the_source_may_stay_and_any_other_may_not() -> None:
    assert po_file.read(po_text(("A\u2060B", "C\u2060D")).encode(), "de").problems == []
    assert po_file.read(po_text(("A\u2060B", "C\u202eD")).encode(), "de").problems != []


def test_text_of_another_direction_may_be_set_apart_if_that_ends() -> None:
    assert po_file.read(po_text(("Windmill", "\u2068Windmill\u2069 لعبة")).encode(), "ar").problems[1:] == []
    assert po_file.read(po_text(("Windmill", "\u2067Windmill لعبة")).encode(), "ar").problems[1:] != []


@pytest.mark.parametrize(
    "changed",
    [
        ('"Language: de\\n"\n', ""),
        ("Language: de", "Language: "),
        ("Language: de", "language: de_AT"),
        ("charset=UTF-8", "charset = utf8"),
        ("charset=UTF-8", "charset=ASCII"),
        ("nplurals=2; plural=(n != 1);", "nplurals = 2 ; plural = n != 1"),
        ("Content-Type: text/plain; charset=UTF-8\\n", "X-Empty: \\n"),
    ],
)
def test_a_header_that_msgfmt_accepts_is_accepted(changed: tuple[str, str]) -> None:
    text = po_text(("A card", "Eine Karte"))
    assert changed[0] in text
    assert po_file.read(text.replace(*changed).encode(), "de").problems == []
