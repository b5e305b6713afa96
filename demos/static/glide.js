// Shows how cards have moved: they glide from where they lay, or are outlined for a while.

const GLIDE = { duration: 160, easing: "ease-out" };
const STILL = 2000; // milliseconds that a moved card is outlined instead
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Changes what lies on a stage, and lets it be seen.
 * @param {Element} stage @param {() => Element[]} roots where cards may move @param {() => void} change
 */
export function glide(stage, roots, change) {
	const before = places(roots());
	change();
	for (const root of roots()) for (const running of root.getAnimations({ subtree: true })) running.cancel();
	const still = reduced.matches || Boolean(stage.closest("[data-motion=off]"));
	for (const { card, x, y } of moved(before, roots())) {
		if (still) card.animate({ outline: ["2px solid", "2px solid"] }, STILL);
		else travel(card, x, y);
	}
}

/** @param {Element[]} roots @returns {Map<string, {card: Element, box: DOMRect}>} the cards and where they lie now */
function places(roots) {
	const cards = roots.flatMap((root) => [...root.querySelectorAll("[data-card]")]);
	return new Map(cards.map((card) => [card.dataset.card, { card, box: card.getBoundingClientRect() }]));
}

/** All is read before anything is set in motion, so that the browser lays out once. */
function moved(before, roots) {
	const found = [];
	for (const [name, { card, box }] of places(roots)) {
		const old = before.get(name)?.box;
		const [x, y] = old ? [old.x - box.x, old.y - box.y] : [0, 0];
		if (Math.abs(x) >= 1 || Math.abs(y) >= 1) found.push({ card, x, y });
	}
	return found;
}

/** A card that is used anew has dropped the glide of its former self. */
function travel(card, x, y) {
	const from = { transform: `translate(${x}px, ${y}px)`, zIndex: 5 };
	card.animate([from, { transform: "none", zIndex: 5 }], GLIDE);
}
