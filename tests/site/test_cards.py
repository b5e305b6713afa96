"""Cards as they are seen: indices, faces, courts, backs and felts, in every size that the reader may wish."""

import pytest

from at_table import DEMO, card
from wanted_games import COLUMNS, TURNING, movable
from patience import GAMES

SIZES = ((320, 568), (360, 740), (1280, 800), (2560, 1440))
INDICES = f"""() => [...document.querySelectorAll('{DEMO} .patience-table li:last-child > [data-card]')].map((card) =>
    [card.getBoundingClientRect().width, card.getBoundingClientRect().height, parseFloat(getComputedStyle(card.querySelector('.patience-letter')).fontSize)])"""
SHOWN = f"""() => [...document.querySelectorAll('{DEMO} .patience-table li:last-child > [data-card]')].map((card) =>
    [card.getBoundingClientRect().width >= 58, ...['big', 'face'].map((part) => card.querySelector(`.patience-${{part}}`).checkVisibility())])"""
OUTSIDE = f"""() => [...document.querySelectorAll('{DEMO} [data-card]')].filter((card) => {{
    const [box, index] = [card, card.querySelector('.patience-letter')].map((part) => part.getBoundingClientRect());
    const cover = card.closest('li').nextElementSibling?.querySelector('.patience-card')?.getBoundingClientRect();
    const low = cover && cover.top > box.top ? cover.top : box.bottom, right = cover && cover.left > box.left ? cover.left : box.right;
    const suit = card.querySelector('.patience-letter > svg').getBoundingClientRect();
    return Math.max(index.right, suit.right) > right + 1 || suit.bottom > low + 1 || index.left < box.left;
}}).map((card) => card.dataset.card)"""
LOOK = """(card) => { const box = (part) => { const { x, y, width, height } = part.getBoundingClientRect(); return { x, y, width, height }; };
    const letter = card.querySelector('.patience-letter'), { opacity, backgroundColor, color, filter } = getComputedStyle(card);
    const { fontSize } = getComputedStyle(letter), parts = [...card.querySelectorAll('svg')].filter((part) => part.checkVisibility());
    return { box: box(card), letter: box(letter), fontSize, opacity, backgroundColor, color, filter, parts: parts.map(box) }; }"""
COLOURS = """(names) => { const demo = document.querySelector('patience-demo'), probe = document.createElement('i');
    demo.append(probe);
    const found = names.map((name) => { probe.style.color = `var(--patience-${name})`; return getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number); });
    probe.remove();
    return found; }"""
CONTRAST = (  # ink, ground, least ratio
    ("red", "face", 4.5),
    ("black", "face", 4.5),
    ("amber", "face", 4.5),
    ("blue", "face", 4.5),
    ("on-felt", "felt", 4.5),
    ("on-felt", "felt-deep", 4.5),
    ("slot", "felt", 3),
    ("slot", "felt-deep", 3),
    ("mark", "felt", 3),
    ("mark", "felt-deep", 3),
    ("mark-line", "face", 3),
    ("mark-line", "mark", 3),
    ("refused", "face", 3),
    ("face", "felt", 3),
    ("face", "back", 3),
)


def wish(page, **wishes: str) -> None:
    """Shows a wish until the test is over."""
    page.evaluate(f"(wishes) => Object.assign(document.querySelector('{DEMO}').dataset, wishes)", wishes)


@pytest.fixture
def wished(pictured):
    """Gives a page, and takes all wishes back afterwards."""
    page = pictured("de", COLUMNS)
    usual = page.evaluate(f"({{...document.querySelector('{DEMO}').dataset}})")
    yield page
    wish(page, **{name: usual[name] for name in ("size", "colours", "felt", "back")})


@pytest.mark.parametrize("name", GAMES)
def test_all_boards_have_one_scale_of_indices(pictured, name):
    page = pictured("de", name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for card_width, card_height, index in page.evaluate(INDICES):
            usual = max(21, card_width / 4) if card_width >= 58 else min(21, max(16, card_width * 0.4))
            assert index == pytest.approx(min(usual, card_height * 0.88), abs=0.1), (width, height)


def test_a_small_card_shows_its_suit_and_a_large_one_its_face(pictured):
    page = pictured("de", COLUMNS)
    seen = set()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        seen |= {tuple(parts) for parts in page.evaluate(SHOWN)}
    assert seen == {(True, False, True), (False, True, False)}


@pytest.mark.parametrize(
    "name", [name if name == COLUMNS else pytest.param(name, marks=pytest.mark.long) for name in GAMES]
)
def test_index_and_suit_lie_in_what_is_seen_of_their_card(seated, name):
    page = seated("de", name, 4711)
    page.evaluate(f"document.querySelector('{DEMO}').dataset.open = ''")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUTSIDE) == [], (width, height)
    page.evaluate(f"delete document.querySelector('{DEMO}').dataset.open")


def test_larger_cards_are_larger_and_so_are_their_letters(wished):
    for width, height in SIZES[1:]:
        wished.set_viewport_size({"width": width, "height": height})
        found = []
        for size in ("M", "L", "XL"):
            wish(wished, size=size)
            found.append(wished.evaluate(INDICES)[0])
            assert wished.evaluate("document.documentElement.scrollWidth") <= width
        (medium, _, small_index), (large, _, index), (largest, _, large_index) = found
        assert large > medium * 1.15
        assert largest > large * 1.15
        assert small_index < index < large_index


def test_a_board_of_very_large_cards_can_be_scrolled_to_every_card(wished):
    wished.set_viewport_size({"width": 360, "height": 740})
    wish(wished, size="XL")
    stage = wished.locator(f"{DEMO} .patience-stage")
    assert stage.evaluate("(stage) => stage.scrollWidth > stage.clientWidth")
    for place in ("first", "last"):
        pile = getattr(wished.locator(f"{DEMO} .patience-pile"), place)
        pile.scroll_into_view_if_needed()
        inside, box = stage.bounding_box(), pile.bounding_box()
        assert inside["x"] - 1 <= box["x"] and box["x"] + box["width"] <= inside["x"] + inside["width"] + 1


def test_what_is_dragged_looks_as_its_card_did(seated):
    page = seated("en", TURNING, 4711)
    taken = card(page, movable(TURNING, 4711))
    before = taken.evaluate(LOOK)
    x, y = before["box"]["x"] + 20, before["box"]["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 40, steps=4)
    copy = page.locator(".patience-ghost .patience-card").evaluate(LOOK)
    page.mouse.move(x, y)
    page.mouse.up()
    for part in (copy["box"], copy["letter"], *copy["parts"]):
        part["x"], part["y"] = part["x"] - 30, part["y"] - 40
    assert copy == before


def luminance(colour: list[float]) -> float:
    channels = [one / 255 for one in colour[:3]]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one: list[float], other: list[float]) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("back", ["lattice", "waves"])
@pytest.mark.parametrize("felt", ["green", "blue"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_whatever_felt_and_back_are_chosen_all_can_be_told_apart(wished, scheme, felt, back):
    wished.emulate_media(color_scheme=scheme)
    wish(wished, felt=felt, back=back)
    names = sorted({name for pair in CONTRAST for name in pair[:2]})
    colours = dict(zip(names, wished.evaluate(COLOURS, names), strict=True))
    low = {(ink, ground): ratio(colours[ink], colours[ground]) for ink, ground, least in CONTRAST}
    assert {pair: low[pair] for *pair, least in CONTRAST if low[tuple(pair)] < least for pair in [tuple(pair)]} == {}
    wished.emulate_media(color_scheme="light")


def test_felts_and_backs_differ(wished):
    seen = set()
    for felt, back in (("green", "lattice"), ("blue", "waves")):
        wish(wished, felt=felt, back=back)
        seen.add(tuple(map(tuple, wished.evaluate(COLOURS, ["felt", "back"]))))
    assert len({felt for felt, _ in seen}) == len({back for _, back in seen}) == 2


def test_with_four_colours_each_suit_has_its_own_and_two_are_outlined(wished):
    wish(wished, colours="4")
    found = wished.evaluate(
        f"""() => [...document.querySelectorAll('{DEMO} [data-card] > .patience-letter > svg')].map((suit) => {{
        const {{ color, fill }} = getComputedStyle(suit); return [suit.closest('[data-card]').dataset.card[1], color, fill === 'none']; }})"""
    )
    looks = {suit: (colour, outlined) for suit, colour, outlined in found}
    assert len({colour for colour, _ in looks.values()}) == len(looks) == 4
    assert {suit for suit, (_, outlined) in looks.items() if outlined} == {"D", "C"}
