"""What a table looks like on a screen, measured in the page."""

from at_table import DEMO

SCREENS = {
    "320×568": (320, 568),
    "360×740": (360, 740),
    "740×360": (740, 360),
    "820×1180": (820, 1180),
    "1100×700": (1100, 700),
    "1280×800": (1280, 800),
    "1920×1080": (1920, 1080),
    "2560×1440": (2560, 1440),
}
LEAST = 24  # pixels of what has to be hit, by WCAG 2.5.8

# What of a button can be hit: its box, less what the next card of its pile covers.
TARGETS = f"""() => [...document.querySelectorAll('{DEMO} :is(button, a, input, select)')]
    .filter((one) => one.checkVisibility()).map((one) => {{
        let {{ left, right, top, bottom }} = one.getBoundingClientRect();
        const cover = one.closest('li')?.nextElementSibling?.querySelector('button')?.getBoundingClientRect();
        if (cover && cover.top > top) bottom = Math.min(bottom, cover.top);
        else if (cover && cover.left > left) right = Math.min(right, cover.left);
        return {{ name: one.ariaLabel ?? one.textContent, left, right, top, bottom, inline: one.matches('p a') }};
    }}).filter(({{ inline }}) => !inline)"""
MEASURE = f"""() => {{
    const demo = document.querySelector('{DEMO}'), stage = demo.querySelector('.patience-stage').getBoundingClientRect();
    const box = (one) => one.getBoundingClientRect();
    const cards = [...demo.querySelectorAll('.patience-table .patience-card')].map(box);
    const strips = [...demo.querySelectorAll('.patience-pile--column')].flatMap((pile) => {{
        const tops = [...pile.querySelectorAll(':scope > li > button')].map((card) => box(card).top);
        return tops.slice(1).map((top, place) => top - tops[place]);
    }});
    const outside = (one, frame) => one.left < frame.left - 1 || one.right > frame.right + 1 || one.top < frame.top - 1 || one.bottom > frame.bottom + 1;
    const screen = {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }};
    const parts = [...demo.querySelectorAll('.patience-stage, .patience-bar button, .patience-line')].filter((one) => one.checkVisibility());
    const letters = [...demo.querySelectorAll('.patience-table button[data-card] > .patience-letter')].map((one) => parseFloat(getComputedStyle(one).fontSize));
    return {{
        width: Math.min(...cards.map((card) => card.width)),
        strip: Math.min(...strips),
        letter: Math.min(...letters),
        outside: cards.filter((card) => outside(card, stage)).length,
        cut: parts.filter((part) => outside(box(part), screen)).map((part) => part.className || part.textContent),
        sideways: document.documentElement.scrollWidth - innerWidth,
    }};
}}"""
MAIN_SCREENS = {name: SCREENS[name] for name in ("360×740", "740×360", "820×1180", "1280×800", "1920×1080")}


def apart(one: dict, other: dict) -> float:
    """How far the middles of two targets are from each other."""
    x = (one["left"] + one["right"] - other["left"] - other["right"]) / 2
    y = (one["top"] + one["bottom"] - other["top"] - other["bottom"]) / 2
    return (x * x + y * y) ** 0.5


def is_small(target: dict) -> bool:
    return min(target["right"] - target["left"], target["bottom"] - target["top"]) < LEAST - 0.5


def reaches(small: dict, other: dict) -> bool:
    """Tells whether the circle around a small target comes over another target."""
    x, y = (small["left"] + small["right"]) / 2, (small["top"] + small["bottom"]) / 2
    dx = max(other["left"] - x, 0, x - other["right"])
    dy = max(other["top"] - y, 0, y - other["bottom"])
    return (dx * dx + dy * dy) ** 0.5 < LEAST / 2 - 0.5 or (is_small(other) and apart(small, other) < LEAST - 0.5)


def hard_to_hit(targets: list[dict]) -> list[str]:
    return [
        one["name"]
        for one in targets
        if is_small(one) and any(reaches(one, other) for other in targets if other is not one)
    ]
