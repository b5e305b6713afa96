// Shows how cards have moved: they glide from where they lay, or are outlined for a while.

const GLIDE = { duration: 160, easing: "ease-out" };
const STILL = 2000; // milliseconds that a moved card is outlined instead
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set(); // asking the browser for them would make it work out all styles first

/**
 * Changes what lies on a stage, and lets it be seen.
 * @param {Element} stage @param {() => Element[]} roots where cards may move: piles, or what holds them @param {() => void} change
 */
export function glide(stage, roots, change) {
	land(stage);
	const before = places(roots());
	change();
	const still = reduced.matches || Boolean(stage.closest("[data-motion=off]"));
	for (const { card, x, y } of moved(before, roots())) {
		if (still) run(card, { outline: ["3px solid var(--patience-mark)", "3px solid var(--patience-mark)"] }, STILL);
		else travel(card, x, y);
	}
}

/** Where the cards lie now, on the screen and in their piles. @param {Element[]} roots */
function places(roots) {
	const piles = roots.flatMap((root) => (root.dataset.pile ? root : [...root.querySelectorAll(".patience-pile")]));
	const found = new Map();
	for (const pile of piles) {
		const edge = pile.getBoundingClientRect();
		for (const card of pile.querySelectorAll("[data-card]")) {
			const { x, y } = card.getBoundingClientRect();
			found.set(card.dataset.card, { card, pile: pile.dataset.pile, x, y, inside: [x - edge.x, y - edge.y] });
		}
	}
	return found;
}

/**
 * Cards that lie elsewhere than before; that a pile as a whole lies lower is nobody's move. All is read before anything
 * is set in motion, so that the browser lays out once.
 */
function moved(before, roots) {
	const found = [];
	for (const [name, now] of places(roots)) {
		const old = before.get(name) ?? now;
		const [[oldX, oldY], [nowX, nowY]] =
			old.pile === now.pile
				? [old.inside, now.inside]
				: [
						[old.x, old.y],
						[now.x, now.y],
					];
		const [x, y] = [oldX - nowX, oldY - nowY];
		if (Math.abs(x) >= 1 || Math.abs(y) >= 1) found.push({ card: now.card, x, y });
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
