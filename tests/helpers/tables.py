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
