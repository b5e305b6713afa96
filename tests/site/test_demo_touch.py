"""By finger: a card is carried and given back, and the page scrolls wherever no card is to be carried."""

import pytest

from browsers import window
from at_table import DEMO, card, lies, settled, start, until

STATUS = f"document.querySelector('{DEMO} .patience-status').textContent"
GHOSTS = "document.querySelectorAll('.patience-ghost').length"
TOUCH_ACTIONS = f"""() => Object.groupBy([...document.querySelectorAll('{DEMO} .patience-stage .patience-card')].map((card) =>
    [card.matches('[data-movable]') ? 'movable' : 'other', getComputedStyle(card).touchAction]), ([kind]) => kind)"""
FRAME = "new Promise(requestAnimationFrame)"
LISTEN = "() => { window.scrolled = false; addEventListener('scrollend', () => { window.scrolled = true; }, { once: true }); }"
CARRIED = ("column 4", "column 6")  # legal in the deal that is played here


class Fingers:
    """What touches a screen, through the browser's own input."""

    def __init__(self, page) -> None:
        self.page, self.session, self.down = page, page.context.new_cdp_session(page), []

    def _send(self, kind: str, points: list) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, x: float, y: float) -> None:
        self.down.append((x, y))
        self._send("touchStart", self.down)

    def move(self, x: float, y: float, steps: int = 6) -> None:
        """Moves the first finger."""
        from_x, from_y = self.down[0]
        for step in range(1, steps + 1):
            part = step / steps
            self.down[0] = (from_x + (x - from_x) * part, from_y + (y - from_y) * part)
            self._send("touchMove", self.down)
            self.page.evaluate(FRAME)

    def lift(self) -> None:
        if self.down:
            self.down.clear()
            self._send("touchEnd", [])

    def cancel(self) -> None:
        self.down.clear()
        self._send("touchCancel", [])


@pytest.fixture(scope="module")
def device(chromium):
    screen = {"width": 360, "height": 560}
    with window(chromium, viewport=screen, has_touch=True, is_mobile=True, reduced_motion="reduce") as device:
        yield device


def opened(device, address, query: str = "?deal=4711"):
    page = device.new_page()
    page.goto(f"{address}en/games/klondike/{query}")
    return page


@pytest.fixture(scope="module")
def booted(device, address):
    page = opened(device, address)
    start(page)
    return page


@pytest.fixture
def phone(booted):
    """A page in play, with its deal as it was laid out, and what lies where."""
    settled(booted, lambda: booted.evaluate(f"() => {{ document.querySelector('{DEMO}').play.restart(); }}"))
    booted.locator(f'{DEMO} [data-pile="foundation 1"]').evaluate("(pile) => pile.scrollIntoView()")
    return booted


@pytest.fixture(scope="module")
def fingers(booted):
    return Fingers(booted)


def middle(locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + 14


def carry(phone, fingers) -> tuple[float, float]:
    """Takes a card nearly to where it may go, and tells where that is."""
    source, target = (middle(card(phone, pile)) for pile in CARRIED)
    fingers.press(*source)
    fingers.move(*target)
    until(phone, f"{GHOSTS} === 1")
    return target


def test_a_finger_carries_a_card_to_its_place(phone, fingers):
    before = lies(phone)
    carry(phone, fingers)
    settled(phone, fingers.lift)
    source, target = CARRIED
    assert lies(phone)[target] == before[target] + before[source]
    assert phone.evaluate(GHOSTS) == 0


GIVEN_BACK = {
    "second finger": lambda fingers: fingers.press(20, 500),
    "cancelled by the system": lambda fingers: fingers.cancel(),
    "window left": lambda fingers: fingers.page.evaluate("() => { window.dispatchEvent(new Event('blur')); }"),
    "Esc": lambda fingers: fingers.page.keyboard.press("Escape"),
}


@pytest.mark.parametrize("how", GIVEN_BACK)
def test_a_card_carried_by_finger_is_given_back(phone, fingers, how):
    before = lies(phone)
    phone.evaluate(f"document.querySelector('{DEMO} .patience-status').replaceChildren()")
    carry(phone, fingers)
    GIVEN_BACK[how](fingers)
    until(phone, f"{GHOSTS} === 0")
    until(phone, f"{STATUS} === 'Put back.'")
    fingers.lift()
    phone.evaluate(f"document.querySelector('{DEMO}').play.inTurn(() => {{}})")  # whatever the lifting has begun is done
    assert lies(phone) == before
    assert phone.locator(f"{DEMO} [aria-pressed=true], {DEMO} [data-lifted], {DEMO} [data-target]").count() == 0


def swipe(page, fingers, locator) -> None:
    """Moves a finger up from somewhere."""
    x, y = middle(locator)
    fingers.press(x, y)
    fingers.move(x, y - 130, steps=8)


def scrolled(page, fingers, locator) -> float:
    """How far the page has scrolled once it comes to rest after a swipe."""
    before = page.evaluate("scrollY")
    page.evaluate(LISTEN)
    swipe(page, fingers, locator)
    fingers.lift()
    until(page, "scrolled")
    return page.evaluate("scrollY") - before


def test_a_swipe_scrolls_from_a_card_that_cannot_move_and_carries_one_that_can(phone, fingers):
    foundation = phone.locator(f'{DEMO} [data-pile="foundation 1"]')
    for still in (phone.locator(f"{DEMO} .patience-backs").last, card(phone, "stock"), card(phone, "foundation 1")):
        foundation.evaluate("(pile) => pile.scrollIntoView()")
        assert scrolled(phone, fingers, still) > 60
    foundation.evaluate("(pile) => pile.scrollIntoView()")
    before, place = lies(phone), phone.evaluate("scrollY")
    swipe(phone, fingers, card(phone, "column 7"))
    assert phone.evaluate(GHOSTS) == 1
    assert phone.evaluate("scrollY") == place
    fingers.lift()
    until(phone, f"{GHOSTS} === 0")
    assert phone.evaluate("scrollY") == place
    assert lies(phone) == before


def test_before_play_a_swipe_scrolls_from_everywhere(device, address):
    with opened(device, address, query="") as page:
        fingers = Fingers(page)
        for pile in ("column 1", "column 7", "stock", "foundation 1"):
            page.locator(f"{DEMO} .patience-stage").evaluate("(stage) => stage.scrollIntoView({ block: 'center' })")
            last = page.locator(f'{DEMO} [data-pile="{pile}"] .patience-card').last
            assert scrolled(page, fingers, last) > 60, pile
        assert {action for pairs in page.evaluate(TOUCH_ACTIONS).values() for _, action in pairs} == {"auto"}


def test_only_movable_cards_take_the_touch_for_themselves(phone):
    actions = {kind: {action for _, action in pairs} for kind, pairs in phone.evaluate(TOUCH_ACTIONS).items()}
    assert actions["movable"] == {"pinch-zoom"}
    assert actions["other"] <= {"auto", "manipulation"}


def test_carrying_and_pressing_twice_select_no_text(phone, fingers):
    carry(phone, fingers)
    settled(phone, fingers.lift)
    x, y = middle(card(phone, "column 7"))
    phone.mouse.move(x, y)
    phone.mouse.dblclick(x, y)
    phone.mouse.down()
    phone.mouse.move(x - 150, y - 40, steps=4)
    phone.mouse.up()
    assert phone.evaluate("getSelection().toString()") == ""
