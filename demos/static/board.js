// Shows positions: morphs piles in place, so that focus stays, and lets moved cards glide.

import { Idiomorph } from "./idiomorph.js";

const GLIDE = { duration: 160, easing: "ease-out" };
const STILL = 2000; // milliseconds that a moved card is outlined instead
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Element} stage @returns {boolean} whether the reader wants nothing to travel */
const calm = (stage) => reduced.matches || Boolean(stage.closest("[data-motion=off]"));

/** @param {Iterable<Element>} roots @returns {Map<string, DOMRect>} where each card lies now */
function places(roots) {
	const found = new Map();
	for (const root of roots)
		for (const card of root.querySelectorAll("[data-card]")) found.set(card.dataset.card, card.getBoundingClientRect());
	return found;
}

/** Shows which cards have moved: they glide from where they were, or are outlined for a while. */
function trace(roots, before, still) {
	for (const root of roots) for (const running of root.getAnimations({ subtree: true })) running.cancel();
	const moved = []; // all is read before anything is set in motion, so that the browser lays out once
	for (const [card, now] of places(roots)) {
		const old = before.get(card);
		if (!old || (Math.abs(old.x - now.x) < 1 && Math.abs(old.y - now.y) < 1)) continue;
		moved.push([card, old.x - now.x, old.y - now.y]);
	}
	for (const [name, x, y] of moved) {
		const card = roots.map((root) => root.querySelector(`[data-card="${name}"]`)).find(Boolean);
		if (still) card.animate({ outline: ["2px solid", "2px solid"] }, STILL);
		else glide(card, x, y);
	}
}

/** A card that is used anew has dropped the glide of its former self. */
function glide(card, x, y) {
	card.animate(
		[
			{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
			{ transform: "none", zIndex: 5 },
		],
		GLIDE,
	);
}

function morph(element, html) {
	return Idiomorph.morph(element, html, { morphStyle: "outerHTML" });
}

/**
 * Brings the piles that changed up to date.
 * @param {Element} stage
 * @param {Record<string, string>} piles HTML by element id
 */
export function showPiles(stage, piles) {
	const ids = Object.keys(piles);
	const changed = () => ids.map((id) => stage.querySelector(`#${CSS.escape(id)}`)).filter(Boolean);
	const before = places(changed());
	for (const pile of changed()) morph(pile, piles[pile.id]);
	trace(changed(), before, calm(stage));
}

/**
 * Shows another position of the same game in the place of this one.
 * @param {Element} stage
 * @param {string} html a whole table
 */
export function showTable(stage, html) {
	const before = places([stage]);
	morph(stage.firstElementChild, html);
	trace([stage], before, calm(stage));
}
