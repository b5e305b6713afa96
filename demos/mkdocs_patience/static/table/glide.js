// Shows how cards have moved: they glide from where they lay, or are outlined for a while.

const GLIDE = { duration: 160, easing: "ease-out" };
const STILL = 2000; // milliseconds that a moved card is outlined instead
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set(); // asking the browser for them would make it work out all styles first

/**
 * Changes what lies on a stage, and lets it be seen.
 * @param {Element} stage @param {() => Element[]} roots where cards may move @param {() => void} change
 */
export function glide(stage, roots, change) {
	const before = places(roots());
	land(stage);
	change();
	const still = reduced.matches || Boolean(stage.closest("[data-motion=off]"));
	for (const { card, x, y } of moved(before, roots())) {
		if (still) run(card, { outline: ["2px solid", "2px solid"] }, STILL);
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

/** The pile rises above the others, so that the card is seen on its way; the rest is left to the compositor. */
function travel(card, x, y) {
	const pile = card.closest(".patience-pile");
	pile.setAttribute("data-gliding", "");
	run(card, { transform: [`translate(${x}px, ${y}px)`, "none"] }, GLIDE).onfinish = (event) => {
		running.delete(event.target);
		pile.removeAttribute("data-gliding");
	};
}

function run(card, frames, timing) {
	const animation = card.animate(frames, timing);
	running.add(animation);
	return animation;
}

/** Whatever is still on its way is there. */
function land(stage) {
	for (const animation of running) animation.cancel();
	running.clear();
	for (const pile of stage.querySelectorAll("[data-gliding]")) pile.removeAttribute("data-gliding");
}
